/// What two paths fill together, found slab by slab from the top down.
///
/// Between two heights at which nothing ends and nothing crosses, edges stand side by side: there
/// the windings of both paths change only at edges. Where that changes what is kept, an edge bounds
/// the area; at the heights between, the bounds are joined by level pieces that balance them, so
/// that the outlines close whatever rounding did.
///
/// An edge costs a step in every slab that it runs through. Where that would be more than
/// `mostSteps`, as for 10,000 lines across one another, the paths are cut into so many slices that
/// it is not, and their outlines are right to a slice: heights are rounded, and crossings inside of
/// a slice are taken for its middle. 10,000 edges that cross little, as outlines do, are exact.
struct RegionSweep {
  static let mostSteps = 16_000_000
  /// Pairs of edges that are looked at for crossings.
  static let mostPairs = 40_000_000

  var edges: [SweepEdge] = []
  var levels: [CGFloat] = []
  private let rule: CGPathFillRule
  /// Distances that rounding makes.
  let nothing: CGFloat
  /// What brings the coordinates to a size that can be multiplied, and back; a power of two.
  private let scale: CGFloat

  init(_ first: CGPath, _ second: CGPath?, _ rule: CGPathFillRule) {
    self.rule = rule
    let extent = [first, second].compactMap { $0?.largestCoordinate }.max() ?? 0
    let isUsual = extent < 1e100 && extent > 1e-100 || extent == 0
    scale =
      isUsual
      ? 1 : CGFloat(sign: .plus, exponent: -max(extent.exponent, -1000), significand: 1)
    nothing = extent * scale * 1e-13
    guard extent > 0 else { return }
    add(first, isSecond: false)
    if let second { add(second, isSecond: true) }
    alignHeights()
    edges.sort { ($0.top.y, $0.top.x) < ($1.top.y, $1.top.x) }
    findLevels()
  }

  private mutating func add(_ path: CGPath, isSecond: Bool) {
    let sized = scale == 1 ? path : path.applying(CGAffineTransform(scaleX: scale, y: scale))
    for corners in sized.flattenedForSets.corners {
      guard var last = corners.last else { continue }
      for corner in corners {
        if let edge = SweepEdge(from: last, to: corner, isSecond: isSecond) { edges.append(edge) }
        last = corner
      }
    }
  }

  // MARK: Slabs

  /// The outlines of what is kept, given whether a place is in the first path and in the second:
  /// once around an area from the x axis towards the y axis, and around holes the other way.
  func loops(_ isKept: (Bool, Bool) -> Bool) -> [ClosedLoop] {
    guard !levels.isEmpty else { return [] }
    var tracer = LoopTracer(nothing: nothing)
    var (open, next): ([Int], Int) = ([], 0)
    /// For each edge whether it bounds now, and from which side and height.
    var bounds = [Bound?](repeating: nil, count: edges.count)
    var bounding: [Int] = []
    var lastSlab = [Int](repeating: -1, count: edges.count)
    for (slab, (top, bottom)) in zip(levels, levels.dropFirst()).enumerated() {
      open.removeAll { edges[$0].bottom.y <= top }
      while next < edges.count, edges[next].top.y <= top {
        open.append(next)
        next += 1
      }
      let sides = sides(of: open, from: top, to: bottom, isKept)
      open = sides.order
      var now: [Int] = []
      var ends: [LoopTracer.End] = []
      for (edge, isLeft) in sides.bounds {
        now.append(edge)
        lastSlab[edge] = slab
        if let bound = bounds[edge], bound.isLeft == isLeft { continue }
        close(edge, &bounds, at: top, &ends, &tracer)
        bounds[edge] = Bound(isLeft: isLeft, top: top)
        ends.append(LoopTracer.End(x: edges[edge].x(at: top), inflow: isLeft ? 1 : -1))
      }
      for edge in bounding where lastSlab[edge] != slab {
        close(edge, &bounds, at: top, &ends, &tracer)
      }
      tracer.join(&ends, at: top)
      bounding = now
    }
    var ends: [LoopTracer.End] = []
    for edge in bounding { close(edge, &bounds, at: levels[levels.count - 1], &ends, &tracer) }
    tracer.join(&ends, at: levels[levels.count - 1])
    return tracer.loops().map { $0.scaled(by: 1 / scale) }
  }

  private struct Bound {
    let isLeft: Bool
    let top: CGFloat
  }

  private func close(
    _ edge: Int, _ bounds: inout [Bound?], at height: CGFloat, _ ends: inout [LoopTracer.End],
    _ tracer: inout LoopTracer
  ) {
    guard let bound = bounds[edge] else { return }
    bounds[edge] = nil
    let top = CGPoint(x: edges[edge].x(at: bound.top), y: bound.top)
    let bottom = CGPoint(x: edges[edge].x(at: height), y: height)
    // Along the left side up, along the right side down.
    tracer.add(from: bound.isLeft ? bottom : top, to: bound.isLeft ? top : bottom)
    ends.append(LoopTracer.End(x: bottom.x, inflow: bound.isLeft ? -1 : 1))
  }

  /// The edges of a slab from left to right, and those among them that bound what is kept.
  private func sides(
    of open: [Int], from top: CGFloat, to bottom: CGFloat, _ isKept: (Bool, Bool) -> Bool
  ) -> (order: [Int], bounds: [(edge: Int, isLeft: Bool)]) {
    let middle = top / 2 + bottom / 2
    var order = open.map { (edge: $0, x: edges[$0].x(at: middle)) }
    order.sort { $0.x < $1.x }
    var bounds: [(edge: Int, isLeft: Bool)] = []
    var windings = (0, 0)
    var wasKept = false
    var place = 0
    while place < order.count {
      let first = order[place].edge
      // Edges that lie on each other have no area between them.
      repeat {
        let edge = edges[order[place].edge]
        if edge.isSecond { windings.1 += edge.winding } else { windings.0 += edge.winding }
        place += 1
      } while place < order.count && coincide(order[place].edge, first, from: top, to: bottom)
      let keeps = isKept(isFilled(windings.0), isFilled(windings.1))
      if keeps != wasKept { bounds.append((first, keeps)) }
      wasKept = keeps
    }
    return (order.map(\.edge), bounds)
  }

  private func coincide(_ a: Int, _ b: Int, from top: CGFloat, to bottom: CGFloat) -> Bool {
    abs(edges[a].x(at: top) - edges[b].x(at: top)) <= nothing
      && abs(edges[a].x(at: bottom) - edges[b].x(at: bottom)) <= nothing
  }

  private func isFilled(_ winding: Int) -> Bool {
    rule == .winding ? winding != 0 : !winding.isMultiple(of: 2)
  }
}

extension CGPath {
  /// In magnitude, control points included.
  fileprivate var largestCoordinate: CGFloat {
    func size(_ points: CGPoint...) -> CGFloat {
      points.map { max(abs($0.x), abs($0.y)) }.max() ?? 0
    }
    return elements.reduce(0) { largest, element in
      switch element {
      case .move(let end), .line(let end): max(largest, size(end))
      case .quad(let end, let control): max(largest, size(end, control))
      case .cubic(let end, let first, let second): max(largest, size(end, first, second))
      case .close: largest
      }
    }
  }
}
