extension SceneDraft {
  /// Moves views among their siblings, with all that is in them, so that higher ones come later,
  /// which is in front.
  ///
  /// - Parameter heights: of views by their place; all others are at 0. Equal ones keep their order.
  mutating func orderSiblings(by heights: [Int: Double]) {
    guard heights.values.contains(where: { $0 != 0 }) else { return }
    reorderSiblings { siblings in
      let heights = siblings.map { heights[$0] ?? 0 }
      guard heights.contains(where: { $0 != 0 }) else { return siblings }
      return siblings.indices.sorted { (heights[$0], $0) < (heights[$1], $1) }.map { siblings[$0] }
    }
  }

  /// Turns the order of the roots and of every view's children around.
  mutating func reverseSiblings() { reorderSiblings { $0.reversed() } }

  /// - Parameter ordered: the order that siblings, by their places, are to have, back to front.
  private mutating func reorderSiblings(_ ordered: ([Int]) -> [Int]) {
    var children = [[Int]](repeating: [], count: nodes.count)
    var roots: [Int] = []
    var path: [Int] = []
    for index in nodes.indices {
      path.removeLast(max(0, path.count - nodes[index].depth))
      if let parent = path.last { children[parent].append(index) } else { roots.append(index) }
      path.append(index)
    }
    var order: [Int] = []
    order.reserveCapacity(nodes.count)
    var stack = Array(ordered(roots).reversed())
    while let next = stack.popLast() {
      order.append(next)
      stack.append(contentsOf: ordered(children[next]).reversed())
    }
    nodes = order.map { nodes[$0] }
  }
}
