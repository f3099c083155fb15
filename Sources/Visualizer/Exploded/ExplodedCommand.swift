import Foundation

/// What can be done to the exploded stage.
enum ExplodedCommand: Equatable, Sendable {
  case toggle
  case show(Bool)
  /// A turn begins with the pointer here.
  case grab(at: CGPoint)
  /// The pointer that turns is here now.
  case turn(to: CGPoint)
  /// The place of the spacing slider, 0 to 1.
  case space(Double)
  /// Closer (negative) or farther apart, in steps.
  case widen(Int)
  /// Shows these planes only.
  case peel(ClosedRange<Int>)
  /// As it was when it opened.
  case reset
}
