/// Words ready to be shown, in runs of one style each.
public struct Sentence: Sendable, Equatable {
  public struct Run: Sendable, Equatable {
    public var text: String
    public var style: Style

    public init(_ text: String, _ style: Style = .plain) {
      self.text = text
      self.style = style
    }

    /// Shown in a heavier weight where a sentence is read, not a log.
    public var isEmphasized: Bool { style == .name || style == .strong }
  }

  /// What a run is, from which its reader chooses colour and weight.
  public enum Style: Sendable, Equatable {
    case plain
    case strong
    /// A view's name.
    case name
    /// A point or another number.
    case number
    case arrow
    /// Says that something holds.
    case yes
    /// Says that something does not hold: a refusal.
    case no
    /// The view that answers.
    case hit
    /// A rule's name.
    case rule
    /// Said by the way.
    case quiet
  }

  public var runs: [Run]

  public init(_ runs: [Run] = []) { self.runs = runs }

  public var text: String { runs.map(\.text).joined() }
}
