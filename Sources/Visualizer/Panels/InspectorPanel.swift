import Canvas
import Diagnosis
import Foundation
import UIKit
import Wording

/// The properties, rules and touch area of the selected view, or of the one that is asked.
struct InspectorPanel: Panel {
  let workspace: Workspace

  init(_ workspace: Workspace) { self.workspace = workspace }

  func show(in rect: CGRect, _ ui: inout Interface, _ send: (Command) -> Void) {
    ui.fill(rect, ui.theme.panel)
    ui.hairline(.left, of: rect)
    guard let id = workspace.inspected, let placed = workspace.projection[id],
      let view = workspace.scene?.view(id)
    else { return showNothing(in: rect, &ui) }
    let facts = Facts(view, placed, workspace)
    let height = facts.height
    ui.scrolled("inspector", in: rect, content: height) { ui, content in
      var rest = content
      show(facts, in: &rest, &ui)
    }
  }

  private func showNothing(in rect: CGRect, _ ui: inout Interface) {
    var rest = rect
    ui.heading(Labels.nothingInspected, in: &rest)
    ui.paragraph(
      [TextRun(Labels.inspectHint, font: .body, color: ui.theme.textFaint)],
      in: rest.padded(16, 0), lineHeight: 20)
  }

  private func show(_ facts: Facts, in rest: inout CGRect, _ ui: inout Interface) {
    var head = rest.cut(.top, 40).padded(16, 0)
    let name = ui.label(facts.name, in: head, font: .bodyStrong, color: ui.theme.text)
    _ = head.cut(.left, name + 8)
    if head.width > 24 {
      ui.label(facts.className, in: head, font: .note, color: ui.theme.textSoft)
    }
    for row in facts.geometry { show(row, in: rest.cut(.top, Facts.row), &ui) }
    _ = rest.cut(.top, 8)
    for flag in facts.flags { show(flag, in: rest.cut(.top, Facts.row), &ui) }
    _ = rest.cut(.top, 8)
    ui.heading(Labels.rulesHeading, in: &rest)
    for (index, rule) in facts.rules.enumerated() {
      show(rule, number: index + 1, in: rest.cut(.top, 28), &ui)
    }
    guard !facts.touchArea.isEmpty else { return }
    _ = rest.cut(.top, 8)
    ui.heading(Labels.touchAreaHeading, in: &rest)
    for row in facts.touchArea { show(row, in: rest.cut(.top, Facts.row), &ui) }
  }

  private func show(_ row: Facts.Row, in rect: CGRect, _ ui: inout Interface) {
    var line = rect.padded(16, 0)
    ui.label(
      row.name, in: line.cut(.left, Facts.keyWidth(in: rect)), font: .body,
      color: ui.theme.textSoft)
    let color: Color =
      switch row.look {
      case .plain: ui.theme.text
      case .strong: ui.theme.hit
      case .bad: ui.theme.refused
      }
    let font: Font = row.look == .plain ? .body : .bodyStrong
    let width = ui.label(row.value, in: line, font: font, color: color)
    guard let passes = row.passes else { return }
    _ = line.cut(.left, width + 8)
    let mark = CGRect(around: CGPoint(x: line.minX + 6, y: line.midY), radius: 6)
    ui.draw(passes ? .tick : .cross, in: mark, color: passes ? ui.theme.hit : ui.theme.refused)
    _ = line.cut(.left, 16)
    ui.label(row.note, in: line, font: .body, color: passes ? ui.theme.hit : ui.theme.refused)
  }

  private func show(_ flag: Facts.Flag, in rect: CGRect, _ ui: inout Interface) {
    var line = rect.padded(16, 0)
    ui.label(
      flag.name, in: line.cut(.left, Facts.keyWidth(in: rect)), font: .body,
      color: ui.theme.textSoft)
    let mark = CGRect(around: CGPoint(x: line.minX + 6, y: line.midY), radius: 6)
    let color =
      flag.isGate ? ui.theme.refused : flag.isOn ? ui.theme.hit : ui.theme.textFaint
    ui.draw(flag.isOn ? .tick : .cross, in: mark, color: color)
    _ = line.cut(.left, 20)
    ui.label(
      flag.isOn ? Labels.yes : Labels.no, in: line, font: .body,
      color: flag.isGate ? ui.theme.refused : ui.theme.text)
  }

  private func show(
    _ rule: Facts.Rule, number: Int, in rect: CGRect, _ ui: inout Interface
  ) {
    var line = rect.padded(16, 0)
    let chip = line.cut(.left, 20)
    let box = CGRect(x: chip.minX, y: chip.midY - 10, width: 20, height: 20)
    ui.fill(box, ui.theme.raised, radius: 5)
    ui.label("\(number)", in: box, font: .badge, color: ui.theme.text, align: .center)
    _ = line.cut(.left, 8)
    let name = ui.label(
      rule.name, in: line, font: .body, color: rule.isDefault ? ui.theme.text : ui.theme.rule)
    _ = line.cut(.left, name + 8)
    if line.width > 24 {
      ui.label(rule.detail, in: line, font: .body, color: ui.theme.textSoft)
    }
  }
}
