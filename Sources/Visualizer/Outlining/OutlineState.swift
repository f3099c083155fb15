import UIKit

/// What the outline shows of the scene, and how.
@MainActor
struct OutlineState: Sendable {
  private(set) var rows: [OutlineRow] = []
  /// For each view of the projection its row, or nil where no row shows it.
  private(set) var rowOfView: [Int?] = []
  var collapsed: Set<ViewID> = []
  /// The outermost views of the chains of wrappers that were opened.
  var openedWrappers: Set<ViewID> = []
  /// Only this view and what is in it are shown.
  var focus: ViewID?
  /// Back to front, as in `subviews`, and not in the order of asking.
  var isBackToFront = false
  var search = OutlineSearch()
  /// The row that is held.
  var carry: OutlineCarry?
  /// The touch and step at which somebody last moved the selection: until the descent goes on, the
  /// outline stays there.
  var attention: Attention?

  struct Attention: Equatable, Sendable {
    var touch: Int
    var step: Int
    var serial: Int
  }

  init(isBackToFront: Bool = false) { self.isBackToFront = isBackToFront }

  /// Lays the rows; without recursion, for a scene may be 100,000 levels deep.
  ///
  /// - Parameter isWrapper: whether a view does nothing but hold its only subview.
  mutating func lay(_ projection: Projection, isWrapper: (Int) -> Bool) {
    rows = []
    rowOfView = Array(repeating: nil, count: projection.views.count)
    let kept = search.isOn ? keptBySearch(projection) : nil
    if let focus, projection.index[focus] == nil { self.focus = nil }
    let first = focus.flatMap { projection.index[$0] }.map { [$0] } ?? projection.roots
    // What is put last is laid first.
    var pending = (isBackToFront ? first : first.reversed()).map { (view: $0, level: 0) }
    var opened = 0..<0
    while let (view, level) = pending.popLast() {
      if let kept, !kept[view] { continue }
      var row = OutlineRow(view: view, level: level)
      row.isDimmed = search.isOn && !search.isMatch[view]
      let chain = opened.contains(view) ? 0 : wrappers(from: view, projection, isWrapper)
      var last = view
      if chain >= 2 {
        if openedWrappers.contains(projection.views[view].id) || hasMatch(in: view..<view + chain) {
          opened = view..<view + chain
          row.opensChain = true
        } else {
          row.wrappers = chain
          last = view + chain - 1
        }
      }
      for view in row.views { rowOfView[view] = rows.count }
      rows.append(row)
      if kept == nil, row.wrappers == 0, collapsed.contains(projection.views[view].id) { continue }
      let children = projection.children(of: last)
      let inside = isBackToFront ? children.reversed() : children
      pending.append(contentsOf: inside.map { (view: $0, level: level + 1) })
    }
  }

  /// How many wrappers, one in the other, begin with a view.
  private func wrappers(
    from view: Int, _ projection: Projection, _ isWrapper: (Int) -> Bool
  ) -> Int {
    var end = view
    // In pre-order an only subview is the next one.
    while projection.hasTwinInside(end), isWrapper(end) { end += 1 }
    return end - view
  }

  private func hasMatch(in views: Range<Int>) -> Bool {
    search.isOn && views.contains { search.isMatch[$0] }
  }

  /// The matches and everything around them.
  private func keptBySearch(_ projection: Projection) -> [Bool] {
    var kept = search.isMatch
    for index in projection.views.indices.reversed() where kept[index] {
      if let parent = projection.views[index].parent { kept[parent] = true }
    }
    return kept
  }
}

extension Projection {
  /// Whether a view holds one view only, which lies exactly over it.
  func hasTwinInside(_ index: Int) -> Bool {
    let view = views[index]
    guard view.parent != nil, view.end > index + 1, views[index + 1].end == view.end else {
      return false
    }
    return views[index + 1].corners == view.corners
  }
}
