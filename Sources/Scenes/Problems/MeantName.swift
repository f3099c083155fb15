/// Finds the key that somebody meant who wrote another word for the same thing: the names of other
/// tools, of CSS, of UIKit's layers.
enum MeantName {
  /// - Parameters:
  ///   - owner: as `Problem.Kind` names what holds a key.
  ///   - keys: those that `owner` takes.
  static func of(_ key: String, in owner: String, keys: [String]) -> String? {
    let word = key.lowercased().filter { $0.isLetter }
    let group =
      switch owner {
      case "scene", "view", "probe", "gestureRecognizer", "animation": owner
      case "animation.from", "animation.to": "view"
      default: "rule"
      }
    guard let meant = words[group]?[word] else { return nil }
    return meant.first { keys.contains($0) }
  }

  private static let words: [String: [String: [String]]] = [
    "scene": [
      "version": ["hitscope"], "name": ["title"], "description": ["notes"], "comment": ["notes"],
      "views": ["windows"], "roots": ["windows"], "subviews": ["windows"],
      "children": ["windows"], "tests": ["probes"], "checks": ["probes"], "touches": ["probes"],
    ],
    "view": [
      "name": ["id"], "identifier": ["id"], "accessibilityidentifier": ["id"], "tag": ["id"],
      "type": ["class"], "classname": ["class"], "kind": ["class"], "rect": ["frame"],
      "children": ["subviews"], "views": ["subviews"], "sublayers": ["subviews"],
      "position": ["center"], "hidden": ["isHidden"], "visible": ["isHidden"],
      "opacity": ["alpha"], "enabled": ["isEnabled"], "disabled": ["isEnabled"],
      "interactive": ["isUserInteractionEnabled"],
      "userinteractionenabled": ["isUserInteractionEnabled"],
      "userinteraction": ["isUserInteractionEnabled"], "clips": ["clipsToBounds"],
      "maskstobounds": ["clipsToBounds"], "overflow": ["clipsToBounds"],
      "zindex": ["zPosition"], "z": ["zPosition"], "level": ["windowLevel"],
      "color": ["backgroundColor"], "background": ["backgroundColor"],
      "radius": ["cornerRadius"], "title": ["text"], "label": ["text"],
      "controller": ["viewController"], "gestures": ["gestureRecognizers"],
      "offset": ["contentOffset"], "rules": ["hitTestRules"], "rule": ["hitTestRules"],
      "hittest": ["hitTestRules"],
    ],
    "probe": [
      "point": ["at"], "location": ["at"], "position": ["at"], "touch": ["at"],
      "expected": ["expect"], "hit": ["expect"], "answer": ["expect"], "result": ["expect"],
      "view": ["on"], "in": ["on"],
    ],
    "gestureRecognizer": [
      "type": ["kind"], "class": ["kind"], "gesture": ["kind"], "id": ["name"],
    ],
    "animation": [
      "type": ["kind"], "by": ["kind"], "start": ["from"], "fromvalue": ["from"],
      "end": ["to"], "tovalue": ["to"], "time": ["at"], "moment": ["at"], "elapsed": ["at"],
      "seconds": ["duration"], "length": ["duration"], "timing": ["curve"], "easing": ["curve"],
      "timingfunction": ["curve"], "allowuserinteraction": ["allowsUserInteraction"],
      "isuserinteractionenabled": ["allowsUserInteraction"], "fillmode": ["staysAtEnd"],
      "isremovedoncompletion": ["staysAtEnd"], "options": ["allowsUserInteraction"],
    ],
    "rule": [
      "type": ["rule"], "name": ["rule"], "kind": ["rule"], "path": ["d"], "data": ["d"],
      "svg": ["d"], "shape": ["d"], "insets": ["by"], "inset": ["by"], "amount": ["by"],
      "points": ["by"], "size": ["toAtLeast"], "minimum": ["toAtLeast"], "minsize": ["toAtLeast"],
      "target": ["to"], "view": ["to", "views"], "id": ["to", "views"], "ids": ["views"],
      "sources": ["from"], "source": ["from"], "mode": ["search", "when", "gate"],
      "order": ["search"], "gates": ["respectsGates"], "winding": ["fillRule"],
      "evenodd": ["fillRule"],
    ],
  ]
}
