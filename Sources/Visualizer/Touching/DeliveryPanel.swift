import Canvas
import Foundation
import UIKit
import Wording

/// What came of the press after the hit test: recognizers, methods, the responder chain, actions.
struct DeliveryPanel: Panel {
  let workspace: Workspace

  init(_ workspace: Workspace) { self.workspace = workspace }

  /// Takes the place of the code once the descent is over.
  var isNeeded: Bool {
    guard let live = workspace.live, !live.log.lines.isEmpty else { return false }
    return workspace.mode == .touch && workspace.moment?.isAtEnd == true
      && !workspace.isCodePreferred
  }

  func show(in rect: CGRect, _ ui: inout Interface, _ send: (Command) -> Void) {
    guard let live = workspace.live else { return }
    ui.fill(rect, ui.theme.panel)
    var rest = rect
    _ = rest.cut(.top, 8)
    var title = rest.cut(.top, LogPanel.row).padded(16, 0)
    let source = SelectableText(
      count: live.log.lines.count, stamp: workspace.touchCount, lead: { _ in "" },
      line: { Labels.line(live.log.lines[$0].event) })
    if ui.button(
      "delivery.copy", "", icon: .copy, in: title.cut(.right, 22).insetBy(dx: 0, dy: -1),
      style: .plain, tip: Labels.text("copy.delivery"))
    {
      ui.copied = source.text
    }
    ui.label(Labels.delivery, in: title, font: .code, color: ui.theme.textSoft)
    _ = rest.cut(.top, 2)
    let lines = live.log.lines
    let told = Int(live.told.rounded(.up))
    let id: WidgetID = "delivery.list"
    if ui.offerFocus(to: id, in: rest) {
      if ui.takeKey(.down) { send(.tellDelivery(upTo: min(told + 1, lines.count))) }
      if ui.takeKey(.up) { send(.tellDelivery(upTo: max(told - 1, 1))) }
    }
    let clicked = ui.selectable("delivery.text", source, in: rest, scroll: "panel.delivery") { ui in
      ui.rows(
        "panel.delivery", in: rest, count: lines.count, height: LogPanel.row, reveal: told - 1
      ) { ui, index, row in
        show(lines[index], index, told: told, in: row, &ui, send)
      }
    }
    if let clicked { send(.tellDelivery(upTo: clicked + 1)) }
    ui.drawFocus(of: id, around: rest.insetBy(dx: 4, dy: 3), radius: 4)
  }

  private func show(
    _ line: DeliveryLog.Line, _ index: Int, told: Int, in rect: CGRect, _ ui: inout Interface,
    _ send: (Command) -> Void
  ) {
    let theme = ui.theme
    let box = rect.padded(12, 0)
    if index == told - 1 {
      ui.fill(box, theme.current, radius: 4)
    } else if line.view != nil, workspace.lit == line.view {
      ui.fill(box, theme.hover, radius: 4)
    }
    if ui.active == nil, ui.isPointer(over: rect), ui.isPointerNews { send(.light(line.view)) }
    var rest = rect.padded(16, 0)
    let mark = rest.cut(.left, 20)
    ui.disc(
      at: CGPoint(x: mark.minX + 5, y: mark.midY), radius: 3.5,
      index < told ? theme.color(of: line.event) : theme.textFaint.withAlpha(0.4))
    ui.selectableLine(
      [
        TextRun(
          Labels.line(line.event), font: .code, color: index < told ? theme.text : theme.textFaint)
      ], line: index, in: rest)
  }
}

extension Theme {
  /// Recognizers have the colour of rules, calls that of asking, what handles the touch that of a
  /// hit.
  func color(of event: DeliveryTrace.Event) -> Color {
    switch event {
    case .offered, .gesture, .waiting: rule
    case .called, .touch: asking
    case .climbed(nil, _), .dropped: refused
    case .climbed: neverAsked
    case .control(_, _, let actions): actions.isEmpty ? touchArea : hit
    case .scrolled: hit
    case .hitTest, .sent: neverAsked
    }
  }
}
