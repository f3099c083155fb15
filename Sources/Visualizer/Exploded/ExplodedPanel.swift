import Canvas
import Foundation
import UIKit

/// The scene with its levels pulled apart: a plane for each, the touch a needle through them.
struct ExplodedPanel: Panel {
  let workspace: Workspace
  let spread: Spread

  init(_ workspace: Workspace) {
    self.workspace = workspace
    spread = workspace.spread
  }

  var projection: Projection { workspace.projection }
  var exploded: Exploded { workspace.exploded }

  func show(in rect: CGRect, _ ui: inout Interface, _ send: (Command) -> Void) {
    ui.fill(rect, ui.theme.stage)
    let moment = workspace.stageMoment
    let views = workspace.planeViews(spread, in: rect)
    let top = StageTop(workspace, in: rect, text: ui.text)
    let owners = TerritoryLayer(workspace).flatMap { layer in
      TerritoryLegend(
        layer, in: Self.tagRoom(in: rect), beside: views.extent, avoiding: top.boxes, text: ui.text)
    }
    let deadZones = deadZoneLegend(
      views, in: rect, avoiding: top.boxes + [owners?.box].compactMap { $0 }, text: ui.text)
    ui.clipped(to: rect) { ui in
      show(views, moment, in: rect, &ui)
      ghost(in: rect, &ui)
      let needle = Needle(workspace, spread)
      var taken = [Self.controls(in: rect)] + top.boxes + (needle?.marks ?? [])
      if let owners { taken.append(owners.box) }
      if let deadZones { taken.append(deadZones.box) }
      let placer = TagPlacer(
        bounds: Self.tagRoom(in: rect), taken: taken, avoided: needle?.line ?? [])
      let tags = PlaneTags(workspace, views, placer: placer, text: ui.text)
      leaders(tags, moment, &ui)
      if let needle { show(needle, moment, &ui) }
      show(tags, moment, &ui)
      if let needle, let moment { token(needle, moment, &ui) }
      let stage = StagePanel(workspace)
      RulerLayer(workspace).show(in: rect, avoiding: tags.tags.map(\.place.box), &ui)
      controls(in: rect, &ui, send)
      let sentence = stage.sentenceBox(in: rect, ui)
      stage.sentence(at: sentence, &ui)
      let cards = top.boxes + [owners?.box, deadZones?.box, sentence].compactMap { $0 }
      stage.pointerTag(in: rect, avoiding: tags.tags.map(\.place.box), cards, &ui)
    }
    owners?.show(&ui, send)
    deadZones?.show(&ui, send)
    if let box = top.comparison { ComparisonCard(workspace)?.show(in: box, &ui, send) }
    if let box = top.banner { BannerCard(workspace)?.show(in: box, &ui, send) }
    if let box = top.recovery { RecoveryCard(workspace)?.show(in: box, &ui, send) }
    if let box = top.predict { PredictCard(workspace)?.show(in: box, &ui, send) }
    if let box = top.hint { HintCard(workspace)?.show(in: box, &ui) }
    gestures(in: rect, &ui, send)
  }

  /// Where labels may stand: above the sliders and the sentence below them.
  static func tagRoom(in rect: CGRect) -> CGRect {
    var room = rect.insetBy(dx: 6, dy: 6)
    let words = rect.maxY - StageLabels.sentenceRoom(onStageOf: rect.width)
    room.size.height = max(0, min(controls(in: rect).minY - 4, words) - room.minY)
    return room
  }

  /// Above the sliders, beside the planes where there is room.
  private func deadZoneLegend(
    _ views: [PlaneView], in rect: CGRect, avoiding taken: [CGRect], text: any TextMeasuring
  ) -> DeadZoneLegend? {
    guard exploded.isOpen else { return nil }
    var room = rect.insetBy(dx: 4, dy: 4)
    let words = rect.maxY - StageLabels.sentenceRoom(onStageOf: rect.width)
    room.size.height = min(Self.controls(in: rect).minY, words) - room.minY
    return DeadZoneLegend(
      workspace, in: room, of: rect, beside: views.extent, avoiding: taken, text: text)
  }

  // MARK: What the pointer does

  private func gestures(in rect: CGRect, _ ui: inout Interface, _ send: (Command) -> Void) {
    if let wheel = ui.takeWheel(over: rect) { send(.zoom(wheel.dy, at: wheel.at)) }
    if ui.interact("stage.pan", in: rect, button: .middle).isHeld { ui.cursor = .grab }
    let turning = ui.interact("stage.turn", in: rect, button: .secondary)
    if let start = turning.pressed { send(.exploded(.grab(at: start))) }
    if turning.isHeld {
      ui.cursor = .grab
      if turning.pressed == nil, let pointer = ui.pointer {
        send(.exploded(.turn(to: pointer)))
      }
    }
    // A click that turned nothing asks what lies under it, as on the flat stage.
    if turning.isClicked, let pointer = ui.pointer, let start = exploded.grab?.pointer,
      hypot(pointer.x - start.x, pointer.y - start.y) < 4,
      let front = workspace.frontMost(onPlanesAt: pointer, isSeen: false)
    {
      send(.pick(.list(at: touchPoint(front), anchor: pointer)))
    }
    let pointed = ui.interact("stage", in: rect)
    guard let pointer = ui.pointer else { return point(at: nil, send) }
    if pointed.pressed != nil {
      press(
        at: pointer, selects: ui.modifiers.contains(.control) || workspace.mode == .edit, send)
    }
    if !exploded.isOpen {
      // On the way to the flat stage the place under a still pointer would be that of no stage.
      point(at: nil, send)
    } else if pointed.isHovered {
      let place = workspace.frontMost(onPlanesAt: pointer, isSeen: true).map(touchPoint)
      if place != nil { ui.cursor = .crosshair }
      point(at: place, send)
    } else if !ui.isPointer(over: rect) {
      point(at: nil, send)
    }
  }

  private func press(at pointer: CGPoint, selects: Bool, _ send: (Command) -> Void) {
    let front = workspace.frontMost(onPlanesAt: pointer, isSeen: !selects)
    if selects {
      send(.select(front.map { projection.views[$0.index].id }))
    } else if let front {
      send(.touch(touchPoint(front)))
    }
  }

  /// The whole point nearest to the one that is shown there, as on the flat stage; unless that lies
  /// beside the view that the pointer is on.
  private func touchPoint(_ front: (index: Int, point: CGPoint)) -> CGPoint {
    let rounded = Camera.rounded(front.point, scale: exploded.pose.scale)
    let view = projection.views[front.index]
    guard let inverse = view.fromScreen, view.bounds.holds(front.point.applying(inverse)) else {
      return front.point
    }
    return view.bounds.holds(rounded.applying(inverse)) ? rounded : front.point
  }

  private func point(at place: CGPoint?, _ send: (Command) -> Void) {
    if workspace.pointed?.at != place { send(.point(at: place)) }
  }
}

extension [PlaneView] {
  /// The box around all of them; zero without any.
  fileprivate var extent: CGRect {
    let box = reduce(CGRect.null) { $0.union($1.extent) }
    return box.isNull ? .zero : box
  }
}
