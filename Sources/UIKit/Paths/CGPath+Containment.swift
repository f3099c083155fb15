extension CGPath {
  /// Whether a fill of the path would paint `point`, however wide its stroke is.
  ///
  /// Open subpaths count as closed. Curves are followed themselves, to the last bit of a number.
  /// A point on the edge follows the rule of rectangles, which is ours as UIKit states none: it
  /// belongs to the shape that lies to its right, or below it where the edge is level; so shapes
  /// that share an edge never share a point. A point that is not finite is outside.
  /// - Parameter transform: Applied to the point first, as in Core Graphics.
  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding,
    transform: CGAffineTransform = .identity
  ) -> Bool {
    let winding = windingNumber(around: transform.isIdentity ? point : point.applying(transform))
    return switch rule {
    case .winding: winding != 0
    case .evenOdd: !winding.isMultiple(of: 2)
    }
  }

  /// How many times the path goes round `point`, positive from the x axis towards the y axis.
  package final func windingNumber(around point: CGPoint) -> Int {
    guard point.isFinite else { return 0 }
    var winding = 0
    var start = CGPoint.zero
    var current = CGPoint.zero
    for element in elements {
      switch element {
      case .move(let end):
        winding += LineSegment(start: current, end: start).winding(around: point)
        start = end
        current = end
      case .line(let end):
        winding += LineSegment(start: current, end: end).winding(around: point)
        current = end
      case .quad(let end, let control):
        winding += QuadCurve(start: current, control: control, end: end).winding(around: point)
        current = end
      case .cubic(let end, let control1, let control2):
        winding += CubicCurve(start: current, control1: control1, control2: control2, end: end)
          .winding(around: point)
        current = end
      case .close:
        winding += LineSegment(start: current, end: start).winding(around: point)
        current = start
      }
    }
    return winding + LineSegment(start: current, end: start).winding(around: point)
  }
}

// A ray runs from the point to the right. A piece counts +1 where it crosses the ray downwards
// (growing y) and −1 upwards. A height equal to the point's counts as above it everywhere, so
// pieces that meet on the ray are counted once, and no piece needs to know its neighbour.

extension LineSegment {
  func winding(around point: CGPoint) -> Int {
    let (startsAbove, endsAbove) = (start.y <= point.y, end.y <= point.y)
    guard startsAbove != endsAbove, max(start.x, end.x) > point.x else { return 0 }
    let sign = startsAbove ? 1 : -1
    if min(start.x, end.x) > point.x { return sign }
    // Always from the upper end, so that the same edge run backwards rounds in the same way.
    let (upper, lower) = startsAbove ? (start, end) : (end, start)
    return point.isLeft(from: upper, to: lower) ? sign : 0
  }
}

extension QuadCurve {
  func winding(around point: CGPoint, halvings: Int = 0) -> Int {
    let (top, bottom) = (min(start.y, control.y, end.y), max(start.y, control.y, end.y))
    guard top <= point.y, bottom > point.y, max(start.x, control.x, end.x) > point.x
    else { return 0 }
    let chord = LineSegment(start: start, end: end)
    if min(start.x, control.x, end.x) > point.x || halvings == enoughHalvings {
      return chord.winding(around: point)
    }
    let (first, second) = halves
    return first.winding(around: point, halvings: halvings + 1)
      + second.winding(around: point, halvings: halvings + 1)
  }
}

extension CubicCurve {
  func winding(around point: CGPoint, halvings: Int = 0) -> Int {
    let top = min(start.y, control1.y, control2.y, end.y)
    let bottom = max(start.y, control1.y, control2.y, end.y)
    let right = max(start.x, control1.x, control2.x, end.x)
    guard top <= point.y, bottom > point.y, right > point.x else { return 0 }
    let chord = LineSegment(start: start, end: end)
    if min(start.x, control1.x, control2.x, end.x) > point.x || halvings == enoughHalvings {
      return chord.winding(around: point)
    }
    let (first, second) = halves
    return first.winding(around: point, halvings: halvings + 1)
      + second.winding(around: point, halvings: halvings + 1)
  }
}

/// Each halving brings a curve four times nearer to its chord, so 27 leave nothing that a 53-bit
/// number could tell from it.
private let enoughHalvings = 27

extension CGPoint {
  /// Whether the line from `upper` down to `lower` passes this height strictly to the right.
  fileprivate func isLeft(from upper: CGPoint, to lower: CGPoint) -> Bool {
    var (width, height) = (lower.x - upper.x, lower.y - upper.y)
    var (dx, dy) = (x - upper.x, y - upper.y)
    let largest = max(abs(width), height, abs(dx), dy)
    if !(largest < 1e150 && min(height, dy) > 1e-150) {
      // Quarters can't overflow; then all are brought near 1.
      (width, height) = (lower.x / 4 - upper.x / 4, lower.y / 4 - upper.y / 4)
      (dx, dy) = (x / 4 - upper.x / 4, y / 4 - upper.y / 4)
      let (wide, high) = (max(abs(width), abs(dx)), max(height, dy))
      if wide > 0 { (width, dx) = (width / wide, dx / wide) }
      if high > 0 { (height, dy) = (height / high, dy / high) }
    }
    return width * dy > dx * height
  }
}
