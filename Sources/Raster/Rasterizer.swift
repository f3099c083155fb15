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
    for y in area.minY..<area.maxY {
      (buffer.row(y) + area.minX).update(repeating: pixel, count: area.width)
    }
    var pass = Pass(rasterizer: self, buffer: buffer, scale: scale, area: area)
    for command in list.commands { pass.draw(command) }
  }
}

/// One walk over a list.
struct Pass {
  let rasterizer: Rasterizer
  let buffer: PixelBuffer
  let scale: Double
  /// What can be seen now, with a mask where a path cuts it.
  var clip: PixelRect
  var mask: CoverageMask?
  private var outer: [(PixelRect, CoverageMask?)] = []

  init(rasterizer: Rasterizer, buffer: PixelBuffer, scale: Double, area: PixelRect) {
    self.rasterizer = rasterizer
    self.buffer = buffer
    self.scale = scale
    clip = area
  }

  mutating func draw(_ command: DrawCommand) {
    switch command {
    case .clip(let rect):
      outer.append((clip, mask))
      clip = clip.intersection(.clip(rect, scale: scale))
    case .clipPath(let outline, let rule):
      outer.append((clip, mask))
      cut(to: outline, rule)
    case .endClip:
      if let last = outer.popLast() { (clip, mask) = last }
    case _ where clip.isEmpty: break
    case .rect(let rect, let radius, let fill, let stroke):
      drawRect(rect, radius: radius, fill: fill, stroke: stroke)
    case .path(let outline, let rule, let fill, let stroke):
      drawPath(outline, rule, fill: fill, stroke: stroke)
    case .text(let text, let origin, let font, let color):
      drawText(text, origin: origin, font: font, color: color)
    case .shadow(let rect, let radius, let blur, let color):
      drawShadow(rect, radius: radius, blur: blur, color: color)
    case .image(let image, let rect, let opacity):
      drawImage(image, in: rect, opacity: opacity)
    }
  }

  /// Where a paint goes, or nil when it leaves nothing.
  func sink(_ paint: Paint, within bounds: PixelRect) -> PixelSink? {
    let area = clip.intersection(bounds)
    guard !area.isEmpty else { return nil }
    switch paint {
    case .solid(let color):
      return color.alpha == 0 ? nil : sink(Ink(color), area)
    case .hatch(let color, let line, let spacing, let origin):
      guard color.alpha > 0 else { return nil }
      let stripes = Stripes(
        line: line * scale, spacing: spacing * scale, originX: origin.x * scale,
        originY: origin.y * scale, area: area)
      return PixelSink(buffer: buffer, clip: area, mask: mask, ink: Ink(color), stripes: stripes)
    }
  }

  func sink(_ ink: Ink, _ area: PixelRect) -> PixelSink {
    PixelSink(buffer: buffer, clip: area, mask: mask, ink: ink, stripes: nil)
  }

  private mutating func cut(to outline: Outline, _ rule: Outline.FillRule) {
    let path = FlatPath(outline, scale: scale)
    clip = clip.intersection(path.bounds)
    guard !clip.isEmpty else { return }
    let inner = CoverageMask(bounds: clip)
    var converter = ScanConverter(clip: clip)
    converter.add(path)
    converter.fill(rule, into: MaskSink(mask: inner, outer: mask))
    mask = inner
  }
}
