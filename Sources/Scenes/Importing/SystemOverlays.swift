import UIKit

/// The keyboards and status bars of an accessibility tree. The windows that hold them lie over the
/// whole screen, in front of the app's, and let touches through beside them.
struct SystemOverlays: Sendable {
  private var indices: Set<Int> = []

  /// - Parameter type: what the element is called, without its prefix.
  mutating func insert(_ index: Int, type: Substring) {
    if type == "Keyboard" || type == "StatusBar" { indices.insert(index) }
  }

  /// Gives what is around them the rule `passThrough`, up to their window; not in the first window,
  /// which is the app's.
  func conclude(_ draft: inout SceneDraft) {
    guard !indices.isEmpty,
      let app = draft.nodes.indices.first(where: { draft.nodes[$0].className == "UIWindow" })
    else { return }
    var path: [Int] = []
    var isSeen = [Bool](repeating: false, count: draft.nodes.count)
    for index in draft.nodes.indices {
      path.removeLast(max(0, path.count - draft.nodes[index].depth))
      if indices.contains(index), let window = path.first, window != app,
        draft.nodes[window].className == "UIWindow"
      {
        if !isSeen[window] {
          draft.note(.notice, .overlayWindow(view: draft.nodes[window].id), view: window)
        }
        // What was seen has its ancestors seen too.
        for view in path.reversed() {
          if isSeen[view] { break }
          isSeen[view] = true
          if ["UIView", "UIWindow"].contains(draft.nodes[view].className ?? "UIView") {
            draft.letThrough(view)
          }
        }
      }
      path.append(index)
    }
  }
}
