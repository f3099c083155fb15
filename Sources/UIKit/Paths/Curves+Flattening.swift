extension QuadCurve {
  /// The same curve, of degree three.
  var cubic: CubicCurve {
    CubicCurve(
      start: start, control1: start.between(control, 2 / 3), control2: end.between(control, 2 / 3),
      end: end)
  }
}

extension CubicCurve {
  /// The ends of chords that stay within `tolerance` of the curve, without its start.
  func flattened(within tolerance: CGFloat) -> [CGPoint] {
    var points: [CGPoint] = []
    var rest = [(curve: self, halvings: 0)]
    while let (curve, halvings) = rest.popLast() {
      if halvings == 10 || curve.isFlat(within: tolerance) {
        points.append(curve.end)
      } else {
        let (first, second) = curve.halves
        rest.append((second, halvings + 1))
        rest.append((first, halvings + 1))
      }
    }
    return points
  }

  /// Whether the control points stand so near to where they would on a line with even speed that
  /// the curve stays within `tolerance` of its chord.
  private func isFlat(within tolerance: CGFloat) -> Bool {
    let (third, twoThirds) = (start.between(end, 1 / 3), start.between(end, 2 / 3))
    let first = hypot(control1.x - third.x, control1.y - third.y)
    let second = hypot(control2.x - twoThirds.x, control2.y - twoThirds.y)
    return max(first, second) * 0.75 <= tolerance
  }

  /// The part of the curve between two parameters.
  func part(from t0: CGFloat, to t1: CGFloat) -> CubicCurve {
    let head = split(at: t1).0
    return t0 == 0 ? head : head.split(at: t0 / t1).1
  }

  private func split(at t: CGFloat) -> (CubicCurve, CubicCurve) {
    if t >= 1 {
      return (self, CubicCurve(start: end, control1: end, control2: end, end: end))
    }
    let first = start.between(control1, t)
    let top = control1.between(control2, t)
    let last = control2.between(end, t)
    let (left, right) = (first.between(top, t), top.between(last, t))
    let middle = left.between(right, t)
    return (
      CubicCurve(start: start, control1: first, control2: left, end: middle),
      CubicCurve(start: middle, control1: right, control2: last, end: end)
    )
  }
}
