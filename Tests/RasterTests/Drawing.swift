import Canvas
import Foundation
import Raster

/// No text, or one block for every line of it.
final class BlockText: GlyphSource, Sendable {
  let mask: GlyphMask?

  init(_ mask: GlyphMask? = nil) { self.mask = mask }

  func masks(for text: String, font: Font, scale: CGFloat) -> [GlyphMask] {
    mask.map { [$0] } ?? []
  }
}

extension Color {
  static let white = Color(0xFFFFFF)
  static let black = Color(0x000000)
}

extension DrawList {
  init(_ commands: [DrawCommand]) {
    self.init()
    self.commands = commands
  }
}

extension Bitmap {
  /// White on black, so that a channel is the coverage.
  init(
    _ commands: DrawCommand..., width: Int = 16, height: Int = 16, scale: CGFloat = 1,
    text: BlockText = BlockText(), background: Color = .black
  ) {
    self.init(width: width, height: height)
    Rasterizer(text: text).draw(
      DrawList(commands), into: &self, scale: scale, background: background)
  }

  /// The blue channel of a row.
  func row(_ y: Int) -> [Int] { (0..<width).map { Int(self[$0, y] & 255) } }

  func column(_ x: Int) -> [Int] { (0..<height).map { Int(self[x, $0] & 255) } }

  /// The sum of the coverage, in pixels.
  var coveredArea: Double { pixels.reduce(0) { $0 + Double($1 & 255) } / 255 }

  /// The largest difference of a channel between two pictures of the same size.
  func largestDifference(from other: Bitmap) -> Int { differences(from: other).max() ?? 0 }

  /// How many pixels of two pictures of the same size differ in a channel by more than `most`.
  func pixelsDiffering(from other: Bitmap, byMoreThan most: Int) -> Int {
    differences(from: other).count { $0 > most }
  }

  /// For each pixel the largest difference of a channel.
  private func differences(from other: Bitmap) -> [Int] {
    zip(pixels, other.pixels).map { (one: UInt32, other: UInt32) -> Int in
      var most = 0
      guard one != other else { return most }
      for shift in [0, 8, 16, 24] as [UInt32] {
        most = max(most, abs(Int(one >> shift & 255) - Int(other >> shift & 255)))
      }
      return most
    }
  }
}

extension Paint {
  static let white = Paint.solid(.white)
}

func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}

func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
