import Foundation

/// On which plane every view of a scene lies: one plane for each level of the tree, the levels of a
/// window in front all before those of the windows behind it.
struct Planes: Equatable, Sendable {
  /// For each view of the projection its plane; 0 is the rearmost.
  private(set) var levels: [Int] = []
  /// Indices of the views from back to front.
  private(set) var order: [Int] = []
  private(set) var count = 0

  init() {}

  init(_ projection: Projection) {
    levels = [Int](repeating: 0, count: projection.views.count)
    for root in projection.roots.reversed() {
      let subtree = root..<projection.views[root].end
      var deepest = 0
      for index in subtree {
        levels[index] = count + projection.views[index].depth
        deepest = max(deepest, projection.views[index].depth)
      }
      count += deepest + 1
    }
    order = sorted(projection.paintingOrder)
  }

  /// By plane, and within a plane in the given order; a counting sort, for 100,000 planes too.
  private func sorted(_ indices: [Int]) -> [Int] {
    var starts = [Int](repeating: 0, count: count + 1)
    for index in indices { starts[levels[index] + 1] += 1 }
    for level in 0..<count { starts[level + 1] += starts[level] }
    var sorted = [Int](repeating: 0, count: indices.count)
    for index in indices {
      sorted[starts[levels[index]]] = index
      starts[levels[index]] += 1
    }
    return sorted
  }
}
