public import Canvas
public import Foundation

extension Rasterizer {
  /// Where two lists may show different pixels, as few rectangles.
  public func damage(
    from old: DrawList, to new: DrawList, scale: CGFloat, within bounds: PixelRect
  ) -> [PixelRect] {
    guard scale.isFinite, scale > 0 else { return [] }
    let comparison = Comparison(old: old, new: new, scale: scale, bounds: bounds)
    var damage = DamageRegion(bounds: bounds)
    let images = comparison.repaintedImages
    for (place, difference) in comparison.different.enumerated() where !damage.isEverything {
      guard let changed = images[place] else {
        damage.add(
          pixelBounds(of: difference.command, scale: scale).intersection(difference.seen))
        continue
      }
      damage.add(PixelRect.clip(changed, scale: scale).outset(by: 1).intersection(difference.seen))
    }
    return damage.areas
  }

  /// All pixels that a command may change, clips aside.
  func pixelBounds(of command: DrawCommand, scale: Double) -> PixelRect {
    switch command {
    case .clip, .clipPath, .endClip: return .empty
    case .rect(let rect, let radius, _, let stroke):
      guard let snapped = SnappedRect(rect, radius: radius, scale: scale) else { return .empty }
      let reach = stroke.map { snapped.lineWidth($0.width, scale: scale) } ?? 0
      return PixelRect(
        minX: Int(pixel: (snapped.left - reach).rounded(.down)),
        minY: Int(pixel: (snapped.top - reach).rounded(.down)),
        maxX: Int(pixel: (snapped.right + reach).rounded(.up)),
        maxY: Int(pixel: (snapped.bottom + reach).rounded(.up)))
    case .path(let outline, _, _, let stroke):
      let width = stroke.map { max($0.width * scale, 1) } ?? 0
      return outline.pixelBounds(scale: scale).outset(by: Int(pixel: (width * 2).rounded(.up)) + 1)
    case .text(let text, let origin, let font, _):
      guard origin.x.isFinite, origin.y.isFinite, font.size.isFinite else { return .empty }
      let x = Int(pixel: (origin.x * scale).rounded())
      let y = Int(pixel: (origin.y * scale).rounded())
      return glyphs.masks(for: text, font: font, scale: scale).reduce(.empty) { all, mask in
        all.union(
          PixelRect(
            minX: x + mask.left, minY: y + mask.top, maxX: x + mask.left + mask.width,
            maxY: y + mask.top + mask.height))
      }
    case .shadow(let rect, let radius, let blur, _):
      guard let place = SnappedRect(rect, radius: radius, scale: scale) else { return .empty }
      let reach = blur.isFinite ? min(max(blur * scale, 0), Shadow.largestBlur) * 2 : 0
      return PixelRect(
        minX: Int(pixel: (place.left - reach).rounded(.down)),
        minY: Int(pixel: (place.top - reach).rounded(.down)),
        maxX: Int(pixel: (place.right + reach).rounded(.up)),
        maxY: Int(pixel: (place.bottom + reach).rounded(.up)))
    case .image(_, let rect, _): return .clip(rect, scale: scale)
    }
  }
}

extension Outline {
  /// The pixels that the path and its control points touch.
  func pixelBounds(scale: Double) -> PixelRect {
    var (minX, minY) = (Double.infinity, Double.infinity)
    var (maxX, maxY) = (-Double.infinity, -Double.infinity)
    func add(_ point: CGPoint) {
      guard point.x.isFinite, point.y.isFinite else { return }
      minX = min(minX, point.x)
      minY = min(minY, point.y)
      maxX = max(maxX, point.x)
      maxY = max(maxY, point.y)
    }
    for element in elements {
      switch element {
      case .move(let to), .line(let to): add(to)
      case .quad(let to, let control):
        add(to)
        add(control)
      case .cubic(let to, let control1, let control2):
        add(to)
        add(control1)
        add(control2)
      case .close: break
      }
    }
    guard minX <= maxX else { return .empty }
    return PixelRect(
      minX: Int(pixel: (minX * scale).rounded(.down)),
      minY: Int(pixel: (minY * scale).rounded(.down)),
      maxX: Int(pixel: (maxX * scale).rounded(.up)), maxY: Int(pixel: (maxY * scale).rounded(.up)))
  }
}
