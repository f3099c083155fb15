import Canvas
import Foundation
import UIKit
import Wording

extension OutlinePanel {
  /// The search field, the order, and what is found or focused on below.
  func header(in rest: inout CGRect, _ ui: inout Interface, _ send: (Command) -> Void) {
    var row = rest.cut(.top, 44).padded(12, 8)
    let order = row.cut(.right, 28)
    _ = row.cut(.right, 4)
    let box = CGRect(x: order.minX, y: order.minY, width: 28, height: 28)
    if ui.button(
      "outline.order", "", icon: .order, in: box, style: .plain, tip: Labels.tip("order"))
    {
      send(.outline(.toggleOrder))
    }
    field(in: row, &ui, send)
    strip(in: &rest, &ui, send)
    breadcrumbs(in: &rest, &ui, send)
    if workspace.outline.isBackToFront {
      ui.label(
        Labels.text("outline.backToFront"), in: rest.cut(.top, 20).padded(16, 0), font: .tiny,
        color: ui.theme.textSoft)
    }
  }

  private func field(in rect: CGRect, _ ui: inout Interface, _ send: (Command) -> Void) {
    let id: WidgetID = "outline.search"
    let text = workspace.outline.search.text
    if ui.typing?.id == id, case .keyDown(let key, let modifiers, _) = ui.event {
      let isBack = key == .up || key == .enter && modifiers.contains(.shift)
      if isBack || key == .down || key == .enter {
        ui.consume()
        send(.outline(.walk(by: isBack ? -1 : 1)))
      }
    }
    let change = ui.textField(
      id, text, placeholder: Labels.text("search.placeholder"), in: rect)
    switch change {
    case .typed(let typed): send(.outline(.search(typed)))
    case .committed(let typed): if typed != text { send(.outline(.search(typed))) }
    case .cancelled: send(.outline(.search("")))
    case nil: break
    }
    ui.drawFocus(of: id, around: rect)
    if text.isEmpty, ui.typing?.id != id {
      ui.draw(
        .search, in: CGRect(x: rect.maxX - 22, y: rect.midY - 7, width: 14, height: 14),
        color: ui.theme.textFaint)
    }
  }

  /// How many match, the way through them, or why the query makes no sense.
  private func strip(in rest: inout CGRect, _ ui: inout Interface, _ send: (Command) -> Void) {
    let search = workspace.outline.search
    guard !search.text.isEmpty else { return }
    if let refusal = search.refusal {
      let runs = [TextRun(Labels.refusal(refusal), font: .note, color: ui.theme.refused)]
      let lines = min(ui.wrapped(runs, width: rest.width - 52).count, 4)
      var box = rest.cut(.top, CGFloat(lines) * 16 + 8).padded(16, 0)
      let mark = box.cut(.left, 20)
      ui.draw(
        .cross, in: CGRect(x: mark.minX, y: mark.minY + 2, width: 12, height: 12),
        color: ui.theme.refused)
      ui.paragraph(runs, in: box, lineHeight: 16)
      return
    }
    var row = rest.cut(.top, 28).padded(12, 2)
    func icon(_ id: WidgetID, _ icon: Icon, _ command: Command) {
      let slot = row.cut(.right, 24)
      if ui.button(id, "", icon: icon, in: slot, style: .plain) { send(command) }
    }
    icon("outline.endSearch", .cross, .outline(.search("")))
    icon("outline.nextMatch", .down, .outline(.walk(by: 1)))
    icon("outline.lastMatch", .up, .outline(.walk(by: -1)))
    _ = row.cut(.left, 4)
    ui.label(
      Labels.matches(search.count, current: workspace.currentMatch), in: row, font: .note,
      color: search.count == 0 ? ui.theme.refused : ui.theme.textSoft)
  }

  /// What stands around the view that is focused on; a click goes back out to it.
  private func breadcrumbs(
    in rest: inout CGRect, _ ui: inout Interface, _ send: (Command) -> Void
  ) {
    guard let focus = workspace.outline.focus,
      let index = workspace.projection.index[focus]
    else { return }
    var row = rest.cut(.top, 28).padded(12, 2)
    if ui.button(
      "outline.unfocus", "", icon: .cross, in: row.cut(.right, 24), style: .plain,
      tip: Labels.tip("unfocus"))
    {
      send(.outline(.focus(nil)))
    }
    let views = workspace.projection.views
    var crumbs: [(index: Int, width: CGFloat)] = []
    var used: CGFloat = 24
    var next: Int? = index
    // From the inside outwards, as far as there is room.
    while let crumb = next, crumbs.count < 64 {
      let width = min(ui.text.width(of: views[crumb].id.name, font: .note) + 8, 140)
      if !crumbs.isEmpty, used + width + 12 > row.width { break }
      crumbs.append((crumb, min(width, row.width - 24)))
      used += width + 12
      next = views[crumb].parent
    }
    if next != nil {
      ui.label("…", in: row.cut(.left, 16), font: .note, color: ui.theme.textFaint)
    }
    for (place, crumb) in crumbs.reversed().enumerated() {
      let box = row.cut(.left, crumb.width)
      let id = WidgetID("outline.crumb", place)
      let pointed = ui.interact(id, in: box)
      let isActivated = ui.isActivated(id, in: box)
      if pointed.isHovered { ui.cursor = .hand }
      let isLast = crumb.index == index
      ui.label(
        views[crumb.index].id.name, in: box.padded(4, 0), font: isLast ? .noteStrong : .note,
        color: isLast || pointed.isHovered ? ui.theme.text : ui.theme.textSoft)
      ui.drawFocus(of: id, around: box)
      if pointed.isClicked || isActivated, !isLast {
        send(.outline(.focus(views[crumb.index].id)))
      }
      if !isLast {
        ui.label(
          "›", in: row.cut(.left, 12), font: .note, color: ui.theme.textFaint, align: .center)
      }
    }
  }

  /// The outline's own keys, while it has the focus.
  func takeKeys(in rect: CGRect, _ ui: inout Interface, _ send: (Command) -> Void) {
    guard ui.offerFocus(to: "outline", in: rect), ui.typing == nil,
      case .keyDown(let key, let modifiers, _) = ui.event, !modifiers.contains(.control),
      !modifiers.contains(.shift)
    else { return }
    // After a click the arrows that step through the descent still do; up and down have no other use
    // but in edit mode.
    guard ui.isFocusVisible || workspace.mode != .edit && (key == .up || key == .down) else {
      return
    }
    let page = max(1, Int(rect.height / Self.row) - 1)
    let command: OutlineCommand? =
      switch key {
      case .up: .move(by: -1)
      case .down: .move(by: 1)
      case .pageUp: .move(by: -page)
      case .pageDown: .move(by: page)
      case .home: .moveToFirst
      case .end: .moveToLast
      case .left: .fold
      case .right: .unfold
      case .enter: workspace.selection.map { .focus($0) }
      case .backspace: .focus(around)
      default: nil
      }
    guard let command else { return }
    ui.consume()
    ui.giveFocus(to: "outline", isVisible: true)
    send(.outline(command))
  }

  /// The view around the one that is focused on.
  private var around: ViewID? {
    guard let focus = workspace.outline.focus, let parent = workspace.projection[focus]?.parent
    else { return nil }
    return workspace.projection.views[parent].id
  }
}
