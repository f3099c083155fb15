import Foundation
import Scenes
import Wording

extension Workspace {
  /// Writes to the scene's file; a dump gets a scene file beside it, and what has no file asks.
  mutating func save(then: Departure? = nil) {
    if let path = filing.path {
      write(to: path, mayReplace: true, then: then)
    } else if let beside = filing.beside {
      write(to: beside, mayReplace: false, then: then)
      filing.saving?.isBesideDump = true
    } else {
      ask(.save, then: then)
    }
  }

  mutating func write(to path: String, mayReplace: Bool, then: Departure?) {
    guard let scene else { return }
    filing.saving = Filing.Saving(path: path, state: history.state, then: then)
    outbox.append(
      .files(
        .save(SceneFile(path: path, data: scene.document.write(), mayReplace: mayReplace))))
  }

  mutating func saved(_ path: String) {
    guard let saving = filing.saving, saving.path == path else { return }
    filing.saving = nil
    filing.asking = nil
    filing.sheet = nil
    savedState = saving.state
    let isBesideDump = saving.isBesideDump
    filing.path = path
    filing.beside = nil
    shippedIndex = nil
    name = (path as NSString).lastPathComponent
    noteRecent(path)
    banner = isBesideDump ? Banner(isError: false, title: Labels.savedBeside(path)) : nil
    if let then = saving.then { leave(for: then) }
  }

  /// Nothing is lost: the scene stays open and unsaved, and the person is told why.
  mutating func notSaved(_ path: String, _ failure: FileFault) {
    guard let saving = filing.saving, saving.path == path else { return }
    if failure == .exists {
      filing.sheet = .replace(path: path, then: saving.then)
      return
    }
    filing.saving = nil
    let title = Labels.notSaved(path, failure)
    if case .browser(var browser)? = filing.sheet {
      browser.refusal = title
      filing.sheet = .browser(browser)
      return
    }
    filing.sheet = nil
    filing.asking = nil
    banner = Banner(isError: true, title: title, hint: Labels.saveHint(failure))
    outbox.append(.message(title))
  }

  mutating func answerReplace(_ isMeant: Bool) {
    guard case .replace(let path, let then)? = filing.sheet else { return }
    filing.sheet = nil
    if isMeant {
      write(to: path, mayReplace: true, then: then)
    } else {
      filing.saving = nil
      // Another name, instead of this one.
      ask(.save, then: then)
    }
  }

  // MARK: Leaving

  /// Goes on with `departure`, after asking about changes that are in no file.
  mutating func leave(for departure: Departure) {
    if isUnsaved {
      filing.asking = nil
      filing.sheet = .unsaved(departure)
    } else {
      depart(departure)
    }
  }

  private mutating func depart(_ departure: Departure) {
    filing.sheet = nil
    switch departure {
    case .quit: isClosing = true
    case .open(let incoming): show(incoming)
    }
  }

  mutating func answerGuard(_ choice: FileCommand.Choice) {
    guard case .unsaved(let departure)? = filing.sheet else { return }
    filing.sheet = nil
    switch choice {
    case .save: save(then: departure)
    case .discard: depart(departure)
    case .cancel: break
    }
  }
}
