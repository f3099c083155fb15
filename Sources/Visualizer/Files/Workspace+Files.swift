import Foundation
import Wording

extension Workspace {
  mutating func perform(_ command: FileCommand) {
    switch command {
    case .open: ask(.open)
    case .openRecent(let index):
      if filing.recent.indices.contains(index) { openFile(filing.recent[index]) }
    case .save: save()
    case .saveAs: ask(.save)
    case .paste(let text): openPasted(text)
    case .read: readWaiting()
    case .show(let incoming): leave(for: .open(incoming))
    case .guarded(let choice): answerGuard(choice)
    case .replace(let isMeant): answerReplace(isMeant)
    case .browse(let step): browse(step)
    case .restore: restore()
    case .discard: discardRecovery()
    case .answer(let answer): take(answer)
    }
  }

  private mutating func take(_ answer: FileAnswer) {
    switch answer {
    case .saved(let path): saved(path)
    case .notSaved(let path, let failure): notSaved(path, failure)
    case .chosen(let path, let mayReplace): chosen(path, mayReplace: mayReplace)
    case .cancelled: filing.asking = nil
    case .noDialog: openBrowser()
    case .listing(let listing): show(listing)
    case .file(let path): chosen(path, mayReplace: false)
    case .nothing(let path, let failure): foundNothing(at: path, failure)
    case .found(let work, let recovery):
      filing.found.append(Filing.Found(work: work, recovery: recovery))
    case .stopped(let entry): setAside(entry)
    case .settings(let settings): take(settings)
    case .brokenSettings(let path):
      filing.stored = nil
      banner = Banner(
        isError: true, title: Labels.brokenSettings(path), hint: Labels.brokenSettingsHint)
    }
  }

  // MARK: Choosing a path

  /// Lets the person choose a path, through the desktop's dialog or the window's own.
  mutating func ask(_ purpose: PathQuestion.Purpose, then: Departure? = nil) {
    filing.sheet = nil
    filing.asking = Filing.Asking(purpose: purpose, then: then)
    outbox.append(.files(.choose(question(purpose))))
  }

  func question(_ purpose: PathQuestion.Purpose) -> PathQuestion {
    let known = filing.path ?? filing.beside ?? filing.recent.first
    let folder = known.map { ($0 as NSString).deletingLastPathComponent }
    return PathQuestion(purpose, folder: folder, name: purpose == .save ? suggestedName : "")
  }

  private mutating func chosen(_ path: String, mayReplace: Bool) {
    guard let asking = filing.asking else { return }
    switch asking.purpose {
    case .open:
      filing.asking = nil
      openFile(path)
    case .save:
      let whole = FileEndings.asScene(path)
      write(to: whole, mayReplace: mayReplace && whole == path, then: asking.then)
    }
  }

  /// A name that any file system takes, made of what the scene is called.
  var suggestedName: String {
    if let known = filing.path ?? filing.beside { return (known as NSString).lastPathComponent }
    let spoken = name.split(separator: "·").last.map(String.init) ?? name
    let safe = spoken.map { character in
      character.isLetter || character.isNumber || " _-".contains(character) ? character : "-"
    }
    let trimmed = String(safe).trimmingCharacters(in: CharacterSet(charactersIn: " -_"))
    return FileEndings.asScene(trimmed.isEmpty ? Labels.untitled : String(trimmed.prefix(60)))
  }
}
