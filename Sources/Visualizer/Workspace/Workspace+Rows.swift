extension Workspace {
  /// Lays the outline's rows: front-most first, so that reading down is the order of asking.
  mutating func layRows() {
    rows = []
    rowOfView = Array(repeating: nil, count: projection.views.count)
    var pending = Array(projection.roots.reversed())
    while let next = pending.popLast() {
      rowOfView[next] = rows.count
      rows.append(next)
      guard !collapsed.contains(projection.views[next].id) else { continue }
      pending.append(contentsOf: projection.children(of: next))
    }
  }
}
