import Canvas
import Foundation
import UIKit
import Wording

/// The call log, line by line as the descent tells it.
struct LogPanel: Panel {
  let workspace: Workspace

  init(_ workspace: Workspace) { self.workspace = workspace }

  static let row: CGFloat = 20

  func show(in rect: CGRect, _ ui: inout Interface, _ send: (Command) -> Void) {
    ui.fill(rect, ui.theme.panel)
    ui.hairline(.right, of: rect)
    let count = workspace.player.furthest
    let inside = CGRect(
      x: rect.minX, y: rect.minY + 8, width: rect.width - 1, height: rect.height - 8)
    guard count > 0, let descent = workspace.descent else {
      ui.label(
        Labels.logHint,
        in: CGRect(x: rect.minX + 16, y: inside.minY, width: rect.width - 32, height: Self.row),
        font: .code, color: ui.theme.textFaint)
      return
    }
    let current = workspace.player.step
    ui.rows(
      "log", in: inside, count: count, height: Self.row,
      reveal: current - 1
    ) { ui, index, row in
      show(descent.logLine(at: index + 1), number: index + 1, current: current, in: row, &ui, send)
    }
  }

  private func show(
    _ line: CallLog.Line, number: Int, current: Int, in rect: CGRect, _ ui: inout Interface,
    _ send: (Command) -> Void
  ) {
    let theme = ui.theme
    let view = workspace.descent?.trace.steps[number - 1].view
    let pointed = ui.interact(WidgetID("log.row", number), in: rect)
    let box = rect.padded(12, 0)
    if number == current {
      ui.fill(box, theme.current, radius: 4)
    } else if view != nil, workspace.lit == view {
      ui.fill(box, theme.hover, radius: 4)
    }
    if pointed.isHovered {
      ui.cursor = .hand
      if ui.isPointerNews { send(.light(view)) }
    }
    if pointed.isClicked { send(.go(toStep: line.step)) }
    var rest = rect.padded(16, 0)
    ui.label(
      "\(number)", in: rest.cut(.left, 24), font: .code, color: theme.textFaint, align: .trailing)
    _ = rest.cut(.left, 14)
    _ = rest.cut(.left, min(CGFloat(line.depth) * 14, rest.width * 0.6))
    let isTold = number <= current
    ui.line(
      line.spans.map { span in
        TextRun(
          span.text, font: .code,
          color: isTold ? CodePanel.color(of: span.style, theme) : theme.textFaint.withAlpha(0.55))
      }, in: rest)
  }
}
