import Scenes
import UIKit

/// What was done to the scene since it was opened, to be undone and done again without limit.
struct History: Sendable {
  private(set) var undone: [Entry] = []
  private(set) var done: [Entry] = []
  /// Numbers the states of the document, so that what was saved can be told from what is open.
  private(set) var state = 0
  private var lastState = 0

  struct Entry: Sendable {
    var edit: Edit
    var change: DocumentChange
    /// The drag or key that made it; more changes of the same one belong to it.
    var gesture: Int?
    var stateBefore: Int
    var stateAfter: Int
  }

  var canUndo: Bool { !done.isEmpty }
  var canRedo: Bool { !undone.isEmpty }
  var nextUndo: Edit? { done.last?.edit }
  var nextRedo: Edit? { undone.last?.edit }

  mutating func record(
    _ edit: Edit, from before: SceneDocument, to after: SceneDocument, gesture: Int?
  ) {
    undone = []
    lastState += 1
    if let gesture, let last = done.last, last.gesture == gesture, last.edit.joins(edit) {
      let start = last.change.undone(in: before)
      done[done.count - 1] = Entry(
        edit: edit, change: DocumentChange(from: start, to: after), gesture: gesture,
        stateBefore: last.stateBefore, stateAfter: lastState)
    } else {
      done.append(
        Entry(
          edit: edit, change: DocumentChange(from: before, to: after), gesture: gesture,
          stateBefore: state, stateAfter: lastState))
    }
    state = lastState
  }

  /// The same for a change of one node, in time that does not depend on the document's size.
  mutating func record(
    _ edit: Edit, replacing node: SceneNode, with new: SceneNode, at index: Int, gesture: Int
  ) {
    undone = []
    lastState += 1
    var first = node
    var stateBefore = state
    if let last = done.last, last.gesture == gesture, last.edit.joins(edit),
      let start = last.change.nodeBefore(at: index)
    {
      (first, stateBefore) = (start, last.stateBefore)
      done.removeLast()
    }
    done.append(
      Entry(
        edit: edit, change: DocumentChange(at: index, from: first, to: new), gesture: gesture,
        stateBefore: stateBefore, stateAfter: lastState))
    state = lastState
  }

  /// The document before the last change, or nil where nothing is left to undo.
  mutating func undo(_ document: SceneDocument) -> SceneDocument? {
    guard let entry = done.popLast() else { return nil }
    undone.append(entry)
    state = entry.stateBefore
    return entry.change.undone(in: document)
  }

  mutating func redo(_ document: SceneDocument) -> SceneDocument? {
    guard let entry = undone.popLast() else { return nil }
    done.append(entry)
    state = entry.stateAfter
    return entry.change.done(in: document)
  }
}

/// The difference between two states of a document: the stretch of nodes that was replaced.
///
/// Whole copies would make every edit of a scene of 30,000 views cost megabytes.
struct DocumentChange: Equatable, Sendable {
  private var place: Int
  private var removed: [SceneNode]
  private var inserted: [SceneNode]
  private var probesBefore: [SceneProbe]?
  private var probesAfter: [SceneProbe]?

  init(from before: SceneDocument, to after: SceneDocument) {
    let (old, new) = (before.nodes, after.nodes)
    let shorter = min(old.count, new.count)
    var start = 0
    while start < shorter, old[start] == new[start] { start += 1 }
    var tail = 0
    while tail < shorter - start, old[old.count - 1 - tail] == new[new.count - 1 - tail] {
      tail += 1
    }
    place = start
    removed = Array(old[start..<(old.count - tail)])
    inserted = Array(new[start..<(new.count - tail)])
    if before.probes != after.probes {
      (probesBefore, probesAfter) = (before.probes, after.probes)
    }
  }

  init(at index: Int, from before: SceneNode, to after: SceneNode) {
    place = index
    removed = [before]
    inserted = [after]
  }

  /// What a node was before, where this is a change of that node alone.
  func nodeBefore(at index: Int) -> SceneNode? {
    guard place == index, removed.count == 1, inserted.count == 1, probesBefore == nil,
      probesAfter == nil
    else { return nil }
    return removed[0]
  }

  func done(in document: SceneDocument) -> SceneDocument {
    replacing(removed.count, with: inserted, probesAfter, in: document)
  }

  func undone(in document: SceneDocument) -> SceneDocument {
    replacing(inserted.count, with: removed, probesBefore, in: document)
  }

  private func replacing(
    _ count: Int, with nodes: [SceneNode], _ probes: [SceneProbe]?, in document: SceneDocument
  ) -> SceneDocument {
    var copy = document
    copy.nodes.replaceSubrange(place..<(place + count), with: nodes)
    if let probes { copy.probes = probes }
    return copy
  }
}

extension Edit {
  /// Whether both change the same thing, so that one drag is one change.
  fileprivate func joins(_ other: Edit) -> Bool {
    switch (self, other) {
    case (.set(let one, let view), .set(let other, let otherView)):
      one.name == other.name && view == otherView
    case (.place(_, let view, let one), .place(_, let otherView, let other)):
      view == otherView && one == other
    case (.probes(_, let one), .probes(_, let other)): one == other
    default: false
    }
  }
}
