import Canvas
import Foundation
import UIKit

/// The scene, flat: views, touch areas, dead zones, and the descent moving through them.
struct StagePanel: Panel {
  let workspace: Workspace

  init(_ workspace: Workspace) { self.workspace = workspace }

  var camera: Camera { workspace.camera }
  var projection: Projection { workspace.projection }

  func show(in rect: CGRect, _ ui: inout Interface, _ send: (Command) -> Void) {
    if workspace.exploded.isShown { return ExplodedPanel(workspace).show(in: rect, &ui, send) }
    let moment = workspace.stageMoment
    // A pass that takes an event is not looked at: only what takes presses is laid out.
    let isSeen = ui.whole == nil
    let labels = StageLabels(
      workspace, moment: moment, in: rect, text: ui.text, areWordsSeen: isSeen)
    ui.fill(rect, ui.theme.stage)
    let sentenceBox = sentenceBox(in: rect, ui)
    let top = labels.top
    let cards = top.boxes + labels.cards + [sentenceBox].compactMap { $0 }
    let delivery = FingerMarks(workspace).tag(
      in: rect, avoiding: labels.words + cards, text: ui.text)
    ui.clipped(to: rect) { ui in
      if isSeen { picture(labels, moment, delivery: delivery, in: rect, &ui) }
      if workspace.mode == .edit { EditOverlay(workspace).show(in: rect, &ui, send) }
      if workspace.arePinsShown { Pins(workspace).show(in: rect, &ui, send) }
      RulerLayer(workspace).show(in: rect, avoiding: labels.boxes, &ui)
      sentence(at: sentenceBox, &ui)
      if workspace.mode != .edit {
        pointerTag(in: rect, avoiding: labels.words + [delivery].compactMap { $0 }, cards, &ui)
      }
    }
    if let box = top.editBar { EditBar(workspace).show(in: box, &ui, send) }
    labels.legend?.show(&ui, send)
    labels.deadZoneLegend?.show(&ui, send)
    if let box = top.comparison { ComparisonCard(workspace)?.show(in: box, &ui, send) }
    if let box = top.presses { PressMenu(workspace).show(in: box, &ui, send) }
    if let box = top.field { TouchField(workspace).show(in: box, &ui, send) }
    if let box = top.banner { BannerCard(workspace)?.show(in: box, &ui, send) }
    if let box = top.recovery { RecoveryCard(workspace)?.show(in: box, &ui, send) }
    if let box = top.predict { PredictCard(workspace)?.show(in: box, &ui, send) }
    if let box = top.hint { HintCard(workspace)?.show(in: box, &ui) }
    gestures(in: rect, &ui, send)
  }

  /// The scene alone, with what lies under a still pointer.
  func showPicture(in rect: CGRect, _ ui: inout Interface) {
    ui.fill(rect, ui.theme.stage)
    guard ui.whole == nil else { return }
    let labels = StageLabels(workspace, moment: nil, in: rect, text: ui.text)
    ui.clipped(to: rect) { ui in
      picture(labels, nil, delivery: nil, in: rect, &ui)
      pointerTag(in: rect, avoiding: labels.words, labels.cards, &ui)
    }
  }

  private func picture(
    _ labels: StageLabels, _ moment: Moment?, delivery: CGRect?, in rect: CGRect,
    _ ui: inout Interface
  ) {
    dots(in: rect, &ui)
    views(labels, moment, in: rect, &ui)
    AreaOutlines(workspace)?.show(&ui)
    FingerMarks(workspace).show(tag: delivery, &ui)
    QuestionMark(workspace)?.show(&ui)
    ComparisonCard(workspace)?.showImage(&ui)
    if workspace.mode != .edit { descent(labels, moment, in: rect, &ui) }
  }

  /// A grid that moves and breathes with the camera, so that panning and zooming can be seen on
  /// an empty stage too.
  private func dots(in rect: CGRect, _ ui: inout Interface) {
    var pitch = 24 * camera.scale
    while pitch < 18 { pitch *= 2 }
    while pitch > 48 { pitch /= 2 }
    let startX = rect.minX + (camera.origin.x - rect.minX).truncatingRemainder(dividingBy: pitch)
    let startY = rect.minY + (camera.origin.y - rect.minY).truncatingRemainder(dividingBy: pitch)
    guard startX.isFinite, startY.isFinite else { return }
    for y in stride(from: startY - pitch, through: rect.maxY, by: pitch) {
      for x in stride(from: startX - pitch, through: rect.maxX, by: pitch) {
        ui.fill(CGRect(x: x.rounded(), y: y.rounded(), width: 2, height: 2), ui.theme.stageDot)
      }
    }
  }

  /// In touch mode the pointer is a finger.
  private func follow(
    _ pointed: Interaction, _ ui: inout Interface, _ send: (Command) -> Void
  ) {
    if let pressed = pointed.pressed {
      let point = camera.touchPoint(at: pressed)
      switch (ui.modifiers.contains(.control), ui.modifiers.contains(.shift)) {
      case (true, true): send(.pinFinger(at: point))
      case (true, false): send(.selectFrontMost(at: point))
      default: send(.press(finger: 0, at: point))
      }
    } else if workspace.live?.fingers[0] != nil, let pointer = ui.pointer {
      let point = camera.touchPoint(at: pointer)
      if !pointed.isHeld {
        send(.lift(finger: 0, at: point))
      } else if ui.isPointerNews, workspace.live?.fingers[0] != point {
        send(.moveFinger(0, to: point))
      }
    }
  }

  /// In edit mode a press takes hold of the view under it.
  private func edit(
    _ pointed: Interaction, _ ui: inout Interface, _ send: (Command) -> Void
  ) {
    if let pressed = pointed.pressed {
      send(.grabFrontMost(at: camera.toScene(pressed), gesture: ui.gesture))
    } else if workspace.drag?.handle == .body {
      EditOverlay(workspace).follow(pointed, .body, &ui, send)
    }
    if pointed.isHovered { ui.cursor = .move }
    guard ui.isPointerNews else { return }
    let under = pointed.isHovered ? ui.pointer : nil
    let view = under.flatMap { projection.frontMost(at: camera.toScene($0)) }
    send(.light(view.map { projection.views[$0].id }))
  }

  private func gestures(in rect: CGRect, _ ui: inout Interface, _ send: (Command) -> Void) {
    if let wheel = ui.takeWheel(over: rect) { send(.zoom(wheel.dy, at: wheel.at)) }
    if ui.interact("stage.pan", in: rect, button: .middle).isHeld { ui.cursor = .grab }
    PointListPanel(workspace).listen(in: rect, &ui, send)
    let pointed = ui.interact("stage", in: rect)
    if workspace.mode == .edit, !ui.modifiers.contains(.control) || pointed.pressed == nil {
      return edit(pointed, &ui, send)
    }
    follow(pointed, &ui, send)
    if pointed.isHovered { ui.cursor = .crosshair }
    guard ui.isPointerNews else { return }
    send(.point(at: pointed.isHovered ? ui.pointer.map { camera.touchPoint(at: $0) } : nil))
  }
}
