extension CGPath {
  /// The smallest rectangle around all points, control points too; null for an empty path.
  public var boundingBox: CGRect {
    var box = PointBox()
    for element in elements {
      switch element {
      case .move(let end), .line(let end): box.add(end)
      case .quad(let end, let control):
        box.add(control)
        box.add(end)
      case .cubic(let end, let control1, let control2):
        box.add(control1)
        box.add(control2)
        box.add(end)
      case .close: break
      }
    }
    return box.rect
  }

  /// The smallest rectangle around the curves themselves; null for an empty path.
  public var boundingBoxOfPath: CGRect {
    var box = PointBox()
    for subpath in subpaths {
      box.add(subpath.start)
      for segment in subpath.segments {
        box.add(segment.end)
        switch segment {
        case .line: break
        case .quad(let curve): for t in curve.turningPoints { box.add(curve.point(at: t)) }
        case .cubic(let curve): for t in curve.turningPoints { box.add(curve.point(at: t)) }
        }
      }
    }
    return box.rect
  }

  /// Whether the path is one upright rectangle, which is then stored in `rect`.
  public func isRect(_ rect: UnsafeMutablePointer<CGRect>?) -> Bool {
    let subpaths = subpaths
    guard subpaths.count == 1, (3...4).contains(subpaths[0].segments.count) else { return false }
    var corners = [subpaths[0].start]
    for case .line(let line) in subpaths[0].segments { corners.append(line.end) }
    guard corners.count == subpaths[0].segments.count + 1 else { return false }
    if corners.count == 5 {
      guard corners[4] == corners[0] else { return false }
    } else if !subpaths[0].isClosed {
      return false
    }
    let level =
      corners[0].y == corners[1].y && corners[1].x == corners[2].x
      && corners[2].y == corners[3].y && corners[3].x == corners[0].x
    let upright =
      corners[0].x == corners[1].x && corners[1].y == corners[2].y
      && corners[2].x == corners[3].x && corners[3].y == corners[0].y
    guard level || upright else { return false }
    rect?.pointee = boundingBox
    return true
  }
}

private struct PointBox {
  var (minX, minY) = (CGFloat.infinity, CGFloat.infinity)
  var (maxX, maxY) = (-CGFloat.infinity, -CGFloat.infinity)

  mutating func add(_ point: CGPoint) {
    minX = min(minX, point.x)
    minY = min(minY, point.y)
    maxX = max(maxX, point.x)
    maxY = max(maxY, point.y)
  }

  var rect: CGRect {
    if minX > maxX { return .null }
    let most = CGFloat.greatestFiniteMagnitude
    return CGRect(x: minX, y: minY, width: min(maxX - minX, most), height: min(maxY - minY, most))
  }
}

extension QuadCurve {
  func point(at t: CGFloat) -> CGPoint {
    start.between(control, t).between(control.between(end, t), t)
  }

  /// Where the curve turns back, across or down.
  var turningPoints: [CGFloat] {
    [(start.x, control.x, end.x), (start.y, control.y, end.y)].compactMap { from, over, to in
      let (first, second) = (over / 4 - from / 4, to / 4 - over / 4)
      let t = first / (first - second)
      return t > 0 && t < 1 ? t : nil
    }
  }
}

extension CubicCurve {
  func point(at t: CGFloat) -> CGPoint {
    let middle = control1.between(control2, t)
    let left = start.between(control1, t).between(middle, t)
    let right = middle.between(control2.between(end, t), t)
    return left.between(right, t)
  }

  /// Where the curve turns back, across or down.
  var turningPoints: [CGFloat] {
    Self.turningPoints(start.x, control1.x, control2.x, end.x)
      + Self.turningPoints(start.y, control1.y, control2.y, end.y)
  }

  private static func turningPoints(
    _ from: CGFloat, _ over1: CGFloat, _ over2: CGFloat, _ to: CGFloat
  ) -> [CGFloat] {
    // The derivative, up to a factor: p(1−t)² + 2q·t(1−t) + r·t².
    var (p, q, r) = (over1 / 8 - from / 8, over2 / 8 - over1 / 8, to / 8 - over2 / 8)
    let largest = max(abs(p), abs(q), abs(r))
    guard largest > 0 else { return [] }
    (p, q, r) = (p / largest, q / largest, r / largest)
    let discriminant = q * q - p * r
    guard discriminant >= 0 else { return [] }
    // The form that never subtracts two near numbers.
    let root = discriminant.squareRoot()
    let s = p - q + (p - q < 0 ? -root : root)
    return [s / (p - 2 * q + r), p / s].filter { $0 > 0 && $0 < 1 }
  }
}

extension CGPoint {
  func between(_ other: CGPoint, _ t: CGFloat) -> CGPoint {
    CGPoint(x: x * (1 - t) + other.x * t, y: y * (1 - t) + other.y * t)
  }
}
