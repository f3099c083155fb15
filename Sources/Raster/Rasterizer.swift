public import Canvas
public import Foundation

/// Draws a draw list into pixels, on the CPU.
///
/// The same list gives the same pixels wherever it is drawn, and drawing a part of it gives exactly
/// that part. One instance keeps what frames have in common (corners, shadows); it is not to be
/// shared between threads.
public final class Rasterizer {
  let glyphs: any GlyphSource
  var corners = CornerCache()
  var shadows = ShadowCache()
  var contrast = TextContrast()

  /// Pixels that fit the processor's nearer caches: a list is drawn band by band, so that what lies
  /// on top of each other is blended there.
  private static let bandArea = 65_536

  /// - Parameter text: where masks of text come from.
  public init(text: any GlyphSource) { glyphs = text }

  /// Clears a picture to the background and draws a list over it.
  /// - Parameters:
  ///   - scale: pixels per point.
  ///   - damage: points; when given, only the pixels it touches are cleared and drawn.
  public func draw(
    _ list: DrawList, into bitmap: inout Bitmap, scale: CGFloat = 1, background: Color,
    damage: CGRect? = nil
  ) {
    let area = damage.map { PixelRect(covering: $0, scale: scale) } ?? bitmap.bounds
    bitmap.withPixelBuffer {
      draw(list, into: $0, scale: scale, background: background, area: area)
    }
  }

  /// The same into somebody's memory, for an area in pixels.
  public func draw(
    _ list: DrawList, into buffer: PixelBuffer, scale: CGFloat, background: Color, area: PixelRect
  ) {
    let area = area.intersection(buffer.bounds)
    guard !area.isEmpty, scale.isFinite, scale > 0 else { return }
    let pixel = Ink(background).pixel
    let shapes = ShapeMemo()
    let height = max(32, Self.bandArea / area.width)
    // Which commands a band needs is worth knowing only when there are several.
    let rows =
      area.height > height ? list.commands.map { rowRange(of: $0, scale: scale) } : nil
    for top in stride(from: area.minY, to: area.maxY, by: height) {
      var band = area
      band.minY = top
      band.maxY = min(top + height, area.maxY)
      for y in band.minY..<band.maxY {
        (buffer.row(y) + band.minX).update(repeating: pixel, count: band.width)
      }
      var pass = Pass(
        rasterizer: self, buffer: buffer, scale: scale, area: area, band: band, shapes: shapes)
      list.commands.withUnsafeBufferPointer { commands in
        if let rows {
          for index in commands.indices
          where rows[index].lowerBound < band.maxY && rows[index].upperBound > band.minY {
            pass.draw(commands[index], at: index)
          }
        } else {
          for index in commands.indices { pass.draw(commands[index], at: index) }
        }
      }
    }
  }

  /// The rows of pixels that a command may touch; all of them for one that concerns others.
  private func rowRange(of command: DrawCommand, scale: Double) -> Range<Int> {
    switch command {
    case .clip, .clipPath, .endClip: return .min..<(.max)
    case .text(_, let origin, let font, _):
      guard origin.y.isFinite, font.size.isFinite else { return 0..<0 }
      let reach = max(font.size, 0) * GlyphMask.reach
      return Int(pixel: (origin.y - reach) * scale) - 1..<Int(pixel: (origin.y + reach) * scale) + 2
    default:
      let bounds = pixelBounds(of: command, scale: scale)
      return bounds.minY..<max(bounds.minY, bounds.maxY)
    }
  }
}
