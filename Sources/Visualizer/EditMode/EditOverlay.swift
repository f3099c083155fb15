import Canvas
import Foundation
import UIKit
import Wording

/// What lies over the stage in edit mode: the handles of the selected view, and the lines that it
/// snapped to.
@MainActor
struct EditOverlay {
  let workspace: Workspace
  private let camera: Camera

  init(_ workspace: Workspace) {
    self.workspace = workspace
    camera = workspace.camera
  }

  private var selected: PlacedView? { workspace.selection.flatMap { workspace.projection[$0] } }

  /// Draws the handles and takes their presses.
  func show(in rect: CGRect, _ ui: inout Interface, _ send: (Command) -> Void) {
    for guide in workspace.drag?.guides ?? [] {
      ui.path(
        Outline([.move(camera.toStage(guide.from)), .line(camera.toStage(guide.to))]),
        stroke: Stroke(ui.theme.touchArea, width: 1, dash: [4, 3]))
    }
    guard let view = selected, view.corners.allSatisfy({ camera.toStage($0).isDrawable }) else {
      return
    }
    ui.path(
      Outline(polygon: view.corners.map { camera.toStage($0) }),
      stroke: Stroke(ui.theme.touchArea, width: 1.5))
    showPathPoints(of: view, &ui, send)
    showRotation(of: view, &ui, send)
    for handle in Handle.edges {
      guard case .edge(let x, let y) = handle else { continue }
      let place = stagePoint(Handle.place(x: x, y: y, in: view.bounds), of: view)
      // Handles that would lie on each other are left out.
      let size = CGSize(
        width: view.bounds.width * camera.scale, height: view.bounds.height * camera.scale)
      if x == 0, size.width < 40 { continue }
      if y == 0, size.height < 40 { continue }
      let box = CGRect(around: place, radius: 4)
      grip(handle, WidgetID("stage.handle", x * 3 + y), around: place, &ui, send)
      ui.fill(box, ui.theme.panel, radius: 2, border: ui.theme.touchArea)
    }
    if let drag = workspace.drag, drag.isMoving { showMeasure(of: view, drag, in: rect, &ui) }
  }

  private func stagePoint(_ point: CGPoint, of view: PlacedView) -> CGPoint {
    camera.toStage(point.applying(view.toScreen))
  }

  private func grip(
    _ handle: Handle, _ id: WidgetID, around place: CGPoint, _ ui: inout Interface,
    _ send: (Command) -> Void
  ) {
    let pointed = ui.interact(id, in: CGRect(around: place, radius: 8))
    if pointed.isHovered || pointed.isHeld { ui.cursor = handle.cursor }
    follow(pointed, handle, &ui, send)
  }

  /// Turns what the pointer does to a handle into commands.
  func follow(
    _ pointed: Interaction, _ handle: Handle, _ ui: inout Interface, _ send: (Command) -> Void
  ) {
    if let pressed = pointed.pressed {
      send(.grab(handle, at: camera.toScene(pressed), gesture: ui.gesture))
    } else if workspace.drag?.handle == handle {
      if pointed.isHeld, let pointer = ui.pointer {
        send(.drag(to: camera.toScene(pointer), isFree: ui.modifiers.contains(.control)))
      } else {
        send(.letGo)
      }
    }
  }

  private func showRotation(
    of view: PlacedView, _ ui: inout Interface, _ send: (Command) -> Void
  ) {
    let top = stagePoint(CGPoint(x: view.bounds.midX, y: view.bounds.minY), of: view)
    let middle = stagePoint(CGPoint(x: view.bounds.midX, y: view.bounds.midY), of: view)
    var way = CGPoint(x: top.x - middle.x, y: top.y - middle.y)
    let length = hypot(way.x, way.y)
    way = length > 0.5 ? CGPoint(x: way.x / length, y: way.y / length) : CGPoint(x: 0, y: -1)
    let place = CGPoint(x: top.x + way.x * 22, y: top.y + way.y * 22)
    ui.path(
      Outline([.move(top), .line(place)]), stroke: Stroke(ui.theme.touchArea, width: 1))
    grip(.rotation, "stage.rotation", around: place, &ui, send)
    ui.disc(at: place, radius: 5, ui.theme.panel)
    ui.ring(at: place, radius: 5, Stroke(ui.theme.touchArea, width: 1.5))
  }

  private func showPathPoints(
    of view: PlacedView, _ ui: inout Interface, _ send: (Command) -> Void
  ) {
    var number = 0
    for (rule, value) in view.looks.rules.enumerated() {
      guard let data = value.pathData, let path = PathPoints(data), path.points.count <= 400 else {
        continue
      }
      for (index, point) in path.points.enumerated() {
        let place = stagePoint(point.at, of: view)
        guard place.isDrawable else { continue }
        number += 1
        grip(
          .pathPoint(rule: rule, point: index), WidgetID("stage.pathPoint", number),
          around: place, &ui, send)
        if point.isEnd {
          ui.fill(
            CGRect(around: place, radius: 3.5), ui.theme.panel, radius: 1, border: ui.theme.rule)
        } else {
          ui.disc(at: place, radius: 3, ui.theme.panel)
          ui.ring(at: place, radius: 3, Stroke(ui.theme.rule, width: 1.25))
        }
      }
    }
  }

  /// The numbers while they change, beside the pointer.
  private func showMeasure(
    of view: PlacedView, _ drag: StageDrag, in rect: CGRect, _ ui: inout Interface
  ) {
    guard let pointer = ui.pointer, let live = workspace.scene?.view(view.id) else { return }
    let geometry = NodeGeometry(of: live)
    let words: String =
      switch drag.handle {
      case .rotation:
        TurnAndScale(geometry.transform).map { "\(NumberEntry.text($0.degrees))°" } ?? ""
      case .edge: Labels.size(geometry.frame.size)
      case .body, .pathPoint: Labels.pair(geometry.frame.origin.x, geometry.frame.origin.y)
      }
    let width = ui.text.width(of: words, font: .noteStrong) + 16
    var box = CGRect(x: pointer.x + 14, y: pointer.y + 14, width: width, height: 24)
    box.origin.x = min(box.minX, rect.maxX - width - 4)
    box.origin.y = min(box.minY, rect.maxY - 28)
    ui.card(box, radius: 6)
    ui.label(words, in: box, font: .noteStrong, color: ui.theme.text, align: .center)
  }
}
