public import Diagnosis
import UIKit

/// A verdict in words.
public enum VerdictWords {
  /// Who gets the touch, and whether it is the wished view.
  public static func headline(_ verdict: Verdict, in language: Language = .english) -> Sentence {
    let values: [String: Sentence.Run] = [
      "view": verdict.view.name.run(.name), "point": Figures.point(verdict.point).run(.number),
      "hit": (verdict.hit?.name ?? "").run(.hit),
    ]
    if verdict.getsTouch { return language.words("verdict.gets", values) }
    return language.words(verdict.hit == nil ? "verdict.nobody" : "verdict.other", values)
  }

  /// Why: the reason, or the first obstacle with whether the view was asked at all.
  public static func because(_ verdict: Verdict, in language: Language = .english) -> Sentence {
    let view = verdict.view.name.run(.name)
    if let reason = verdict.reason {
      switch reason {
      case .search: return language.words("verdict.bySearch", ["view": view])
      case .rule(let rule, _, let owner):
        return language.words(
          "verdict.byRule",
          ["view": view, "rule": rule.run(.rule), "owner": owner.name.run(.name)])
      case .customCode(let owner):
        return language.words("verdict.byCode", ["view": view, "owner": owner.name.run(.name)])
      }
    }
    var sentence = language.words("verdict.\(verdict.asked.rawValue)", ["view": view])
    if let first = verdict.firstObstacle {
      sentence.runs += ObstacleWords.sentence(first, in: language).runs + [Sentence.Run(".")]
    }
    return sentence
  }

  /// The later obstacles, each a sentence.
  public static func later(_ verdict: Verdict, in language: Language = .english) -> [Sentence] {
    verdict.obstacles.dropFirst().map { obstacle in
      Sentence(ObstacleWords.sentence(obstacle, in: language).runs + [Sentence.Run(".")])
    }
  }

  /// How far away the view is drawn, where it is not drawn at the point at all; else nil.
  public static func distance(_ verdict: Verdict, in language: Language = .english) -> Sentence? {
    guard !verdict.getsTouch, !verdict.isDrawnThere else { return nil }
    guard verdict.distance.isFinite, verdict.distance > 0 else { return nil }
    return language.words(
      "verdict.notDrawnThere",
      [
        "view": verdict.view.name.run(.name),
        "points": Figures.number(Double(verdict.distance)).run(.number),
      ])
  }

  /// The same, and what a scene can't show.
  public static func limit(_ verdict: Verdict, in language: Language = .english) -> Sentence? {
    guard var sentence = distance(verdict, in: language) else { return nil }
    sentence.runs += [Sentence.Run(" ")] + language.words("verdict.sceneLimit", [:]).runs
    return sentence
  }
}
