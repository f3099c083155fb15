public import UIKit

/// The pixels at which a stretch of screen is asked: each at its centre.
public struct SampleGrid: Sendable, Equatable {
  /// The screen point at the top left corner of pixel (0, 0).
  public var origin: CGPoint
  /// Pixels per point.
  public var scale: CGFloat
  public var width: Int
  public var height: Int

  public init(origin: CGPoint, scale: CGFloat, width: Int, height: Int) {
    self.origin = origin
    self.scale = scale
    self.width = width
    self.height = height
  }

  /// Covers `area` (screen points) at `scale`, or coarser where that would take more than `limit` pixels.
  public init(covering area: CGRect, scale: CGFloat, limit: Int = 16_000_000) {
    let size = CGSize(width: max(0, area.size.width), height: max(0, area.size.height))
    var scale = scale.isFinite && scale > 0 ? scale : 1
    // Halved, so that whole points stay whole pixels or neat fractions of one.
    while size.width * size.height * scale * scale > CGFloat(limit) { scale /= 2 }
    // A strip of one point by a billion still has to end in a few pixels.
    while max(size.width, size.height) * scale > CGFloat(limit) { scale /= 2 }
    self.init(
      origin: area.origin, scale: scale,
      width: Self.count(size.width * scale), height: Self.count(size.height * scale))
  }

  /// Covers a stretch of screen from a whole point on, so that all maps of a scene ask at the same
  /// places and count the same.
  public static func screen(
    _ area: CGRect, scale: CGFloat = 1, limit: Int = 16_000_000
  ) -> SampleGrid {
    let (x, y) = (area.origin.x.rounded(.down), area.origin.y.rounded(.down))
    let whole = CGRect(
      x: x, y: y, width: area.origin.x + area.size.width - x,
      height: area.origin.y + area.size.height - y)
    return SampleGrid(covering: area.isEmpty ? area : whole, scale: scale, limit: limit)
  }

  /// `scale`, or a finer one up to a pixel a point where `area` would be told by a handful of pixels.
  public static func scale(_ scale: CGFloat, telling area: CGRect) -> CGFloat {
    var scale = scale
    while scale < 1, min(area.size.width, area.size.height) * scale < 16 {
      scale = min(scale * 2, 1)
    }
    return scale
  }

  /// How many pixels have their centres on a stretch; one at least where there is anything.
  private static func count(_ length: CGFloat) -> Int {
    length > 0 ? max(1, Int((length - 0.5).rounded(.up))) : 0
  }

  public var bounds: PixelRect { PixelRect(left: 0, top: 0, right: width, bottom: height) }

  /// The area of one pixel in square points.
  public var pixelArea: CGFloat { 1 / (scale * scale) }

  /// The screen point that pixel (`x`, `y`) stands for.
  public func center(_ x: Int, _ y: Int) -> CGPoint {
    CGPoint(
      x: origin.x + (CGFloat(x) + 0.5) / scale, y: origin.y + (CGFloat(y) + 0.5) / scale)
  }

  /// The pixel whose square holds a screen point, or nil outside the grid.
  public func pixel(at point: CGPoint) -> (x: Int, y: Int)? {
    let x = ((point.x - origin.x) * scale).rounded(.down)
    let y = ((point.y - origin.y) * scale).rounded(.down)
    guard x >= 0, y >= 0, x < CGFloat(width), y < CGFloat(height) else { return nil }
    return (Int(x), Int(y))
  }

  /// The pixels that a rectangle of screen points touches.
  public func pixels(touching area: CGRect) -> PixelRect {
    let area = area.standardized
    return PixelRect(
      left: floorToInt((area.origin.x - origin.x) * scale),
      top: floorToInt((area.origin.y - origin.y) * scale),
      right: ceilToInt((area.origin.x + area.size.width - origin.x) * scale),
      bottom: ceilToInt((area.origin.y + area.size.height - origin.y) * scale)
    ).intersection(bounds)
  }

  /// A corner of the pixel raster as a screen point.
  public func corner(_ x: Int, _ y: Int) -> CGPoint {
    CGPoint(x: origin.x + CGFloat(x) / scale, y: origin.y + CGFloat(y) / scale)
  }

  /// Pixel coordinates, corners at whole numbers, as a screen point.
  func screenPoint(_ place: CGPoint) -> CGPoint {
    CGPoint(x: origin.x + place.x / scale, y: origin.y + place.y / scale)
  }
}
