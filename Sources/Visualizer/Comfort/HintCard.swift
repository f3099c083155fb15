import Canvas
import Foundation
import Wording

/// One card for newcomers, until they have touched something; it takes no press itself.
struct HintCard: Panel {
  let workspace: Workspace

  init(_ workspace: Workspace) { self.workspace = workspace }

  func show(in rect: CGRect, _ ui: inout Interface, _ send: (Command) -> Void) {
    // A message comes first.
    guard workspace.isHintShown, workspace.mode == .touch, workspace.banner == nil,
      workspace.filing.found.isEmpty, rect.width >= 200, rect.height >= 140
    else { return }
    let runs = [
      TextRun(Labels.hintWords + " ", font: .body, color: ui.theme.textSoft),
      TextRun(Labels.hintKeys, font: .bodyStrong, color: ui.theme.text),
    ]
    let width = min(340, rect.width - 32)
    let height = CGFloat(ui.wrapped(runs, width: width - 40).count) * 20
    let box = CGRect(
      x: (rect.midX - width / 2).rounded(),
      y: StageTop(workspace, in: rect, text: ui.text).bottom + 12, width: width,
      height: height + 56)
    ui.card(box, radius: 10)
    ui.stroke(box, Stroke(ui.theme.touchArea, width: 1.5), radius: 10)
    var rest = box.padded(20, 14)
    ui.label(
      Labels.hintTitle, in: rest.cut(.top, 24), font: .title, color: ui.theme.text)
    _ = rest.cut(.top, 4)
    ui.paragraph(runs, in: rest, lineHeight: 20)
  }
}
