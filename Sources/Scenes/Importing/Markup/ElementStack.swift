import UIKit

/// The open elements of a document in which an element is a view: makes the views, and keeps their
/// depth and what frames are relative to.
struct ElementStack: Sendable {
  var draft: SceneDraft
  private var open: [Level] = []

  private struct Level: Sendable {
    /// Of the views inside.
    var depth: Int
    /// Where the view stands on the screen.
    var origin: CGPoint
  }

  init(_ format: SourceFormat) { draft = SceneDraft(format) }

  private var around: Level { open.last ?? Level(depth: 0, origin: .zero) }

  /// Opens an element that is no view: what is inside belongs to the view around it.
  mutating func pass(_ tag: MarkupTag, _ reason: SkipReason = .container) {
    draft.report.skip(reason, line: tag.line)
    open.append(around)
  }

  /// Opens a view; nil where an import holds no more.
  mutating func add(_ tag: MarkupTag, named name: String?, className: String) -> Int? {
    guard draft.hasRoom else {
      pass(tag, .beyondLimit)
      return nil
    }
    let around = around
    open.append(Level(depth: around.depth + 1, origin: around.origin))
    return draft.add(
      named: name, className: className, depth: around.depth, line: tag.line, range: tag.range)
  }

  /// Gives the view that was just added its frame on the screen, in points.
  mutating func place(_ index: Int, at frame: CGRect, text: @autoclosure () -> String) {
    guard let last = open.indices.last else { return }
    let origin = open[last].origin
    draft.setFrame(frame.offsetBy(dx: -origin.x, dy: -origin.y), text: text(), view: index)
    if draft.nodes[index].frame != nil { open[last].origin = frame.standardized.origin }
  }

  mutating func close() {
    if !open.isEmpty { open.removeLast() }
  }

  /// The scene, with what was wrong in the document.
  mutating func finish(_ walk: MarkupWalk) throws(SceneError) -> SceneReading {
    draft.note(walk.faults)
    return try draft.finish(linesRead: walk.source.lineCount)
  }
}
