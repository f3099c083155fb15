extension CGPath {
  /// The area enclosed, in square points, positive where the path turns from the x axis towards
  /// the y axis; exact for lines and curves.
  ///
  /// Open subpaths count as closed, and a region gone round twice counts twice: for a path that
  /// does not cross itself this is the area that a fill covers, up to its sign.
  package final var signedArea: CGFloat {
    subpaths.reduce(0) { $0 + $1.signedArea }
  }
}

extension Subpath {
  /// Green's theorem: half the integral of x·dy − y·dx, from the start, which keeps numbers small.
  var signedArea: CGFloat {
    var twice: CGFloat = 0
    for segment in segments {
      let (a, b) = (segment.start.from(start), segment.end.from(start))
      switch segment {
      case .line: twice += a.cross(b)
      case .quad(let curve):
        let c = curve.control.from(start)
        twice += (2 * a.cross(c) + 2 * c.cross(b) + a.cross(b)) / 3
      case .cubic(let curve):
        let (c, d) = (curve.control1.from(start), curve.control2.from(start))
        twice +=
          (6 * a.cross(c) + 3 * a.cross(d) + a.cross(b) + 3 * c.cross(d) + 3 * c.cross(b)
            + 6 * d.cross(b)) / 10
      }
    }
    return twice / 2
  }
}

extension CGPoint {
  fileprivate func from(_ origin: CGPoint) -> CGPoint {
    CGPoint(x: x - origin.x, y: y - origin.y)
  }

  fileprivate func cross(_ other: CGPoint) -> CGFloat { x * other.y - y * other.x }
}
