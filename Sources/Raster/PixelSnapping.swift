import Canvas
import Foundation

/// The rule that keeps still things crisp (see `DrawCommand`): what pixels a rectangle and its
/// stroke take.
struct SnappedRect {
  var left: Double
  var top: Double
  var right: Double
  var bottom: Double
  /// Pixels.
  var radius: Double
  /// Circles stay where they are, between pixels too.
  let isCircle: Bool

  /// Nil for a rectangle that is not finite or has no area.
  init?(_ rect: CGRect, radius: CGFloat, scale: Double) {
    let rect = rect.standardized
    guard rect.origin.x.isFinite, rect.origin.y.isFinite, rect.width.isFinite, rect.height.isFinite
    else { return nil }
    func place(_ value: Double) -> Double { min(max(value * scale, -1e8), 1e8) }
    left = place(rect.minX)
    top = place(rect.minY)
    right = place(rect.maxX)
    bottom = place(rect.maxY)
    let half = min(rect.width, rect.height) / 2
    let radius = radius.isNaN ? 0 : min(max(radius, 0), half)
    self.radius = radius * scale
    isCircle = radius > 0 && rect.width == rect.height && radius == half
    if isCircle { return }
    left = Self.round(left)
    top = Self.round(top)
    right = Self.round(right)
    bottom = Self.round(bottom)
  }

  /// The nearest whole number of one that fits an `Int`, a half upwards, without a call.
  @inline(__always)
  private static func round(_ value: Double) -> Double {
    let cut = Double(Int(value + 0.5))
    return cut > value + 0.5 ? cut - 1 : cut
  }

  /// A line's width in pixels: whole, at least one; a circle's may have a fraction.
  func lineWidth(_ width: CGFloat, scale: Double) -> Double {
    let pixels = width.isFinite ? min(max(width * scale, 1), 1e6) : 1
    return isCircle ? pixels : pixels.rounded()
  }

  /// How far a stroke reaches out of the edge: half of it, and of an odd number the smaller part.
  func outerReach(_ lineWidth: Double) -> Double {
    isCircle ? lineWidth / 2 : (lineWidth / 2).rounded(.down)
  }

  func inset(by distance: Double) -> SnappedRect {
    var copy = self
    copy.left += distance
    copy.top += distance
    copy.right -= distance
    copy.bottom -= distance
    copy.radius -= distance
    return copy
  }

  func box(outset: Double, corners: inout CornerCache) -> RoundedBox? {
    RoundedBox(
      left: left - outset, top: top - outset, right: right + outset, bottom: bottom + outset,
      radius: radius > 0 ? max(0, radius + outset) : 0, corners: &corners)
  }
}

extension PixelRect {
  /// A clip's pixels: edges go to the nearest.
  static func clip(_ rect: CGRect, scale: Double) -> PixelRect {
    guard let snapped = SnappedRect(rect, radius: 0, scale: scale) else { return .empty }
    return PixelRect(
      minX: Int(snapped.left), minY: Int(snapped.top), maxX: Int(snapped.right),
      maxY: Int(snapped.bottom))
  }
}
