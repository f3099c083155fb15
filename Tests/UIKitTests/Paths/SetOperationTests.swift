import Testing
import UIKit

@Suite("Paths as sets of points")
struct SetOperationTests {
  private typealias Operation = (
    name: String, of: (CGPath, CGPath, CGPathFillRule) -> CGPath, isKept: (Bool, Bool) -> Bool
  )

  private let operations: [Operation] = [
    ("union", { $0.union($1, using: $2) }, { $0 || $1 }),
    ("intersection", { $0.intersection($1, using: $2) }, { $0 && $1 }),
    ("difference", { $0.subtracting($1, using: $2) }, { $0 && !$1 }),
    ("either", { $0.symmetricDifference($1, using: $2) }, { $0 != $1 }),
    ("normalized", { a, _, rule in a.normalized(using: rule) }, { a, _ in a }),
  ]

  // MARK: Random paths

  private func star(_ middle: CGPoint, _ radius: CGFloat, points: Int, step: Int) -> CGPath {
    let path = CGMutablePath()
    path.addLines(
      between: (0..<points).map {
        let angle = CGFloat($0 * step) * 2 * .pi / CGFloat(points)
        return CGPoint(x: middle.x + radius * sin(angle), y: middle.y - radius * cos(angle))
      })
    path.closeSubpath()
    return path
  }

  private func randomPath(_ random: inout Seeded) -> CGPath {
    let box = CGRect(
      x: CGFloat(Int.random(in: 0...4, using: &random)) * 10,
      y: CGFloat(Int.random(in: 0...4, using: &random)) * 10,
      width: CGFloat(Int.random(in: 1...5, using: &random)) * 10,
      height: CGFloat(Int.random(in: 1...5, using: &random)) * 10)
    func somewhere() -> CGPoint {
      CGPoint(x: .random(in: 0...100, using: &random), y: .random(in: 0...100, using: &random))
    }
    switch Int.random(in: 0..<7, using: &random) {
    case 0: return CGPath(rect: box, transform: nil)
    case 1: return CGPath(ellipseIn: box, transform: nil)
    case 2:
      return star(
        somewhere(), .random(in: 10...50, using: &random),
        points: .random(in: 5...11, using: &random), step: .random(in: 1...4, using: &random))
    case 3:
      let heart =
        "M50 90 C10 60 0 30 25 15 C40 8 50 20 50 30 C50 20 60 8 75 15 C100 30 90 60 50 90 Z"
      return (try? CGPath(svgPathData: heart)) ?? CGPath(rect: box, transform: nil)
    case 4:
      // Rectangles of a grid share edges and corners.
      let path = CGMutablePath()
      path.addRect(box)
      path.addRect(box.offsetBy(dx: box.width, dy: 0))
      path.addRect(box.offsetBy(dx: 10, dy: box.height))
      return path
    case 5:
      // A frame: the hole runs the other way round, or the same.
      let path = CGMutablePath()
      path.addRect(box)
      let hole = box.insetBy(dx: 3, dy: 4)
      path.addLines(
        between: Bool.random(using: &random)
          ? [
            CGPoint(x: hole.minX, y: hole.minY), CGPoint(x: hole.minX, y: hole.maxY),
            CGPoint(x: hole.maxX, y: hole.maxY), CGPoint(x: hole.maxX, y: hole.minY),
          ]
          : [
            CGPoint(x: hole.minX, y: hole.minY), CGPoint(x: hole.maxX, y: hole.minY),
            CGPoint(x: hole.maxX, y: hole.maxY), CGPoint(x: hole.minX, y: hole.maxY),
          ])
      return path
    default:
      let path = CGMutablePath()
      path.move(to: somewhere())
      for _ in 0..<Int.random(in: 2...8, using: &random) {
        if Bool.random(using: &random) {
          path.addLine(to: somewhere())
        } else {
          path.addCurve(to: somewhere(), control1: somewhere(), control2: somewhere())
        }
      }
      return path
    }
  }

  /// Whether the point is so near to an outline that lines in the place of curves may decide.
  private func isNearEdge(_ point: CGPoint, _ paths: [CGPath]) -> Bool {
    let near = [(-0.03, 0), (0.03, 0), (0, -0.03), (0, 0.03), (0.02, 0.02), (-0.02, 0.02)]
    return paths.contains { path in
      let winding = path.windingNumber(around: point)
      return near.contains {
        path.windingNumber(around: CGPoint(x: point.x + $0.0, y: point.y + $0.1)) != winding
      }
    }
  }

