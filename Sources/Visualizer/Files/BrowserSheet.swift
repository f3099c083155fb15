import Canvas
import Foundation
import Wording

/// The list of a folder with a field for a path, a part of a name, or the name to save under.
struct BrowserSheet {
  var browser: Browser

  static let rowHeight: CGFloat = 28

  var fieldID: WidgetID { WidgetID("browser.field", browser.version) }

  @MainActor
  func show(in rect: CGRect, _ ui: inout Interface, _ send: (FileCommand.Browsing) -> Void) {
    Sheet.show(
      CGSize(width: 640, height: 520), in: rect, &ui,
      content: { ui, inside in show(inside, &ui, send) }, onEscape: { send(.cancel) })
  }

  private var isSaving: Bool { browser.question.purpose == .save }

  @MainActor
  private func show(
    _ inside: CGRect, _ ui: inout Interface, _ send: (FileCommand.Browsing) -> Void
  ) {
    var rest = inside
    showFolder(in: rest.cut(.top, 32), &ui, send)
    _ = rest.cut(.top, 8)
    // Keys go to the list before the field takes them.
    takeKeys(&ui, send)
    let field = rest.cut(.top, 32)
    switch ui.textField(
      fieldID, browser.typed, placeholder: isSaving ? Labels.saveField : Labels.openField,
      in: field)
    {
    case .typed(let text): send(.type(text))
    case .committed(let text) where text != browser.typed: send(.type(text))
    default: break
    }
    ui.drawFocus(of: fieldID, around: field)
    if let refusal = browser.refusal {
      _ = rest.cut(.top, 4)
      let height =
        CGFloat(
          min(
            ui.wrapped([TextRun(refusal, font: .note, color: ui.theme.refused)], width: rest.width)
              .count, 3)) * 16
      ui.paragraph(
        [TextRun(refusal, font: .note, color: ui.theme.refused)], in: rest.cut(.top, height),
        lineHeight: 16)
    }
    _ = rest.cut(.top, 8)
    var buttons = rest.cut(.bottom, 32)
    _ = rest.cut(.bottom, 12)
    showList(in: rest, &ui, send)
    let answers = [isSaving ? Labels.save : Labels.open, Labels.cancel]
    if let choice = ui.buttonRow("browser.choice", answers, in: buttons) {
      send(choice == 0 ? .confirm : .cancel)
    }
    let onOff = buttons.cut(.left, 36)
    if ui.onOff("browser.showAll", browser.showsAll, in: onOff) {
      send(.showAll(!browser.showsAll))
    }
    ui.label(Labels.allFiles, in: buttons, font: .body, color: ui.theme.textSoft)
  }

  @MainActor
  private func showFolder(
    in rect: CGRect, _ ui: inout Interface, _ send: (FileCommand.Browsing) -> Void
  ) {
    var rest = rect
    let title = isSaving ? Labels.saveTitle : Labels.openTitle
    let width = ui.label(title, in: rest, font: .title, color: ui.theme.text)
    _ = rest.cut(.left, width + 16)
    let up = rest.cut(.right, 32)
    if ui.button("browser.up", "", icon: .up, in: up.padded(2, 2), style: .raised) { send(.up) }
    _ = rest.cut(.right, 8)
    let path = browser.listing?.path ?? ""
    ui.label(
      beginningCut(path, width: rest.width, &ui), in: rest, font: .note, color: ui.theme.textSoft,
      align: .trailing)
  }

  /// The end of a path says more than its beginning.
  @MainActor
  private func beginningCut(_ path: String, width: CGFloat, _ ui: inout Interface) -> String {
    var shown = Substring(path)
    while shown.count > 1, ui.text.width(of: "…" + shown, font: .note) > width {
      shown = shown.dropFirst()
    }
    return shown.count == path.count ? path : "…" + shown
  }

  @MainActor
  private func takeKeys(_ ui: inout Interface, _ send: (FileCommand.Browsing) -> Void) {
    guard ui.typing?.id == fieldID || ui.focus == nil else { return }
    let page = 8
    if ui.takeKey(.down) { send(.step(1)) }
    if ui.takeKey(.up) { send(.step(-1)) }
    if ui.takeKey(.pageDown) { send(.step(page)) }
    if ui.takeKey(.pageUp) { send(.step(-page)) }
    if ui.takeKey(.escape) { send(.cancel) }
    if ui.takeKey(.enter) { send(.confirm) }
  }

  @MainActor
  private func showList(
    in rect: CGRect, _ ui: inout Interface, _ send: (FileCommand.Browsing) -> Void
  ) {
    ui.fill(rect, ui.theme.well, radius: 6, border: ui.theme.line)
    let entries = browser.shown
    if entries.isEmpty, browser.listing != nil {
      ui.label(
        Labels.nothingHere, in: rect, font: .body, color: ui.theme.textFaint, align: .center)
    }
    ui.rows(
      WidgetID("browser.list", browser.version), in: rect.padded(1, 4), count: entries.count,
      height: Self.rowHeight, reveal: browser.selected
    ) { ui, row, rect in
      let entry = entries[row]
      let pointed = ui.interact(WidgetID("browser.row", row), in: rect)
      if pointed.isHovered { ui.cursor = .hand }
      if row == browser.selected {
        ui.fill(rect.padded(4, 0), ui.theme.current, radius: 5)
      } else if pointed.isHovered {
        ui.fill(rect.padded(4, 0), ui.theme.hover, radius: 5)
      }
      var line = rect.padded(12, 0)
      let mark = line.cut(.left, 24)
      draw(entry.isFolder, at: CGPoint(x: mark.minX + 8, y: mark.midY), &ui)
      ui.label(
        entry.isFolder ? entry.name + "/" : entry.name, in: line, font: .body,
        color: entry.isFolder || FileEndings.isReadable(entry.name)
          ? ui.theme.text : ui.theme.textFaint)
      guard pointed.isClicked else { return }
      // A click on a folder goes in; on a file it selects, and a second one opens.
      send(entry.isFolder || row == browser.selected ? .enter(row) : .select(row))
    }
  }

  /// A folder or a sheet of paper.
  @MainActor
  private func draw(_ isFolder: Bool, at center: CGPoint, _ ui: inout Interface) {
    let color = isFolder ? ui.theme.touchArea : ui.theme.textFaint
    if isFolder {
      let tab = CGRect(x: center.x - 7, y: center.y - 6, width: 7, height: 5)
      ui.fill(tab, color, radius: 1.5)
      ui.fill(
        CGRect(x: center.x - 7, y: center.y - 4, width: 14, height: 10), color, radius: 1.5)
    } else {
      ui.stroke(
        CGRect(x: center.x - 5, y: center.y - 6.5, width: 10, height: 13),
        Stroke(color, width: 1.25), radius: 1.5)
    }
  }
}
