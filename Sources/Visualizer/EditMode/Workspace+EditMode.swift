import Foundation
import Scenes
import UIKit

extension Workspace {
  /// Does what edit mode is about.
  /// - Returns: whether `command` was one of those.
  mutating func performInEditMode(_ command: Command) -> Bool {
    switch command {
    case .setMode(let mode):
      enter(mode)
    case .toggleMode(let mode): enter(self.mode == mode ? .touch : mode)
    case .grab(let handle, let point, let gesture): grab(handle, at: point, gesture: gesture)
    case .grabFrontMost(let point, let gesture):
      let under = projection.frontMost(at: point).map { projection.views[$0].id }
      // What is selected is held also where something lies in front of it.
      let selected = selection.flatMap { projection[$0] }
      if selected?.parent == nil || selected?.holds(point) != true { selection = under }
      grab(.body, at: point, gesture: gesture)
    case .drag(let point, let isFree): drag(to: point, isFree: isFree)
    case .letGo: letGo()
    case .add(let className): add(className: className)
    case .shiftOrder(let view, let step): shiftOrder(of: view, by: step)
    case .shiftLevel(let step): shiftLevel(by: step)
    case .nudge(let delta, let gesture): nudge(by: delta, gesture: gesture)
    case .deleteSelected: if mode == .edit, let selection { edit(.remove(selection)) }
    case .duplicateSelected: if let selection { edit(.duplicate(selection)) }
    case .copySelected:
      guard let copied = copiedScene else { return true }
      if copy(String(decoding: copied.write(), as: UTF8.self)) { copiedView = copied.nodes }
    case .pasteView(let branch): paste(branch)
    case .pinTouch: if let point = descent?.trace.point { addProbe(at: point) }
    case .removeProbe(let index): removeProbe(index)
    case .expectAnswer(let index): expect(true, ofProbe: index)
    case .expectNothingSaid(let index): expect(false, ofProbe: index)
    case .touchExactly(let point):
      touch(at: point)
      player.show(step: .max)
      ripple = nil
    default: return false
    }
    return true
  }

  private mutating func enter(_ mode: Mode) {
    guard mode != self.mode else { return }
    self.mode = mode
    letGo()
    live = nil
    pointed = nil
    prediction.drop()
    if mode == .predict {
      forgetTouch()
      dismissHint()
    }
    if isCameraFitted { cameraTarget = fittedCamera }
  }

  /// Adds a view of a class into the middle of the selected view; a window stands for itself.
  mutating func add(className: String) {
    guard scene != nil else { return }
    let size = Palette.sizes.first { $0.name == className }?.size ?? CGSize(width: 100, height: 44)
    var node = SceneNode(id: newName(for: className), depth: 0, className: className)
    let isWindow = className == "\(UIWindow.self)"
    let parent =
      isWindow ? nil : selection ?? projection.roots.first.map { projection.views[$0].id }
    let room = parent.flatMap { projection[$0]?.bounds } ?? CGRect(origin: .zero, size: size)
    node.frame = CGRect(
      x: (room.midX - size.width / 2).rounded(), y: (room.midY - size.height / 2).rounded(),
      width: size.width, height: size.height)
    edit(.insert([node], into: parent, at: .max))
  }

  /// `button`, `button 2` …: the class's name without its prefix.
  private func newName(for className: String) -> ViewID {
    ViewID(Palette.plainName(of: className)).free(among: Set(document.nodes.map(\.id)))
  }

  /// Forward or backward among the siblings.
  mutating func shiftOrder(of view: ViewID, by step: Int) {
    guard let index = document.index(of: view) else { return }
    let parent = document.parent(of: index)
    let siblings = parent.map { document.children(of: $0) } ?? document.roots
    let place = document.position(of: index) + step
    guard siblings.indices.contains(place) else { return }
    edit(.arrange(view, into: parent.map { document.nodes[$0].id }, at: place))
  }

  /// What dragging in the outline does, by keys.
  private mutating func shiftLevel(by step: Int) {
    guard mode == .edit, let selection, let index = document.index(of: selection),
      let parent = document.parent(of: index)
    else { return }
    let siblings = document.children(of: parent)
    let place = document.position(of: index)
    if step < 0 {
      // Out of a window there is nowhere to go.
      guard let above = document.parent(of: parent) else { return }
      let front = document.position(of: parent) + 1
      edit(.arrange(selection, into: document.nodes[above].id, at: front))
    } else {
      let target = place + (outline.isBackToFront ? -1 : 1)
      guard siblings.indices.contains(target) else { return }
      let into = document.nodes[siblings[target]].id
      edit(.arrange(selection, into: into, at: outline.isBackToFront ? .max : 0))
      if outline.collapsed.remove(into) != nil { relayRows() }
    }
  }

  /// Moves the selected view by points of its superview.
  mutating func nudge(by delta: CGSize, gesture: Int) {
    guard let selection, let view = scene?.view(selection) else { return }
    var geometry = NodeGeometry(of: view)
    geometry.frame.origin.x = Self.exact(geometry.frame.origin.x + delta.width)
    geometry.frame.origin.y = Self.exact(geometry.frame.origin.y + delta.height)
    edit(.place(geometry, of: selection, .move), gesture: gesture)
  }

  /// A thousandth added to a half must not end in many nines.
  private static func exact(_ value: CGFloat) -> CGFloat {
    abs(value) < 1e6 ? (value * 1e6).rounded() / 1e6 : value
  }

  // MARK: Copies

  /// The selected view with all that is in it, as a scene of its own.
  var copiedScene: SceneDocument? {
    guard let selection, let index = document.index(of: selection) else { return nil }
    var branch = Array(document.nodes[document.subtree(at: index)])
    let depth = branch[0].depth
    for place in branch.indices { branch[place].depth -= depth }
    return SceneDocument(title: selection.name, nodes: branch)
  }

  /// Puts a copied view into the selected one, else into the front-most window; beside the
  /// original where that is in the same place.
  mutating func paste(_ branch: [SceneNode]) {
    guard var root = branch.first, scene != nil else { return }
    let isWindow = root.className == "\(UIWindow.self)"
    var parent =
      isWindow ? nil : selection ?? projection.roots.first.map { projection.views[$0].id }
    // Pasting onto the original itself means beside it.
    if let id = parent, id == root.id, let index = document.index(of: id) {
      parent = document.parent(of: index).map { document.nodes[$0].id }
      if let frame = root.frame { root.frame = frame.offsetBy(dx: 12, dy: 12) }
    }
    // Wholly outside another parent nobody would find it.
    if let parent, let room = projection[parent]?.bounds, let frame = root.frame,
      room.width > 0, room.height > 0, !room.intersects(frame)
    {
      root.frame?.origin = CGPoint(
        x: (room.midX - frame.width / 2).rounded(), y: (room.midY - frame.height / 2).rounded())
    }
    edit(.insert([root] + branch.dropFirst(), into: parent, at: .max))
  }
}
