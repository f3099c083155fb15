import Foundation
import Scenes
import UIKit
import Wording

extension Workspace {
  var document: SceneDocument { scene?.document ?? SceneDocument() }

  /// A view as the scene states it.
  func node(of view: ViewID) -> SceneNode? {
    guard let scene, let index = scene.index(of: view) else { return nil }
    return scene.document.nodes[index]
  }

  /// Why a view can't be called so.
  func problem(withName name: String, for view: ViewID) -> EditRefusal? {
    let id = ViewID(name.trimmingCharacters(in: .whitespacesAndNewlines))
    if id.name.isEmpty { return .nameIsEmpty }
    return id != view && node(of: id) != nil ? .nameIsTaken(id) : nil
  }

  /// The open scene is another one than what was last opened or saved.
  var isUnsaved: Bool { history.state != savedState }

  /// Makes a change and touches again where the last touch was; a change that can't be made is
  /// said in the banner.
  mutating func edit(_ edit: Edit, gesture: Int? = nil) {
    guard let scene else { return }
    let before = scene.document
    var after = before
    do {
      let place = placeOnScreen(keptBy: edit, in: scene)
      try after.apply(edit)
      guard after != before else { return }
      if let place { keep(place, in: &after) }
      history.record(edit, from: before, to: after, gesture: gesture)
      if case .rename(let old, let name) = edit, selection == old {
        selection = ViewID(name.trimmingCharacters(in: .whitespacesAndNewlines))
      }
      show(after)
      if case .insert(let branch, _, _) = edit { selectNew(branch, before) }
      if case .duplicate = edit { selectNew([], before) }
    } catch {
      banner = Banner(isError: true, title: Labels.refusal(error))
    }
  }

  mutating func undo() {
    guard let document = scene?.document, let earlier = history.undo(document) else { return }
    show(earlier)
  }

  mutating func redo() {
    guard let document = scene?.document, let later = history.redo(document) else { return }
    show(later)
  }

  /// Shows another state of the same scene: the camera, the selection and what is folded stay.
  mutating func show(_ document: SceneDocument) {
    build(document)
    if let selection, projection.index[selection] == nil { self.selection = nil }
    if let lit, projection.index[lit] == nil { self.lit = nil }
    touchAgain()
    // A camera that followed every change would take the view from under the pointer.
    isCameraFitted = false
    if exploded.shown.upperBound != exploded.planes.count {
      exploded.shown = 0..<exploded.planes.count
    }
  }

  /// What was added is what the person wants to go on with.
  private mutating func selectNew(_ branch: [SceneNode], _ before: SceneDocument) {
    let old = Set(before.nodes.map(\.id))
    selection = document.nodes.first { !old.contains($0.id) }?.id ?? branch.first?.id
  }

  /// The last touch on the scene as it is now, at the end of its descent.
  mutating func touchAgain() {
    guard let point = descent?.trace.point, let scene else { return }
    tell(of: scene.trace(point))
    player.show(step: .max)
  }

  // MARK: Another superview, the same place

  private struct ScreenPlace {
    var view: ViewID
    var parent: ViewID?
    /// Screen points.
    var center: CGPoint
  }

  private func placeOnScreen(keptBy edit: Edit, in scene: BuiltScene) -> ScreenPlace? {
    guard case .arrange(let id, let parent, _) = edit, let view = scene.view(id),
      projection[id]?.parent.map({ projection.views[$0].id }) != parent,
      let above = projection[id]
    else { return nil }
    let toScreen = above.parent.map { projection.views[$0].toScreen } ?? .identity
    return ScreenPlace(view: id, parent: parent, center: view.center.applying(toScreen))
  }

  private func keep(_ place: ScreenPlace, in document: inout SceneDocument) {
    guard let index = document.index(of: place.view), let view = scene?.view(place.view) else {
      return
    }
    var fromScreen = CGAffineTransform.identity
    if let parent = place.parent, let placed = projection[parent] {
      guard let inverse = placed.fromScreen else { return }
      fromScreen = inverse
    }
    let center = place.center.applying(fromScreen)
    var geometry = NodeGeometry(of: view)
    let old = geometry.center
    geometry.frame.origin.x += center.x - old.x
    geometry.frame.origin.y += center.y - old.y
    geometry.write(to: &document.nodes[index])
  }
}
