public import UIKit

/// The rules that a class with unknown overrides most likely follows, for a menu to choose from.
public enum LikelyRules {
  /// Judged by the name alone, the likeliest first.
  public static func of(className: String) -> [HitTestRule] {
    let name = className.lowercased()
    let guesses = hints.filter { hint in hint.words.contains(where: name.contains) }.map(\.rule)
    let rest = hints.map(\.rule).filter { !guesses.contains($0) }
    return guesses + rest
  }

  private static let hints: [(rule: HitTestRule, words: [String])] = [
    (
      .passThrough,
      [
        "passthrough", "passthru", "transparent", "overlay", "hud", "toast", "container", "sheet",
        "inputset", "texteffects", "remotekeyboard",
      ]
    ),
    (
      .overflow,
      ["rct", "badge", "tabbar", "callout", "floating", "bubble", "menu", "dropdown", "tooltip"]
    ),
    (
      .expand(.toAtLeast(CGSize(width: 44, height: 44))),
      ["button", "tap", "touch", "hitarea", "icon", "slider", "handle"]
    ),
    (.boxOnly, ["touchable", "pressable", "card"]),
    (.none, ["decoration", "watermark", "confetti"]),
  ]
}
