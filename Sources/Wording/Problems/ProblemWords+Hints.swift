public import Scenes

extension ProblemWords {
  /// What to write instead. Every problem of a scene file has a hint; those of an import have one
  /// where something can be done.
  public static func hint(_ problem: Problem, in language: Language = .english) -> String? {
    func known(_ names: [String]) -> String { KnownNames.hint(names, in: language) }
    switch problem.kind {
    case .unknownKey(_, _, let nearest?), .unknownClass(_, _, let nearest?),
      .unknownRule(_, _, let nearest?), .unknownID(_, _, let nearest?),
      .unknownValue(_, _, _, let nearest?):
      return language.text("hint.nearest", echoing: ["name": nearest])
    case .unknownKey(_, let owner, nil): return known(SceneVocabulary.keys(of: owner))
    case .unknownClass: return language.text("hint.unknownClass")
    case .unknownRule: return known(SceneVocabulary.rules)
    case .unknownID: return language.text("hint.unknownID")
    case .unknownValue(_, _, let names, nil): return known(names)
    case .duplicateID: return language.text("hint.duplicateID")
    case .duplicateKey: return language.text("hint.duplicateKey")
    case .missingKey(let key, _): return language.text("hint.missingKey", ["key": key])
    case .wrongType(_, let expected, let found): return typeHint(expected, found, in: language)
    case .unusableNumber("alpha", _): return language.text("hint.unusableAlpha")
    case .unusableNumber("windowLevel", _), .unusableNumber("zPosition", _):
      return language.text("hint.unusableLevel")
    case .unusableNumber: return language.text("hint.unusableNumber")
    case .badPath: return language.text("hint.badPath")
    case .meaningless(let key, _, _): return language.text("hint.meaningless", ["key": key])
    case .odd(_, let oddity, _): return language.text("hint.odd." + oddity.rawValue)
    case .laterVersion: return language.text("hint.laterVersion")
    case .noWindow: return language.text("hint.noWindow")
    case .importing(let problem): return ImportProblemWords.hint(problem, in: language)
    }
  }

  private static func typeHint(
    _ expected: Problem.Expected, _ found: Problem.Found, in language: Language
  ) -> String {
    switch (expected, found) {
    case (.flag, _): language.text("hint.flag")
    case (.number, .text): language.text("hint.numberInQuotes")
    case (.color, _): language.text("hint.color")
    default:
      language.text("hint.expected", ["expected": ValueWords.expected(expected, in: language)])
    }
  }
}
