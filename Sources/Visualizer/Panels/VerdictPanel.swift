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
    var head = rest.cut(.top, 40)
    let place = head.cut(.right, 42)
    let whole = answer.question + "\n" + answer.sentence.runs.map(\.text).joined()
    if ui.button(
      "verdict.copy", "", icon: .copy,
      in: CGRect(x: place.minX + 4, y: place.midY - 11, width: 22, height: 22), style: .plain,
      tip: Labels.text("copy.verdict"))
    {
      ui.copied = whole
    }
    ui.heading(answer.question, in: &head)
    let runs = answer.sentence.runs.map { run in
      TextRun(
        run.text, font: run.isEmphasized ? .bodyStrong : .body,
        color: Self.color(of: run.style, soft: false, ui.theme))
    }
    let width = rest.width - 32
    let height = CGFloat(ui.wrapped(runs, width: width).count) * 20 + 12
    ui.scrolled("verdict", in: rest, content: height) { ui, content in
      ui.selectableParagraph("verdict.text", runs, in: content.padded(16, 0), lineHeight: 20)
    }
    let copy = MenuItem(Labels.text("copy.verdict"))
    if ui.contextMenu("verdict.menu", items: [copy], over: rect, focused: "verdict.text") != nil {
      ui.copied = whole
    }
  }

  /// The colour of a stretch of a verdict; `soft` where it is no headline.
  static func color(of style: Sentence.Style, soft: Bool, _ theme: Theme) -> Color {
    switch style {
    case .hit, .yes: theme.hit
    case .no: theme.refused
    case .rule: theme.rule
    case .quiet: theme.textSoft
    default: soft ? theme.textSoft : theme.text
    }
  }
}
