import Canvas
import Foundation
import UIKit
import Wording

/// The tree, front-most first: reading down is the order of asking.
struct OutlinePanel: Panel {
  let workspace: Workspace

  init(_ workspace: Workspace) { self.workspace = workspace }

  static let row: CGFloat = 28

  func show(in rect: CGRect, _ ui: inout Interface, _ send: (Command) -> Void) {
    ui.fill(rect, ui.theme.panel)
    var rest = rect
    header(in: &rest, &ui, send)
    takeKeys(in: rest, &ui, send)
    let moment = workspace.moment
    let current = moment?.isAtEnd == true ? moment?.descent.trace.hit : moment?.current
    let place = current.flatMap { workspace.projection.index[$0] }
    ui.rows(
      "outline", in: rest, count: workspace.outline.rows.count, height: Self.row,
      reveal: workspace.revealedRow(current: current), serial: workspace.outline.attention?.serial
    ) { ui, number, rect in
      let row = workspace.outline.rows[number]
      show(
        row, number, in: rect, moment: moment,
        isCurrent: place.map { row.views.contains($0) } ?? false, &ui, send)
    }
    carry(in: rest, &ui, send)
    if ui.focus == "outline" {
      ui.drawFocus(of: "outline", around: rest.insetBy(dx: 3, dy: 3), radius: 4)
    }
    ui.hairline(.right, of: rect)
  }

  private func show(
    _ row: OutlineRow, _ number: Int, in rect: CGRect, moment: Moment?, isCurrent: Bool,
    _ ui: inout Interface, _ send: (Command) -> Void
  ) {
    let view = workspace.projection.views[row.view]
    let theme = ui.theme
    var gutter = rect
    gutter.size.width = 13
    breakpoint(view.id, number, in: gutter, &ui, send)
    // A deep tree must not push its names out of the panel.
    var line = rect.padded(16, 0)
    _ = line.cut(.left, 10)
    let step: CGFloat = rect.width < 248 ? 12 : 16
    _ = line.cut(.left, min(CGFloat(row.level) * step, (line.width * 0.45).rounded()))
    let isFoldPressed = isFoldClicked(row, at: CGPoint(x: line.minX - 8, y: line.midY), &ui)
    let pointed = ui.interact(WidgetID("outline.row", number), in: rect)
    let isLit = workspace.lit == view.id
    if isCurrent {
      ui.fill(rect, theme.current)
    } else if isLit || pointed.isHovered {
      ui.fill(rect, theme.hover)
    }
    if row.views.contains(where: { workspace.projection.views[$0].id == workspace.selection }) {
      ui.fill(CGRect(x: rect.minX, y: rect.minY, width: 3, height: rect.height), theme.touchArea)
      if !isCurrent { ui.fill(rect, theme.touchArea.withAlpha(0.12)) }
    }
    if pointed.isHovered {
      ui.cursor = .hand
      if ui.isPointerNews { send(.light(view.id)) }
    }
    breakpointMark(view.id, in: gutter, &ui)
    foldMark(row, at: CGPoint(x: line.minX - 8, y: line.midY), isShown: pointed.isHovered, &ui)
    let question = describe(row, view, in: line, moment: moment, &ui)
    if let question, ui.isPointer(over: question), pointed.pressed != nil || pointed.isClicked {
      if pointed.isClicked { ui.opened = Self.question(view) } else { send(.select(view.id)) }
    } else {
      act(row, view, pointed, isFoldPressed: isFoldPressed, &ui, send)
      lift(row, pointed, send)
    }
    if let question { answer(view, below: question, &ui, send) }
  }

  private func act(
    _ row: OutlineRow, _ view: PlacedView, _ pointed: Interaction, isFoldPressed: Bool,
    _ ui: inout Interface, _ send: (Command) -> Void
  ) {
    if isFoldPressed {
      send(
        row.wrappers > 0 || row.opensChain
          ? .outline(.toggleWrappers(view.id)) : .toggleCollapsed(view.id))
    }
    if pointed.pressed != nil {
      ui.giveFocus(to: "outline", isVisible: false)
      if pointed.clicks == 2 {
        if row.wrappers > 0 {
          send(.outline(.toggleWrappers(view.id)))
        } else {
          send(.select(view.id))
          send(.outline(.focus(view.id)))
        }
      } else if pointed.clicks == 1 {
        // In edit mode the press may begin to carry the view.
        let isLeft = workspace.selection == view.id && workspace.mode != .edit
        send(.select(isLeft ? nil : view.id))
      }
    }
  }

