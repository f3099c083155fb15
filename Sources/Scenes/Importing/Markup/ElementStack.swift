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
      named: name, className: className, depth: around.depth, at: tag.place, range: tag.range)
  }

  /// Gives the view that was just added its frame on the screen, in points.
  mutating func place(_ index: Int, at frame: CGRect, text: @autoclosure () -> String) {
    guard let last = open.indices.last else { return }
    let origin = open[last].frame.origin
    draft.setFrame(frame, inside: origin, text: text(), view: index)
    if draft.nodes[index].frame != nil { open[last].frame = frame.standardized }
  }

  /// Lets the view that was just added fill the one around it, and says why.
  ///
  /// - Parameter unreadable: what stands there and is no frame; nil where nothing does.
  mutating func fill(_ index: Int, insteadOf unreadable: String? = nil) {
    draft.assumeFrame(
      CGRect(origin: .zero, size: open.last?.frame.size ?? .zero), insteadOf: unreadable,
      view: index)
  }

  /// Places the view that was just added as its tag says, or lets it fill the one around it.
  mutating func place(_ index: Int, at frame: StatedFrame, text: @autoclosure () -> String) {
    switch frame {
    case .read(let frame): place(index, at: frame, text: text())
    case .absent: fill(index)
    case .unreadable(let text): fill(index, insteadOf: text)
    case .nowhere(let size):
      draft.assumeNowhere(size, view: index)
      if let last = open.indices.last { open[last].frame.size = size }
    }
  }

  /// The same for a frame relative to the view around it.
  mutating func place(_ index: Int, inParent frame: StatedFrame, text: @autoclosure () -> String) {
    guard let frame = frame.frame else { return place(index, at: frame, text: text()) }
    draft.setFrame(frame, text: text(), view: index)
    // For what has to fill it, its size is all that counts.
    if let last = open.indices.last { open[last].frame.size = frame.standardized.size }
  }

  mutating func setAlpha(of tag: MarkupTag, in source: SourceText, view index: Int) {
    guard let alpha = source.value("alpha", of: tag) else { return }
    if let number = source.number(in: alpha) {
      draft.setAlpha(number, view: index)
    } else {
      draft.noteUnusable("alpha", source.string(alpha), view: index)
    }
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
