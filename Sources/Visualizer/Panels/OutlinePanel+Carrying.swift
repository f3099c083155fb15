import Canvas
import Foundation
import UIKit

extension OutlinePanel {
  /// Takes hold of a row, in edit mode.
  func lift(
    _ row: OutlineRow, _ pointed: Interaction, _ send: (Command) -> Void
  ) {
    guard workspace.mode == .edit, row.wrappers == 0, let point = pointed.pressed else { return }
    send(.outline(.lift(workspace.projection.views[row.view].id, at: point)))
  }

  /// The thirds of a row: in front of it, into it, behind it.
  private func place(
    at pointer: CGPoint, in list: CGRect, _ ui: Interface
  ) -> OutlineCarry.Place? {
    guard list.covers(pointer) else { return nil }
    let y = pointer.y - list.minY + ui.scrollOffset(of: "outline")
    let row = min(Int(y / Self.row), workspace.outline.rows.count - 1)
    guard row >= 0 else { return nil }
    let share = y / Self.row - CGFloat(row)
    return OutlineCarry.Place(row: row, side: share < 0.3 ? .above : share > 0.7 ? .below : .into)
  }

  /// Follows the pointer with the row that is held, also where the row itself has scrolled away:
  /// shows a line between rows, or a frame around the row that would hold it.
  func carry(in list: CGRect, _ ui: inout Interface, _ send: (Command) -> Void) {
    guard let carry = workspace.outline.carry else { return }
    guard ui.active != nil else { return send(.outline(.drop)) }
    guard let pointer = ui.pointer else { return }
    if ui.isPointerNews {
      ui.follow(pointer, over: list, "outline")
      send(.outline(.carry(to: pointer, over: place(at: pointer, in: list, ui))))
    }
    guard carry.isMoving else { return }
    ui.cursor = carry.place == nil ? .arrow : .move
    if let place = carry.place {
      let top = list.minY + CGFloat(place.row) * Self.row - ui.scrollOffset(of: "outline")
      let level = CGFloat(workspace.outline.rows[place.row].level)
      let box = CGRect(x: list.minX, y: top, width: list.width, height: Self.row)
      ui.clipped(to: list) { ui in
        if place.side == .into {
          ui.stroke(
            box.insetBy(dx: 4, dy: 1), Stroke(ui.theme.touchArea, width: 2), radius: 5)
        } else {
          let x = list.minX + 26 + min(level * 16, list.width * 0.45)
          let y = place.side == .above ? box.minY : box.maxY
          ui.fill(CGRect(x: x, y: y - 1, width: list.maxX - x - 8, height: 2), ui.theme.touchArea)
          ui.ring(at: CGPoint(x: x, y: y), radius: 3, Stroke(ui.theme.touchArea, width: 2))
        }
      }
    }
    let width = min(ui.text.width(of: carry.view.name, font: .note), 180) + 20
    let tag = CGRect(x: pointer.x + 14, y: pointer.y + 10, width: width.rounded(.up), height: 24)
      .moved(into: list.insetBy(dx: 4, dy: 4))
    ui.card(tag, radius: 6)
    ui.label(
      carry.view.name, in: tag.padded(10, 0), font: .note,
      color: carry.place == nil ? ui.theme.textFaint : ui.theme.text)
  }
}
