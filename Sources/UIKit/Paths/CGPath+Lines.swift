extension CGPath {
  /// The parts of this path's lines that lie in what the other path fills; open, and of lines alone.
  ///
  /// A line along an edge of the other path counts as running just to the right of it, as seen with
  /// y growing downwards.
  public func lineIntersection(
    _ other: CGPath, using rule: CGPathFillRule = .winding
  ) -> CGPath { lines(in: other, rule, isKept: { $0 }) }

  /// The parts of this path's lines that lie outside of what the other path fills.
  public func lineSubtracting(
    _ other: CGPath, using rule: CGPathFillRule = .winding
  ) -> CGPath { lines(in: other, rule, isKept: { !$0 }) }

  /// Each line is cut where its whole straight line crosses the other path, and counts windings
  /// from far outside: as much work as there are pairs of lines, however often they cross.
  private func lines(
    in other: CGPath, _ rule: CGPathFillRule, isKept: (Bool) -> Bool
  ) -> CGPath {
    let area = other.flattenedForSets.corners
    let result = CGMutablePath()
    for subpath in flattenedForSets.subpaths {
      let closing = subpath.isClosed && subpath.end != subpath.start ? [subpath.start] : []
      var start = subpath.start
      var isDrawing = false
      for end in subpath.segments.map(\.end) + closing {
        let line = LineSegment(start: start, end: end)
        for (from, to, isInside) in line.parts(in: area, rule) {
          guard isKept(isInside) else {
            isDrawing = false
            continue
          }
          if !isDrawing { result.move(to: from) }
          result.addLine(to: to)
          isDrawing = true
        }
        start = end
      }
    }
    return CGPath(elements: result.elements)
  }
}

extension LineSegment {
  /// The parts from start to end, each wholly inside or outside of what polygons fill.
  fileprivate func parts(
    in polygons: [[CGPoint]], _ rule: CGPathFillRule
  ) -> [(from: CGPoint, to: CGPoint, isInside: Bool)] {
    // Quarters of differences can't overflow, and near 1 neither can their products.
    let size = max(abs(end.x / 4 - start.x / 4), abs(end.y / 4 - start.y / 4))
    guard size > 0 else { return [] }
    let direction = CGPoint(
      x: (end.x / 4 - start.x / 4) / size, y: (end.y / 4 - start.y / 4) / size)
    func place(_ point: CGPoint) -> (along: CGFloat, across: CGFloat) {
      let (x, y) = ((point.x / 4 - start.x / 4) / size, (point.y / 4 - start.y / 4) / size)
      return (x * direction.x + y * direction.y, y * direction.x - x * direction.y)
    }
    let length = direction.x * direction.x + direction.y * direction.y
    var crossings: [(along: CGFloat, winding: Int)] = []
    for polygon in polygons {
      guard let last = polygon.last else { continue }
      var from = place(last)
      for corner in polygon {
        let to = place(corner)
        if (from.across > 0) != (to.across > 0) {
          let share = from.across / (from.across - to.across)
          let along = from.along + (to.along - from.along) * share
          crossings.append((along / length, from.across > 0 ? -1 : 1))
        }
        from = to
      }
    }
    crossings.sort { $0.along < $1.along }
    var parts: [(from: CGPoint, to: CGPoint, isInside: Bool)] = []
    var (winding, reached, isInside) = (0, CGFloat(0), false)
    func add(upTo along: CGFloat) {
      guard along > reached else { return }
      let to = point(at: along)
      if parts.last?.isInside == isInside {
        parts[parts.count - 1].to = to
      } else {
        parts.append((parts.last?.to ?? start, to, isInside))
      }
      reached = along
    }
    for crossing in crossings {
      if crossing.along > 0 { add(upTo: min(crossing.along, 1)) }
      winding += crossing.winding
      isInside = rule == .winding ? winding != 0 : !winding.isMultiple(of: 2)
    }
    add(upTo: 1)
    return parts
  }

  private func point(at share: CGFloat) -> CGPoint {
    share >= 1 ? end : start.between(end, share)
  }
}
