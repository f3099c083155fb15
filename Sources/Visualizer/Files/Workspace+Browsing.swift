import Foundation
import Scenes
import Wording

extension Workspace {
  private var browser: Browser? {
    get { if case .browser(let browser)? = filing.sheet { browser } else { nil } }
    set { filing.sheet = newValue.map { .browser($0) } }
  }

  /// Shows the window's own file dialog for the question that was asked.
  mutating func openBrowser() {
    guard let asking = filing.asking else { return }
    let question = question(asking.purpose)
    browser = Browser(question)
    look(at: question.folder ?? ".")
  }

  private mutating func look(at path: String) {
    outbox.append(.files(.look(at: path, from: browser?.listing?.path)))
  }

  mutating func show(_ listing: FolderListing) { browser?.show(listing) }

  mutating func foundNothing(at path: String, _ failure: FileFault) {
    guard let open = browser else { return }
    if open.listing == nil {
      // The folder has gone; home is always there.
      if path != Self.home { look(at: Self.home) }
      return
    }
    if open.question.purpose == .save, failure == .missing() {
      write(to: FileEndings.asScene(path), mayReplace: false, then: filing.asking?.then)
    } else {
      browser?.refusal = Labels.cannotOpen(path, failure)
    }
  }

  private static let home = "~"

  mutating func browse(_ step: FileCommand.Browsing) {
    guard var open = browser else { return }
    switch step {
    case .type(let text):
      open.typed = text
      open.refusal = nil
      open.selected = nil
    case .select(let row):
      open.selected = row
      open.refusal = nil
      if open.question.purpose == .save, let row, open.shown.indices.contains(row),
        !open.shown[row].isFolder
      {
        open.write(open.shown[row].name)
      }
    case .step(let rows):
      let count = open.shown.count
      guard count > 0 else { return }
      let from = open.selected ?? (rows > 0 ? -1 : count)
      open.selected = min(max(from + rows, 0), count - 1)
    case .enter(let row):
      guard open.shown.indices.contains(row) else { return }
      let entry = open.shown[row]
      if entry.isFolder || open.question.purpose == .open { return look(at: open.path(of: entry)) }
      open.write(entry.name)
      browser = open
      return browse(.confirm)
    case .up: return look(at: "..")
    case .showAll(let isOn):
      open.showsAll = isOn
      open.selected = nil
    case .confirm:
      if let row = open.selected, open.shown.indices.contains(row), open.shown[row].isFolder {
        return look(at: open.path(of: open.shown[row]))
      }
      guard let target = open.target else { return }
      return look(at: target)
    case .cancel:
      filing.asking = nil
      filing.saving = nil
      browser = nil
      return
    }
    browser = open
  }
}
