import Canvas
import Foundation

/// Turns lines into the polygons that a pen leaves: fill them with the non-zero rule.
struct Stroker {
  /// Half of the pen's width in pixels.
  let reach: Double
  let cap: Stroke.Cap
  let join: Stroke.Join
  /// The mitre of a sharper corner would be longer than four widths.
  private static let miterLimit = 4.0
  private(set) var polygon: [Vector] = []

  init(width: Double, cap: Stroke.Cap, join: Stroke.Join) {
    reach = width / 2
    self.cap = cap
    self.join = join
  }

  /// Hands on the polygons of one line.
  mutating func stroke(_ line: Polyline, to add: ([Vector]) -> Void) {
    var points: [Vector] = []
    points.reserveCapacity(line.points.count)
    for point in line.points where points.last.map({ ($0 - point).length > 1e-4 }) ?? true {
      points.append(point)
    }
    if line.isClosed, points.count > 1, (points[0] - points[points.count - 1]).length <= 1e-4 {
      points.removeLast()
    }
    guard points.count > 1 else {
      if let dot = points.first { strokeDot(dot, to: add) }
      return
    }
    if line.isClosed, points.count > 2 {
      side(points, isClosed: true)
      finish(add)
      side(points.reversed(), isClosed: true)
      finish(add)
    } else {
      side(points, isClosed: false)
      end(at: points[points.count - 1], from: points[points.count - 2])
      side(points.reversed(), isClosed: false)
      end(at: points[0], from: points[1])
      finish(add)
    }
  }

  private mutating func finish(_ add: ([Vector]) -> Void) {
    add(polygon)
    polygon.removeAll(keepingCapacity: true)
  }

  private mutating func strokeDot(_ center: Vector, to add: ([Vector]) -> Void) {
    switch cap {
    case .butt: return
    case .round:
      polygon.append(center + Vector(x: reach, y: 0))
      arc(center, from: 0, by: 2 * .pi)
    case .square:
      for (x, y) in [(-1.0, -1.0), (1, -1), (1, 1), (-1, 1)] {
        polygon.append(center + Vector(x: x, y: y) * reach)
      }
    }
    finish(add)
  }

  /// The left side of the line, looking along it.
  private mutating func side(_ points: [Vector], isClosed: Bool) {
    let count = points.count
    let segments = isClosed ? count : count - 1
    var normals: [Vector] = []
    normals.reserveCapacity(segments)
    for index in 0..<segments {
      let along = points[(index + 1) % count] - points[index]
      normals.append(Vector(x: along.y, y: -along.x) * (1 / along.length))
    }
    for index in 0..<segments {
      if index == 0, !isClosed {
        polygon.append(points[0] + normals[0] * reach)
      } else {
        corner(points[index], normals[(index + segments - 1) % segments], normals[index])
      }
    }
    if !isClosed { polygon.append(points[count - 1] + normals[segments - 1] * reach) }
  }

  private mutating func corner(_ point: Vector, _ before: Vector, _ after: Vector) {
    let cross = before.x * after.y - before.y * after.x
    let dot = before.x * after.x + before.y * after.y
    let (from, to) = (point + before * reach, point + after * reach)
    if cross < 0 || (cross == 0 && dot > 0) {
      // The inner side: through the corner itself, which keeps the winding whole.
      polygon.append(from)
      if dot < 0.97 { polygon.append(point) }
      polygon.append(to)
      return
    }
    polygon.append(from)
    switch join {
    // So slight a turn is a piece of a curve.
    case _ where dot > 0.97: break
    case .bevel: break
    case .round:
      let angle = atan2(cross, dot)
      arc(point, from: atan2(before.y, before.x), by: angle)
    case .miter:
      // Half the angle between the normals decides how far the mitre reaches.
      let cosine = ((1 + dot) / 2).squareRoot()
      if cosine * Self.miterLimit >= 1 {
        let middle = before + after
        polygon.append(point + middle * (reach / (1 + dot)))
      }
    }
    polygon.append(to)
  }

  private mutating func end(at point: Vector, from previous: Vector) {
    let along = point - previous
    let forward = along * (1 / along.length)
    let normal = Vector(x: forward.y, y: -forward.x)
    switch cap {
    case .butt: break
    case .square:
      polygon.append(point + (normal + forward) * reach)
      polygon.append(point + (forward - normal) * reach)
    case .round: arc(point, from: atan2(normal.y, normal.x), by: .pi)
    }
  }

  /// Points of an arc around `center`, its ends left out.
  private mutating func arc(_ center: Vector, from start: Double, by angle: Double) {
    let step = 2 * acos(max(0, 1 - 0.03 / max(reach, 0.1)))
    let count = min(max(Int((abs(angle) / max(step, 0.01)).rounded(.up)), 2), 700)
    for index in 1..<count {
      let at = start + angle * Double(index) / Double(count)
      polygon.append(center + Vector(x: cos(at), y: sin(at)) * reach)
    }
  }
}
