import Testing
import UIKit

/// Containment against another way of counting: every curve cut into 400 chords, and the angle
/// swept around the point added up.
@Suite("CGPath containment on random paths")
struct RandomPathTests {
  struct Generator: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var z = state
      z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
      z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
      return z ^ (z >> 31)
    }
  }

  @Test("the winding number is what the swept angle says", arguments: 0..<24)
  func winding(seed: Int) {
    var generator = Generator(state: UInt64(seed))
    let path = randomPath(&generator)
    let polygons = polygons(of: path)
    for _ in 0..<25 {
      let point = CGPoint(
        x: .random(in: -20...120, using: &generator), y: .random(in: -20...120, using: &generator))
      // A point nearer to a chord than the chord is to its curve can't be compared.
      guard distance(from: point, to: polygons) > 0.01 else { continue }
      let expected = polygons.map { sweptTurns($0, around: point) }.reduce(0, +)
      #expect(path.windingNumber(around: point) == expected, "\(path.svgPathData) \(point)")
      #expect(path.contains(point) == (expected != 0))
      #expect(path.contains(point, using: .evenOdd) == (expected % 2 != 0))
    }
  }

  private func randomPath(_ generator: inout Generator) -> CGPath {
    let path = CGMutablePath()
    func point() -> CGPoint {
      CGPoint(
        x: .random(in: 0...100, using: &generator), y: .random(in: 0...100, using: &generator))
    }
    for _ in 0..<Int.random(in: 1...3, using: &generator) {
      path.move(to: point())
      for _ in 0..<Int.random(in: 1...6, using: &generator) {
        switch Int.random(in: 0...3, using: &generator) {
        case 0: path.addLine(to: point())
        case 1: path.addQuadCurve(to: point(), control: point())
        default: path.addCurve(to: point(), control1: point(), control2: point())
        }
      }
      if Bool.random(using: &generator) { path.closeSubpath() }
    }
    return path
  }

  private func polygons(of path: CGPath) -> [[CGPoint]] {
    var result: [[CGPoint]] = []
    path.forEachElement { element in
      switch element {
      case .move(let end): result.append([end])
      case .line(let end): result[result.count - 1].append(end)
      case .quad(let end, let c):
        let start = result[result.count - 1].last!
        for index in 1...400 {
          let t = CGFloat(index) / 400
          let (p, q, r) = ((1 - t) * (1 - t), 2 * t * (1 - t), t * t)
          result[result.count - 1].append(
            CGPoint(
              x: p * start.x + q * c.x + r * end.x, y: p * start.y + q * c.y + r * end.y))
        }
      case .cubic(let end, let c, let d):
        let start = result[result.count - 1].last!
        for index in 1...400 {
          let t = CGFloat(index) / 400
          let u = 1 - t
          let (p, q, r, s) = (u * u * u, 3 * t * u * u, 3 * t * t * u, t * t * t)
          result[result.count - 1].append(
            CGPoint(
              x: p * start.x + q * c.x + r * d.x + s * end.x,
              y: p * start.y + q * c.y + r * d.y + s * end.y))
        }
      case .close: break
      }
    }
    return result
  }

  private func sweptTurns(_ polygon: [CGPoint], around point: CGPoint) -> Int {
    var angle: CGFloat = 0
    for (index, from) in polygon.enumerated() {
      let to = polygon[(index + 1) % polygon.count]
      let (ax, ay) = (from.x - point.x, from.y - point.y)
      let (bx, by) = (to.x - point.x, to.y - point.y)
      angle += atan2(ax * by - ay * bx, ax * bx + ay * by)
    }
    return Int((angle / (2 * .pi)).rounded())
  }

  private func distance(from point: CGPoint, to polygons: [[CGPoint]]) -> CGFloat {
    var nearest = CGFloat.infinity
    for polygon in polygons {
      for (index, from) in polygon.enumerated() {
        let to = polygon[(index + 1) % polygon.count]
        let (dx, dy) = (to.x - from.x, to.y - from.y)
        let length = dx * dx + dy * dy
        let t =
          length == 0
          ? 0 : min(max(((point.x - from.x) * dx + (point.y - from.y) * dy) / length, 0), 1)
        nearest = min(nearest, hypot(point.x - from.x - t * dx, point.y - from.y - t * dy))
      }
    }
    return nearest
  }
}
