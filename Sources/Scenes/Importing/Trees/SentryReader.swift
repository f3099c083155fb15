import UIKit

/// Reads the view hierarchy that Sentry attaches to a crash, from iOS or Android.
struct SentryReader: Sendable {
  private var draft = SceneDraft(.sentry)

  private struct Pending {
    var value: JSONValue
    var depth: Int
  }

  static func read(_ root: JSONValue) throws(SceneError) -> SceneDraft {
    var reader = SentryReader()
    var stack: [Pending] = []
    for window in (root.member("windows")?.elements ?? []).reversed() {
      stack.append(Pending(value: window, depth: 0))
    }
    while let next = stack.popLast() {
      guard reader.add(next.value, depth: next.depth) else { continue }
      for child in (next.value.member("children")?.elements ?? []).reversed() {
        stack.append(Pending(value: child, depth: next.depth + 1))
      }
    }
    reader.draft.noteClasses()
    return reader.draft
  }

  /// Whether a view was made, so that its children can follow.
  private mutating func add(_ value: JSONValue, depth: Int) -> Bool {
    let line = value.place.line
    guard value.kind == .object else {
      draft.report.skip(.notAView, line: line)
      return false
    }
    let type = value.member("type")?.string ?? "UIView"
    if type == "SentryTruncatedViewHierarchy" {
      draft.report.skip(.cutByWriter, line: line)
      let parent = draft.nodes.lastIndex { $0.depth == depth - 1 }
      draft.note(
        .problem, .cutByWriter(view: parent.map { draft.nodes[$0].id }), at: value.place,
        view: parent)
      return false
    }
    guard draft.hasRoom else {
      draft.report.skip(.beyondLimit, line: line)
      return false
    }
    let identifier = value.member("identifier")?.string ?? value.member("tag")?.string
    let index = draft.add(
      named: identifier, className: type, depth: depth, line: line, range: value.ownRange)
    draft.setFrame(of: value, view: index)
    if let alpha = value.member("alpha")?.number { draft.setAlpha(alpha, view: index) }
    if let isVisible = Self.visibility(value) {
      draft.nodes[index].origin.read.insert(.isHidden)
      if !isVisible { draft.nodes[index].isHidden = true }
    }
    draft.nodes[index].viewController = value.member("view_controller")?.string
    return true
  }

  /// A flag on iOS, a word on Android.
  private static func visibility(_ value: JSONValue) -> Bool? {
    value.member("visible")?.flag ?? value.member("visibility")?.string.map { $0 == "visible" }
  }
}
