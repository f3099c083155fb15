import Canvas
import Foundation
import Wording

/// Offers the work of a killed run, over the stage.
struct RecoveryBanner: Panel {
  let workspace: Workspace

  init(_ workspace: Workspace) { self.workspace = workspace }

  func show(in rect: CGRect, _ ui: inout Interface, _ send: (Command) -> Void) {
    guard let found = workspace.filing.found.first, workspace.banner == nil else { return }
    let width = min(rect.width - 32, 560)
    let title = [
      TextRun(Labels.recoveryTitle(found.work.name), font: .bodyStrong, color: ui.theme.text)
    ]
    let titleHeight = CGFloat(min(ui.wrapped(title, width: width - 32).count, 3)) * 20
    let box = CGRect(
      x: (rect.midX - width / 2).rounded(), y: rect.minY + 12, width: width,
      height: titleHeight + 64)
    ui.beginOverlay(box)
    ui.card(box, radius: 10)
    ui.fill(
      CGRect(x: box.minX + 1, y: box.minY + 10, width: 3, height: box.height - 20),
      ui.theme.touchArea, radius: 1.5)
    var rest = box.padded(16, 12)
    let buttons = rest.cut(.bottom, 32)
    ui.paragraph(title, in: rest, lineHeight: 20)
    if let choice = ui.buttonRow("recovery.choice", [Labels.restore, Labels.discard], in: buttons) {
      send(.file(choice == 0 ? .restore : .discard))
    }
    ui.endOverlay()
  }
}
