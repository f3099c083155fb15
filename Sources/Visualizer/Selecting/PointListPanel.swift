import Canvas
import Foundation
import UIKit
import Wording

/// The list of everything under a point, above everything until one is chosen.
struct PointListPanel: Panel {
  let workspace: Workspace

  init(_ workspace: Workspace) { self.workspace = workspace }

  private static let row: CGFloat = 66

  /// A right click on the stage asks for the list.
  func listen(in rect: CGRect, _ ui: inout Interface, _ send: (Command) -> Void) {
    let pointed = ui.interact("stage.list", in: rect, button: .secondary)
    guard pointed.isClicked, let pointer = ui.pointer else { return }
    send(.pick(.list(at: workspace.camera.touchPoint(at: pointer), anchor: pointer)))
  }

  func show(in rect: CGRect, _ ui: inout Interface, _ send: (Command) -> Void) {
    guard let list = workspace.pointList else { return }
    ui.beginOverlay(rect)
    defer { ui.endOverlay() }
    let frame = place(list, in: rect)
    ui.card(frame, radius: 10)
    var rest = frame.padded(6, 6)
    let head = rest.cut(.top, 28).padded(10, 0)
    ui.label(
      list.rows.isEmpty
        ? Labels.text("pick.nothing", ["point": Labels.point(list.at)])
        : Labels.under(list.rows.count, at: list.at), in: head, font: .noteStrong,
      color: ui.theme.textSoft)
    var unread: Range<Int>?
    var chosen: Int?
    ui.rows(
      "point.list", in: rest, count: list.rows.count, height: Self.row, reveal: list.current
    ) { ui, number, rect in
      let pointed = ui.interact(WidgetID("point.row", number), in: rect)
      if pointed.isHovered {
        ui.cursor = .hand
        if ui.isPointerNews, number != list.current {
          send(.pick(.move(by: number - list.current)))
        }
      }
      if pointed.isClicked { chosen = number }
      if list.rows[number].verdict == nil {
        unread = (unread?.lowerBound ?? number)..<number + 1
      }
      show(list, number, in: rect, &ui)
    }
    if let unread { send(.pick(.judge(unread))) }
    takeKeys(list, &ui, send)
    if let chosen { return send(.pick(.choose(chosen))) }
    if case .pointerDown = ui.event {
      ui.consume()
      send(.pick(.close))
    }
  }

  private func takeKeys(
    _ list: PointList, _ ui: inout Interface, _ send: (Command) -> Void
  ) {
    if ui.takeKey(.down) { send(.pick(.move(by: 1))) }
    if ui.takeKey(.up) { send(.pick(.move(by: -1))) }
    if ui.takeKey(.enter) { send(.pick(.choose(list.current))) }
    if ui.takeKey(.escape) { send(.pick(.close)) }
  }

  private func show(_ list: PointList, _ number: Int, in rect: CGRect, _ ui: inout Interface) {
    let row = list.rows[number]
    let view = workspace.projection.views[row.view]
    let theme = ui.theme
    if number == list.current { ui.fill(rect, theme.current, radius: 6) }
    if workspace.selection == view.id {
      ui.fill(
        CGRect(x: rect.minX, y: rect.minY + 8, width: 3, height: rect.height - 16),
        theme.touchArea, radius: 1.5)
    }
    var rest = rect.padded(10, 6)
    let mark = rest.cut(.left, 20)
    ui.badge(
      row.state, order: list.moment.order(of: view.id),
      in: CGRect(x: mark.minX, y: mark.minY, width: 20, height: 20))
    _ = rest.cut(.left, 10)
    var head = rest.cut(.top, 20)
    let state = Labels.verdict(row.state, view: view)
    let color = theme.color(of: row.state.accent) ?? theme.textFaint
    let room = ui.text.width(of: state, font: .note) + 12
    ui.label(
      state, in: head.cut(.right, min(room, head.width / 2)), font: .note, color: color,
      align: .trailing)
    let name = ui.label(
      view.id.name, in: head, font: .bodyStrong,
      color: view.isInvisible ? theme.textSoft : theme.text)
    _ = head.cut(.left, name + 8)
    if head.width > 40 {
      ui.label(view.className, in: head, font: .tiny, color: theme.textFaint)
    }
    let runs = (row.verdict ?? []).map {
      TextRun($0.text, font: .note, color: VerdictPanel.color(of: $0.style, soft: true, theme))
    }
    ui.paragraph(runs, in: rest, lineHeight: 16)
  }

  /// Beside the pointer, where it fits.
  private func place(_ list: PointList, in rect: CGRect) -> CGRect {
    let width = min(400, rect.width - 16)
    let wished = CGFloat(max(list.rows.count, 0)) * Self.row + 40
    let height = min(wished, rect.height - 16, 40 + Self.row * 7)
    let x =
      list.anchor.x + 12 + width > rect.maxX - 8 ? list.anchor.x - 12 - width : list.anchor.x + 12
    let y = min(list.anchor.y - 20, rect.maxY - 8 - height)
    return CGRect(
      x: min(max(x, rect.minX + 8), rect.maxX - 8 - width).rounded(),
      y: max(y, rect.minY + 8).rounded(), width: width, height: height)
  }
}
