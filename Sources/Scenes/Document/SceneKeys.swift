/// The keys of a scene file's top, in the order in which they are written.
enum SceneKey: String, CaseIterable {
  case hitscope
  case title
  case notes
  case overrides
  case windows
  case probes
}

/// The keys of a view, in the order in which they are written.
enum NodeKey: String, CaseIterable {
  case id
  case className = "class"
  case frame
  case bounds
  case center
  case anchorPoint
  case transform
  case contentOffset
  case zPosition
  case windowLevel
  case alpha
  case isHidden
  case isUserInteractionEnabled
  case isEnabled
  case clipsToBounds
  case isMultipleTouchEnabled
  case isExclusiveTouch
  case backgroundColor
  case cornerRadius
  case text
  case viewController
  case gestureRecognizers
  case handlesTouches
  case actions
  case hitTestRules
  case animation
  case subviews
}

/// The keys of an animation, in the order in which they are written.
enum AnimationKey: String, CaseIterable {
  case kind
  case from
  case to
  case duration
  case at
  case curve
  case allowsUserInteraction
  case staysAtEnd
}

/// The keys of an animation's ends, in the order in which they are written.
enum EndKey: String, CaseIterable {
  case frame
  case bounds
  case center
  case transform
  case contentOffset
  case alpha
}

/// The keys of a probe, in the order in which they are written.
enum ProbeKey: String, CaseIterable {
  case at
  case on
  case expect
}

/// The keys of a gesture recognizer, in the order in which they are written.
enum RecognizerKey: String, CaseIterable {
  case kind
  case name
}

/// The keys of rules, in the order in which they are written, and which rule takes which.
enum RuleKey: String, CaseIterable {
  case rule
  case by
  case toAtLeast
  case d
  case fillRule
  case gate
  case views
  case to
  case from
  case when
  case search
  case respectsGates

  static let ofRule: [String: [RuleKey]] = [
    "expand": [.rule, .by, .toAtLeast],
    "path": [.rule, .d, .fillRule, .gate],
    "hole": [.rule, .d, .fillRule],
    "passThrough": [.rule],
    "ignore": [.rule, .views],
    "redirect": [.rule, .to, .from, .when],
    "reachOutside": [.rule, .search, .respectsGates],
    "overflow": [.rule],
    "boxOnly": [.rule],
    "none": [.rule],
  ]
}
