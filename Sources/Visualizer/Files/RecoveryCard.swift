import Canvas
import Foundation
import Wording

/// Offers the work of a run that ended before it was saved, at the top of the stage.
@MainActor
struct RecoveryCard {
  private let name: String

  init?(_ workspace: Workspace) {
    guard let found = workspace.filing.found.first else { return nil }
    name = found.work.name
  }

  private static let widest: CGFloat = 440
  private static let (line, buttonRow): (CGFloat, CGFloat) = (20, 32)
  private static let padding = CGSize(width: 16, height: 12)

  private func title(_ theme: Theme) -> [TextRun] {
    [TextRun(Labels.recoveryTitle(name), font: .bodyStrong, color: theme.text)]
  }

  private func words(_ theme: Theme) -> [TextRun] {
    [TextRun(Labels.recoveryWords, font: .note, color: theme.textSoft)]
  }

  private func height(of runs: [TextRun], _ width: CGFloat, _ ui: Interface) -> CGFloat {
    let inner = width - 2 * Self.padding.width
    return CGFloat(min(ui.wrapped(runs, width: inner).count, 3)) * Self.line
  }

  func box(in room: CGRect, top: CGFloat, text: any TextMeasuring) -> CGRect {
    let ui = Interface(text: text)
    let width = min(room.width, Self.widest)
    let height =
      height(of: title(ui.theme), width, ui) + height(of: words(ui.theme), width, ui)
      + Self.buttonRow + 8 + 2 * Self.padding.height
    return CGRect(x: (room.midX - width / 2).rounded(), y: top, width: width, height: height)
  }

  func show(in box: CGRect, _ ui: inout Interface, _ send: (Command) -> Void) {
    ui.beginOverlay(box)
    defer { ui.endOverlay() }
    ui.card(box, radius: 10)
    ui.fill(
      CGRect(x: box.minX + 1, y: box.minY + 10, width: 3, height: box.height - 20),
      ui.theme.touchArea, radius: 1.5)
    var rest = box.padded(Self.padding.width, Self.padding.height)
    let buttons = rest.cut(.bottom, Self.buttonRow)
    for runs in [title(ui.theme), words(ui.theme)] {
      ui.paragraph(
        runs, in: rest.cut(.top, height(of: runs, box.width, ui)), lineHeight: Self.line)
    }
    if let choice = ui.buttonRow(
      "recovery.choice", [Labels.restore, Labels.discard], in: buttons, takesEnter: false)
    {
      send(.file(choice == 0 ? .restore : .discard))
    }
  }
}
