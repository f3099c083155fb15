extension PixelMask {
  /// A corner of the pixel raster: (0, 0) is the top left corner of pixel (0, 0).
  public struct Corner: Sendable, Hashable {
    public var x: Int
    public var y: Int
  }

  /// The closed outlines of the set along pixel edges, corners only: outer ones and holes, so that
  /// both fill rules give the set back. Pixels that touch at a corner only belong to two outlines.
  public var contours: [[Corner]] {
    // An edge is followed with the set on its right hand; each one starts exactly one step.
    // Directions: 0 right (top edges), 1 down (right edges), 2 left (bottom edges), 3 up (left edges).
    var pending: Set<Edge> = []
    let box = extent
    for y in box.top..<max(box.top, box.bottom) {
      for x in box.left..<box.right where self[x, y] {
        if !has(x, y - 1) { pending.insert(Edge(x: x, y: y, direction: 0)) }
        if !has(x + 1, y) { pending.insert(Edge(x: x + 1, y: y, direction: 1)) }
        if !has(x, y + 1) { pending.insert(Edge(x: x + 1, y: y + 1, direction: 2)) }
        if !has(x - 1, y) { pending.insert(Edge(x: x, y: y + 1, direction: 3)) }
      }
    }
    var outlines: [[Corner]] = []
    let starts = pending.filter { $0.direction == 0 }.sorted { ($0.y, $0.x) < ($1.y, $1.x) }
    for start in starts where pending.contains(start) {
      var outline: [Corner] = []
      var edge = start
      repeat {
        pending.remove(edge)
        let next = edge.end
        // Turning towards the set first keeps pixels that only touch at a corner apart.
        let turns = [1, 0, 3].map { (edge.direction + $0) & 3 }
        guard
          let direction = turns.first(where: { direction in
            let candidate = Edge(x: next.x, y: next.y, direction: direction)
            return candidate == start || pending.contains(candidate)
          })
        else { break }
        if direction != edge.direction { outline.append(next) }
        edge = Edge(x: next.x, y: next.y, direction: direction)
      } while edge != start
      outlines.append(outline)
    }
    return outlines
  }

  private func has(_ x: Int, _ y: Int) -> Bool {
    x >= 0 && y >= 0 && x < width && y < height && self[x, y]
  }

  private struct Edge: Hashable {
    var x: Int
    var y: Int
    var direction: Int

    var end: Corner {
      switch direction {
      case 0: Corner(x: x + 1, y: y)
      case 1: Corner(x: x, y: y + 1)
      case 2: Corner(x: x - 1, y: y)
      default: Corner(x: x, y: y - 1)
      }
    }
  }
}
