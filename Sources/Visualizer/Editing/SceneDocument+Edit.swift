import Diagnosis
import Foundation
import Scenes
import UIKit

extension SceneDocument {
  /// Makes a change, or says why it can't be made.
  mutating func apply(_ edit: Edit) throws(EditRefusal) {
    switch edit {
    case .set(let value, let view): value.write(to: &nodes[try place(of: view)])
    case .place(let geometry, let view, _):
      guard geometry.isWithinLimits else { throw .beyondLimits }
      geometry.write(to: &nodes[try place(of: view)])
    case .rename(let view, let name): try rename(view, to: name)
    case .insert(let branch, let parent, let position):
      try insert(branch, into: parent, at: position)
    case .remove(let view): try remove(view)
    case .duplicate(let view):
      let index = try place(of: view)
      let parent = parent(of: index).map { nodes[$0].id }
      try insert(Array(nodes[subtree(at: index)]), into: parent, at: position(of: index) + 1)
    case .arrange(let view, let parent, let position):
      try arrange(view, into: parent, at: position)
    case .probes(let list, _): probes = list
    case .fix(let edits):
      guard let mended = applying(edits) else { throw .fixIsOutdated }
      self = mended
    }
  }

  private func place(of view: ViewID) throws(EditRefusal) -> Int {
    guard let index = index(of: view) else { throw .viewIsMissing(view) }
    return index
  }

  /// How many siblings lie behind a node.
  func position(of index: Int) -> Int {
    let siblings = parent(of: index).map { children(of: $0) } ?? roots
    return siblings.firstIndex(of: index) ?? 0
  }

  private mutating func rename(_ view: ViewID, to name: String) throws(EditRefusal) {
    let trimmed = name.trimmingCharacters(in: .whitespacesAndNewlines)
    guard !trimmed.isEmpty else { throw .nameIsEmpty }
    let id = ViewID(trimmed)
    let index = try place(of: view)
    guard id != view else { return }
    guard self.index(of: id) == nil else { throw .nameIsTaken(id) }
    nodes[index].id = id
    nodes[index].isIDGenerated = false
    replaceNames { $0 == view ? id : $0 }
  }

  /// Rules and probes name views; a name that becomes nil is left as it was.
  private mutating func replaceNames(_ name: (ViewID) -> ViewID) {
    for index in nodes.indices where !nodes[index].hitTestRules.isEmpty {
      nodes[index].hitTestRules = nodes[index].hitTestRules.map { $0.renaming(name) }
    }
    for index in probes.indices {
      probes[index].on = probes[index].on.map(name)
      if case .hit(let view) = probes[index].expectation {
        probes[index].expectation = .hit(name(view))
      }
    }
  }

  /// Where a branch goes so that it is the `position`th from the back among the subviews of
  /// `parent`, or among the roots.
  private func start(into parent: Int?, at position: Int) -> Int {
    let siblings = parent.map { children(of: $0) } ?? roots
    if siblings.indices.contains(position) { return siblings[max(position, 0)] }
    return parent.map { subtree(at: $0).upperBound } ?? nodes.count
  }

  private mutating func insert(
    _ branch: [SceneNode], into parent: ViewID?, at position: Int
  ) throws(EditRefusal) {
    guard let root = branch.first else { return }
    var above: Int?
    if let parent { above = try place(of: parent) }
    let depth = above.map { nodes[$0].depth + 1 } ?? 0
    var taken = Set(nodes.map(\.id))
    var names: [ViewID: ViewID] = [:]
    var copies = branch
    for index in copies.indices {
      copies[index].depth += depth - root.depth
      let free = copies[index].id.free(among: taken)
      names[copies[index].id] = free
      taken.insert(free)
      copies[index].id = free
    }
    // A copy's rules speak of the copies.
    for index in copies.indices {
      copies[index].hitTestRules = copies[index].hitTestRules.map {
        $0.renaming { names[$0] ?? $0 }
      }
    }
    nodes.insert(contentsOf: copies, at: start(into: above, at: position))
  }

  private mutating func remove(_ view: ViewID) throws(EditRefusal) {
    let index = try place(of: view)
    let branch = subtree(at: index)
    guard branch.count < nodes.count else { throw .lastRoot }
    nodes.removeSubrange(branch)
  }

  private mutating func arrange(
    _ view: ViewID, into parent: ViewID?, at position: Int
  ) throws(EditRefusal) {
    let index = try place(of: view)
    let branch = subtree(at: index)
    if let parent, branch.contains(try place(of: parent)) { throw .intoItself(view) }
    var moved = Array(nodes[branch])
    nodes.removeSubrange(branch)
    let above = parent.flatMap { self.index(of: $0) }
    let deeper = (above.map { nodes[$0].depth + 1 } ?? 0) - moved[0].depth
    for place in moved.indices { moved[place].depth += deeper }
    nodes.insert(contentsOf: moved, at: start(into: above, at: position))
  }
}

extension NodeGeometry {
  var isWithinLimits: Bool {
    let limit = SceneDocument.greatestMagnitude
    let numbers = [
      frame.origin.x, frame.origin.y, frame.size.width, frame.size.height, offset.x, offset.y,
      anchorPoint.x, anchorPoint.y, transform.a, transform.b, transform.c, transform.d,
      transform.tx, transform.ty,
    ]
    return numbers.allSatisfy { $0.isFinite && abs($0) <= limit }
      && frame.size.width >= 0 && frame.size.height >= 0
  }
}

extension ViewID {
  /// The name itself, else with the first number that makes it free: `view`, `view 2`, `view 3`.
  func free(among taken: Set<ViewID>) -> ViewID {
    guard taken.contains(self) else { return self }
    let parts = name.split(separator: " ", omittingEmptySubsequences: false)
    let isNumbered = parts.count > 1 && Int(parts[parts.count - 1]) != nil
    let stem = isNumbered ? parts.dropLast().joined(separator: " ") : name
    var number = 2
    while taken.contains(ViewID("\(stem) \(number)")) { number += 1 }
    return ViewID("\(stem) \(number)")
  }
}

extension HitTestRule {
  /// The rule with other names for the views it speaks of.
  func renaming(_ name: (ViewID) -> ViewID) -> HitTestRule {
    switch self {
    case .ignore(let views): .ignore(views: views.map(name))
    case .redirect(let target, let from, let when):
      .redirect(to: name(target), from: from?.map(name), when: when)
    default: self
    }
  }
}
