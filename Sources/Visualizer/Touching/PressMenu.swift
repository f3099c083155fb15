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

  private static let line: CGFloat = 32

  /// Where its card may stand, best first: left of another one, or below it, where the buttons stand
  /// below each other if need be; none where there is nothing to choose from.
  func places(by other: CGRect, text: any TextMeasuring) -> [CGRect] {
    guard workspace.presses.count > 1, workspace.mode == .touch else { return [] }
    let widths = widths(Interface(text: text))
    let row = CGSize(width: widths.reduce(12, +), height: Self.line)
    let column = CGSize(width: (widths.max() ?? 0) + 8, height: 2 * Self.line)
    func below(_ size: CGSize) -> CGRect {
      CGRect(
        origin: CGPoint(x: other.maxX - size.width, y: other.maxY + StageTop.gap), size: size)
    }
    return [
      CGRect(
        origin: CGPoint(x: other.minX - StageTop.gap - row.width, y: other.minY), size: row),
      below(row), below(column),
    ]
  }

  func show(in bar: CGRect, _ ui: inout Interface, _ send: (Command) -> Void) {
    let (titles, widths) = (Self.titles, widths(ui))
    ui.beginOverlay(bar)
    ui.card(bar, radius: 8)
    var rest = bar.padded(4, 2)
    let isColumn = bar.height > Self.line
    let first = isColumn ? rest.cut(.top, rest.height / 2) : rest.cut(.left, widths[0])
    if !isColumn { _ = rest.cut(.left, 4) }
    let second = isColumn ? rest : rest.cut(.left, widths[1])
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
