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
    guard let first = indices.min() else { return }
    let id = draft.nodes[first].id
    draft.note(.notice, .notVisible(views: indices.count, first: id), view: first)
    let windows = draft.nodes.indices.filter { draft.nodes[$0].className == "UIWindow" }
    let hidden = invisibleBranches(of: draft, at: windows)
    guard hidden.count < windows.count else { return }
    for window in hidden {
      draft.nodes[window].isHidden = true
      draft.nodes[window].origin.recovered.insert(.isHidden)
      draft.note(.notice, .invisibleWindow(view: draft.nodes[window].id), view: window)
    }
  }

  /// Those of the views in whose branches nothing is visible.
  private func invisibleBranches(of draft: SceneDraft, at roots: [Int]) -> [Int] {
    // Of each view the end of its branch, from the back: the next one that is no deeper.
    var ends = [Int](repeating: draft.nodes.count, count: draft.nodes.count)
    var later: [Int] = []
    for index in draft.nodes.indices.reversed() {
      while let next = later.last, draft.nodes[next].depth > draft.nodes[index].depth {
        later.removeLast()
      }
      ends[index] = later.last ?? draft.nodes.count
      later.append(index)
    }
    var visibleBefore = [0]
    for index in draft.nodes.indices {
      visibleBefore.append(visibleBefore[index] + (indices.contains(index) ? 0 : 1))
    }
    return roots.filter { visibleBefore[ends[$0]] == visibleBefore[$0] }
  }
}
