import Foundation
import UIKit

/// What is done in the outline.
enum OutlineCommand: Equatable, Sendable {
  /// Shows only a view and what is in it; nil shows everything.
  case focus(ViewID?)
  case toggleWrappers(ViewID)
  /// Between the order of asking and that of `subviews`.
  case toggleOrder
  case search(String)
  /// Puts the caret into the search field.
  case beginSearch
  /// Selects the next match, or the one before.
  case walk(by: Int)
  /// Moves the selection through the rows.
  case move(by: Int)
  case moveToFirst
  case moveToLast
  /// Folds the selected row, or goes to the one around it.
  case fold
  /// Unfolds the selected row, or goes to the first one in it.
  case unfold
  /// Takes hold of a row, at a point of the window.
  case lift(ViewID, at: CGPoint)
  /// Carries it to a point of the window, over the place where it would go.
  case carry(to: CGPoint, over: OutlineCarry.Place?)
  /// Lets it go there.
  case drop
}
