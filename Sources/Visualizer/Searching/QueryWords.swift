/// The words that a query of the outline knows: UIKit's names of properties, and what people call
/// their values.
enum QueryWords {
  static let flags: [String: OutlineQuery.Flag] = [
    "hidden": .hidden, "visible": .visible, "disabled": .disabled, "enabled": .enabled,
    "transparent": .transparent, "outside": .outside, "rule": .rule, "rules": .rule,
    "control": .control, "controls": .control, "clips": .clips, "gesture": .gesture,
    "gestures": .gesture, "asked": .asked, "refused": .refused, "leaf": .leaf,
  ]

  /// Flags of two words: `interaction off`.
  static let pairs: [String: [String: OutlineQuery.Flag]] = [
    "interaction": [
      "off": .interactionOff, "on": .interactionOn, "false": .interactionOff,
      "true": .interactionOn,
    ],
    "has": ["rule": .rule, "rules": .rule, "gesture": .gesture, "gestures": .gesture],
  ]

  static let numbers: [String: OutlineQuery.Quantity] = [
    "alpha": .alpha, "x": .x, "y": .y, "width": .width, "w": .width, "height": .height,
    "h": .height, "area": .area, "depth": .depth, "subviews": .subviews, "children": .subviews,
    "z": .zPosition, "zposition": .zPosition,
  ]

  static let texts: [String: OutlineQuery.Field] = [
    "class": .className, "id": .name, "name": .name, "text": .text, "rule": .rule,
  ]

  /// Properties that are written `isHidden = true` in code.
  static let properties: [String: (whenTrue: OutlineQuery.Flag, whenFalse: OutlineQuery.Flag)] = [
    "ishidden": (.hidden, .shown), "hidden": (.hidden, .shown),
    "isenabled": (.enabled, .disabled), "enabled": (.enabled, .disabled),
    "isuserinteractionenabled": (.interactionOn, .interactionOff),
    "interaction": (.interactionOn, .interactionOff),
    "clipstobounds": (.clips, .overflows), "clips": (.clips, .overflows),
  ]

  static let yes: Set<String> = ["true", "yes", "on", "1"]
  static let no: Set<String> = ["false", "no", "off", "0"]
  static let quotes: Set<Character> = ["\"", "“", "”"]
  static let not = "not"
  static let and = "and"

  /// What can be compared with a number, each once, for a refusal to name.
  static let comparable = ["alpha", "x", "y", "width", "height", "area", "depth", "subviews", "z"]
  /// What can stand before a colon.
  static let fields = ["class", "id", "text", "rule"]
}
