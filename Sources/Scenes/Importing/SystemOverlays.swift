import UIKit

/// The windows of an accessibility tree that lie over the app's whole screen. Those that hold a
/// keyboard or a status bar let touches through beside it; of others nothing tells.
struct SystemOverlays: Sendable {
  private var overlays: Set<Int> = []
  /// In the order of the source, the app's first.
  private var windows: [Int] = []
  /// Alerts and sheets.
  private var modals: [Int] = []

  /// - Parameter type: what the element is called, without its prefix.
  mutating func insert(_ index: Int, type: Substring) {
    if type == "Keyboard" || type == "StatusBar" { overlays.insert(index) }
    if type == "Window" { windows.append(index) }
    if type == "Alert" || type == "Sheet" { modals.append(index) }
  }

  /// Gives what is around them, as large as their window, the rule `passThrough`; not in the first
  /// window, which is the app's. Says of every other window what it does.
  func conclude(_ draft: inout SceneDraft) {
    for modal in modals where draft.nodes[modal].isHidden != true {
      draft.note(.notice, .modal(view: draft.nodes[modal].id), view: modal)
    }
    guard let app = windows.first else { return }
    let others = Set(windows.dropFirst())
    var path: [Int] = []
    var isSeen = [Bool](repeating: false, count: draft.nodes.count)
    for index in draft.nodes.indices {
      path.removeLast(max(0, path.count - draft.nodes[index].depth))
      if overlays.contains(index), let window = path.lastIndex(where: others.contains) {
        // What was seen has its ancestors seen too.
        for view in path[window...].reversed() {
          if isSeen[view] { break }
          isSeen[view] = true
          if ["UIView", "UIWindow"].contains(draft.nodes[view].className ?? "UIView"),
            draft.nodes[view].isAsLarge(as: draft.nodes[path[window]])
          {
            draft.letThrough(view)
          }
        }
      }
      path.append(index)
    }
    for window in windows.dropFirst() {
      let node = draft.nodes[window]
      if isSeen[window] {
        draft.note(.notice, .overlayWindow(view: node.id), view: window)
      } else if node.isHidden != true, node.isAsLarge(as: draft.nodes[app]) {
        draft.note(.notice, .frontWindow(view: node.id), view: window)
      }
    }
  }
}

extension SceneNode {
  /// To a point, as sources round.
  fileprivate func isAsLarge(as other: SceneNode) -> Bool {
    guard let size = frame?.size, let least = other.frame?.size else { return true }
    return size.width > least.width - 1 && size.height > least.height - 1
  }
}
