/// Joins the pieces of outlines to loops.
struct LoopTracer {
  /// A piece that goes on at a height from above or below.
  struct End {
    var x: CGFloat
    /// 1 where a piece arrives, −1 where one leaves.
    var inflow: Int
  }

  private var pieces: [(from: CGPoint, to: CGPoint)] = []
  /// Ends that only rounding keeps apart, each with the one it is taken for.
  private var twins: [CGPoint: CGPoint] = [:]
  private let nothing: CGFloat

  init(nothing: CGFloat) { self.nothing = nothing }

  mutating func add(from start: CGPoint, to end: CGPoint) { pieces.append((start, end)) }

  /// Adds the level pieces that lead from where pieces arrive at a height to where others leave it.
  mutating func join(_ ends: inout [End], at height: CGFloat) {
    ends.sort { $0.x < $1.x }
    for index in ends.indices.dropFirst() where ends[index].x - ends[index - 1].x <= nothing * 8 {
      let (twin, first) = (ends[index].x, ends[index - 1].x)
      if twin > first { twins[CGPoint(x: twin, y: height)] = CGPoint(x: first, y: height) }
      ends[index].x = first
    }
    var flow = 0
    for (end, next) in zip(ends, ends.dropFirst()) {
      flow += end.inflow
      guard flow != 0, end.x != next.x else { continue }
      let (left, right) = (CGPoint(x: end.x, y: height), CGPoint(x: next.x, y: height))
      for _ in 0..<abs(flow) {
        pieces.append(flow > 0 ? (left, right) : (right, left))
      }
    }
  }

  /// From any corner, where several pieces leave it the one that turns most to the inside: areas
  /// that touch in a corner come out as loops of their own.
  mutating func loops() -> [ClosedLoop] {
    pieces = pieces.compactMap { piece in
      let (from, to) = (twins[piece.from] ?? piece.from, twins[piece.to] ?? piece.to)
      return from == to ? nil : (from, to)
    }
    var leaving: [CGPoint: [Int]] = [:]
    for (index, piece) in pieces.enumerated().reversed() {
      leaving[piece.from, default: []].append(index)
    }
    var isUsed = [Bool](repeating: false, count: pieces.count)
    var loops: [ClosedLoop] = []
    for first in pieces.indices where !isUsed[first] {
      var corners: [CGPoint] = []
      var index = first
      while !isUsed[index] {
        isUsed[index] = true
        corners.append(pieces[index].from)
        guard let next = takeNext(after: index, first, from: &leaving, isUsed) else { break }
        index = next
      }
      let loop = ClosedLoop(corners: simplified(corners))
      if loop.corners.count > 2 { loops.append(loop) }
    }
    return loops
  }

  private func takeNext(
    after index: Int, _ first: Int, from leaving: inout [CGPoint: [Int]], _ isUsed: [Bool]
  ) -> Int? {
    let piece = pieces[index]
    guard var choices = leaving[piece.to] else { return nil }
    // Back at the first piece the loop is closed.
    choices.removeAll { isUsed[$0] && $0 != first }
    leaving[piece.to] = choices
    guard choices.count > 1 else { return choices.first }
    let back = atan2(piece.from.y - piece.to.y, piece.from.x - piece.to.x)
    // The inside lies towards growing angles: the first piece met when turning from the way back
    // against them bounds the same corner of it.
    func angle(_ choice: Int) -> CGFloat {
      let next = pieces[choice]
      let angle = back - atan2(next.to.y - next.from.y, next.to.x - next.from.x)
      return angle > 0 ? angle : angle + 2 * .pi
    }
    return choices.min { angle($0) < angle($1) }
  }

  /// Without corners that are none.
  private func simplified(_ corners: [CGPoint]) -> [CGPoint] {
    var kept: [CGPoint] = []
    for corner in corners {
      while kept.count > 1, isStraight(kept[kept.count - 2], kept[kept.count - 1], corner) {
        kept.removeLast()
      }
      if let last = kept.last, isSame(last, corner) { continue }
      kept.append(corner)
    }
    while kept.count > 2 {
      if isSame(kept[kept.count - 1], kept[0])
        || isStraight(kept[kept.count - 2], kept[kept.count - 1], kept[0])
      {
        kept.removeLast()
      } else if isStraight(kept[kept.count - 1], kept[0], kept[1]) {
        kept.removeFirst()
      } else {
        break
      }
    }
    return kept
  }

  private func isSame(_ a: CGPoint, _ b: CGPoint) -> Bool {
    abs(a.x - b.x) <= nothing && abs(a.y - b.y) <= nothing
  }

  /// Whether `b` lies on the way from `a` to `c`, or sticks out as a thorn without area.
  private func isStraight(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint) -> Bool {
    let (dx, dy) = (c.x - a.x, c.y - a.y)
    let length = max(abs(dx), abs(dy), abs(b.x - a.x), abs(b.y - a.y))
    return abs(dx * (b.y - a.y) - dy * (b.x - a.x)) <= nothing * length
  }
}
