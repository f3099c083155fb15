/// How much of each pixel of a bitmap a path covers, from 0 to 1.
struct CoverageMask {
  let width: Int
  let height: Int
  private(set) var coverage: [Float]

  /// Lines through each row of pixels that are followed; along them coverage is exact.
  private static let lines = 4

  /// - Parameter path: In pixels, y down, from the bitmap's top left corner.
  init(_ path: CGPath, rule: CGPathFillRule, width: Int, height: Int) {
    self.width = width
    self.height = height
    coverage = [Float](repeating: 0, count: width * height)
    let edges = Self.edges(of: path)
    let top = edges.map(\.start.y).min() ?? 0
    let bottom = edges.map(\.end.y).max() ?? 0
    guard bottom > 0, top < CGFloat(height) else { return }
    let rows = Int(max(0, top.rounded(.down)))..<Int(min(CGFloat(height), bottom.rounded(.up)))
    for row in rows {
      for line in 0..<Self.lines {
        let y = CGFloat(row) + (CGFloat(line) + 0.5) / CGFloat(Self.lines)
        addLine(at: y, row: row, edges, rule)
      }
    }
  }

  /// Straight edges, each from its upper end to its lower.
  private static func edges(of path: CGPath) -> [(start: CGPoint, end: CGPoint, turn: Int)] {
    var edges: [(start: CGPoint, end: CGPoint, turn: Int)] = []
    func add(_ from: CGPoint, _ to: CGPoint) {
      if from.y < to.y { edges.append((from, to, 1)) }
      if from.y > to.y { edges.append((to, from, -1)) }
    }
    for subpath in path.subpaths {
      var current = subpath.start
      func follow(_ curve: CubicCurve) {
        for point in curve.flattened(within: 0.05) {
          add(current, point)
          current = point
        }
      }
      for segment in subpath.segments {
        switch segment {
        case .line(let line):
          add(line.start, line.end)
          current = line.end
        case .quad(let curve): follow(curve.cubic)
        case .cubic(let curve): follow(curve)
        }
      }
      add(current, subpath.start)
    }
    return edges
  }

  private mutating func addLine(
    at y: CGFloat, row: Int, _ edges: [(start: CGPoint, end: CGPoint, turn: Int)],
    _ rule: CGPathFillRule
  ) {
    var crossings: [(x: CGFloat, turn: Int)] = []
    for edge in edges where edge.start.y <= y && edge.end.y > y {
      let t = (y - edge.start.y) / (edge.end.y - edge.start.y)
      crossings.append((edge.start.between(edge.end, t).x, edge.turn))
    }
    crossings.sort { $0.x < $1.x }
    var winding = 0
    for (index, crossing) in crossings.enumerated().dropLast() {
      winding += crossing.turn
      let isInside = rule == .winding ? winding != 0 : !winding.isMultiple(of: 2)
      if isInside { addSpan(from: crossing.x, to: crossings[index + 1].x, row: row) }
    }
  }

  private mutating func addSpan(from start: CGFloat, to end: CGFloat, row: Int) {
    let (left, right) = (max(start, 0), min(end, CGFloat(width)))
    guard left < right else { return }
    let share = Float(1) / Float(Self.lines)
    for column in Int(left)..<min(width, Int(right.rounded(.up))) {
      let covered = min(right, CGFloat(column + 1)) - max(left, CGFloat(column))
      coverage[row * width + column] += Float(covered) * share
    }
  }

  mutating func intersect(_ other: CoverageMask) {
    for index in coverage.indices { coverage[index] *= other.coverage[index] }
  }
}
