import Foundation

/// Which panels are hidden, and how large somebody made them; a size that nobody chose follows the
/// window's.
struct Panels: Equatable, Sendable {
  /// Points across or down, or a share from 0 to 1; nil for what suits the window.
  private var lengths: [Divider: CGFloat] = [:]
  private(set) var hidden: Set<Part> = []

  /// What is shown or hidden together.
  enum Part: String, CaseIterable, Sendable {
    /// Outline, findings, verdict and fixes.
    case left
    case inspector
    /// Log and code.
    case bottom
  }

  /// A border that can be dragged.
  enum Divider: String, CaseIterable, Sendable {
    /// The width of the outline's column.
    case left
    /// The width of the inspector.
    case inspector
    /// The height of log and code.
    case bottom
    /// The share of the width that the log has beside the code.
    case log
    /// The height of the verdict.
    case verdict
    /// The height of the fixes.
    case fixes

    var isUpright: Bool {
      switch self {
      case .left, .inspector, .log: true
      case .bottom, .verdict, .fixes: false
      }
    }
  }

  subscript(divider: Divider) -> CGFloat? {
    get { lengths[divider] }
    set {
      guard let newValue else {
        lengths[divider] = nil
        return
      }
      guard newValue.isFinite, newValue > 0 else { return }
      lengths[divider] = min(newValue, divider == .log ? 1 : 10_000)
    }
  }

  func shows(_ part: Part) -> Bool { !hidden.contains(part) }

  mutating func toggle(_ part: Part) {
    if hidden.remove(part) == nil { hidden.insert(part) }
  }

  /// Only the stage and its timeline; again, and everything is there.
  mutating func toggleAll() { hidden = hidden.isEmpty ? Set(Part.allCases) : [] }
}
