public import UIKit

/// Something in an input that was not as it should be; the input is still used.
///
/// Facts only; `Wording` makes the sentence.
public struct Problem: Sendable, Equatable {
  public enum Severity: String, Sendable, Equatable {
    /// Worth knowing: an unknown class becomes a plain view.
    case notice
    /// Something was left out or kept at its default: an unknown rule, key or id.
    case problem
  }

  public var severity: Severity
  public var kind: Kind
  public var place: Place?
  /// The view it concerns, where it concerns one.
  public var view: ViewID?
  /// What was done about it, where that is more than the kind says.
  public var consequence: Consequence?

  /// What became of the thing that the problem is about.
  public enum Consequence: String, Sendable, Equatable {
    case defaultKept
    case ruleLeftOut
    case probeLeftOut
    case animationLeftOut
    /// An element of a list.
    case elementLeftOut
  }

  public init(_ severity: Severity, _ kind: Kind, at place: Place? = nil, view: ViewID? = nil) {
    self.severity = severity
    self.kind = kind
    self.place = place
    self.view = view
  }

  /// Where in the input: line and column, both from 1, the column in characters.
  public struct Place: Sendable, Equatable {
    public var line: Int
    public var column: Int

    public init(line: Int, column: Int = 1) {
      self.line = line
      self.column = column
    }
  }
}
