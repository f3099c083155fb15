import Canvas
import Foundation
import UIKit
import Wording

/// The tree, front-most first: reading down is the order of asking.
struct OutlinePanel: Panel {
  let workspace: Workspace

  init(_ workspace: Workspace) { self.workspace = workspace }

  func show(in rect: CGRect, _ ui: inout Interface, _ send: (Command) -> Void) {
    ui.fill(rect, ui.theme.panel)
    var rest = rect
    ui.heading(Labels.hierarchy, in: &rest)
    let moment = workspace.moment
    let current = moment?.isAtEnd == true ? moment?.descent.trace.hit : moment?.current
    ui.rows("outline", in: rest, count: workspace.rows.count, height: 28, reveal: row(of: current))
    {
      ui, row, rect in
      show(row: row, in: rect, moment: moment, current: current, &ui, send)
    }
    ui.hairline(.right, of: rect)
  }

  private func row(of view: ViewID?) -> Int? {
    guard let view, let index = workspace.projection.index[view] else { return nil }
    return workspace.rowOfView[index]
  }

  private func show(
    row: Int, in rect: CGRect, moment: Moment?, current: ViewID?, _ ui: inout Interface,
    _ send: (Command) -> Void
  ) {
    let index = workspace.rows[row]
    let view = workspace.projection.views[index]
    let theme = ui.theme
    let state = workspace.state(of: index, in: moment)
    let pointed = ui.interact(WidgetID("outline.row", row), in: rect)
    if view.id == current { ui.fill(rect, theme.current) }
    if workspace.lit == view.id { ui.fill(rect, theme.hover) }
    if view.id == current, workspace.lit == view.id { ui.fill(rect, theme.current) }
    if workspace.selection == view.id {
      ui.fill(CGRect(x: rect.minX, y: rect.minY, width: 3, height: rect.height), theme.touchArea)
    }
    if pointed.isHovered {
      ui.cursor = .hand
      if ui.isPointerNews { send(.light(view.id)) }
    }
    if pointed.isClicked {
      send(.select(workspace.selection == view.id ? nil : view.id))
    }

    var line = rect.padded(16, 0)
    // A deep tree must not push its names out of the panel.
    let step: CGFloat = rect.width < 248 ? 12 : 16
    let indent = min(CGFloat(view.depth) * step, (line.width * 0.45).rounded())
    _ = line.cut(.left, indent)
    fold(index, view, at: CGPoint(x: line.minX - 8, y: line.midY), &ui, send)
    _ = line.cut(.left, 8)
    let badge = line.cut(.left, 20)
    ui.badge(
      state, order: moment?.order(of: view.id),
      in: CGRect(x: badge.minX, y: badge.midY - 10, width: 20, height: 20))
    _ = line.cut(.left, 8)

    let verdict = Labels.verdict(state, view: view)
    let room = ui.text.width(of: verdict, font: .note) + 12
    let isFaint = state == .neverAsked || view.isInvisible
    var right = line
    if line.width > room + min(ui.text.width(of: view.id.name, font: .body), 64) {
      let place = right.cut(.right, room)
      ui.label(
        verdict, in: place, font: .note,
        color: state.accent == .hit ? theme.hit : theme.textFaint, align: .trailing)
    }
    let width = ui.label(
      view.id.name, in: right, font: .body, color: isFaint ? theme.textFaint : theme.text)
    _ = right.cut(.left, width + 8)
    let rules = Labels.rules(view.looks.rules)
    if workspace.isUnknown(view), right.width > 16 {
      // What this class overrides stands in no dump.
      let mark = right.cut(.left, 16)
      ui.draw(
        .question, in: CGRect(around: CGPoint(x: mark.minX + 7, y: mark.midY), radius: 7),
        color: theme.asking)
    }
    if !rules.isEmpty, right.width > 28 {
      ui.label(rules, in: right, font: .tiny, color: theme.rule)
    }
  }

  /// The triangle that folds a branch away.
  private func fold(
    _ index: Int, _ view: PlacedView, at center: CGPoint, _ ui: inout Interface,
    _ send: (Command) -> Void
  ) {
    guard view.end > index + 1 else { return }
    let isFolded = workspace.collapsed.contains(view.id)
    let box = CGRect(around: center, radius: 8)
    let pointed = ui.interact(WidgetID("outline.fold", index), in: box)
    if pointed.isClicked { send(.toggleCollapsed(view.id)) }
    guard isFolded || pointed.isHovered || ui.isPointer(over: box.insetBy(dx: -12, dy: -6)) else {
      return
    }
    let size: CGFloat = 3.5
    let points: [(CGFloat, CGFloat)] =
      isFolded
      ? [(-size * 0.6, -size), (size * 0.8, 0), (-size * 0.6, size)]
      : [(-size, -size * 0.6), (size, -size * 0.6), (0, size * 0.8)]
    ui.path(
      Outline(polygon: points.map { CGPoint(x: center.x + $0.0, y: center.y + $0.1) }),
      fill: .solid(ui.theme.textSoft))
  }
}
