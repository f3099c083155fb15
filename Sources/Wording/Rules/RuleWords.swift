public import UIKit

/// What a rule does, in a few words.
public enum RuleWords {
  /// For a badge: `reaches outside`, `grows by 12`.
  public static func short(_ rule: HitTestRule, in language: Language = .english) -> String {
    switch rule {
    case .expand(.by(let insets)): growth(insets, in: language)
    case .expand(.toAtLeast(let size)):
      language.text("rule.atLeast", ["size": Figures.size(size)])
    case .path(_, _, .inside): language.text("rule.path")
    case .path(_, _, .result): language.text("rule.pathOnResult")
    case .hole: language.text("rule.hole")
    case .passThrough: language.text("rule.passThrough")
    case .ignore(let views):
      views.count == 1
        ? language.text("rule.ignoreOne", ["view": views[0].name])
        : language.text("rule.ignoreMany", ["count": String(views.count)])
    case .redirect(let target, _, _): language.text("rule.redirect", ["view": target.name])
    case .reachOutside(_, respectsGates: true): language.text("rule.reachOutsideWithGates")
    case .reachOutside(.frontMost, _): language.text("rule.reachOutside")
    case .reachOutside(.asPublished, _): language.text("rule.reachOutsideAsPublished")
    case .overflow: language.text("rule.overflow")
    case .boxOnly: language.text("rule.boxOnly")
    case .none: language.text("rule.none")
    }
  }

  private static func growth(_ insets: UIEdgeInsets, in language: Language) -> String {
    let sides = [insets.top, insets.left, insets.bottom, insets.right].map(Double.init)
    guard sides.allSatisfy({ $0 == sides[0] }) else {
      let list = sides.map(Figures.number).joined(separator: ", ")
      return language.text("rule.growSides", ["sides": list])
    }
    return sides[0] < 0
      ? language.text("rule.shrink", ["points": Figures.number(-sides[0])])
      : language.text("rule.grow", ["points": Figures.number(sides[0])])
  }
}
