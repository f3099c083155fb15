public import Foundation

extension Outline {
  /// How far a cubic's control points lie from the ends of a quarter circle of radius 1.
  private static let circle = 0.552_284_749_830_793_6

  /// A line from one point to another.
  public init(from start: CGPoint, to end: CGPoint) { elements = [.move(start), .line(end)] }

  /// A line through all points, left open.
  public init(polyline points: [CGPoint]) {
    elements = points.enumerated().map { $0.offset == 0 ? .move($0.element) : .line($0.element) }
  }

  public init(ellipseIn rect: CGRect) {
    self.init(roundedRect: rect, radiusX: rect.width / 2, radiusY: rect.height / 2)
  }

  public init(center: CGPoint, radius: CGFloat) {
    self.init(
      ellipseIn: CGRect(
        x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
  }

  /// A rectangle with round corners; a radius too large for a side is cut to half of it.
  public init(roundedRect rect: CGRect, radius: CGFloat) {
    let largest = min(rect.width, rect.height) / 2
    self.init(roundedRect: rect, radiusX: min(radius, largest), radiusY: min(radius, largest))
  }

  private init(roundedRect rect: CGRect, radiusX rx: CGFloat, radiusY ry: CGFloat) {
    let (left, top) = (rect.minX, rect.minY)
    let (right, bottom) = (rect.maxX, rect.maxY)
    guard rx > 0, ry > 0 else {
      self.init(polygon: [
        CGPoint(x: left, y: top), CGPoint(x: right, y: top), CGPoint(x: right, y: bottom),
        CGPoint(x: left, y: bottom),
      ])
      return
    }
    let kx = rx * (1 - Outline.circle)
    let ky = ry * (1 - Outline.circle)
    func at(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
    self.init([
      .move(at(left + rx, top)), .line(at(right - rx, top)),
      .cubic(at(right, top + ry), control1: at(right - kx, top), control2: at(right, top + ky)),
      .line(at(right, bottom - ry)),
      .cubic(
        at(right - rx, bottom), control1: at(right, bottom - ky), control2: at(right - kx, bottom)),
      .line(at(left + rx, bottom)),
      .cubic(
        at(left, bottom - ry), control1: at(left + kx, bottom), control2: at(left, bottom - ky)),
      .line(at(left, top + ry)),
      .cubic(at(left + rx, top), control1: at(left, top + ky), control2: at(left + kx, top)),
      .close,
    ])
  }
}
