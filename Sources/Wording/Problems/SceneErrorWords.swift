public import Scenes

/// Inputs that could not be read at all, as sentences.
public enum SceneErrorWords {
  public static func message(_ error: SceneError, in language: Language = .english) -> String {
    switch error.kind {
    case .empty: language.text("error.empty")
    case .binary(let format?): language.text("error.binaryFormat", ["format": format])
    case .binary(nil): language.text("error.binary")
    case .wrongEncoding(.utf16): language.text("error.wideEncoding", ["name": "UTF-16"])
    case .wrongEncoding(.utf32): language.text("error.wideEncoding", ["name": "UTF-32"])
    case .wrongEncoding(.latin1): language.text("error.notUTF8")
    case .tooLarge: language.text("error.tooLarge")
    case .file(let fault): FileFaultWords.message(reading: fault, in: language)
    case .syntax(let syntax): SyntaxWords.message(syntax, in: language)
    case .notAScene(.object): language.text("error.noWindows")
    case .notAScene(let found):
      language.text("error.notAScene", ["found": ValueWords.found(found, in: language)])
    case .unknownFormat(let start):
      language.text("error.unknownFormat", ["start": Legible.excerpt(start)])
    case .unsupportedFormat(let name):
      language.text(
        "error.unsupportedFormat",
        [
          "format": SourceFormat(rawValue: name).map { FormatWords.name($0, in: language) } ?? name
        ])
    case .importing(let failure): ImportFailureWords.message(failure, in: language)
    }
  }

  /// What to do about it, where that can be told.
  public static func hint(_ error: SceneError, in language: Language = .english) -> String? {
    switch error.kind {
    case .notAScene: language.text("hint.scene")
    case .empty: language.text("hint.empty")
    case .binary: language.text("hint.binary")
    case .tooLarge: language.text("hint.tooLarge")
    case .file(.missing(nil)): language.text("hint.shippedScenes")
    case .file(let fault): FileFaultWords.hint(fault, in: language)
    case .unknownFormat: language.text("hint.formats")
    case .wrongEncoding(.latin1): language.text("hint.latin1")
    case .wrongEncoding: language.text("hint.encoding")
    case .syntax(let syntax): SyntaxWords.hint(syntax, in: language)
    case .unsupportedFormat(let name):
      SourceFormat(rawValue: name).flatMap { FormatWords.instead(of: $0, in: language) }
    case .importing(let failure): ImportFailureWords.hint(failure, in: language)
    }
  }
}
