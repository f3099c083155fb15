import Canvas
import Foundation
import UIKit
import Wording

/// The touch log as two menus beside the typed point: one shows a press again, one compares it.
@MainActor
struct PressMenu {
  let workspace: Workspace

  init(_ workspace: Workspace) { self.workspace = workspace }

  private static let titles = [Labels.presses, Labels.compare]

  private func widths(_ ui: Interface) -> [CGFloat] {
    Self.titles.map { ui.buttonWidth($0) + 16 }
  }

  /// Its card, left of another one; nil where there is nothing to choose from.
  func box(endingAt other: CGRect, text: any TextMeasuring) -> CGRect? {
    guard workspace.presses.count > 1, workspace.mode == .touch else { return nil }
    let width = widths(Interface(text: text)).reduce(12, +)
    return CGRect(x: other.minX - 8 - width, y: other.minY, width: width, height: 32)
  }

  func show(in bar: CGRect, _ ui: inout Interface, _ send: (Command) -> Void) {
    let (titles, widths) = (Self.titles, widths(ui))
    ui.beginOverlay(bar)
    ui.card(bar, radius: 8)
    var rest = bar.padded(4, 2)
    let first = rest.cut(.left, widths[0])
    _ = rest.cut(.left, 4)
    let second = rest.cut(.left, widths[1])
    ui.menuButton("stage.presses", titles[0], in: first)
    ui.menuButton("stage.compare", titles[1], in: second)
    ui.endOverlay()
    // The latest first: it is what people ask about.
    let items = workspace.presses.reversed().map { MenuItem(Labels.press($0)) }
    let shown = workspace.shownPress.map { items.count - 1 - $0 }
    if let chosen = ui.menu("stage.presses", items: items, selected: shown, below: first) {
      send(.showPress(items.count - 1 - chosen))
    }
    if let chosen = ui.menu("stage.compare", items: items, selected: shown, below: second) {
      send(.comparePress(items.count - 1 - chosen))
    }
  }
}
