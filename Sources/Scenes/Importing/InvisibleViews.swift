import UIKit

/// The views that an accessibility tree calls not visible.
struct InvisibleViews: Sendable {
  private var indices: Set<Int> = []

  mutating func insert(_ index: Int) { indices.insert(index) }

  /// Tells how many there are, and hides windows in which nothing is visible: mostly that of the
  /// keyboard, which lies over the whole screen and would take every touch.
  ///
  /// "Not visible" is half of "hidden" only, so views inside a window that can be seen stay as they
  /// are, and so does a screen of one window.
  func conclude(_ draft: inout SceneDraft) {
    guard !indices.isEmpty else { return }
    let ends = branchEnds(in: draft)
    let windows = draft.nodes.indices.filter { draft.nodes[$0].className == "UIWindow" }
    var hidden = invisibleBranches(of: draft, at: windows, ends: ends)
    if hidden.count == windows.count { hidden = [] }
    var kept = indices
    var done = 0
    for window in hidden where window >= done {
      kept.subtract(window..<ends[window])
      done = ends[window]
    }
    if let first = kept.min() {
      let id = draft.nodes[first].id
      draft.note(.notice, .notVisible(views: kept.count, first: id), view: first)
    }
    for window in hidden {
      draft.nodes[window].isHidden = true
      draft.nodes[window].origin.recovered.insert(.isHidden)
      draft.note(.notice, .invisibleWindow(view: draft.nodes[window].id), view: window)
    }
  }

  /// Of each view the end of its branch: the next one that is no deeper.
  private func branchEnds(in draft: SceneDraft) -> [Int] {
    var ends = [Int](repeating: draft.nodes.count, count: draft.nodes.count)
    var later: [Int] = []
    for index in draft.nodes.indices.reversed() {
      while let next = later.last, draft.nodes[next].depth > draft.nodes[index].depth {
        later.removeLast()
      }
      ends[index] = later.last ?? draft.nodes.count
      later.append(index)
    }
    return ends
  }

  /// Those of the views in whose branches nothing is visible.
  private func invisibleBranches(
    of draft: SceneDraft, at roots: [Int], ends: [Int]
  ) -> [Int] {
    var visibleBefore = [0]
    for index in draft.nodes.indices {
      visibleBefore.append(visibleBefore[index] + (indices.contains(index) ? 0 : 1))
    }
    return roots.filter { visibleBefore[ends[$0]] == visibleBefore[$0] }
  }
}
