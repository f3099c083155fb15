import UIKit

/// Follows the pixel outline of a holding, or of several together, and puts the true edges in the place of its stairs.
///
/// Every step of the stairs parts two pixels of different owners, so a region's edge runs between
/// their centres. Steps at the same edge become one line; where two edges follow each other the
/// corner is where they meet.
@MainActor
struct OutlineTracer {
  private let territory: Territory
  private var trueEdges: TrueEdges

  /// Edges meet farther from the pixels only in very sharp corners.
  private static let farthestCorner: CGFloat = 16
  private static let farthestVertex: CGFloat = 3

  init(of territory: Territory) {
    self.territory = territory
    trueEdges = TrueEdges(of: territory.table)
  }

  /// A stretch of the stairs along one edge, or along none that is known.
  private struct Run {
    var edge: TrueEdges.Edge?
    /// The corners of the stairs, first and last included.
    var corners: [PixelMask.Corner]
  }

  /// The outline in pixels.
  mutating func trace(_ contour: [PixelMask.Corner]) -> [CGPoint] {
    let runs = runs(along: contour)
    guard runs.count > 1, runs.contains(where: { $0.edge != nil }) else {
      return PixelStairs.smoothed(contour).map(point)
    }
    var points: [CGPoint] = []
    for (index, run) in runs.enumerated() {
      if run.edge == nil { points += run.corners.dropFirst().dropLast().map(point) }
      points += joint(from: run, to: runs[(index + 1) % runs.count])
    }
    points = points.withoutRepeats
    return points.count < 3 ? PixelStairs.smoothed(contour).map(point) : points
  }

  private func point(_ corner: PixelMask.Corner) -> CGPoint {
    CGPoint(x: CGFloat(corner.x), y: CGFloat(corner.y))
  }

  // MARK: Steps

  private mutating func runs(along contour: [PixelMask.Corner]) -> [Run] {
    var runs: [Run] = []
    for (index, start) in contour.enumerated() {
      let end = contour[(index + 1) % contour.count]
      let (dx, dy) = ((end.x - start.x).signum(), (end.y - start.y).signum())
      var corner = start
      while corner != end {
        let next = PixelMask.Corner(x: corner.x + dx, y: corner.y + dy)
        let edge = edge(at: corner, dx, dy, last: runs.last?.edge)
        add(edge, from: corner, to: next, &runs)
        corner = next
      }
    }
    // The contour is closed: its last run may go on as its first.
    if runs.count > 1, let last = runs.last, isSame(last.edge, runs[0].edge) {
      runs[0].corners = last.corners + runs[0].corners.dropFirst()
      runs.removeLast()
    }
    return runs
  }

  private func add(
    _ edge: TrueEdges.Edge?, from corner: PixelMask.Corner, to next: PixelMask.Corner,
    _ runs: inout [Run]
  ) {
    if let last = runs.indices.last, isSame(runs[last].edge, edge) {
      // Only stairs without an edge keep their corners.
      let count = runs[last].corners.count
      let isStraight =
        count > 1
        && (runs[last].corners[count - 2].x == next.x || runs[last].corners[count - 2].y == next.y)
      if edge != nil || isStraight { runs[last].corners.removeLast() }
      if edge != nil, count == 1 { runs[last].corners.append(corner) }
      runs[last].corners.append(next)
    } else {
      runs.append(Run(edge: edge, corners: [corner, next]))
    }
  }

  /// Whether two edges lie on one line.
  private func isSame(_ one: TrueEdges.Edge?, _ other: TrueEdges.Edge?) -> Bool {
    guard let one, let other else { return one == nil && other == nil }
    if one.outline == other.outline, one.place == other.place, one.outline != 0 { return true }
    return one.distance(to: other.from) < 1e-6 && one.distance(to: other.to) < 1e-6
  }

  /// The edge that runs between the two pixels at a step; the set lies on the right hand.
  private mutating func edge(
    at corner: PixelMask.Corner, _ dx: Int, _ dy: Int, last: TrueEdges.Edge?
  ) -> TrueEdges.Edge? {
    let inner = (x: corner.x + (dx - dy - 1) / 2, y: corner.y + (dx + dy - 1) / 2)
    let outer = (x: inner.x + dy, y: inner.y - dx)
    let grid = territory.grid
    let owner = territory.owners[inner.y * grid.width + inner.x]
    let isOnGrid = outer.x >= 0 && outer.y >= 0 && outer.x < grid.width && outer.y < grid.height
    let other = isOnGrid ? territory.owners[outer.y * grid.width + outer.x] : -1
    let edges = trueEdges.edges(between: owner, and: other)
    if edges.count > 64, let last, last.crossing(inner, outer) != nil { return last }
    let crossing = edges.filter { $0.crossing(inner, outer) != nil }
    if crossing.count > 1 { return choose(crossing, inner, outer, owner, last) }
    return crossing.first ?? (isOnGrid ? nil : border(corner, dx, dy))
  }

