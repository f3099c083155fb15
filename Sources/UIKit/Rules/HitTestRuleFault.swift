/// Something a rule says that can't be done, found when rules are attached to a view.
public struct HitTestRuleFault: Sendable, Equatable {
  /// The rule's place in the list, from 0.
  public var index: Int
  public var what: What

  public enum What: Sendable, Equatable {
    /// The path data can't be read; the rule is without effect.
    case path(SVGPathError)
    /// No view has this id; it is left out, and a redirect to it is without effect.
    case unknownView(ViewID)
    /// The published search never looks at gates; `respectsGates` is taken for false.
    case gatesWithAsPublished
  }

  public init(index: Int, what: What) {
    self.index = index
    self.what = what
  }
}
