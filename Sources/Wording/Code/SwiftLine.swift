/// One line of Swift, and which step of a trace it performs.
public struct SwiftLine: Sendable, Equatable {
  /// With its indentation.
  public var text: String
  public var role: Role?

  /// What a line does, in the terms of a trace.
  public enum Role: Sendable, Equatable {
    /// `hitTest` is called.
    case question
    /// The gates are tested.
    case gates
    /// `super.hitTest` runs: gates, `point(inside:)` and subviews.
    case defaultSearch
    /// `point(inside:)` is asked.
    case inside
    /// The next subview is asked.
    case subview
    /// The subview's answer is handed up.
    case handUp
    /// The view itself is the answer.
    case itself
    /// The rule of that index shapes the region, or answers in the place of the search.
    case rule(Int)
    /// The rule of that index looks whether a descendant contains the point.
    case look(Int)
    /// The rule of that index passes over a descendant.
    case skip(Int)
    /// The answer is returned.
    case answer
  }

  public init(_ text: String, _ role: Role? = nil) {
    self.text = text
    self.role = role
  }
}
