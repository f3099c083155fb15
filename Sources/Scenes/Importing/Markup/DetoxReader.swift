import UIKit

/// Reads Detox's view hierarchy: one element a view, frames relative to the superview.
struct DetoxReader: Sendable {
  let source: SourceText
  private var elements = ElementStack(.detox)

  private init(_ source: SourceText) { self.source = source }

  static func read(_ source: SourceText) throws(SceneError) -> SceneReading {
    var reader = DetoxReader(source)
    var walk = MarkupWalk(source)
    while let event = try walk.next() {
      switch event {
      case .open(let tag): reader.open(tag)
      case .close: reader.elements.close()
      case .text(let range), .data(let range):
        // A web view holds the page it shows.
        let line = walk.place(at: range.lowerBound).line
        reader.elements.draft.report.skip(.foreignContent, line: line)
      }
    }
    reader.elements.draft.noteClasses()
    return try reader.elements.finish(walk)
  }

  private mutating func open(_ tag: MarkupTag) {
    let isView =
      source.value("width", of: tag) != nil || source.value("height", of: tag) != nil
      || source.value("class", of: tag) != nil
    guard isView else { return elements.pass(tag) }
    // A generic class makes a bad element name, so the class stands in an attribute too.
    let added = elements.add(
      tag, named: source.text("id", of: tag),
      className: source.text("class", of: tag) ?? source.string(tag.name))
    guard let index = added else { return }
    // A window has no origin.
    let frame = source.frame(of: tag, needsOrigin: false)
    elements.place(index, inParent: frame, text: source.string(tag.range))
    elements.setAlpha(of: tag, in: source, view: index)
    if let visibility = source.text("visibility", of: tag) {
      elements.draft.nodes[index].origin.read.insert(.isHidden)
      if visibility == "invisible" { elements.draft.nodes[index].isHidden = true }
    }
    if let text = source.text("text", of: tag) ?? source.text("label", of: tag) {
      elements.draft.setText(text, view: index)
    }
  }
}
