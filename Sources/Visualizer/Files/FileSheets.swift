import Canvas
import Foundation
import Wording

/// The sheets about files: unsaved changes, replacing a file, and the window's own file dialog.
struct FileSheets: Panel {
  let workspace: Workspace

  init(_ workspace: Workspace) { self.workspace = workspace }

  func show(in rect: CGRect, _ ui: inout Interface, _ send: (Command) -> Void) {
    switch workspace.filing.sheet {
    case .unsaved(let departure): showUnsaved(departure, in: rect, &ui, send)
    case .replace(let path, _): showReplace(path, in: rect, &ui, send)
    case .browser(let browser):
      BrowserSheet(browser: browser).show(in: rect, &ui) { send(.file(.browse($0))) }
    case .report: ReportSheet(workspace).show(in: rect, &ui, send)
    case nil: break
    }
  }

  private func showUnsaved(
    _ departure: Departure, in rect: CGRect, _ ui: inout Interface, _ send: (Command) -> Void
  ) {
    let isOpening = if case .open = departure { true } else { false }
    ask(
      "unsaved.choice", Labels.unsavedTitle(workspace.name),
      isOpening ? Labels.unsavedOpening : Labels.unsavedQuitting,
      [Labels.save, Labels.cancel, Labels.dontSave], in: rect, &ui,
      onEscape: { send(.file(.guarded(.cancel))) },
      onChoice: { send(.file(.guarded([.save, .cancel, .discard][$0]))) })
  }

  private func showReplace(
    _ path: String, in rect: CGRect, _ ui: inout Interface, _ send: (Command) -> Void
  ) {
    ask(
      "replace.choice", Labels.replaceTitle(path), Labels.replaceHint(path),
      [Labels.otherName, Labels.replace], in: rect, &ui,
      onEscape: { send(.file(.replace(false))) },
      onChoice: { send(.file(.replace($0 == 1))) })
  }

  /// A question with a few answers; Enter gives the first one.
  private func ask(
    _ id: String, _ title: String, _ words: String, _ answers: [String], in rect: CGRect,
    _ ui: inout Interface, onEscape: () -> Void, onChoice: (Int) -> Void
  ) {
    let size = CGSize(width: 460, height: 168)
    Sheet.show(
      size, in: rect, &ui,
      content: { ui, inside in
        var rest = inside
        ui.label(title, in: rest.cut(.top, 24), font: .title, color: ui.theme.text)
        let buttons = rest.cut(.bottom, 32)
        _ = rest.cut(.top, 8)
        ui.paragraph(
          [TextRun(words, font: .body, color: ui.theme.textSoft)], in: rest, lineHeight: 20)
        if let choice = ui.buttonRow(id, answers, in: buttons) { return onChoice(choice) }
        if ui.takeKey(.enter) { onChoice(0) }
      }, onEscape: onEscape)
  }
}