  /// The number, the name, its rules, and what became of the view.
  ///
  /// - Returns: where the mark of an unknown class stands.
  private func describe(
    _ row: OutlineRow, _ view: PlacedView, in rect: CGRect, moment: Moment?, _ ui: inout Interface
  ) -> CGRect? {
    var question: CGRect?
    let theme = ui.theme
    var line = rect
    _ = line.cut(.left, 6)
    let badge = line.cut(.left, 20)
    let told = teller(row, moment)
    let state = workspace.state(of: told, in: moment)
    ui.badge(
      state, order: moment?.order(of: workspace.projection.views[told].id),
      in: CGRect(x: badge.minX, y: badge.midY - 10, width: 20, height: 20))
    _ = line.cut(.left, 8)
    let name = row.wrappers > 0 ? Labels.wrappers(row.wrappers) : view.id.name
    let verdict = Labels.verdict(state, view: view)
    let room = ui.text.width(of: verdict, font: .note) + 12
    let isFaint = state == .neverAsked || view.isInvisible || row.isDimmed
    var right = line
    // That a class is unknown and what became of a view matter more than the end of a long name.
    let isUnknown = workspace.isUnknown(view)
    let mark: CGFloat = isUnknown ? 24 : 0
    let least = moment == nil ? min(ui.text.width(of: name, font: .body), 64) : 24
    if line.width > room + least + mark {
      ui.label(
        verdict, in: right.cut(.right, room), font: .note,
        color: state.accent == .hit ? theme.hit : theme.textFaint, align: .trailing)
    }
    let isMatch = workspace.outline.search.isOn && !row.isDimmed
    let width = ui.label(
      name,
      in: CGRect(
        x: right.minX, y: right.minY, width: max(0, right.width - mark), height: right.height),
      font: isMatch ? .bodyStrong : .body,
      color: row.wrappers > 0 ? theme.textSoft : isFaint ? theme.textFaint : theme.text)
    _ = right.cut(.left, width + 8)
    let rules = Labels.rules(view.looks.rules)
    if isUnknown, right.width >= 16 {
      // What this class overrides stands in no dump.
      let mark = right.cut(.left, 16)
      question = mark
      ui.draw(
        .question, in: CGRect(around: CGPoint(x: mark.minX + 7, y: mark.midY), radius: 7),
        color: theme.asking)
    }
    guard !rules.isEmpty, right.width > 8 else { return question }
    if ui.text.width(of: rules, font: .tiny) <= right.width {
      ui.label(rules, in: right, font: .tiny, color: theme.rule)
    } else {
      // The sign of a rule, where its name has no room.
      let center = CGPoint(x: right.minX + 4, y: right.midY)
      ui.path(StepKind.rule.mark(at: center, radius: 4), fill: .solid(theme.rule))
    }
    return question
  }

  /// The view whose state a row tells: of a chain the one that refused, else the innermost.
  private func teller(_ row: OutlineRow, _ moment: Moment?) -> Int {
    // A chain of 100,000 wrappers is not asked one by one in every frame.
    guard row.wrappers > 0, row.wrappers <= 256 else { return row.view }
    let refused = row.views.first { workspace.state(of: $0, in: moment).accent == .refused }
    return refused ?? row.views.upperBound - 1
  }

  // MARK: The triangle

  private func isFolded(_ row: OutlineRow) -> Bool {
    row.wrappers > 0
      || !workspace.outline.search.isOn
        && workspace.outline.collapsed.contains(workspace.projection.views[row.view].id)
  }

  private func hasFold(_ row: OutlineRow) -> Bool {
    if row.wrappers > 0 || row.opensChain { return true }
    return !workspace.outline.search.isOn
      && workspace.projection.views[row.view].end > row.view + 1
  }

  private func isFoldClicked(
    _ row: OutlineRow, at center: CGPoint, _ ui: inout Interface
  ) -> Bool {
    guard hasFold(row) else { return false }
    let box = CGRect(x: center.x - 7, y: center.y - 12, width: 14, height: 24)
    return ui.interact(WidgetID("outline.fold", row.view), in: box).isClicked
  }

  private func foldMark(
    _ row: OutlineRow, at center: CGPoint, isShown: Bool, _ ui: inout Interface
  ) {
    let isFolded = isFolded(row)
    guard hasFold(row), isFolded || isShown || row.opensChain else { return }
    let size: CGFloat = 3.5
    let points: [(CGFloat, CGFloat)] =
      isFolded
      ? [(-size * 0.6, -size), (size * 0.8, 0), (-size * 0.6, size)]
      : [(-size, -size * 0.6), (size, -size * 0.6), (0, size * 0.8)]
    ui.path(
      Outline(polygon: points.map { CGPoint(x: center.x + $0.0, y: center.y + $0.1) }),
      fill: .solid(ui.theme.textSoft))
  }

  // MARK: The gutter

  /// A click in the gutter sets a breakpoint: the descent stops when the view is asked.
  private func breakpoint(
    _ view: ViewID, _ number: Int, in gutter: CGRect, _ ui: inout Interface,
    _ send: (Command) -> Void
  ) {
    let pointed = ui.interact(WidgetID("outline.gutter", number), in: gutter)
    if pointed.isClicked { send(.toggleBreakpoint(.asked(view))) }
  }

  private func breakpointMark(_ view: ViewID, in gutter: CGRect, _ ui: inout Interface) {
    let isSet = workspace.breakpoints.contains(.asked(view))
    guard isSet || ui.isPointer(over: gutter) else { return }
    ui.draw(
      .stop, in: CGRect(around: CGPoint(x: gutter.minX + 8, y: gutter.midY), radius: 4.5),
      color: ui.theme.asking.withAlpha(isSet ? 1 : 0.4))
  }
}
