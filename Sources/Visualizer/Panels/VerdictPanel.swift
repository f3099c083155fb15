import Canvas
import Foundation
import UIKit
import Wording

/// Why the inspected view gets the touch, or why not.
struct VerdictPanel: Panel {
  let workspace: Workspace

  init(_ workspace: Workspace) { self.workspace = workspace }

  func show(in rect: CGRect, _ ui: inout Interface, _ send: (Command) -> Void) {
    ui.fill(rect, ui.theme.panel)
    ui.hairline(.top, of: rect)
    ui.hairline(.right, of: rect)
    var rest = rect
    guard let answer = workspace.telling.verdict,
      workspace.selection != nil || workspace.player.hasEnded
    else {
      ui.heading(Labels.why, in: &rest)
      ui.paragraph(
        [TextRun(Labels.whyHint, font: .body, color: ui.theme.textFaint)],
        in: rest.padded(16, 0), lineHeight: 20)
      return
    }
    ui.heading(answer.question, in: &rest)
    let runs = answer.sentence.runs.map { run in
      TextRun(
        run.text, font: run.isEmphasized ? .bodyStrong : .body,
        color: color(of: run.style, ui.theme))
    }
    let width = rest.width - 32
    let height = CGFloat(ui.wrapped(runs, width: width).count) * 20 + 12
    ui.scrolled("verdict", in: rest, content: height) { ui, content in
      ui.paragraph(runs, in: content.padded(16, 0), lineHeight: 20)
    }
  }

  private func color(of style: Sentence.Style, _ theme: Theme) -> Color {
    switch style {
    case .hit, .yes: theme.hit
    case .no: theme.refused
    case .rule: theme.rule
    case .quiet: theme.textSoft
    default: theme.text
    }
  }
}
