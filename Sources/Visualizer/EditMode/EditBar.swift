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

/// What can be added.
enum Palette {
  /// In the order in which people want them; the size is one that shows what it is.
  static let sizes: [(name: String, size: CGSize)] = [
    ("UIView", CGSize(width: 120, height: 80)), ("UIButton", CGSize(width: 120, height: 44)),
    ("UILabel", CGSize(width: 120, height: 24)), ("UIImageView", CGSize(width: 80, height: 80)),
    ("UIControl", CGSize(width: 120, height: 44)), ("UISwitch", CGSize(width: 51, height: 31)),
    ("UISlider", CGSize(width: 160, height: 31)), ("UITextField", CGSize(width: 160, height: 34)),
    ("UIScrollView", CGSize(width: 200, height: 200)),
    ("UIWindow", CGSize(width: 390, height: 560)),
  ]

  static var classes: [String] { sizes.map(\.name) }
}
