extension CGMutablePath {
  /// The elliptical arc of SVG path data, given by its ends instead of its centre.
  ///
  /// Radii that are too short to span the ends are grown until they just do; a radius of zero is
  /// a line; equal ends are nothing at all.
  func addSVGArc(
    from start: CGPoint, to end: CGPoint, radii: CGSize, rotation: CGFloat, isLarge: Bool,
    isSweep: Bool
  ) {
    if start == end { return }
    guard radii.width > 0, radii.height > 0 else { return addLine(to: end) }
    // In the space where the ellipse is the unit circle and the ends' middle is the origin, the
    // ends are ±half, and the centre stands at a right angle to the chord.
    let turn = CGAffineTransform(rotationAngle: rotation)
    let back = CGPoint(x: (start.x - end.x) / 2, y: (start.y - end.y) / 2)
      .applying(turn.inverted())
    var half = CGPoint(x: back.x / radii.width, y: back.y / radii.height)
    let length = hypot(half.x, half.y)
    let growth = max(1, length)
    half = CGPoint(x: half.x / growth, y: half.y / growth)
    let reach = length >= 1 ? 0 : (1 - length * length).squareRoot() / length
    let side: CGFloat = isLarge == isSweep ? -1 : 1
    let center = CGPoint(x: side * reach * half.y, y: -side * reach * half.x)
    let from = atan2(half.y - center.y, half.x - center.x)
    let to = atan2(-half.y - center.y, -half.x - center.x)
    let fit = CGAffineTransform(
      scaleX: radii.width * growth, y: radii.height * growth
    ).concatenating(turn)
    let middle = center.applying(fit)
    let placed = fit.concatenating(
      CGAffineTransform(
        translationX: start.x / 2 + end.x / 2 + middle.x,
        y: start.y / 2 + end.y / 2 + middle.y))
    let sweep = CGFloat.sweep(from: from, to: to, increasing: isSweep)
    guard sweep != 0, placed.isFinite else { return addLine(to: end) }
    addUnitArc(from: from, by: sweep, transform: placed)
    // The last curve ends on the given point to the bit, so that the next piece starts there.
    if case .cubic(_, let control1, let control2)? = elements.last {
      elements[elements.count - 1] = .cubic(to: end, control1: control1, control2: control2)
    }
  }
}
