import UIKit

/// The open elements of a document in which an element is a view: makes the views, and keeps their
/// depth and what frames are relative to.
struct ElementStack: Sendable {
  var draft: SceneDraft
  private var open: [Level] = []

  private struct Level: Sendable {
    /// Of the views inside.
    var depth: Int
    /// What the view fills on the screen.
    var frame: CGRect
  }

  init(_ format: SourceFormat) { draft = SceneDraft(format) }

  private var around: Level { open.last ?? Level(depth: 0, frame: .zero) }

  /// Opens an element that is no view: what is inside belongs to the view around it.
  ///
  /// - Parameter frame: what the element fills on the screen, where it says so.
  mutating func pass(_ tag: MarkupTag, _ reason: SkipReason = .container, at frame: CGRect? = nil) {
    draft.report.skip(reason, line: tag.line)
    var level = around
    // A root's frame is relative to the screen, whatever the application fills.
    if level.depth == 0, let size = frame?.size { level.frame = CGRect(origin: .zero, size: size) }
    open.append(level)
  }

  /// Opens a view; nil where an import holds no more.
  mutating func add(_ tag: MarkupTag, named name: String?, className: String) -> Int? {
    guard draft.hasRoom else {
      pass(tag, .beyondLimit)
      return nil
    }
    let around = around
    open.append(Level(depth: around.depth + 1, frame: around.frame))
    return draft.add(
      named: name, className: className, depth: around.depth, line: tag.line, range: tag.range)
  }

  /// Gives the view that was just added its frame on the screen, in points.
  mutating func place(_ index: Int, at frame: CGRect, text: @autoclosure () -> String) {
    guard let last = open.indices.last else { return }
    let origin = open[last].frame.origin
    draft.setFrame(frame.offsetBy(dx: -origin.x, dy: -origin.y), text: text(), view: index)
    if draft.nodes[index].frame != nil { open[last].frame = frame.standardized }
  }

  /// Lets the view that was just added fill the one around it, and says so.
  mutating func fill(_ index: Int) {
    draft.note(.problem, .missingFrame(view: draft.nodes[index].id), view: index)
    let size = open.last?.frame.size ?? .zero
    draft.nodes[index].frame = CGRect(origin: .zero, size: size)
    draft.nodes[index].origin.recovered.insert(.frame)
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
