import UIKit

/// Reads Android's window dump, from uiautomator or Appium: absolute pixels, cut to the screen.
///
/// A view that takes no touches of its own lets them through to what is behind it, which is the
/// rule `passThrough`; whether it takes them stands in its flags.
struct UIAutomatorReader: Sendable {
  let source: SourceText
  private var draft = SceneDraft(.uiAutomator)
  private var open: [Level] = []

  private struct Level: Sendable {
    var depth: Int
    var origin: CGPoint
  }

  private init(_ source: SourceText) { self.source = source }

  static func read(_ source: SourceText) throws(SceneError) -> SceneDraft {
    var reader = UIAutomatorReader(source)
    var walk = MarkupWalk(source)
    while let event = try walk.next() {
      switch event {
      case .open(let tag): reader.open(tag)
      case .close: if !reader.open.isEmpty { reader.open.removeLast() }
      case .text, .data: break
      }
    }
    reader.draft.note(walk.faults)
    try reader.draft.finish(linesRead: source.lineCount)
    return reader.draft
  }

  private mutating func open(_ tag: MarkupTag) {
    let around = open.last ?? Level(depth: 0, origin: .zero)
    guard let bounds = source.value("bounds", of: tag) else {
      draft.report.skip(.container, line: tag.line)
      open.append(around)
      return
    }
    guard draft.hasRoom else {
      draft.report.skip(.beyondLimit, line: tag.line)
      open.append(around)
      return
    }
    let className = source.text("class", of: tag) ?? source.string(tag.name)
    let resource = source.text("resource-id", of: tag)?.split(separator: "/").last.map(String.init)
    let index = draft.add(
      named: resource ?? ClassNames.short(className), className: "UIView", depth: around.depth,
      line: tag.line, range: tag.range)
    var level = Level(depth: around.depth + 1, origin: around.origin)
    if let edges = source.numbers(in: bounds), edges.count == 4,
      edges.allSatisfy({ $0.isFinite && abs($0) <= 1e9 })
    {
      let frame = CGRect(
        x: edges[0] - around.origin.x, y: edges[1] - around.origin.y, width: edges[2] - edges[0],
        height: edges[3] - edges[1])
      draft.setFrame(frame, text: source.string(bounds), view: index)
      level.origin = CGPoint(x: edges[0], y: edges[1])
    } else {
      draft.noteUnusable("bounds", source.string(bounds), view: index)
    }
    open.append(level)
    apply(tag, to: index)
  }

  private mutating func apply(_ tag: MarkupTag, to index: Int) {
    if source.flag("enabled", of: tag) == false {
      draft.nodes[index].isEnabled = false
      draft.origins[index].read.insert(.isEnabled)
    }
    if let text = source.text("text", of: tag) ?? source.text("content-desc", of: tag) {
      draft.setText(text, view: index)
    }
    let flags = [
      source.flag("clickable", of: tag), source.flag("long-clickable", of: tag),
      source.flag("checkable", of: tag), source.flag("scrollable", of: tag),
    ]
    guard flags.contains(where: { $0 != nil }) else { return }
    draft.origins[index].read.insert(.hitTestRules)
    if !flags.contains(true) { draft.nodes[index].hitTestRules = [.passThrough] }
  }
}
