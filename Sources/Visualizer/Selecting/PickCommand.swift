import Foundation
import UIKit

/// What is done with everything that lies under one point.
enum PickCommand: Equatable, Sendable {
  /// Lists what lies at a screen point of the scene; `anchor` is where on the window.
  case list(at: CGPoint, anchor: CGPoint)
  /// The same where the pointer or the last touch is.
  case listHere
  /// Finds the verdicts of some rows, which are shown.
  case judge(Range<Int>)
  case move(by: Int)
  case choose(Int)
  case close
}
