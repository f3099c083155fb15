import Foundation
import Scenes
import Wording

extension Labels {
  static let open = text("file.open")
  static let save = text("file.save")
  static let dontSave = text("file.dontSave")
  static let cancel = text("file.cancel")
  static let replace = text("file.replace")
  static let otherName = text("file.otherName")
  static let recoveryWords = text("file.recoveryWords")
  static let restore = text("file.restore")
  static let discard = text("file.discard")
  static let pasted = text("file.pasted")
  static let untitled = text("file.untitled")

  static let noText = text("file.noText")
  static let noTextHint = text("file.noTextHint")

  static func reading(_ name: String, _ bytes: Int) -> String {
    text("file.reading", ["name": name, "size": size(bytes)])
  }

  /// In the unit that leaves few digits.
  private static func size(_ bytes: Int) -> String {
    bytes < 1_000_000
      ? text("file.kilobytes", ["count": String(bytes / 1_000)])
      : text("file.megabytes", ["count": String(bytes / 1_000_000)])
  }

  static func tooLargeToCopy(_ bytes: Int, most: Int) -> String {
    text(
      "file.tooLargeToCopy",
      ["size": String(bytes / 1_000_000), "most": String(most / 1_000_000)])
  }

  static let tooLargeToCopyHint = text("file.tooLargeToCopyHint")

  static let openMenu = text("file.menu.open")
  static let saveMenu = text("file.menu.save")
  static let saveAsMenu = text("file.menu.saveAs")
  static let reportMenu = text("file.menu.report")

  // MARK: Sheets

  static func unsavedTitle(_ name: String) -> String { text("file.unsaved", ["name": name]) }
  static let unsavedOpening = text("file.unsaved.opening")
  static let unsavedQuitting = text("file.unsaved.quitting")

  static func replaceTitle(_ path: String) -> String {
    text("file.replaceTitle", ["name": (path as NSString).lastPathComponent])
  }

  static func replaceHint(_ path: String) -> String {
    text("file.replaceHint", ["folder": (path as NSString).deletingLastPathComponent])
  }

  static let openTitle = text("file.openTitle")
  static let saveTitle = text("file.saveTitle")
  static let openField = text("file.openField")
  static let saveField = text("file.saveField")
  static let allFiles = text("file.allFiles")
  static let nothingHere = text("file.nothingHere")

  // MARK: What went wrong

  static func notSaved(_ path: String, _ failure: FileFault) -> String {
    text(
      "file.notSaved",
      ["name": (path as NSString).lastPathComponent, "reason": FileFaultWords.reason(failure)])
  }

  static func cannotOpen(_ path: String, _ failure: FileFault) -> String {
    text(
      "file.cannotOpen",
      ["name": (path as NSString).lastPathComponent, "reason": FileFaultWords.reason(failure)])
  }

  /// What to do so that the work gets on the disk after all.
  static func saveHint(_ failure: FileFault) -> String {
    text(failure == .full ? "file.hint.diskFull" : "file.hint.elsewhere")
  }

  static func savedBeside(_ path: String) -> String { text("file.savedBeside", ["path": path]) }

  static func recoveryTitle(_ name: String) -> String { text("file.recovery", ["name": name]) }

  static func unreadableRecovery(_ file: String) -> String {
    text("file.recoveryUnreadable", ["file": file])
  }

  static func brokenSettings(_ path: String) -> String {
    text("file.settingsBroken", ["path": path])
  }

  static let brokenSettingsHint = text("file.settingsHint")
}
