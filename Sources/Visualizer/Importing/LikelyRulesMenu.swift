import Canvas
import Foundation
import Scenes
import UIKit
import Wording

/// The menu of the rules that a class with unknown overrides likely follows.
@MainActor
struct LikelyRulesMenu {
  let view: ViewID
  let className: String
  /// Of the view, in its own coordinates: a rule is fitted to them.
  let bounds: CGRect

  /// - Parameter id: of what opens it.
  func show(
    _ id: WidgetID, below anchor: CGRect, _ ui: inout Interface, _ send: (Command) -> Void
  ) {
    let likely = LikelyRules.of(className: className)
    guard
      let chosen = ui.menu(
        id, items: likely.map { MenuItem(Labels.template($0)) }, selected: nil, below: anchor)
    else { return }
    send(.edit(.set(.rules([likely[chosen].fitted(to: bounds)]), of: view)))
  }
}
