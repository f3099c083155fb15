import UIKit

/// Reads the view hierarchy that Sentry attaches to a crash, from iOS or Android.
struct SentryReader: Sendable {
  private var draft: SceneDraft

  private struct Pending {
    var value: JSONValue
    var depth: Int
    /// The size that a child without a frame fills.
    var parent = SceneDraft.screen
  }

  /// - Parameter format: of iOS or of Android, whose classes are none of UIKit's.
  static func read(_ root: JSONValue, format: SourceFormat) throws(SceneError) -> SceneDraft {
    var reader = SentryReader(draft: SceneDraft(format))
    var stack: [Pending] = []
    for window in (root.member("windows")?.elements ?? []).reversed() {
      stack.append(Pending(value: window, depth: 0))
    }
    while let next = stack.popLast() {
      guard let index = reader.add(next) else { continue }
      let size = reader.draft.nodes[index].frame?.size ?? .zero
      for child in reader.draft.children(next.value, view: index).reversed() {
        stack.append(Pending(value: child, depth: next.depth + 1, parent: size))
      }
    }
    reader.draft.noteClasses()
    return reader.draft
  }

  /// The view that was made, whose children can follow.
  private mutating func add(_ next: Pending) -> Int? {
    let (value, depth) = (next.value, next.depth)
    let line = value.place.line
    guard value.kind == .object else {
      draft.report.skip(.notAView, line: line)
      return nil
    }
    let type = value.member("type")?.string ?? "UIView"
    if type == "SentryTruncatedViewHierarchy" {
      draft.report.skip(.cutByWriter, line: line)
      let parent = draft.nodes.lastIndex { $0.depth == depth - 1 }
      draft.note(
        .problem, .cutByWriter(view: parent.map { draft.nodes[$0].id }), at: value.place,
        view: parent)
      return nil
    }
    guard draft.hasRoom else {
      draft.report.skip(.beyondLimit, line: line)
      return nil
    }
    let identifier = value.member("identifier")?.string ?? value.member("tag")?.string
    let isAndroid = draft.format == .sentryAndroid
    let index = draft.add(
      named: identifier ?? (isAndroid ? ClassNames.short(type) : nil),
      className: isAndroid ? "UIView" : type, depth: depth, at: value.place, range: value.ownRange)
    // What names it is looked at before there is a view to tell of.
    _ = draft.text("type", of: value, view: index)
    _ = draft.text("identifier", of: value, view: index)
    draft.setFrame(of: value, filling: next.parent, view: index)
    if let alpha = draft.number("alpha", of: value, view: index) {
      draft.setAlpha(alpha, view: index)
    }
    if let isVisible = visibility(value, view: index) {
      draft.nodes[index].origin.read.insert(.isHidden)
      if !isVisible { draft.nodes[index].isHidden = true }
    }
    draft.nodes[index].viewController = draft.text("view_controller", of: value, view: index)
    return index
  }

  /// A flag on iOS, a word on Android.
  private mutating func visibility(_ value: JSONValue, view index: Int) -> Bool? {
    draft.flag("visible", of: value, view: index)
      ?? draft.text("visibility", of: value, view: index).map { $0 == "visible" }
  }
}
