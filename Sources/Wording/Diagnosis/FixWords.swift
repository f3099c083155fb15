public import Diagnosis
import Scenes
public import UIKit

/// Fixes in words: what to change, and what else that changes.
public enum FixWords {
  /// What one change does: `Bring *card* in front of its siblings`, without a full stop.
  public static func sentence(_ edit: SceneEdit, in language: Language = .english) -> Sentence {
    var values = ["view": edit.view.name.run(.name)]
    func say(_ key: String, _ more: [String: Sentence.Run] = [:]) -> Sentence {
      language.words("fix.\(key)", values.merging(more) { $1 })
    }
    switch edit {
    case .setInteraction(_, let on): return say(on ? "interactionOn" : "interactionOff")
    case .setHidden: return say("show")
    case .setAlpha: return say("opaque")
    case .setEnabled: return say("enable")
    case .allowTouches: return say("allowTouches")
    case .hitWhereSeen: return say("hitWhereSeen")
    case .resetTransform: return say("resetTransform")
    case .growFrame(_, let frame): return say("grow", ["frame": figures(frame).run(.number)])
    case .moveFrame(_, let frame): return say("move", ["frame": figures(frame).run(.number)])
    case .addRule(_, let rule): return self.rule(rule, of: edit.view, in: language)
    case .removeRule(_, let index):
      values["number"] = String(index + 1).run(.number)
      return say("removeRule")
    case .bringToFront: return say("bringToFront")
    case .moveInto(_, let superview, _):
      return say("moveInto", ["superview": superview.name.run(.name)])
    case .setWindowLevel(_, let level):
      return say("level", ["level": Figures.number(level).run(.number)])
    }
  }

  private static func rule(
    _ rule: HitTestRule, of view: ViewID, in language: Language
  ) -> Sentence {
    var values = ["view": view.name.run(.name), "rule": rule.name.run(.rule)]
    switch rule {
    case .expand(.by(let edges)):
      let sides = [edges.top, edges.left, edges.bottom, edges.right].map {
        Figures.number(Double($0))
      }
      values["sides"] = sides.joined(separator: ", ").run(.number)
    case .redirect(let target, let sources, _):
      values["target"] = target.name.run(.name)
      values["source"] = (sources ?? []).map(\.name).joined(separator: ", ").run(.name)
    default: break
    }
    return language.words("fix.rule.\(rule.name)", values)
  }

  /// What else changes, in one line: `+1,600 pt² for button; window loses 1,600 pt²`.
  public static func effects(_ fix: Fix, of view: ViewID, in language: Language = .english)
    -> Sentence
  {
    var parts = [
      language.words(
        fix.effects.gain > 0 ? "effect.gain" : "effect.noGain",
        ["view": view.name.run(.name), "area": area(fix.effects.gain)])
    ]
    if fix.effects.ownLoss > 0 {
      parts.append(
        language.words(
          "effect.ownLoss", ["view": view.name.run(.name), "area": area(fix.effects.ownLoss)]))
    }
    for loss in fix.effects.losses.prefix(3) where loss.area > 0 {
      parts.append(
        language.words(
          loss.view == nil
            ? "effect.lossOfNobody"
            : loss.isTarget && loss.isAll ? "effect.lossOfAll" : "effect.loss",
          ["view": (loss.view?.name ?? "").run(.name), "area": area(loss.area)]))
    }
    if fix.effects.losses.count > 3 {
      parts.append(
        language.words(
          "effect.more", ["count": String(fix.effects.losses.count - 3).run(.number)]))
    }
    let flips = fix.effects.flippedProbes.count
    if flips > 0 {
      parts.append(
        language.words(
          flips == 1 ? "effect.flip" : "effect.flips", ["count": String(flips).run(.number)]))
    }
    let between = Sentence.Run(language.text("effect.separator"))
    return Sentence(parts.map(\.runs).joined(separator: [between]).map { $0 })
  }

  static func area(_ area: CGFloat) -> Sentence.Run { Figures.number(Double(area)).run(.number) }

  private static func figures(_ frame: CGRect) -> String {
    let values = [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height]
    return "(" + values.map { Figures.number(Double($0)) }.joined(separator: ", ") + ")"
  }
}
