import Canvas
import Diagnosis
import Foundation
import UIKit
import Wording

/// The findings over the whole scene, in the place of the hierarchy: a click shows one, a button
/// mends it.
struct FindingsPanel: Panel {
  let workspace: Workspace

  init(_ workspace: Workspace) { self.workspace = workspace }

  func show(in rect: CGRect, _ ui: inout Interface, _ send: (Command) -> Void) {
    ui.fill(rect, ui.theme.panel)
    var rest = rect
    var head = rest
    ui.heading(Labels.findings(workspace.findings.list.count), in: &rest)
    head = head.cut(.top, 40)
    let close = head.cut(.right, 40)
    if ui.button(
      "findings.close", "", icon: .cross,
      in: CGRect(x: close.midX - 14, y: close.midY - 14, width: 28, height: 28), style: .plain)
    {
      send(.toggleFindings)
    }
    defer { ui.hairline(.right, of: rect) }
    guard workspace.areFindingsCurrent else { return showWaiting(in: rest, &ui, send) }
    guard !workspace.findings.list.isEmpty else {
      ui.paragraph(
        [TextRun(Labels.noFindings, font: .body, color: ui.theme.textFaint)],
        in: rest.padded(16, 0), lineHeight: 20)
      return
    }
    ui.scrolled("panel.findings", in: rest) { ui, content in
      var rest = content
      for (index, finding) in workspace.findings.list.enumerated() {
        show(finding, index, in: &rest, &ui, send)
      }
      return rest.minY - content.minY + 12
    }
  }

  private func showWaiting(
    in rect: CGRect, _ ui: inout Interface, _ send: (Command) -> Void
  ) {
    var rest = rect
    ui.paragraph(
      [
        TextRun(
          Labels.findingsOfMany(workspace.projection.views.count), font: .body,
          color: ui.theme.textFaint)
      ], in: rest.cut(.top, 64).padded(16, 0), lineHeight: 20)
    let button = rest.cut(.top, 32).padded(16, 0)
    if ui.button(
      "findings.look", Labels.lookOver,
      in: CGRect(
        x: button.minX, y: button.minY, width: ui.buttonWidth(Labels.lookOver), height: 32))
    {
      send(.lookOver)
    }
  }

  private func show(
    _ finding: Finding, _ index: Int, in rest: inout CGRect, _ ui: inout Interface,
    _ send: (Command) -> Void
  ) {
    let theme = ui.theme
    let fixWidth = finding.fix == nil ? 0 : ui.buttonWidth(Labels.tryFix) + 12
    let width = rest.width - 32 - 26 - fixWidth
    let runs = FindingWords.sentence(finding).advice(in: theme)
    let lines = CGFloat(ui.wrapped(runs, width: width).count) * 18
    let row = rest.cut(.top, max(lines + 16, 42))
    let isSelected = workspace.selection == finding.view
    if isSelected { ui.fill(row, theme.current) }
    var inside = row.padded(16, 8)
    if let fix = finding.fix {
      let button = inside.cut(.right, fixWidth).padded(0, 0)
      if ui.button(
        WidgetID("findings.fix", index), Labels.tryFix,
        in: CGRect(x: button.minX + 12, y: button.minY, width: fixWidth - 12, height: 26))
      {
        send(.edit(.fix(fix.edits)))
      }
    }
    let id = WidgetID("findings.row", index)
    let pointed = ui.interact(id, in: row)
    if pointed.isHovered {
      ui.cursor = .hand
      if !isSelected { ui.fill(row, theme.hover) }
      if ui.isPointerNews { send(.light(finding.view)) }
    }
    let isActivated = ui.isActivated(id, in: row)
    if pointed.isClicked || isActivated { send(.show(finding)) }
    let mark = inside.cut(.left, 26)
    let box = CGRect(x: mark.minX, y: mark.minY, width: 16, height: 16)
    draw(finding.level, in: box, &ui)
    ui.paragraph(runs, in: inside, lineHeight: 18)
    ui.drawFocus(of: id, around: row.insetBy(dx: 4, dy: 2))
  }

  /// A shape for each level, so that colour is never alone.
  private func draw(_ level: Finding.Level, in box: CGRect, _ ui: inout Interface) {
    let color =
      switch level {
      case .error: ui.theme.refused
      case .warning: ui.theme.asking
      case .note: ui.theme.textSoft
      }
    switch level {
    case .error: ui.fill(box, color, radius: 8)
    case .warning:
      ui.path(
        Outline(polygon: [
          CGPoint(x: box.midX, y: box.minY), CGPoint(x: box.maxX, y: box.maxY - 1),
          CGPoint(x: box.minX, y: box.maxY - 1),
        ]), fill: .solid(color))
    case .note: ui.fill(box, color, radius: 3)
    }
    let sign = level == .note ? CGRect(around: CGPoint(x: box.midX, y: box.midY), radius: 5) : box
    ui.draw(.bang, in: sign.insetBy(dx: 3, dy: 3), color: ui.theme.onAccent)
  }
}