  @Test(
    "a point is in the answer where it is in the operands as the operation says", arguments: 1...40)
  func containment(seed: Int) {
    var random = Seeded(UInt64(seed))
    let (a, b) = (randomPath(&random), randomPath(&random))
    for rule in [CGPathFillRule.winding, .evenOdd] {
      for operation in operations {
        let answer = operation.of(a, b, rule)
        for _ in 0..<60 {
          let point = CGPoint(
            x: .random(in: -10...110, using: &random), y: .random(in: -10...110, using: &random))
          guard !isNearEdge(point, [a, b]) else { continue }
          let expected = operation.isKept(
            a.contains(point, using: rule), b.contains(point, using: rule))
          for filling in [CGPathFillRule.winding, .evenOdd] {
            #expect(
              answer.contains(point, using: filling) == expected,
              "\(operation.name) \(rule) of \(a.svgPathData) and \(b.svgPathData) at \(point)")
          }
        }
      }
    }
  }

  @Test("components are one area each, and together they are the path", arguments: 1...20)
  func components(seed: Int) {
    var random = Seeded(UInt64(seed) + 500)
    let path = randomPath(&random).union(randomPath(&random))
    let parts = path.componentsSeparated()
    for _ in 0..<80 {
      let point = CGPoint(
        x: .random(in: -10...110, using: &random), y: .random(in: -10...110, using: &random))
      guard !isNearEdge(point, [path]) else { continue }
      #expect(parts.count { $0.contains(point) } == (path.contains(point) ? 1 : 0))
    }
    #expect(parts.allSatisfy { $0.componentsSeparated().count == 1 })
    #expect(abs(parts.map(\.signedArea).reduce(0, +) - path.signedArea) < 1e-6)
  }

  // MARK: Known answers

  private func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGPath {
    CGPath(rect: CGRect(x: x, y: y, width: width, height: height), transform: nil)
  }

  @Test("rectangles give rectangles, to the bit")
  func rectangles() {
    let (a, b) = (rect(0.1, 0.2, 100, 50), rect(100.1, 0.2, 30, 50))
    #expect(a.union(b).svgPathData == "M 0.1 0.2 L 130.1 0.2 L 130.1 50.2 L 0.1 50.2 Z")
    #expect(a.intersection(b).isEmpty && !a.intersects(b))
    #expect(a.subtracting(b) == a.normalized() && a.subtracting(a).isEmpty)
    #expect(a.union(a) == a.normalized() && a.symmetricDifference(a).isEmpty)
    let cut = rect(0, 0, 30, 30).subtracting(rect(10, 10, 10, 10))
    #expect(cut.signedArea == 800 && cut.componentsSeparated() == [cut])
    #expect(rect(0, 0, 30, 30).intersects(rect(29, 29, 5, 5)))
    #expect(!rect(0, 0, 30, 30).intersects(rect(30, 30, 5, 5)))
  }

  @Test("areas that touch in a corner are two components")
  func corner() {
    let path = rect(0, 0, 10, 10).union(rect(10, 10, 10, 10))
    #expect(path.componentsSeparated().map(\.boundingBox.minX) == [0, 10])
  }

  @Test("a pentagram's middle counts once it is normalized, by the rule that was asked for")
  func pentagram() {
    let path = star(CGPoint(x: 50, y: 50), 50, points: 5, step: 2)
    let middle = CGPoint(x: 50, y: 50)
    #expect(path.normalized().contains(middle, using: .evenOdd))
    #expect(!path.normalized(using: .evenOdd).contains(middle))
    #expect(path.normalized(using: .evenOdd).componentsSeparated().count == 5)
  }

  @Test("nothing with anything", arguments: [CGPathFillRule.winding, .evenOdd])
  func empty(rule: CGPathFillRule) {
    let (nothing, square) = (CGMutablePath(), rect(0, 0, 10, 10))
    let line = CGMutablePath()
    line.addLines(between: [CGPoint(x: 1, y: 1), CGPoint(x: 9, y: 1), CGPoint(x: 5, y: 1)])
    for empty in [nothing, line, CGPath(rect: .zero, transform: nil)] {
      #expect(square.union(empty, using: rule) == square.normalized())
      #expect(empty.union(square, using: rule) == square.normalized())
      #expect(square.intersection(empty, using: rule).isEmpty)
      #expect(empty.subtracting(square, using: rule).isEmpty)
      #expect(empty.normalized(using: rule).isEmpty && empty.componentsSeparated().isEmpty)
    }
  }

  @Test(
    "what is huge or tiny is cut like anything else",
    arguments: [
      1e300, 1e-300, 1e12, 1e-9, 1e150, .leastNonzeroMagnitude * 1e6,
      .greatestFiniteMagnitude / 40,
    ] as [CGFloat])
  func sizes(size: CGFloat) {
    let a = rect(0, 0, 20 * size, 20 * size)
    let b = CGPath(
      ellipseIn: CGRect(x: 10 * size, y: 10 * size, width: 20 * size, height: 20 * size),
      transform: nil)
    let both = a.intersection(b)
    #expect(both.contains(CGPoint(x: 18 * size, y: 18 * size)))
    #expect(!both.contains(CGPoint(x: 11 * size, y: 11 * size)))
    #expect(!both.contains(CGPoint(x: 22 * size, y: 20 * size)))
    #expect(a.union(b).contains(CGPoint(x: 25 * size, y: 25 * size)))
  }

  @Test("a flattened path has no curves and stays within its threshold")
  func flattened() {
    let circle = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 100), transform: nil)
    for threshold in [10, 1, 0.01] as [CGFloat] {
      let flat = circle.flattened(threshold: threshold)
      var lines = 0
      flat.forEachElement { element in
        switch element {
        case .quad, .cubic: Issue.record("a curve")
        case .line(let end):
          lines += 1
          #expect(abs(hypot(end.x - 50, end.y - 50) - 50) < 0.05)
        default: break
        }
      }
      #expect(abs(flat.signedArea - circle.signedArea) < threshold * 100 * .pi)
      #expect(lines < 2000)
    }
    #expect(circle.flattened(threshold: .nan).signedArea > 7850)
  }

  // MARK: Lines

  @Test("lines are cut where they go in and out")
  func lines() {
    let line = CGMutablePath()
    line.addLines(between: [CGPoint(x: 0, y: 5), CGPoint(x: 40, y: 5), CGPoint(x: 40, y: 30)])
    let square = rect(10, 0, 20, 20)
    #expect(line.lineIntersection(square).svgPathData == "M 10 5 L 30 5")
    #expect(line.lineSubtracting(square).svgPathData == "M 0 5 L 10 5 M 30 5 L 40 5 L 40 30")
    #expect(line.lineIntersection(CGMutablePath()).isEmpty)
    #expect(line.lineSubtracting(CGMutablePath()) == line)
    let frame = rect(0, 0, 100, 100)
    #expect(frame.lineIntersection(rect(50, -10, 10, 20)).svgPathData == "M 50 0 L 60 0")
  }

  @Test("the middles of what lines keep lie where they should", arguments: 1...20)
  func randomLines(seed: Int) {
    var random = Seeded(UInt64(seed) + 900)
    let (a, b) = (randomPath(&random), randomPath(&random))
    for (kept, isInside) in [(a.lineIntersection(b), true), (a.lineSubtracting(b), false)] {
      var last = CGPoint.zero
      kept.forEachElement { element in
        if case .line(let end) = element {
          let middle = CGPoint(x: (last.x + end.x) / 2, y: (last.y + end.y) / 2)
          // A star may be so flat that only rounding makes it an area.
          let isLong = hypot(end.x - last.x, end.y - last.y) > 1e-9
          if isLong, !isNearEdge(middle, [b]) { #expect(b.contains(middle) == isInside) }
        }
        last = element.end ?? last
      }
    }
  }

  // MARK: Work

  /// A zigzag of lines that all cross those of another one.
  private func comb(_ count: Int, isUpright: Bool) -> CGPath {
    let path = CGMutablePath()
    path.addLines(
      between: (0..<count).map { index in
        let (along, across) = (
          CGFloat(index) / CGFloat(count) * 1000, index % 2 == 0 ? 0.0 : 1000.0
        )
        return isUpright ? CGPoint(x: along, y: across) : CGPoint(x: across, y: along)
      })
    return path
  }

  @Test("thousands of crossings are cut right")
  func manyCrossings() {
    var random = Seeded(3)
    let (a, b) = (comb(60, isUpright: true), comb(60, isUpright: false))
    let (both, either) = (a.intersection(b), a.union(b))
    for _ in 0..<300 {
      let point = CGPoint(
        x: .random(in: 0...1000, using: &random), y: .random(in: 0...1000, using: &random))
      guard !isNearEdge(point, [a, b]) else { continue }
      #expect(both.contains(point) == (a.contains(point) && b.contains(point)))
      #expect(either.contains(point) == (a.contains(point) || b.contains(point)))
    }
  }

  @Test("an outline of thousands of lines is cut exactly")
  func manyLines() {
    let a = star(CGPoint(x: 500, y: 500), 400, points: 3000, step: 1)
    let b = star(CGPoint(x: 900, y: 500), 400, points: 3000, step: 1)
    let (both, either) = (a.intersection(b), a.union(b))
    #expect(abs(both.signedArea + either.signedArea - a.signedArea * 2) < 1e-4)
    #expect(abs(both.signedArea / (400 * 400) - (2 * .pi / 3 - 3.0.squareRoot() / 2)) < 1e-4)
  }
}
