/// The words of the scene format, for messages that list them.
public enum SceneVocabulary {
  /// - Parameter owner: as `Problem.Kind` names what holds a key: `view`, `probe`, a rule's name.
  public static func keys(of owner: String) -> [String] {
    switch owner {
    case "scene": SceneKey.allCases.map(\.rawValue)
    case "view": NodeKey.allCases.map(\.rawValue)
    case "probe": ProbeKey.allCases.map(\.rawValue)
    case "animation": AnimationKey.allCases.map(\.rawValue)
    case "animation.from", "animation.to": EndKey.allCases.map(\.rawValue)
    case "gestureRecognizer": RecognizerKey.allCases.map(\.rawValue)
    default: RuleKey.ofRule[owner, default: []].map(\.rawValue)
    }
  }

  /// The names of the rules, sorted.
  public static var rules: [String] { RuleKey.ofRule.keys.sorted() }
}
