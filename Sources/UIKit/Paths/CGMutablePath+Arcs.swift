extension CGMutablePath {
  /// A line from the current point to the start of an arc, then the arc.
  ///
  /// Angles are radians from the positive x axis towards the positive y axis. `clockwise` is meant
  /// in a space whose y axis points up, as in Core Graphics: with y down, `false` turns clockwise
  /// for the eye. Angles that are a whole turn or more apart give a whole circle.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    addRelativeArc(
      center: center, radius: radius, startAngle: startAngle,
      delta: .sweep(from: startAngle, to: endAngle, increasing: !clockwise), transform: transform)
  }

  /// A line from the current point to the start of an arc, then the arc over `delta` radians.
  public func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    guard center.isFinite, radius.isFinite, radius >= 0, startAngle.isFinite, delta.isFinite
    else { return }
    let fit = CGAffineTransform(a: radius, b: 0, c: 0, d: radius, tx: center.x, ty: center.y)
    let placed = fit.concatenating(transform)
    let start = CGPoint.onUnitCircle(at: startAngle).applying(placed)
    if isEmpty {
      move(to: start)
    } else if start != currentPoint {
      addLine(to: start)
    }
    let sweep = min(max(delta, -2 * .pi), 2 * .pi)
    if sweep != 0 { addUnitArc(from: startAngle, by: sweep, transform: placed) }
  }

  /// The arc that touches the line from the current point to `tangent1End` and the line from there
  /// to `tangent2End`, with a line from the current point to where it begins.
  public func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    guard !isEmpty, radius.isFinite, radius >= 0 else { return }
    let start = transform.isIdentity ? currentPoint : currentPoint.applying(transform.inverted())
    let (inX, inY) = (start.x - tangent1End.x, start.y - tangent1End.y)
    let (outX, outY) = (tangent2End.x - tangent1End.x, tangent2End.y - tangent1End.y)
    let (inLength, outLength) = (hypot(inX, inY), hypot(outX, outY))
    let turn = atan2(inX * outY - inY * outX, inX * outX + inY * outY)
    // Lines that go straight on, or back on themselves, have no arc between them.
    guard radius > 0, inLength > 0, outLength > 0, abs(sin(turn)) > 1e-12 else {
      return addLine(to: tangent1End, transform: transform)
    }
    let distance = radius / tan(abs(turn) / 2)
    let first = CGPoint(
      x: tangent1End.x + inX / inLength * distance, y: tangent1End.y + inY / inLength * distance)
    let side: CGFloat = turn > 0 ? 1 : -1
    let center = CGPoint(
      x: first.x - side * inY / inLength * radius, y: first.y + side * inX / inLength * radius)
    addRelativeArc(
      center: center, radius: radius, startAngle: atan2(first.y - center.y, first.x - center.x),
      delta: -side * (.pi - abs(turn)), transform: transform)
  }

  /// Cubic curves along the unit circle, mapped by `transform`; the path stands at its start.
  func addUnitArc(from start: CGFloat, by sweep: CGFloat, transform: CGAffineTransform) {
    let quarters = max(1, (abs(sweep) / (.pi / 2) - 1e-9).rounded(.up))
    let step = sweep / quarters
    let reach = 4 / 3 * tan(step / 4)
    var from = CGPoint.onUnitCircle(at: start)
    for index in 1...Int(quarters) {
      let to = CGPoint.onUnitCircle(at: start + step * CGFloat(index))
      addCurve(
        to: to, control1: CGPoint(x: from.x - reach * from.y, y: from.y + reach * from.x),
        control2: CGPoint(x: to.x + reach * to.y, y: to.y - reach * to.x), transform: transform)
      from = to
    }
  }
}

extension CGPoint {
  /// Exact at whole quarters of a turn, so that a circle touches its rectangle.
  static func onUnitCircle(at angle: CGFloat) -> CGPoint {
    let quarters = angle / (.pi / 2)
    if quarters == quarters.rounded(), abs(quarters) < 1e6 {
      switch ((Int(quarters) % 4) + 4) % 4 {
      case 0: return CGPoint(x: 1, y: 0)
      case 1: return CGPoint(x: 0, y: 1)
      case 2: return CGPoint(x: -1, y: 0)
      default: return CGPoint(x: 0, y: -1)
      }
    }
    return CGPoint(x: cos(angle), y: sin(angle))
  }
}

extension CGFloat {
  /// The signed angle from `start` to `end` in one direction, at most a whole turn.
  static func sweep(from start: CGFloat, to end: CGFloat, increasing: Bool) -> CGFloat {
    let turn = 2 * CGFloat.pi
    let difference = end - start
    guard difference.isFinite else { return 0 }
    let direction: CGFloat = increasing ? 1 : -1
    // 2π reached by adding floating-point quarters still means the whole circle.
    if difference.magnitude >= turn - 1e-9 { return direction * turn }
    let rest = (direction * difference).truncatingRemainder(dividingBy: turn)
    return direction * (rest < 0 ? rest + turn : rest)
  }
}
