import Canvas
import Foundation

/// One walk over a list, for one band of the area to draw.
struct Pass {
  let rasterizer: Rasterizer
  let buffer: PixelBuffer
  let scale: Double
  /// All that is being drawn, of which this pass does a band.
  let area: PixelRect
  let shapes: ShapeMemo
  /// What can be seen now, with a mask where a path cuts it.
  private(set) var clip: PixelRect { didSet { measureClip() } }
  private(set) var mask: CoverageMask?
  private var outer: [(clip: PixelRect, mask: CoverageMask?)] = []
  /// The clip in points, a pixel larger, to leave out early what is outside.
  private var (minX, minY, maxX, maxY) = (0.0, 0.0, 0.0, 0.0)

  init(
    rasterizer: Rasterizer, buffer: PixelBuffer, scale: Double, area: PixelRect, band: PixelRect,
    shapes: ShapeMemo
  ) {
    self.rasterizer = rasterizer
    self.buffer = buffer
    self.scale = scale
    self.area = area
    self.shapes = shapes
    clip = band
    measureClip()
  }

  private mutating func measureClip() {
    minX = Double(clip.minX - 1) / scale
    minY = Double(clip.minY - 1) / scale
    maxX = Double(clip.maxX + 1) / scale
    maxY = Double(clip.maxY + 1) / scale
  }

  /// - Parameter index: the command's place in the list.
  mutating func draw(_ command: DrawCommand, at index: Int) {
    switch command {
    case .rect(let rect, let radius, let fill, let stroke):
      if isOutside(rect, by: stroke.map { max($0.width, 1 / scale) } ?? 0) { return }
      drawRect(rect, radius: radius, fill: fill, stroke: stroke, index: index)
    case .text(let text, let origin, let font, let color):
      drawText(text, origin: origin, font: font, color: color)
    case .clip(let rect):
      outer.append((clip, mask))
      clip = clip.intersection(.clip(rect, scale: scale))
    case .clipPath(let outline, let rule):
      outer.append((clip, mask))
      cut(to: shapes.fill(index, outline, scale: scale), rule)
    case .endClip:
      if let last = outer.popLast() { (clip, mask) = last }
    case _ where clip.isEmpty: break
    case .path(let outline, let rule, let fill, let stroke):
      drawPath(outline, rule, fill: fill, stroke: stroke, index: index)
    case .shadow(let rect, let radius, let blur, let color):
      if isOutside(rect, by: max(2 * blur, 0)) { return }
      drawShadow(rect, radius: radius, blur: blur, color: color)
    case .image(let image, let rect, let opacity):
      if isOutside(rect, by: 0) { return }
      drawImage(image, in: rect, opacity: opacity)
    }
  }

  /// Whether nothing of a rectangle shows that reaches out some points further.
  @inline(__always)
  private func isOutside(_ rect: CGRect, by reach: CGFloat) -> Bool {
    let rect = rect.size.width < 0 || rect.size.height < 0 ? rect.standardized : rect
    return rect.origin.x - reach > maxX || rect.origin.y - reach > maxY
      || rect.origin.x + rect.size.width + reach < minX
      || rect.origin.y + rect.size.height + reach < minY
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

  private mutating func cut(to path: Polygons, _ rule: Outline.FillRule) {
    clip = clip.intersection(path.bounds)
    guard !clip.isEmpty else { return }
    let inner = CoverageMask(bounds: clip)
    var converter = ScanConverter(clip: clip)
    converter.add(path)
    converter.fill(rule, into: MaskSink(mask: inner, outer: mask))
    mask = inner
  }
}
