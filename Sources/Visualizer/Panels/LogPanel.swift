import Canvas
import Foundation
import UIKit
import Wording

/// The call log, line by line as the descent tells it.
struct LogPanel: Panel {
  let workspace: Workspace

  init(_ workspace: Workspace) { self.workspace = workspace }

  static let row: CGFloat = 20
  /// Where a click sets a breakpoint: left of the lines.
  private static let gutter: CGFloat = 44

  func show(in rect: CGRect, _ ui: inout Interface, _ send: (Command) -> Void) {
    ui.fill(rect, ui.theme.panel)
    ui.hairline(.right, of: rect)
    var rest = rect
    _ = rest.cut(.top, 8)
    _ = rest.cut(.right, 1)
    guard workspace.player.furthest > 0, let descent = workspace.descent else {
      ui.label(
        Labels.logHint, in: rest.cut(.top, Self.row).padded(16, 0), font: .code,
        color: ui.theme.textFaint)
      return
    }
    let source = source(of: descent)
    var title = rest.cut(.top, Self.row).padded(16, 0)
    if ui.button(
      "log.copy", "", icon: .copy, in: title.cut(.right, 22).insetBy(dx: 0, dy: -1), style: .plain,
      tip: Labels.text("copy.log"))
    {
      ui.copied = whole(source, descent)
    }
    ui.label(
      Labels.text("pane.log", ["point": Labels.point(descent.trace.point)]), in: title,
      font: .code, color: ui.theme.textSoft)
    _ = rest.cut(.top, 2)
    gutters(in: rest, descent, &ui, send)
    let clicked = ui.selectable("log.text", source, in: rest, scroll: "log") { ui in
      ui.rows(
        "log", in: rest, count: source.count, height: Self.row, reveal: workspace.player.step - 1
      ) { ui, index, row in
        show(descent.logLine(at: index + 1), number: index + 1, in: row, &ui, send)
      }
    }
    if let clicked { send(.go(toStep: clicked + 1)) }
    menu(over: rest, source, descent, &ui)
  }

  private func source(of descent: Descent) -> SelectableText {
    SelectableText(
      count: workspace.player.furthest, stamp: workspace.touchCount,
      lead: { String(repeating: "  ", count: min(descent.logLine(at: $0 + 1).depth, 60)) },
      line: { descent.logLine(at: $0 + 1).text })
  }

  /// What was told so far, and the answer once it was given.
  private func whole(_ source: SelectableText, _ descent: Descent) -> String {
    guard workspace.player.hasEnded else { return source.text }
    let hit = descent.trace.hit
    return source.text + "\n"
      + (hit.map { Labels.text("trace.hit", ["view": $0.name]) } ?? Labels.text("trace.nobody"))
  }

  private func menu(
    over rect: CGRect, _ source: SelectableText, _ descent: Descent, _ ui: inout Interface
  ) {
    let selected = ui.selectedText(in: "log.text", of: source)
    let items =
      (selected == nil ? [] : [MenuItem(Labels.text("copy.selection"))])
      + [MenuItem(Labels.text("copy.log"))]
    guard let chosen = ui.contextMenu("log.menu", items: items, over: rect, focused: "log.text")
    else { return }
    ui.copied = chosen == items.count - 1 ? whole(source, descent) : selected
  }

  private func show(
    _ line: CallLog.Line, number: Int, in rect: CGRect, _ ui: inout Interface,
    _ send: (Command) -> Void
  ) {
    let theme = ui.theme
    let current = workspace.player.step
    let view = workspace.descent?.trace.steps[number - 1].view
    let isHovered = ui.active == nil && ui.isPointer(over: rect)
    let box = rect.padded(12, 0)
    if number == current {
      ui.fill(box, theme.current, radius: 4)
    } else if isHovered || view != nil && (workspace.lit == view || workspace.selection == view) {
      ui.fill(box, theme.hover, radius: 4)
    }
    if isHovered, ui.isPointerNews { send(.light(view)) }
    mark(number, in: rect, &ui)
    var rest = rect.padded(16, 0)
    ui.label(
      "\(number)", in: rest.cut(.left, 24), font: .code, color: theme.textFaint, align: .trailing)
    _ = rest.cut(.left, 14)
    _ = rest.cut(.left, min(CGFloat(line.depth) * 14, rest.width * 0.6))
    let isTold = number <= current
    ui.selectableLine(
      line.spans.map { span in
        TextRun(
          span.text, font: .code,
          color: isTold ? CodePanel.color(of: span.style, theme) : theme.textFaint)
      }, line: number - 1, in: rest, keeping: line.answerLength)
  }

  // MARK: Breakpoints

  /// A click left of a line stops the descent whenever that line's view is asked.
  private func gutters(
    in rect: CGRect, _ descent: Descent, _ ui: inout Interface, _ send: (Command) -> Void
  ) {
    let lane = CGRect(x: rect.minX, y: rect.minY, width: Self.gutter, height: rect.height)
    let pointed = ui.interact("log.gutter", in: lane)
    if pointed.isHovered { ui.cursor = .hand }
    guard pointed.isClicked, let pointer = ui.pointer else { return }
    let step = Int((pointer.y - rect.minY + ui.scrollOffset(of: "log")) / Self.row)
    guard step >= 0, step < workspace.player.furthest else { return }
    send(.toggleBreakpoint(.asked(descent.trace.steps[step].view)))
  }

  private func mark(_ number: Int, in rect: CGRect, _ ui: inout Interface) {
    guard let step = workspace.descent?.trace.steps[number - 1] else { return }
    let gutter = CGRect(x: rect.minX, y: rect.minY, width: Self.gutter, height: rect.height)
    let isSet = workspace.breakpoints.first { $0.stops(at: step) }
    let isWished = ui.active == nil && ui.isPointer(over: gutter)
    guard isSet != nil || isWished else { return }
    ui.draw(
      .stop, in: CGRect(around: CGPoint(x: rect.minX + 10, y: rect.midY), radius: 4.5),
      color: isSet.map { ui.theme.color(of: $0) } ?? ui.theme.asking.withAlpha(0.4))
  }
}

extension CallLog.Line {
  /// How many spans tell the answer, the arrow before it included: what a narrow pane must not cut.
  fileprivate var answerLength: Int {
    spans.lastIndex { $0.style == .arrow }.map { spans.count - $0 } ?? 0
  }
}

extension Theme {
  /// A breakpoint has the colour of the step that it waits for.
  func color(of breakpoint: Breakpoint) -> Color {
    switch breakpoint {
    case .asked: asking
    case .gateFails: refused
    case .ruleRuns: rule
    }
  }
}
