import Canvas
import Foundation
import Scenes
import UIKit
import Wording

/// The buttons over the stage in edit mode: add, duplicate, delete, order.
@MainActor
struct EditBar {
  let workspace: Workspace

  init(_ workspace: Workspace) { self.workspace = workspace }

  func show(in rect: CGRect, _ ui: inout Interface, _ send: (Command) -> Void) {
    let hasSelection = workspace.selection != nil
    let titles =
      hasSelection
      ? [Labels.duplicate, Labels.delete, Labels.forward, Labels.backward] : []
    let add = ui.buttonWidth(Labels.add) + 20
    let width = titles.reduce(add + 8) { $0 + ui.buttonWidth($1) + 4 }
    let bar = CGRect(
      x: rect.minX + 12, y: rect.minY + 12, width: min(width, rect.width - 24), height: 36)
    ui.beginOverlay(bar)
    ui.card(bar, radius: 8)
    var rest = bar.padded(4, 4)
    let anchor = rest.cut(.left, add)
    ui.menuButton("stage.add", Labels.add, in: anchor)
    let commands: [Command] =
      workspace.selection.map { view in
        [
          .edit(.duplicate(view)), .edit(.remove(view)), .shiftOrder(of: view, by: 1),
          .shiftOrder(of: view, by: -1),
        ]
      } ?? []
    for (index, title) in titles.enumerated() {
      _ = rest.cut(.left, 4)
      let box = rest.cut(.left, ui.buttonWidth(title))
      if ui.button(WidgetID("stage.edit", index), title, in: box, style: .plain) {
        send(commands[index])
      }
    }
    ui.endOverlay()
    let palette = Palette.classes
    if let chosen = ui.menu(
      "stage.add", items: palette.map { MenuItem($0) }, selected: nil, below: anchor)
    {
      send(.add(className: palette[chosen]))
    }
  }
}
