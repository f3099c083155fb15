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
    let away = clearance(of: view)
    if away > 0 {
      let corners = [(-1, -1), (1, -1), (1, 1), (-1, 1)].map {
        place(x: $0.0, y: $0.1, of: view, away)
      }
      ui.path(
        Outline(polygon: corners), stroke: Stroke(ui.theme.touchArea.withAlpha(0.5), width: 1))
    }
    showRotation(of: view, away, &ui, send)
    for (handle, place) in grips(of: view) {
      guard case .edge(let x, let y) = handle else { continue }
      grip(handle, WidgetID("stage.handle", x * 3 + y), around: place, &ui, send)
      ui.fill(
        CGRect(around: place, radius: 4), ui.theme.panel, radius: 2, border: ui.theme.touchArea)
    }
    if let drag = workspace.drag, drag.isMoving { showMeasure(of: view, drag, in: rect, &ui) }
  }

  /// The handles of the sides and corners; those that would lie on each other are left out.
  private func grips(of view: PlacedView) -> [(handle: Handle, place: CGPoint)] {
    let away = clearance(of: view)
    let size = CGSize(
      width: view.bounds.width * camera.scale, height: view.bounds.height * camera.scale)
    return Handle.edges.compactMap { handle in
      guard case .edge(let x, let y) = handle, x != 0 || size.width >= 40,
        y != 0 || size.height >= 40
      else { return nil }
      return (handle, place(x: x, y: y, of: view, away))
    }
  }

  /// What the handles of the selected view cover of the stage.
  var boxes: [CGRect] {
    guard let view = selected, view.corners.allSatisfy({ camera.toStage($0).isDrawable }) else {
      return []
    }
    let turn = CGRect(around: rotationPlace(of: view, clearance(of: view)).end, radius: 6)
    return grips(of: view).map { CGRect(around: $0.place, radius: 4) } + [turn]
  }

  private func stagePoint(_ point: CGPoint, of view: PlacedView) -> CGPoint {
    camera.toStage(point.applying(view.toScreen))
  }

  /// How far the handles stand outside a view's edges: the points of a path often lie on the edges,
  /// and both must be taken hold of.
  private func clearance(of view: PlacedView) -> CGFloat {
    view.looks.rules.contains { $0.pathData != nil } ? 16 : 0
  }

  private func place(x: Int, y: Int, of view: PlacedView, _ away: CGFloat) -> CGPoint {
    let edge = stagePoint(Handle.place(x: x, y: y, in: view.bounds), of: view)
    let (across, down) = (
      direction(x: 1, y: 0, of: view), direction(x: 0, y: 1, of: view)
    )
    return CGPoint(
      x: edge.x + (across.x * CGFloat(x) + down.x * CGFloat(y)) * away,
      y: edge.y + (across.y * CGFloat(x) + down.y * CGFloat(y)) * away)
  }

  /// From the middle of a view towards one of its sides, on the stage, one point long.
  private func direction(x: Int, y: Int, of view: PlacedView) -> CGPoint {
    let middle = stagePoint(Handle.place(x: 0, y: 0, in: view.bounds), of: view)
    let side = stagePoint(Handle.place(x: x, y: y, in: view.bounds), of: view)
    let (dx, dy) = (side.x - middle.x, side.y - middle.y)
    let length = hypot(dx, dy)
    return length > 0.5
      ? CGPoint(x: dx / length, y: dy / length) : CGPoint(x: CGFloat(x), y: CGFloat(y))
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
    of view: PlacedView, _ away: CGFloat, _ ui: inout Interface, _ send: (Command) -> Void
  ) {
    let (top, place) = rotationPlace(of: view, away)
    ui.path(
      Outline([.move(top), .line(place)]), stroke: Stroke(ui.theme.touchArea, width: 1))
    grip(.rotation, "stage.rotation", around: place, &ui, send)
    ui.disc(at: place, radius: 5, ui.theme.panel)
    ui.ring(at: place, radius: 5, Stroke(ui.theme.touchArea, width: 1.5))
  }

  /// The handle that turns a view, and where its stem begins.
  private func rotationPlace(of view: PlacedView, _ away: CGFloat) -> (start: CGPoint, end: CGPoint)
  {
    let top = stagePoint(Handle.place(x: 0, y: -1, in: view.bounds), of: view)
    let way = direction(x: 0, y: -1, of: view)
    let far = away + 22
    return (top, CGPoint(x: top.x + way.x * far, y: top.y + way.y * far))
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
