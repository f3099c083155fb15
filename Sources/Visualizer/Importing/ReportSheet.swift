import Canvas
import Foundation
import Scenes
import Wording

/// What an import read, made, skipped and took by default; what its format can't say.
struct ReportSheet: Panel {
  let workspace: Workspace

  init(_ workspace: Workspace) { self.workspace = workspace }

  func show(in rect: CGRect, _ ui: inout Interface, _ send: (Command) -> Void) {
    guard let imported = workspace.imported else { return }
    let close = { send(.importing(.showReport(false))) }
    Sheet.show(
      CGSize(width: 680, height: 560), in: rect, &ui, closesOutside: ui.opened != Self.sceneMenu,
      content: { ui, inside in show(imported, inside, &ui, send) }, onEscape: close)
  }

  private static let sceneMenu: WidgetID = "import.scenes"

  private func show(
    _ imported: Imported, _ inside: CGRect, _ ui: inout Interface, _ send: (Command) -> Void
  ) {
    var rest = inside
    ui.label(
      Labels.reportTitle(imported.name), in: rest.cut(.top, 24), font: .title, color: ui.theme.text)
    let sum = [
      TextRun(Labels.reportSum(imported.report), font: .body, color: ui.theme.textSoft)
    ]
    _ = rest.cut(.top, 4)
    ui.paragraph(
      sum, in: rest.cut(.top, CGFloat(ui.wrapped(sum, width: rest.width).count) * 20),
      lineHeight: 20)
    var menu: CGRect?
    if imported.choices.count > 1 {
      _ = rest.cut(.top, 8)
      var line = rest.cut(.top, 32)
      let width = ui.label(
        Labels.chooseScene, in: line, font: .body, color: ui.theme.textSoft)
      _ = line.cut(.left, width + 12)
      let anchor = CGRect(
        x: line.minX, y: line.minY + 2, width: min(line.width, 320), height: 28)
      let title = imported.choice.map { Labels.scene(imported.choices[$0]) } ?? ""
      ui.menuButton(Self.sceneMenu, title, in: anchor)
      menu = anchor
    }
    if imported.report.isAccessibilityTree { showAccessibility(imported, in: &rest, &ui) }
    var buttons = rest.cut(.bottom, 32)
    let offers = imported.report.answeredByCapture
    let answers =
      [Labels.close] + (offers.isEmpty ? [] : [Labels.copyLine, Labels.copyFile])
    if let choice = ui.buttonRow("import.choice", answers, in: buttons) {
      send(
        .importing(
          [.showReport(false), .copyCapture(.debuggerLine), .copyCapture(.swiftFile)][choice]))
    } else if ui.opened == nil, ui.takeKey(.enter) {
      send(.importing(.showReport(false)))
    }
    buttons.size.height = 0
    if !offers.isEmpty {
      let words = [
        TextRun(Labels.captureOffer(offers), font: .note, color: ui.theme.textSoft)
      ]
      let height = CGFloat(min(ui.wrapped(words, width: rest.width).count, 4)) * 17
      _ = rest.cut(.bottom, 12)
      ui.paragraph(words, in: rest.cut(.bottom, height), lineHeight: 17)
    }
    _ = rest.cut(.bottom, 12)
    _ = rest.cut(.top, 12)
    showRows(imported.rows, in: rest, &ui, send)
    if let menu,
      let chosen = ui.menu(
        Self.sceneMenu, items: imported.choices.map { MenuItem(Labels.scene($0)) },
        selected: imported.choice, below: menu)
    {
      send(.importing(.choose(chosen)))
    }
  }

  /// The source is no view hierarchy, and says itself what a touch reaches.
  private func showAccessibility(
    _ imported: Imported, in rest: inout CGRect, _ ui: inout Interface
  ) {
    var words = [TextRun(Labels.accessibilityTree, font: .body, color: ui.theme.text)]
    if imported.claims > 0 {
      let claims = Labels.claims(imported.claims, contradicted: imported.contradicted.count)
      words.append(TextRun(" " + claims, font: .body, color: ui.theme.textSoft))
    }
    _ = rest.cut(.top, 12)
    let height = CGFloat(ui.wrapped(words, width: rest.width - 40).count) * 20
    let box = rest.cut(.top, height + 16)
    ui.fill(box, ui.theme.asking.withAlpha(0.12), radius: 6)
    var inside = box.padded(12, 8)
    let mark = inside.cut(.left, 24)
    ui.draw(
      .bang, in: CGRect(around: CGPoint(x: mark.minX + 8, y: mark.minY + 10), radius: 7),
      color: ui.theme.asking)
    ui.paragraph(words, in: inside, lineHeight: 20)
  }

  private func showRows(
    _ rows: [ReportRow], in rect: CGRect, _ ui: inout Interface, _ send: (Command) -> Void
  ) {
    ui.fill(rect, ui.theme.well, radius: 6, border: ui.theme.line)
    ui.rows("import.rows", in: rect.padded(1, 4), count: rows.count, height: 24) {
      ui, index, rect in
      let row = rows[index]
      var line = rect.padded(12, 0)
      guard row.kind != .heading else {
        _ = ui.label(
          row.words, in: line, font: .header, color: ui.theme.textSoft)
        return
      }
      if row.view != nil {
        let pointed = ui.interact(WidgetID("import.row", index), in: rect)
        if pointed.isHovered {
          ui.cursor = .hand
          ui.fill(rect.padded(4, 0), ui.theme.hover, radius: 5)
        }
        if pointed.isClicked {
          send(.select(row.view))
          send(.importing(.showReport(false)))
        }
      }
      let mark = line.cut(.left, 52)
      if row.kind == .warning, row.mark.isEmpty, !row.isContinued {
        ui.draw(
          .bang, in: CGRect(around: CGPoint(x: mark.maxX - 18, y: mark.midY), radius: 6),
          color: ui.theme.asking)
      }
      ui.label(
        row.mark, in: CGRect(x: mark.minX, y: mark.minY, width: 40, height: mark.height),
        font: Font(.code, size: 11),
        color: row.kind == .warning ? ui.theme.asking : ui.theme.textFaint, align: .trailing)
      ui.label(row.words, in: line, font: .note, color: ui.theme.text)
    }
  }
}
