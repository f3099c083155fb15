/// A closed outline of lines.
struct ClosedLoop {
  var corners: [CGPoint]

  func scaled(by scale: CGFloat) -> ClosedLoop {
    scale == 1
      ? self : ClosedLoop(corners: corners.map { CGPoint(x: $0.x * scale, y: $0.y * scale) })
  }

  /// Positive for one that goes from the x axis towards the y axis.
  var signedArea: CGFloat {
    var twice: CGFloat = 0
    for (a, b) in zip(corners.dropFirst(), corners.dropFirst(2)) {
      twice += (a.x - corners[0].x) * (b.y - corners[0].y)
      twice -= (a.y - corners[0].y) * (b.x - corners[0].x)
    }
    return twice / 2
  }

  var box: CGRect { CGRect(enclosing: corners) }

  func contains(_ point: CGPoint) -> Bool {
    var winding = 0
    for (a, b) in zip(corners, corners.dropFirst() + corners.prefix(1)) {
      winding += LineSegment(start: a, end: b).winding(around: point)
    }
    return winding != 0
  }
}

extension [ClosedLoop] {
  /// Each loop around an area with the holes in it.
  var components: [[ClosedLoop]] {
    let areas = map(\.signedArea)
    let boxes = map(\.box)
    let outer = indices.filter { areas[$0] > 0 }
    var components = [Int: [ClosedLoop]]()
    for index in outer { components[index] = [self[index]] }
    for hole in indices where areas[hole] < 0 {
      let (a, b) = (self[hole].corners[0], self[hole].corners[1])
      let point = a.middle(to: b)
      let around = outer.filter { boxes[$0].contains(point) && self[$0].contains(point) }
      if let nearest = around.min(by: { areas[$0] < areas[$1] }) {
        components[nearest]?.append(self[hole])
      }
    }
    return outer.compactMap { components[$0] }
  }
}
