import UIKit

/// Reads Detox's view hierarchy: one element a view, frames relative to the superview.
struct DetoxReader: Sendable {
  let source: SourceText
  private var draft = SceneDraft(.detox)
  /// The depth of what is inside each open element.
  private var open: [Int] = []

  private init(_ source: SourceText) { self.source = source }

  static func read(_ source: SourceText) throws(SceneError) -> SceneDraft {
    var reader = DetoxReader(source)
    var walk = MarkupWalk(source)
    while let event = try walk.next() {
      switch event {
      case .open(let tag): reader.open(tag)
      case .close: if !reader.open.isEmpty { reader.open.removeLast() }
      case .text(let range), .data(let range):
        // A web view holds the page it shows.
        let line = walk.line(at: range.lowerBound)
        reader.draft.report.skip(.foreignContent, line: line)
      }
    }
    reader.draft.noteClasses()
    reader.draft.note(walk.faults)
    try reader.draft.finish(linesRead: source.lineCount)
    return reader.draft
  }

  private mutating func open(_ tag: MarkupTag) {
    let depth = open.last ?? 0
    let width = source.number("width", of: tag)
    let height = source.number("height", of: tag)
    guard let width, let height else {
      draft.report.skip(.container, line: tag.line)
      open.append(depth)
      return
    }
    guard draft.hasRoom else {
      draft.report.skip(.beyondLimit, line: tag.line)
      open.append(depth)
      return
    }
    // A generic class makes a bad element name, so the class stands in an attribute too.
    let className = source.text("class", of: tag) ?? source.string(tag.name)
    let index = draft.add(
      named: source.text("id", of: tag), className: className, depth: depth, line: tag.line,
      range: tag.range)
    open.append(depth + 1)
    let x = source.number("x", of: tag) ?? 0
    let y = source.number("y", of: tag) ?? 0
    draft.setFrame(
      CGRect(x: x, y: y, width: width, height: height), text: source.string(tag.range), view: index)
    if let alpha = source.number("alpha", of: tag) { draft.setAlpha(alpha, view: index) }
    if let visibility = source.text("visibility", of: tag) {
      draft.origins[index].read.insert(.isHidden)
      if visibility == "invisible" { draft.nodes[index].isHidden = true }
    }
    if let text = source.text("text", of: tag) ?? source.text("label", of: tag) {
      draft.setText(text, view: index)
    }
  }
}
