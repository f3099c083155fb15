import Canvas
import Foundation
import UIKit
import Wording

/// The code that runs now: UIKit's algorithm, or the override that does what the view's rules do.
struct CodePanel: Panel {
  let workspace: Workspace

  init(_ workspace: Workspace) { self.workspace = workspace }

  func show(in rect: CGRect, _ ui: inout Interface, _ send: (Command) -> Void) {
    ui.fill(rect, ui.theme.panel)
    var rest = rect
    _ = rest.cut(.top, 8)
    guard let code = workspace.telling.code else {
      ui.label(
        Labels.codeHint, in: rest.cut(.top, LogPanel.row).padded(16, 0), font: .code,
        color: ui.theme.textFaint)
      return
    }
    var title = rest.cut(.top, LogPanel.row).padded(16, 0)
    if ui.button(
      "code.copy", "", icon: .copy, in: title.cut(.right, 22).insetBy(dx: 0, dy: -1), style: .plain,
      tip: Labels.text("copy.swift"))
    {
      ui.copied = code.swift
    }
    let isLit = workspace.lit == code.view
    if isLit { ui.fill(title.insetBy(dx: -4, dy: 0), ui.theme.hover, radius: 4) }
    ui.label(
      code.title, in: title, font: .code, color: isLit ? ui.theme.text : ui.theme.textSoft)
    if ui.isPointerNews, ui.isPointer(over: rect) { send(.light(code.view)) }
    _ = rest.cut(.top, 2)
    let source = SelectableText(count: code.lines.count, stamp: code.swift.hashValue) {
      code.lines[$0].text
    }
    ui.selectable("code.text", source, in: rest, scroll: "code") { ui in
      ui.rows(
        "code", in: rest, count: code.lines.count, height: LogPanel.row, reveal: code.current
      ) { ui, index, row in
        show(code, index, in: row, &ui)
      }
    }
    menu(code, source, over: rest, &ui)
  }

  private func menu(
    _ code: Code, _ source: SelectableText, over rect: CGRect, _ ui: inout Interface
  ) {
    let selected = ui.selectedText(in: "code.text", of: source)
    let items =
      (selected == nil ? [] : [MenuItem(Labels.text("copy.selection"))])
      + [MenuItem(Labels.text("copy.swift"))]
    guard let chosen = ui.contextMenu("code.menu", items: items, over: rect, focused: "code.text")
    else { return }
    ui.copied = chosen == items.count - 1 ? code.swift : selected
  }

  private func show(_ code: Code, _ index: Int, in rect: CGRect, _ ui: inout Interface) {
    let theme = ui.theme
    let isCurrent = index == code.current
    if isCurrent { ui.fill(rect.padded(12, 0), theme.current, radius: 4) }
    var rest = rect.padded(16, 0)
    ui.label(
      "\(index + 1)", in: rest.cut(.left, 24), font: .code,
      color: isCurrent ? theme.asking : theme.textFaint, align: .trailing)
    let arrow = rest.cut(.left, 14)
    if isCurrent {
      let center = CGPoint(x: arrow.midX, y: arrow.midY)
      ui.path(
        Outline(polygon: [
          CGPoint(x: center.x - 2.5, y: center.y - 3.5), CGPoint(x: center.x + 3.5, y: center.y),
          CGPoint(x: center.x - 2.5, y: center.y + 3.5),
        ]), fill: .solid(theme.asking))
    }
    let runs = SwiftColors.runs(of: code.lines[index].text, theme)
    ui.selectableLine(runs, line: index, in: rest)
    if isCurrent, !code.remark.isEmpty {
      // The live values are a remark of the window and no part of the code.
      let width = runs.reduce(0) { $0 + ui.text.width(of: $1.text, font: $1.font) }
      _ = rest.cut(.left, width)
      ui.label("  // " + code.remark, in: rest, font: .code, color: theme.textSoft)
    }
  }

  /// How the log's runs are coloured.
  static func color(of style: Sentence.Style, _ theme: Theme) -> Color {
    switch style {
    case .number, .quiet: theme.textSoft
    case .yes, .hit: theme.hit
    case .no: theme.refused
    case .rule: theme.rule
    case .plain, .strong, .name, .arrow: theme.text
    }
  }
}
