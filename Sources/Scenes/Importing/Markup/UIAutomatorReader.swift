import UIKit

/// Reads Android's window dump, from uiautomator or Appium: absolute pixels, cut to the screen.
///
/// A view that takes no touches of its own lets them through to what is behind it, which is the
/// rule `passThrough`; whether it takes them stands in its flags.
struct UIAutomatorReader: Sendable {
  let source: SourceText
  private var elements = ElementStack(.uiAutomator)

  private init(_ source: SourceText) { self.source = source }

  static func read(_ source: SourceText) throws(SceneError) -> SceneReading {
    var reader = UIAutomatorReader(source)
    var walk = MarkupWalk(source)
    while let event = try walk.next() {
      switch event {
      case .open(let tag): reader.open(tag)
      case .close: reader.elements.close()
      case .text, .data: break
      }
    }
    return try reader.elements.finish(walk)
  }

  private mutating func open(_ tag: MarkupTag) {
    let bounds = source.value("bounds", of: tag)
    guard bounds != nil || !source.equals(tag.name, "hierarchy") else { return elements.pass(tag) }
    let className = source.text("class", of: tag) ?? source.string(tag.name)
    let resource = source.text("resource-id", of: tag)?.split(separator: "/").last.map(String.init)
    let added = elements.add(
      tag, named: resource ?? ClassNames.short(className), className: "UIView")
    guard let index = added else { return }
    guard let bounds else {
      elements.fill(index)
      return apply(tag, to: index)
    }
    let edges = source.numbers(in: bounds) ?? []
    if edges.count == 4, edges.allSatisfy({ $0.isFinite && abs($0) <= 1e9 }) {
      let frame = CGRect(
        x: edges[0], y: edges[1], width: edges[2] - edges[0], height: edges[3] - edges[1])
      elements.place(index, at: frame, text: source.string(bounds))
    } else {
      elements.fill(index, insteadOf: source.string(bounds))
    }
    apply(tag, to: index)
  }

  private mutating func apply(_ tag: MarkupTag, to index: Int) {
    elements.draft.setEnabled(source.flag("enabled", of: tag), view: index)
    // The tools' words for what nobody sees: gone, invisible, or off the screen.
    if source.flag("displayed", of: tag) == false
      || source.flag("visible-to-user", of: tag) == false
    {
      elements.draft.nodes[index].isHidden = true
      elements.draft.nodes[index].origin.read.insert(.isHidden)
    }
    if let text = source.text("text", of: tag) ?? source.text("content-desc", of: tag) {
      elements.draft.setText(text, view: index)
    }
    let flags = [
      source.flag("clickable", of: tag), source.flag("long-clickable", of: tag),
      source.flag("checkable", of: tag), source.flag("scrollable", of: tag),
    ]
    guard flags.contains(where: { $0 != nil }) else { return }
    elements.draft.nodes[index].origin.read.insert(.hitTestRules)
    if !flags.contains(true) { elements.draft.nodes[index].hitTestRules = [.passThrough] }
  }
}
