import Canvas
import Foundation
import Scenes
import UIKit
import Wording

/// A class that nobody knows the overrides of is asked about where its view stands.
extension OutlinePanel {
  static func question(_ view: PlacedView) -> WidgetID {
    WidgetID("outline.likelyRules." + view.id.name)
  }

  /// The menu of the rules that the class likely follows, once its mark was pressed.
  func answer(
    _ view: PlacedView, below mark: CGRect, _ ui: inout Interface, _ send: (Command) -> Void
  ) {
    guard let name = workspace.node(of: view.id)?.className,
      let bounds = workspace.scene?.view(view.id)?.bounds
    else { return }
    ui.tip(Labels.overridesUnknown, for: mark)
    LikelyRulesMenu(view: view.id, className: name, bounds: bounds)
      .show(Self.question(view), below: mark, &ui, send)
  }
}
