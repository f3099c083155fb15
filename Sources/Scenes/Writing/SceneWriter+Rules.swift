import UIKit

extension SceneWriter {
  /// A rule as an object; options at their defaults are left out.
  func json(_ rule: HitTestRule) -> String {
    var members = ["\"rule\": \"\(rule.name)\""]
    func add(_ key: RuleKey, _ value: String) { members.append("\"\(key.rawValue)\": \(value)") }
    func add(_ key: RuleKey, word: String, unless isDefault: Bool) {
      if !isDefault { add(key, "\"\(word)\"") }
    }
    switch rule {
    case .expand(.by(let insets)): add(.by, growth(insets))
    case .expand(.toAtLeast(let size)): add(.toAtLeast, list([size.width, size.height]))
    case .path(let d, let fillRule, let gate):
      add(.d, JSONText.string(d))
      add(.fillRule, word: fillRule.rawValue, unless: fillRule == .nonzero)
      add(.gate, word: gate.rawValue, unless: gate == .inside)
    case .hole(let d, let fillRule):
      add(.d, JSONText.string(d))
      add(.fillRule, word: fillRule.rawValue, unless: fillRule == .nonzero)
    case .ignore(let views): add(.views, identifiers(views))
    case .redirect(let target, let sources, let moment):
      add(.to, JSONText.string(target.name))
      if let sources { add(.from, identifiers(sources)) }
      add(.when, word: moment.rawValue, unless: moment == .hit)
    case .reachOutside(let search, let respectsGates):
      add(.search, word: search.rawValue, unless: search == .frontMost)
      if respectsGates { add(.respectsGates, "true") }
    case .passThrough, .overflow, .boxOnly, .none: break
    }
    return "{ " + members.joined(separator: ", ") + " }"
  }

  private func growth(_ insets: UIEdgeInsets) -> String {
    let sides = [insets.top, insets.left, insets.bottom, insets.right]
    return sides.allSatisfy { $0 == insets.top } ? number(insets.top) : list(sides)
  }

  private func identifiers(_ ids: [ViewID]) -> String {
    "[" + ids.map { JSONText.string($0.name) }.joined(separator: ", ") + "]"
  }
}

extension HitTestRule {
  /// The other views that the rule speaks of.
  var mentionedViews: [ViewID] {
    switch self {
    case .ignore(let views): views
    case .redirect(let target, let sources, _): [target] + (sources ?? [])
    default: []
    }
  }
}
