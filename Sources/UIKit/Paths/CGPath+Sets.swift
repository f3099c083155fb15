// What paths fill, taken as sets of points. The answers consist of lines, within 0.01 points of the
// curves; where both paths consist of lines they are exact up to the rounding of crossings. Work is
// bounded: see `RegionSweep`.
extension CGPath {
  /// What either path fills.
  public func union(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    combined(with: other, using: rule) { $0 || $1 }
  }

  /// What both paths fill.
  public func intersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    combined(with: other, using: rule) { $0 && $1 }
  }

  /// What this path fills and the other doesn't.
  public func subtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    combined(with: other, using: rule) { $0 && !$1 }
  }

  /// What one of the paths fills and not both.
  public func symmetricDifference(
    _ other: CGPath, using rule: CGPathFillRule = .winding
  ) -> CGPath {
    combined(with: other, using: rule) { $0 != $1 }
  }

  /// The same area by outlines that don't cross, so that both fill rules fill it alike.
  public func normalized(using rule: CGPathFillRule = .winding) -> CGPath {
    combined(with: nil, using: rule) { mine, _ in mine }
  }

  /// Whether there is an area that both paths fill; touching along an edge is none.
  public func intersects(_ other: CGPath, using rule: CGPathFillRule = .winding) -> Bool {
    !intersection(other, using: rule).isEmpty
  }

  /// The areas that hang together, each with its holes; areas that touch in a corner are two.
  public func componentsSeparated(using rule: CGPathFillRule = .winding) -> [CGPath] {
    RegionSweep(self, nil, rule).loops { mine, _ in mine }.components.map(CGPath.init(loops:))
  }

  private func combined(
    with other: CGPath?, using rule: CGPathFillRule, _ isKept: (Bool, Bool) -> Bool
  ) -> CGPath {
    CGPath(loops: RegionSweep(self, other, rule).loops(isKept))
  }

  private convenience init(loops: [ClosedLoop]) {
    let path = CGMutablePath()
    for loop in loops {
      path.addLines(between: loop.corners)
      path.closeSubpath()
    }
    self.init(elements: path.elements)
  }
}
