/// A straight piece with its start.
struct LineSegment: Hashable {
  var start: CGPoint
  var end: CGPoint
}

/// A quadratic Bézier curve.
struct QuadCurve: Hashable {
  var start: CGPoint
  var control: CGPoint
  var end: CGPoint

  /// Both halves, meeting in one shared point. Halving backwards gives the same points to the bit.
  var halves: (QuadCurve, QuadCurve) {
    let (first, second) = (start.middle(to: control), control.middle(to: end))
    let middle = first.middle(to: second)
    return (
      QuadCurve(start: start, control: first, end: middle),
      QuadCurve(start: middle, control: second, end: end)
    )
  }
}

/// A cubic Bézier curve.
struct CubicCurve: Hashable {
  var start: CGPoint
  var control1: CGPoint
  var control2: CGPoint
  var end: CGPoint

  /// Both halves, meeting in one shared point. Halving backwards gives the same points to the bit.
  var halves: (CubicCurve, CubicCurve) {
    let first = start.middle(to: control1)
    let top = control1.middle(to: control2)
    let last = control2.middle(to: end)
    let (left, right) = (first.middle(to: top), top.middle(to: last))
    let middle = left.middle(to: right)
    return (
      CubicCurve(start: start, control1: first, control2: left, end: middle),
      CubicCurve(start: middle, control1: right, control2: last, end: end)
    )
  }
}

extension CGPoint {
  /// Halves are added, as the sum of two huge numbers would overflow.
  func middle(to other: CGPoint) -> CGPoint {
    CGPoint(x: x * 0.5 + other.x * 0.5, y: y * 0.5 + other.y * 0.5)
  }
}
