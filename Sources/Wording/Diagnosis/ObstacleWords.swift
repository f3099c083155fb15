public import Diagnosis
import UIKit

/// What stands in the way of a touch, in words.
public enum ObstacleWords {
  /// `*card*, one level up, does not contain the point: …`, without a full stop.
  public static func sentence(_ obstacle: Obstacle, in language: Language = .english) -> Sentence {
    var values: [String: Sentence.Run] = [
      "view": Sentence.Run(obstacle.view.name, .name),
      "up": Sentence.Run(place(obstacle, in: language)),
      "where": Sentence.Run(place(obstacle, in: language, isClosed: true)),
    ]
    func say(_ key: String, _ more: [String: Sentence.Run] = [:]) -> Sentence {
      language.words("obstacle.\(key)", values.merging(more) { $1 })
    }
    switch obstacle.cause {
    case .gate(let gate):
      values["gate"] = Sentence.Run(GateWords.value(of: gate, in: language).text, .no)
      switch gate {
      case .transform: return say("gate.transform")
      case .animation: return say("gate.animation")
      default: return say("gate")
      }
    case .outside(let miss): return say(outsideKey(miss), outside(miss, in: language))
    case .childrenNotAsked(let rule, _):
      return say(rule == "none" ? "answersNothing" : "neverAsks", ["rule": rule.run(.rule)])
    case .covered(let answer):
      return say(
        answer == obstacle.view ? "covered" : "coveredBySubview", ["answer": answer.name.run(.hit)])
    case .coveredByWindow(let answer):
      return say(
        answer == obstacle.view ? "window" : "windowBySubview", ["answer": answer.name.run(.hit)])
    case .ownSubview(let answer):
      return say(
        answer == obstacle.view ? "subview" : "subviewBelow", ["answer": answer.name.run(.hit)])
    case .dropped(let rule, _): return say("dropped", ["rule": rule.run(.rule)])
    case .replaced(let rule, _, let answer):
      return say(
        answer == nil ? "replacedByNothing" : "replaced",
        ["rule": rule.run(.rule), "answer": (answer?.name ?? "").run(.hit)])
    case .customCode(let name): return say("customCode", ["class": name.run(.plain)])
    case .refusedByCode(let name, let point):
      return say(
        "refusedByCode",
        ["class": name.run(.plain), "point": Figures.point(point).run(.number)])
    case .noWindow: return say("noWindow")
    }
  }

  /// `, two levels up` or nothing for the wished view itself; closed by another comma where the
  /// sentence goes on.
  private static func place(
    _ obstacle: Obstacle, in language: Language, isClosed: Bool = false
  ) -> String {
    switch obstacle.cause {
    case .covered, .coveredByWindow, .ownSubview: return ""
    default:
      let levels = levels(obstacle.levelsUp, in: language)
      return levels.isEmpty || !isClosed ? levels : levels + language.text("obstacle.close")
    }
  }

  static func levels(_ count: Int, in language: Language) -> String {
    switch count {
    case 0: ""
    case 1: language.text("obstacle.levelUp")
    case 2...9: language.text("obstacle.levelsUp", ["count": language.text("number.\(count)")])
    default: language.text("obstacle.levelsUp", ["count": String(count)])
    }
  }

  private static func outsideKey(_ miss: Obstacle.Miss) -> String {
    if miss.isHitWhereSeen { return "seenElsewhere" }
    if miss.isSeen, !sides(miss).isEmpty { return "seenOnly" }
    if miss.isEmpty, miss.shapedBy.isEmpty { return "empty" }
    return sides(miss).isEmpty ? "outsideShape" : "outside"
  }

  private static func outside(
    _ miss: Obstacle.Miss, in language: Language
  ) -> [String: Sentence.Run] {
    let list = sides(miss).map { side, distance in
      language.text(
        (distance > 0 ? "side.beyond" : "side.on") + (miss.shapedBy.isEmpty ? "" : "Shape"),
        ["side": language.text("side.\(side)"), "points": Figures.number(Double(distance))])
    }
    return [
      "point": Figures.point(miss.point).run(.number),
      "size": Figures.size(miss.bounds.size).run(.number),
      "sides": list.joined(separator: language.text("list.and")).run(.plain),
    ]
  }

  /// The edges that the point passes, with the distance; 0 is a point on a bottom or right edge.
  private static func sides(_ miss: Obstacle.Miss) -> [(String, CGFloat)] {
    let (point, region) = (miss.point, miss.region)
    var sides: [(String, CGFloat)] = []
    if point.y < region.minY { sides.append(("top", region.minY - point.y)) }
    if point.x < region.minX { sides.append(("left", region.minX - point.x)) }
    if point.y >= region.maxY { sides.append(("bottom", point.y - region.maxY)) }
    if point.x >= region.maxX { sides.append(("right", point.x - region.maxX)) }
    return sides
  }
}

extension String {
  func run(_ style: Sentence.Style) -> Sentence.Run { Sentence.Run(self, style) }
}
