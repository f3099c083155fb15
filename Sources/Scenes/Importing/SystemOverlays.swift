import UIKit

/// The keyboards and status bars of an accessibility tree. The windows that hold them lie over the
/// whole screen, in front of the app's, and let touches through beside them.
struct SystemOverlays: Sendable {
  private var indices: [Int] = []

  /// - Parameter type: what the element is called, without its prefix.
  mutating func insert(_ index: Int, type: Substring) {
    if type == "Keyboard" || type == "StatusBar" { indices.append(index) }
  }

  /// Gives what is around them the rule `passThrough`, up to their window; not in the first window,
  /// which is the app's.
  func conclude(_ draft: inout SceneDraft) {
    guard let app = draft.nodes.indices.first(where: { draft.nodes[$0].className == "UIWindow" })
    else { return }
    var noted: Set<Int> = []
    for index in indices {
      var path: [Int] = []
      var depth = draft.nodes[index].depth
      var at = index
      while depth > 0, at > 0 {
        at -= 1
        guard draft.nodes[at].depth < depth else { continue }
        depth = draft.nodes[at].depth
        path.append(at)
      }
      guard let window = path.last, window != app, draft.nodes[window].className == "UIWindow"
      else { continue }
      for view in path
      where ["UIView", "UIWindow"].contains(draft.nodes[view].className ?? "UIView") {
        guard draft.nodes[view].hitTestRules.isEmpty else { continue }
        draft.nodes[view].hitTestRules = [.passThrough]
        draft.nodes[view].origin.recovered.insert(.hitTestRules)
      }
      if noted.insert(window).inserted {
        draft.note(.notice, .overlayWindow(view: draft.nodes[window].id), view: window)
      }
    }
  }
}
