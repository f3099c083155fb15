import UIKit

/// Reads a tree of React Native elements, as `toJSON()` of its test renderer or a developer tool
/// writes it: `type`, `props`, `children`, and a `layout` where the tool measured one.
struct ReactNativeReader: Sendable {
  private var elements = ReactElements()

  private struct Pending {
    var value: JSONValue
    var depth: Int
    /// The size that a child without a layout fills.
    var parent: CGSize
  }

  static func read(_ root: JSONValue) throws(SceneError) -> SceneDraft {
    var reader = ReactNativeReader()
    let roots = root.elements ?? [root]
    var stack = roots.reversed().map {
      Pending(value: $0, depth: 0, parent: SceneDraft.screen)
    }
    while let next = stack.popLast() {
      guard let element = reader.element(next.value),
        let view = reader.elements.add(element, depth: next.depth, parent: next.parent)
      else { continue }
      let children = reader.children(next.value, view: view.index)
      let words = children.compactMap(\.string)
      if !words.isEmpty { reader.elements.draft.setText(words.joined(), view: view.index) }
      for child in children.reversed() where child.kind == .object {
        stack.append(Pending(value: child, depth: next.depth + 1, parent: view.size))
      }
    }
    return reader.elements.finished()
  }

  /// One child may stand without a list around it.
  private mutating func children(_ value: JSONValue, view index: Int) -> [JSONValue] {
    if let only = value.stated("children"), only.kind == .object || only.kind == .string {
      return [only]
    }
    return elements.draft.children(value, view: index)
  }

  private mutating func element(_ value: JSONValue) -> ReactElement? {
    let type =
      value.member("type")?.string ?? value.member("displayName")?.string
      ?? value.member("name")?.string
    guard value.kind == .object, let type else {
      elements.draft.report.skip(.notAView, line: value.place.line)
      return nil
    }
    let layouts = ["layout", "frame", "measure", "rect"] as [StaticString]
    return ReactElement(
      type: type, props: value.stated("props") ?? value,
      layout: layouts.lazy.compactMap { value.member($0) }.first, id: value.member("id")?.string,
      place: value.place, range: value.ownRange)
  }
}
