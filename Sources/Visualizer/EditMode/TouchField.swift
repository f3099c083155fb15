import Canvas
import Foundation
import UIKit
import Wording

/// Where the last touch was, as numbers to be typed: Enter touches, the arrow keys nudge by a point
/// (Shift ten, Control a thousandth), so that an edge can be shown to a class. Shift Enter drags from
/// the last touch to the point, Control Shift Enter puts a second finger there.
@MainActor
struct TouchField {
  let workspace: Workspace

  init(_ workspace: Workspace) { self.workspace = workspace }

  /// How wide its card is with a usual point in it.
  static let width: CGFloat = 184
  private static let font = Font(.text, size: 13)

  private var point: CGPoint? { workspace.descent?.trace.point ?? workspace.openQuestion?.at }

  private var value: String {
    point.map { "\(NumberEntry.text($0.x)), \(NumberEntry.text($0.y))" } ?? ""
  }

  private func titleWidth(_ text: any TextMeasuring) -> CGFloat {
    text.width(of: Labels.touchAt, font: .note) + 8
  }

  /// Its card, in the upper right corner of the room.
  func box(in rect: CGRect, text: any TextMeasuring) -> CGRect? {
    guard workspace.scene != nil else { return nil }
    let field = min(max(text.width(of: value, font: Self.font) + 24, 104), 200)
    let width = 12 + titleWidth(text) + field + 4
    return CGRect(x: rect.maxX - width, y: rect.minY, width: width, height: 32)
  }

  func show(in box: CGRect, _ ui: inout Interface, _ send: (Command) -> Void) {
    let (point, value, title) = (point, value, titleWidth(ui.text))
    ui.beginOverlay(box)
    defer { ui.endOverlay() }
    ui.card(box, radius: 8)
    var rest = box.padded(4, 3)
    _ = rest.cut(.left, 8)
    ui.label(
      Labels.touchAt, in: rest.cut(.left, title), font: .note, color: ui.theme.textSoft)
    let id: WidgetID = "stage.touchAt"
    let isTyping = ui.typing?.id == id
    // Enter ends the typing, and the arrow keys stay with the point all the same.
    if isTyping || ui.typing == nil && ui.focus == id, let point,
      let moved = nudged(point, alsoAcross: isTyping, &ui)
    {
      if isTyping {
        ui.stopTyping()
        ui.startTyping(in: id, "\(NumberEntry.text(moved.x)), \(NumberEntry.text(moved.y))")
      }
      send(.touchExactly(moved))
    }
    guard
      case .committed(let text)? = ui.textField(
        id, value, placeholder: Labels.pointExample, in: rest),
      text != value || enter(ui.whole) != nil
    else { return }
    if text.isEmpty { return }
    do {
      let typed = try NumberEntry.point(text, in: -1e9...1e9)
      let there = CGPoint(x: typed.x, y: typed.y)
      switch enter(ui.whole) {
      case [.control, .shift]: send(.pinFinger(at: there))
      case .shift where point != nil: send(.dragTouch(from: point ?? there, to: there))
      default: send(.touch(there))
      }
    } catch {
      ui.refuse(id, in: rest, Labels.refusal(ofPoint: error))
    }
  }

  /// With what Enter is pressed; it acts also where the field already says, which a press elsewhere
  /// does not.
  private func enter(_ event: InputEvent?) -> Modifiers? {
    if case .keyDown(.enter, let modifiers, _) = event { modifiers } else { nil }
  }

  /// Up and down move the point down the screen; with Shift or Control by ten or a thousandth.
  private func nudged(
    _ point: CGPoint, alsoAcross: Bool, _ ui: inout Interface
  ) -> CGPoint? {
    guard case .keyDown(let key, let modifiers, _) = ui.event else { return nil }
    let step = modifiers.contains(.control) ? 0.001 : modifiers.contains(.shift) ? 10 : 1.0
    var moved = point
    switch key {
    case .up: moved.y -= CGFloat(step)
    case .down: moved.y += CGFloat(step)
    case .pageUp where alsoAcross: moved.x -= CGFloat(step)
    case .pageDown where alsoAcross: moved.x += CGFloat(step)
    default: return nil
    }
    ui.consume()
    moved.x = (moved.x * 1e6).rounded() / 1e6
    moved.y = (moved.y * 1e6).rounded() / 1e6
    return moved
  }
}
