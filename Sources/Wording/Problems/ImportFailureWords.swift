import Scenes

/// Why a source gave no scene, as sentences.
enum ImportFailureWords {
  static func message(_ failure: ImportFailure, in language: Language) -> String {
    switch failure {
    case .entityDeclarations: language.text("error.entityDeclarations")
    case .noViews(let format):
      language.text("error.noViews", ["format": FormatWords.name(format, in: language)])
    case .sceneWithoutView(let name):
      language.text("error.sceneWithoutView", ["name": Legible.excerpt(name)])
    case .noSuchScene(let name, let available) where available.isEmpty:
      language.text("error.onlyScene", ["name": Legible.excerpt(name)])
    case .noSuchScene(let name, _):
      language.text("error.noSuchScene", ["name": Legible.excerpt(name)])
    }
  }

  static func hint(_ failure: ImportFailure, in language: Language) -> String? {
    switch failure {
    case .entityDeclarations: language.text("hint.import.entities")
    case .noViews, .sceneWithoutView: nil
    case .noSuchScene(_, let available) where available.isEmpty: language.text("hint.onlyScene")
    case .noSuchScene(_, let available):
      KnownNames.hint(available, in: language)
    }
  }
}
