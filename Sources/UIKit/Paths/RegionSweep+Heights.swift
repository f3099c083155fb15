/// The heights at which something ends or crosses.
extension RegionSweep {
  /// What only rounding keeps from being level is level.
  mutating func alignHeights() {
    var heights: [CGFloat: CGFloat] = [:]
    var last = -CGFloat.infinity
    for height in Set(edges.flatMap { [$0.top.y, $0.bottom.y] }).sorted() {
      if height - last > nothing { last = height } else { heights[height] = last }
    }
    guard !heights.isEmpty else { return }
    move { heights[$0] ?? $0 }
  }

  /// Moves the ends of edges to other heights, and drops what is level then.
  private mutating func move(_ height: (CGFloat) -> CGFloat) {
    edges = edges.compactMap { edge in
      var edge = edge
      (edge.top.y, edge.bottom.y) = (height(edge.top.y), height(edge.bottom.y))
      return edge.top.y < edge.bottom.y ? edge : nil
    }
  }

  mutating func findLevels() {
    let ends = Array(Set(edges.flatMap { [$0.top.y, $0.bottom.y] })).sorted()
    guard let crossings = crossings() else { return slice() }
    levels = merge(ends, crossings.sorted())
    var steps = 0
    for edge in edges {
      steps += levels.place(of: edge.bottom.y) - levels.place(of: edge.top.y)
    }
    if steps > Self.mostSteps { slice() }
  }

  /// The heights of crossings; nil where looking for them takes too long.
  private func crossings() -> [CGFloat]? {
    var found: [CGFloat] = []
    var open: [Int] = []
    var pairs = 0
    for (index, edge) in edges.enumerated() {
      open.removeAll { edges[$0].bottom.y <= edge.top.y }
      pairs += open.count
      guard pairs <= Self.mostPairs, found.count <= Self.mostSteps / 8 else { return nil }
      for other in open {
        if let height = edge.crossing(edges[other]) { found.append(height) }
      }
      open.append(index)
    }
    return found
  }

  /// Without crossings that are as good as at an end or at another crossing.
  private func merge(_ ends: [CGFloat], _ crossings: [CGFloat]) -> [CGFloat] {
    var merged: [CGFloat] = []
    var next = 0
    for end in ends {
      while next < crossings.count, crossings[next] < end - nothing {
        if crossings[next] > (merged.last ?? -.infinity) + nothing {
          merged.append(crossings[next])
        }
        next += 1
      }
      while next < crossings.count, crossings[next] <= end + nothing { next += 1 }
      merged.append(end)
    }
    return merged
  }

  private mutating func slice() {
    guard let top = edges.first?.top.y, let bottom = edges.map(\.bottom.y).max() else { return }
    let count = max(64, Self.mostSteps / edges.count)
    let height = (bottom - top) / CGFloat(count)
    levels = (0...count).map { top + CGFloat($0) * height }
    let slices = levels
    move { slices[min(max(Int((($0 - top) / height).rounded()), 0), count)] }
    edges.sort { ($0.top.y, $0.top.x) < ($1.top.y, $1.top.x) }
  }
}

extension [CGFloat] {
  /// Of a number in a sorted list, or where it would stand.
  fileprivate func place(of number: CGFloat) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle] < number { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
