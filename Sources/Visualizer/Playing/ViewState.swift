import UIKit

/// What a view is at one moment of a descent.
enum ViewState: Equatable, Sendable {
  /// No touch yet, or the question has not come here yet.
  case waiting
  /// The branch ended before the question could come here.
  case neverAsked
  case asking
  /// The point is inside; the answer is still to come.
  case contains
  case refused(HitTestTrace.Gate)
  case outside
  /// Asked and inside, yet the answer was nothing.
  case gaveNothing
  /// Passed on what a view below it answered.
  case passedOn(ViewID)
  /// Gets the touch.
  case hit

  var accent: Accent {
    switch self {
    case .waiting: .none
    case .neverAsked: .neverAsked
    case .asking: .asking
    case .contains, .passedOn: .passed
    case .refused, .outside, .gaveNothing: .refused
    case .hit: .hit
    }
  }

  enum Accent: Sendable, Equatable {
    case none
    case neverAsked
    case asking
    case passed
    case refused
    case hit
  }
}
