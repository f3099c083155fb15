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

  /// What the buttons take of the stage's height, with the pins that stand on the scene's edge below.
  static let room: CGFloat = 68
  /// How wide its card is when a view is selected.
  static let width: CGFloat = 412

  private var titles: [String] {
    workspace.selection == nil
      ? [] : [Labels.duplicate, Labels.delete, Labels.forward, Labels.backward]
  }

  /// Its card, in the upper left corner of the room.
  func box(in room: CGRect, text: any TextMeasuring) -> CGRect {
    let ui = Interface(text: text)
    let width = titles.reduce(ui.buttonWidth(Labels.add) + 28) { $0 + ui.buttonWidth($1) + 4 }
    return CGRect(x: room.minX, y: room.minY, width: min(width, room.width), height: 36)
  }

  func show(in bar: CGRect, _ ui: inout Interface, _ send: (Command) -> Void) {
    let add = ui.buttonWidth(Labels.add) + 20
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
