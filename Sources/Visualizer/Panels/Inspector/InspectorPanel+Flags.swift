import Canvas
import Foundation
import Scenes
import UIKit
import Wording

extension InspectorPanel {
  func showAlpha(
    of subject: Subject, in rest: inout CGRect, _ ui: inout Interface, _ send: (Command) -> Void
  ) {
    let view = subject.view
    let gesture = ui.gesture
    func set(_ value: NodeValue) {
      send(.edit(.set(value, of: subject.id), gesture: gesture))
    }
    var line = row("alpha", in: &rest, &ui)
    let field = line.cut(.right, 56)
    _ = line.cut(.right, 12)
    let alpha = Double(view.alpha)
    if line.width >= 40,
      let value = ui.slider(
        WidgetID("inspector.alphaSlider." + subject.id.name), value: min(max(alpha, 0), 1),
        in: line.padded(7, 0))
    {
      set(.alpha((value * 100).rounded() / 100))
    }
    number("alpha", view.alpha, of: subject, in: field, step: 0.01, range: 0...1, &ui) {
      set(.alpha($0))
    }
    // Stored as a Float, 0.01 is less than 0.01: that is the point of showing it.
    guard view.alpha > 0, view.alpha < 0.011 else { return }
    let note = row("", in: &rest, &ui)
    ui.label(Labels.alpha(view.alpha), in: note, font: .note, color: ui.theme.refused)
  }

  /// Order of drawing, colour, text: what says little or nothing about touches.
  func showLooks(
    of subject: Subject, in rest: inout CGRect, _ ui: inout Interface, _ send: (Command) -> Void
  ) {
    let node = subject.node
    let gesture = ui.gesture
    func set(_ value: NodeValue) {
      send(.edit(.set(value, of: subject.id), gesture: gesture))
    }
    number(
      "inspector.zPosition", CGFloat(node.zPosition ?? 0), of: subject,
      in: row(Labels.property(.zPosition(0)), in: &rest, &ui), &ui
    ) { set(.zPosition($0)) }
    if subject.isRoot {
      number(
        "inspector.windowLevel", CGFloat(node.windowLevel ?? 0), of: subject,
        in: row(Labels.property(.windowLevel(0)), in: &rest, &ui), &ui
      ) { set(.windowLevel($0)) }
    }
    number(
      "inspector.cornerRadius", CGFloat(node.cornerRadius ?? 0), of: subject,
      in: row(Labels.property(.cornerRadius(0)), in: &rest, &ui), range: 0...1e9, &ui
    ) { set(.cornerRadius($0)) }
    showColor(of: subject, in: &rest, &ui, set)
    let text = row(Labels.words, in: &rest, &ui)
    if case .committed(let words)? = ui.textField(
      WidgetID("inspector.text." + subject.id.name), node.text ?? "", in: text),
      words != node.text ?? ""
    {
      set(.text(words))
    }
    _ = rest.cut(.top, 8)
  }

  private func showColor(
    of subject: Subject, in rest: inout CGRect, _ ui: inout Interface, _ set: (NodeValue) -> Void
  ) {
    var line = row(Labels.property(.backgroundColor(nil)), in: &rest, &ui)
    let color = subject.node.backgroundColor
    let swatch = line.cut(.left, 24)
    ui.fill(
      swatch,
      color.map {
        Color(
          UInt32($0.red) << 16 | UInt32($0.green) << 8 | UInt32($0.blue),
          alpha: Double($0.alpha) / 255)
      } ?? ui.theme.well, radius: 5, border: ui.theme.line)
    _ = line.cut(.left, 6)
    let id = WidgetID("inspector.color." + subject.id.name)
    guard
      case .committed(let words)? = ui.textField(
        id, color?.text ?? "", placeholder: Labels.noColor, in: line)
    else { return }
    let trimmed = words.trimmingCharacters(in: .whitespaces)
    if trimmed.isEmpty {
      if color != nil { set(.backgroundColor(nil)) }
    } else if let typed = SceneColor(trimmed) ?? SceneColor("#" + trimmed) {
      if typed != color { set(.backgroundColor(typed)) }
    } else {
      ui.refuse(id, in: line, Labels.notAColor(trimmed))
    }
  }

  /// The switches that are gates, red while they keep touches away.
  func showGates(
    of subject: Subject, in rest: inout CGRect, _ ui: inout Interface, _ send: (Command) -> Void
  ) {
    let view = subject.view
    show(
      .isHidden(!view.isHidden), view.isHidden, closes: view.isHidden, subject, in: &rest, &ui, send
    )
    let interacts = view.isUserInteractionEnabled
    show(
      .isUserInteractionEnabled(!interacts), interacts, closes: !interacts, subject, in: &rest, &ui,
      send)
    if let isEnabled = (view as? UIControl)?.isEnabled {
      show(.isEnabled(!isEnabled), isEnabled, closes: !isEnabled, subject, in: &rest, &ui, send)
    }
    _ = rest.cut(.top, 8)
  }

  /// The other switches.
  func showFlags(
    of subject: Subject, in rest: inout CGRect, _ ui: inout Interface, _ send: (Command) -> Void
  ) {
    let view = subject.view
    let handles = subject.node.handlesTouches ?? false
    for (value, isOn) in [
      (NodeValue.clipsToBounds(!view.clipsToBounds), view.clipsToBounds),
      (.isMultipleTouchEnabled(!view.isMultipleTouchEnabled), view.isMultipleTouchEnabled),
      (.isExclusiveTouch(!view.isExclusiveTouch), view.isExclusiveTouch),
      (.handlesTouches(!handles), handles),
    ] {
      show(value, isOn, closes: false, subject, in: &rest, &ui, send)
    }
  }

  private func show(
    _ switched: NodeValue, _ isOn: Bool, closes: Bool, _ subject: Subject, in rest: inout CGRect,
    _ ui: inout Interface, _ send: (Command) -> Void
  ) {
    var line = row(Labels.property(switched), in: &rest, &ui)
    let id = WidgetID("inspector.\(switched.name)." + subject.id.name)
    if ui.onOff(id, isOn, in: line.cut(.left, 36), color: closes ? ui.theme.refused : nil) {
      send(.edit(.set(switched, of: subject.id)))
    }
    ui.label(
      isOn ? Labels.yes : Labels.no, in: line, font: .body,
      color: closes ? ui.theme.refused : ui.theme.text)
  }
}
