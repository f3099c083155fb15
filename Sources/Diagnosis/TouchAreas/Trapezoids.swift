import UIKit

/// A shaped region cut into level bands: trapezoids that do not overlap.
struct Trapezoids {
  private(set) var pieces: [ConvexPolygon] = []

  private struct Edge {
    var upper: CGPoint
    var lower: CGPoint
    /// +1 where the outline runs down.
    var turn: Int
    /// 0 for the shape, then the holes.
    var shape: Int

    func x(at y: CGFloat) -> CGFloat {
      upper.x + (lower.x - upper.x) * ((y - upper.y) / (lower.y - upper.y))
    }
  }

  init(of region: InsideRegion) {
    var edges: [Edge] = []
    var isEvenOdd: [Bool] = []
    func add(_ polygon: PixelPolygon) {
      for (from, to) in polygon.edges where from.y != to.y {
        let isDown = to.y > from.y
        edges.append(
          Edge(
            upper: isDown ? from : to, lower: isDown ? to : from, turn: isDown ? 1 : -1,
            shape: isEvenOdd.count))
      }
      isEvenOdd.append(polygon.isEvenOdd)
    }
    switch region.shape {
    case .rect(let rect): add(PixelPolygon(rect, by: .identity))
    case .path(let path, let rule):
      add(PixelPolygon(path, isEvenOdd: rule == .evenodd, by: .identity))
    }
    for hole in region.holes {
      add(PixelPolygon(hole.path, isEvenOdd: hole.fillRule == .evenodd, by: .identity))
    }
    cut(edges, isEvenOdd)
  }

  private mutating func cut(_ edges: [Edge], _ isEvenOdd: [Bool]) {
    let heights = Self.heights(of: edges)
    for (top, bottom) in zip(heights, heights.dropFirst()) {
      let middle = (top + bottom) / 2
      let crossing = edges.filter { $0.upper.y <= top && $0.lower.y >= bottom }
        .sorted { $0.x(at: middle) < $1.x(at: middle) }
      var windings = [Int](repeating: 0, count: isEvenOdd.count)
      for (left, right) in zip(crossing, crossing.dropFirst()) {
        windings[left.shape] += left.turn
        let inside = windings.indices.map {
          isEvenOdd[$0] ? windings[$0] & 1 != 0 : windings[$0] != 0
        }
        guard inside[0], !inside.dropFirst().contains(true) else { continue }
        let piece = ConvexPolygon([
          CGPoint(x: left.x(at: top), y: top), CGPoint(x: right.x(at: top), y: top),
          CGPoint(x: right.x(at: bottom), y: bottom), CGPoint(x: left.x(at: bottom), y: bottom),
        ])
        if !piece.isEmpty { pieces.append(piece) }
      }
    }
  }

  /// The heights at which something begins, ends or crosses.
  private static func heights(of edges: [Edge]) -> [CGFloat] {
    var heights = Set(edges.flatMap { [$0.upper.y, $0.lower.y] })
    let byTop = edges.sorted { $0.upper.y < $1.upper.y }
    for (index, one) in byTop.enumerated() {
      for other in byTop[(index + 1)...] {
        if other.upper.y >= one.lower.y { break }
        let (top, bottom) = (
          max(one.upper.y, other.upper.y), min(one.lower.y, other.lower.y)
        )
        let (before, after) = (
          one.x(at: top) - other.x(at: top), one.x(at: bottom) - other.x(at: bottom)
        )
        guard before * after < 0 else { continue }
        heights.insert(top + (bottom - top) * (before / (before - after)))
      }
    }
    return heights.sorted()
  }
}
