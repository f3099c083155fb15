public import Canvas
public import Foundation

/// Makes pictures of text for the rasteriser.
public protocol GlyphSource: AnyObject {
  /// The masks of one line of text; together they show it. Empty when nothing is to be seen.
  /// - Parameter scale: pixels per point.
  func masks(for text: String, font: Font, scale: CGFloat) -> [GlyphMask]
}

/// The coverage of a run of glyphs, in pixels.
public final class GlyphMask: Sendable {
  /// The mask's left end, to the right of the text's origin.
  public let left: Int
  /// The mask's first row, below the baseline (so mostly negative).
  public let top: Int
  public let width: Int
  public let height: Int
  /// A byte a pixel, rows from the top.
  public let coverage: [UInt8]

  /// No mask reaches further from its baseline than this many font sizes.
  static let reach: Double = 2

  /// - Precondition: `coverage.count == width * height`.
  public init(left: Int, top: Int, width: Int, height: Int, coverage: [UInt8]) {
    precondition(coverage.count == width * height)
    self.left = left
    self.top = top
    self.width = width
    self.height = height
    self.coverage = coverage
  }
}
