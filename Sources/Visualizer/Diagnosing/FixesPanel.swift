import Canvas
import Diagnosis
import Foundation
import UIKit
import Wording

/// The fixes for the selected view: each tried with one click, undone with one.
struct FixesPanel: Panel {
  let workspace: Workspace

  init(_ workspace: Workspace) { self.workspace = workspace }

  /// Whether there is anything to say.
  var isNeeded: Bool { workspace.proposals != nil || lastFix != nil }

  private var lastFix: Edit? {
    guard let edit = workspace.history.nextUndo, case .fix = edit else { return nil }
    return edit
  }

  func show(in rect: CGRect, _ ui: inout Interface, _ send: (Command) -> Void) {
    ui.fill(rect, ui.theme.panel)
    ui.hairline(.top, of: rect)
    ui.hairline(.right, of: rect)
    var rest = rect
    showHeading(in: &rest, &ui)
    ui.scrolled("panel.fixes", in: rest) { ui, content in
      var rest = content
      if let lastFix { show(done: lastFix, in: &rest, &ui, send) }
      guard let proposals = workspace.proposals else { return rest.minY - content.minY + 12 }
      for (index, fix) in proposals.fixes.enumerated() {
        show(fix, index, of: proposals.view, in: &rest, &ui, send)
      }
      if proposals.fixes.isEmpty || proposals.isCut {
        let words =
          proposals.isCut
          ? Labels.fixesCut : proposals.isFinished ? Labels.noFix : Labels.searchingFixes
        ui.paragraph(
          [TextRun(words, font: .body, color: ui.theme.textFaint)],
          in: rest.cut(.top, 44).padded(16, 0), lineHeight: 20)
      }
      return rest.minY - content.minY + 12
    }
  }

  private func showHeading(in rest: inout CGRect, _ ui: inout Interface) {
    guard let proposals = workspace.proposals else {
      ui.heading(Labels.fixes, in: &rest)
      return
    }
    ui.heading(
      Labels.fixes(for: proposals.view, at: proposals.point), in: &rest)
  }

  private func show(
    done edit: Edit, in rest: inout CGRect, _ ui: inout Interface, _ send: (Command) -> Void
  ) {
    var line = rest.cut(.top, 32).padded(16, 2)
    let button = line.cut(.right, ui.buttonWidth(Labels.undo))
    let mark = line.cut(.left, 18)
    ui.draw(
      .tick, in: CGRect(around: CGPoint(x: mark.minX + 6, y: mark.midY), radius: 6),
      color: ui.theme.hit)
    ui.label(Labels.done(edit), in: line, font: .body, color: ui.theme.text)
    if ui.button("fixes.undo", Labels.undo, in: button) { send(.undo) }
    _ = rest.cut(.top, 4)
  }

  private func show(
    _ fix: Fix, _ index: Int, of view: ViewID, in rest: inout CGRect, _ ui: inout Interface,
    _ send: (Command) -> Void
  ) {
    let buttons = max(ui.buttonWidth(Labels.tryFix), ui.buttonWidth(Labels.copySwift))
    let width = rest.width - 32 - buttons - 12
    let runs = self.runs(fix, ui.theme)
    let effects = FixWords.effects(fix, of: view).typeset.runs.map {
      TextRun($0.text, font: .tiny, color: ui.theme.textSoft)
    }
    let lines = CGFloat(ui.wrapped(runs, width: width).count) * 18
    let below = CGFloat(ui.wrapped(effects, width: width).count) * 16
    let height = max(lines + below + 12, 68)
    let row = rest.cut(.top, height)
    if index > 0 { ui.hairline(.top, of: row.padded(16, 0)) }
    var inside = row.padded(16, 6)
    var column = inside.cut(.right, buttons)
    _ = inside.cut(.right, 12)
    ui.paragraph(runs, in: inside.cut(.top, lines), lineHeight: 18)
    ui.paragraph(effects, in: inside, lineHeight: 16)
    if ui.button(WidgetID("fixes.try", index), Labels.tryFix, in: column.cut(.top, 26)) {
      send(.edit(.fix(fix.edits)))
    }
    _ = column.cut(.top, 4)
    if ui.button(
      WidgetID("fixes.copy", index), Labels.copySwift, in: column.cut(.top, 26), style: .plain)
    {
      ui.copied = swift(fix)
    }
  }

  private func runs(_ fix: Fix, _ theme: Theme) -> [TextRun] {
    var runs: [TextRun] = []
    for (place, edit) in fix.edits.enumerated() {
      if place > 0 { runs.append(TextRun(Labels.andThen, font: .body, color: theme.textSoft)) }
      runs += FixWords.sentence(edit).advice(in: theme)
    }
    return runs
  }

  private func swift(_ fix: Fix) -> String {
    fix.edits.flatMap { edit in
      FixSwift.lines(edit, className: workspace.node(of: edit.view)?.className)
    }.joined(separator: "\n")
  }
}
