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
    let hidden = windows.filter { window in
      indices.contains(window) && branch(of: window, in: draft).allSatisfy(indices.contains)
    }
    guard hidden.count < windows.count else { return }
    for window in hidden {
      draft.nodes[window].isHidden = true
      draft.nodes[window].origin.recovered.insert(.isHidden)
      draft.note(.notice, .invisibleWindow(view: draft.nodes[window].id), view: window)
    }
  }

  private func branch(of root: Int, in draft: SceneDraft) -> Range<Int> {
    let depth = draft.nodes[root].depth
    let end = draft.nodes[(root + 1)...].firstIndex { $0.depth <= depth }
    return root..<(end ?? draft.nodes.count)
  }
}
