import Scenes

/// Why a source gave no scene, as sentences.
enum ImportFailureWords {
  static func message(_ failure: ImportFailure, in language: Language) -> String {
    switch failure {
    case .entityDeclarations: language.text("error.entityDeclarations")
    case .noViews(let format):
      language.text("error.noViews", ["format": FormatWords.name(format, in: language)])
    case .noSuchScene(let name, _):
      language.text("error.noSuchScene", ["name": Legible.excerpt(name)])
    }
  }

  static func hint(_ failure: ImportFailure, in language: Language) -> String? {
    switch failure {
    case .entityDeclarations: language.text("hint.import.entities")
    case .noViews: nil
    case .noSuchScene(_, let available):
      KnownNames.hint(available, in: language)
    }
  }
}
