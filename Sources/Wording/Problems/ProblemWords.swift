public import Scenes

/// Problems of an input as sentences.
public enum ProblemWords {
  /// What was wrong, and what was done instead.
  public static func message(_ problem: Problem, in language: Language = .english) -> String {
    let message = plainMessage(problem, in: language)
    guard let view = problem.view else { return message }
    return language.text(
      "problem.onView", ["view": Legible.excerpt(view.name), "message": message])
  }

  /// The same without the view's name.
  static func plainMessage(_ problem: Problem, in language: Language) -> String {
    message(problem.kind, in: language) + consequence(problem.consequence, in: language)
  }

  private static func consequence(
    _ consequence: Problem.Consequence?, in language: Language
  ) -> String {
    switch consequence {
    case .defaultKept: language.text("consequence.defaultKept")
    case .ruleLeftOut: language.text("consequence.ruleLeftOut")
    case .animationLeftOut: language.text("consequence.animationLeftOut")
    case .probeLeftOut: language.text("consequence.probeLeftOut")
    case .elementLeftOut: language.text("consequence.elementLeftOut")
    case nil: ""
    }
  }

  private static func message(_ kind: Problem.Kind, in language: Language) -> String {
    func text(_ key: String, _ values: [String: String]) -> String {
      language.text(key, echoing: values)
    }
    switch kind {
    case .unknownKey(let key, let owner, _):
      return text("problem.unknownKey", ["key": key, "of": thing(owner, in: language)])
    case .unknownClass(let name, _, _):
      return text("problem.unknownClass", ["class": name])
    case .unknownRule(let name, _, _):
      return text("problem.unknownRule", ["rule": name])
    case .unknownID(let id, let key, _):
      return text("problem.unknownID", ["id": id, "key": key])
    case .unknownValue(let key, let value, _, _):
      return text("problem.unknownValue", ["key": key, "value": value])
    case .duplicateID(let id, let renamed?):
      return text("problem.duplicateIDRenamed", ["id": id, "renamed": renamed])
    case .duplicateID(let id, nil):
      return text("problem.duplicateID", ["id": id])
    case .duplicateKey(let key):
      return text("problem.duplicateKey", ["key": key])
    case .missingKey(let key, let owner):
      return text("problem.missingKey", ["key": key, "of": thing(owner, in: language)])
    case .wrongType(let key, let expected, let found):
      return text(
        "problem.wrongType",
        [
          "key": key, "expected": ValueWords.expected(expected, in: language),
          "found": ValueWords.found(found, in: language),
        ])
    case .unusableNumber(let key, let number):
      return text("problem.unusableNumber", ["key": key, "number": number])
    case .badPath(let key, let error):
      return text(
        "problem.badPath",
        [
          "key": key, "reason": PathWords.reason(error.reason, in: language),
          "offset": String(error.offset + 1),
        ])
    case .meaningless(let key, let other, let value):
      return text("problem.meaningless", ["key": key, "other": other, "value": value])
    case .odd(let key, let oddity, let value):
      return text("odd." + oddity.rawValue, ["key": key, "value": value])
    case .laterVersion(let version):
      return text("problem.laterVersion", ["version": String(version)])
    case .noWindow: return language.text("problem.noWindow")
    case .importing(let problem): return ImportProblemWords.message(problem, in: language)
    }
  }

  private static func thing(_ owner: String, in language: Language) -> String {
    switch owner {
    case "scene": language.text("thing.scene")
    case "view": language.text("thing.view")
    case "probe": language.text("thing.probe")
    case "gestureRecognizer": language.text("thing.gestureRecognizer")
    case "animation", "animation.from", "animation.to": language.text("thing." + owner)
    case "hitTestRules": language.text("thing.rule")
    default: language.text("thing.namedRule", echoing: ["rule": owner])
    }
  }
}