  /// Of several edges between the same two pixels, the one where the owner changes when asked.
  private func choose(
    _ edges: [TrueEdges.Edge], _ inner: (x: Int, y: Int), _ outer: (x: Int, y: Int),
    _ owner: Int32, _ last: TrueEdges.Edge?
  ) -> TrueEdges.Edge? {
    func isOwned(_ share: CGFloat) -> Bool {
      let x = CGFloat(inner.x) + CGFloat(outer.x - inner.x) * share
      let y = CGFloat(inner.y) + CGFloat(outer.y - inner.y) * share
      return territory.hit(atPixel: CGPoint(x: x + 0.5, y: y + 0.5)) === territory.view(of: owner)
    }
    let parting = edges.filter { edge in
      guard let share = edge.crossing(inner, outer) else { return false }
      return isOwned(share - 0.02) && !isOwned(share + 0.02)
    }
    let candidates = parting.isEmpty ? edges : parting
    return candidates.first { isSame($0, last) } ?? candidates.first
  }

  /// The edge of the map itself.
  private func border(_ corner: PixelMask.Corner, _ dx: Int, _ dy: Int) -> TrueEdges.Edge {
    let from = point(corner)
    let to = CGPoint(x: from.x + CGFloat(dx), y: from.y + CGFloat(dy))
    return TrueEdges.Edge(from: from, to: to, outline: 0, place: 0)
  }

  // MARK: Corners

  private func joint(from run: Run, to next: Run) -> [CGPoint] {
    guard let corner = run.corners.last.map(point) else { return [] }
    guard let edge = run.edge else {
      return next.edge.map { [$0.nearest(to: corner)] } ?? [corner]
    }
    guard let other = next.edge else { return [edge.nearest(to: corner)] }
    // An outline that crosses itself passes from one edge to another without the corners between.
    if let between = vertices(from: edge, to: other),
      between.allSatisfy({ $0.isNear(corner, Self.farthestVertex) })
    {
      return between
    }
    if let meeting = edge.meeting(other), meeting.isNear(corner, Self.farthestCorner) {
      return [meeting]
    }
    return [edge.nearest(to: corner), other.nearest(to: corner)]
  }

  /// The corners of one outline on the way between two edges of it that are near each other.
  private func vertices(from edge: TrueEdges.Edge, to other: TrueEdges.Edge) -> [CGPoint]? {
    guard edge.outline == other.outline, edge.outline != 0, edge.place != other.place else {
      return nil
    }
    let edges = trueEdges.outline(of: edge)
    let count = edges.count
    let forward = (other.place - edge.place + count) % count
    let isForward = forward <= count - forward
    let steps = min(forward, count - forward)
    guard steps <= 32 else { return nil }
    var vertices: [CGPoint] = []
    var place = edge.place
    for _ in 0..<steps {
      let next = (place + (isForward ? 1 : count - 1)) % count
      let vertex = isForward ? edges[place].to : edges[place].from
      guard vertex == (isForward ? edges[next].from : edges[next].to) else { return nil }
      vertices.append(vertex)
      place = next
    }
    return vertices
  }
}

extension TrueEdges.Edge {
  /// How far a point lies from the line through the edge.
  fileprivate func distance(to point: CGPoint) -> CGFloat {
    let (dx, dy) = (to.x - from.x, to.y - from.y)
    let length = (dx * dx + dy * dy).squareRoot()
    guard length > 0 else { return .infinity }
    return abs(dx * (point.y - from.y) - dy * (point.x - from.x)) / length
  }

  /// The point of the line through the edge that is nearest to a point.
  fileprivate func nearest(to point: CGPoint) -> CGPoint {
    let (dx, dy) = (to.x - from.x, to.y - from.y)
    let square = dx * dx + dy * dy
    guard square > 0 else { return from }
    let share = ((point.x - from.x) * dx + (point.y - from.y) * dy) / square
    return CGPoint(x: from.x + dx * share, y: from.y + dy * share)
  }

  /// Where the lines through two edges meet; nil for parallel ones.
  fileprivate func meeting(_ other: TrueEdges.Edge) -> CGPoint? {
    let (dx, dy) = (to.x - from.x, to.y - from.y)
    let (ex, ey) = (other.to.x - other.from.x, other.to.y - other.from.y)
    let turn = dx * ey - dy * ex
    let lengths = ((dx * dx + dy * dy) * (ex * ex + ey * ey)).squareRoot()
    guard abs(turn) > 1e-9 * lengths else { return nil }
    let share = ((other.from.x - from.x) * ey - (other.from.y - from.y) * ex) / turn
    return CGPoint(x: from.x + dx * share, y: from.y + dy * share)
  }
}

extension CGPoint {
  fileprivate func isNear(_ other: CGPoint, _ distance: CGFloat) -> Bool {
    abs(x - other.x) <= distance && abs(y - other.y) <= distance
  }
}

extension [CGPoint] {
  /// Without points that lie on the one before.
  fileprivate var withoutRepeats: [CGPoint] {
    var result: [CGPoint] = []
    for point in self where result.last.map({ !$0.isNear(point, 1e-9) }) ?? true {
      result.append(point)
    }
    if result.count > 1, let last = result.last, last.isNear(result[0], 1e-9) {
      result.removeLast()
    }
    return result
  }
}
