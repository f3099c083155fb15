import Foundation

/// What somebody looks for in the outline: conditions that must all hold.
///
/// `hidden`, `alpha<0.5`, `class:UIButton`, `rule`, `interaction off`, `not outside`; words that are
/// none of these, and words in quotes, are looked for in names, classes and texts.
struct OutlineQuery: Equatable, Sendable {
  var terms: [Term] = []

  struct Term: Equatable, Sendable {
    var condition: Condition
    var isNegated = false
  }

  enum Condition: Equatable, Sendable {
    case flag(Flag)
    case compare(Quantity, Comparison, Double)
    /// Lowercased letters in UTF-8, anywhere in one field or, without one, in any.
    case contains([UInt8], Field?)
  }

  enum Flag: Sendable {
    case hidden
    /// Not hidden itself.
    case shown
    /// Neither it nor anything around it is hidden or transparent.
    case visible
    case disabled
    case enabled
    case transparent
    case interactionOff
    case interactionOn
    /// A part of it lies outside its superview.
    case outside
    case rule
    case control
    case clips
    case overflows
    case gesture
    case leaf
    /// Asked by the last touch.
    case asked
    /// Asked by the last touch, and it refused or the point was outside.
    case refused
  }

  enum Quantity: Sendable {
    case alpha
    case x
    case y
    case width
    case height
    case area
    case depth
    case subviews
    case zPosition
  }

  enum Field: Sendable {
    case name
    case className
    case text
    case rule
  }

  enum Comparison: Sendable {
    case less
    case atMost
    case equal
    case notEqual
    case atLeast
    case more

    func holds(_ value: Double, _ limit: Double) -> Bool {
      // Alpha is stored as a Float, so 0.1 must find what was written as 0.1.
      let isEqual = abs(value - limit) <= 1e-6 * max(1, abs(limit))
      return switch self {
      case .less: value < limit && !isEqual
      case .atMost: value < limit || isEqual
      case .equal: isEqual
      case .notEqual: !isEqual
      case .atLeast: value > limit || isEqual
      case .more: value > limit && !isEqual
      }
    }
  }

  /// Why a query makes no sense.
  enum Refusal: Error, Equatable, Sendable {
    case noNumber(String, after: String)
    case unknownQuantity(String)
    case unknownField(String)
    case nothingAfter(String)
    case notYesOrNo(String, for: String)
    case openQuote
    case nothingBefore(String)
  }

  /// Whether the answer depends on the last touch.
  var asksDescent: Bool {
    terms.contains { $0.condition == .flag(.asked) || $0.condition == .flag(.refused) }
  }
}
