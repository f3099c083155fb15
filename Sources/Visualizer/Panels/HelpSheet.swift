import Canvas
import Foundation
import Wording

/// The keys and what the mouse does, over everything until it is closed.
struct HelpSheet: Panel {
  let workspace: Workspace

  init(_ workspace: Workspace) { self.workspace = workspace }

  func show(in rect: CGRect, _ ui: inout Interface, _ send: (Command) -> Void) {
    guard workspace.isHelpShown else { return }
    ui.beginOverlay(rect)
    ui.fill(rect, ui.theme.shadow)
    let rows = Labels.mouse + Shortcut.all.map { ($0.sign, $0.words) }
    let columns = rect.width >= 760 ? 2 : 1
    let perColumn = (rows.count + columns - 1) / columns
    // All keys must be seen in a small window too.
    let row = min(28, ((rect.height - 116) / CGFloat(max(perColumn, 1))).rounded(.down))
    let size = CGSize(
      width: min(rect.width - 32, columns == 2 ? 760 : 420),
      height: min(rect.height - 32, CGFloat(perColumn) * row + 84))
    let box = CGRect(
      x: (rect.midX - size.width / 2).rounded(), y: (rect.midY - size.height / 2).rounded(),
      width: size.width, height: size.height)
    ui.card(box, radius: 12)
    var rest = box.padded(24, 16)
    var head = rest.cut(.top, 40)
    let close = head.cut(.right, 28)
    ui.label(Labels.helpTitle, in: head, font: .title, color: ui.theme.text)
    if ui.button(
      "help.close", "", icon: .cross,
      in: CGRect(x: close.minX, y: close.midY - 14, width: 28, height: 28), style: .plain)
    {
      send(.toggleHelp)
    }
    _ = rest.cut(.top, 8)
    let width = rest.width / CGFloat(columns)
    for (index, words) in rows.enumerated() {
      var line = CGRect(
        x: rest.minX + CGFloat(index / perColumn) * width,
        y: rest.minY + CGFloat(index % perColumn) * row, width: width - 16, height: row)
      let sign = line.cut(.left, 136)
      ui.label(words.0, in: sign, font: .bodyStrong, color: ui.theme.text)
      ui.label(words.1, in: line, font: .body, color: ui.theme.textSoft)
    }
    if case .pointerDown(let point, _, _, _) = ui.event {
      if !box.covers(point) { send(.toggleHelp) }
      ui.consume()
    }
    ui.endOverlay()
  }
}
