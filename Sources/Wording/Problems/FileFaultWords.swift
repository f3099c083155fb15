public import Scenes

/// Files that can't be read or written, as sentences.
public enum FileFaultWords {
  public static func message(
    reading fault: FileFault, in language: Language = .english
  ) -> String {
    switch fault {
    case .missing, .missingFolder, .folder, .silentPipe: reason(fault, in: language)
    default: language.text("file.cantRead", ["reason": reason(fault, in: language)])
    }
  }

  public static func message(
    writing fault: FileFault, in language: Language = .english
  ) -> String {
    language.text("file.cantWrite", ["reason": reason(fault, in: language)])
  }

  /// What to do about it, where that can be told.
  public static func hint(_ fault: FileFault, in language: Language = .english) -> String? {
    switch fault {
    case .missing(let nearest?): language.text("hint.nearest", echoing: ["name": nearest])
    case .missing(nil): language.text("hint.missing")
    case .missingFolder(let folder): language.text("hint.missingFolder", ["folder": folder])
    case .folder: language.text("hint.folder")
    case .notAFile, .exists: language.text("hint.elsewhere")
    case .nameTooLong: language.text("hint.nameTooLong")
    case .notPermitted: language.text("hint.notPermitted")
    case .readOnly: language.text("hint.elsewhere")
    case .full: language.text("hint.full")
    case .silentPipe: language.text("hint.silentPipe")
    case .other: nil
    }
  }

  /// What is wrong, as the end of a sentence.
  public static func reason(_ fault: FileFault, in language: Language = .english) -> String {
    switch fault {
    case .missing: language.text("file.missing")
    case .missingFolder(let folder): language.text("file.missingFolder", ["folder": folder])
    case .folder: language.text("file.folder")
    case .notAFile: language.text("file.notAFile")
    case .exists: language.text("file.exists")
    case .nameTooLong: language.text("file.nameTooLong")
    case .notPermitted: language.text("file.notPermitted")
    case .readOnly: language.text("file.readOnly")
    case .full: language.text("file.full")
    case .silentPipe: language.text("file.silentPipe")
    case .other(let words): words
    }
  }
}
