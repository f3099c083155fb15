import Canvas
import Foundation
import Scenes
import UIKit
import Wording

extension InspectorPanel {
  /// What the class of an imported view likely overrides, where nobody knows.
  func showUnknownOverrides(
    of subject: Subject, in rest: inout CGRect, _ ui: inout Interface, _ send: (Command) -> Void
  ) {
    guard workspace.isUnknown(subject.placed), let name = subject.node.className else { return }
    let words = [
      TextRun(
        workspace.isKnownToOverride(name) ? Labels.overridesKnown : Labels.overridesUnknown,
        font: .note, color: ui.theme.textSoft)
    ]
    var inside = rest.padded(16, 0)
    let mark = inside.cut(.left, 20)
    let height = CGFloat(ui.wrapped(words, width: inside.width).count) * 17
    ui.draw(
      .question, in: CGRect(around: CGPoint(x: mark.minX + 7, y: mark.minY + 8), radius: 7),
      color: ui.theme.asking)
    ui.paragraph(
      words, in: CGRect(origin: inside.origin, size: CGSize(width: inside.width, height: height)),
      lineHeight: 17)
    _ = rest.cut(.top, height + 6)
    let anchor = rest.cut(.top, 32).padded(16, 2)
    let id = WidgetID("inspector.likelyRules")
    ui.menuButton(id, Labels.likelyRules, in: anchor)
    LikelyRulesMenu(view: subject.id, className: name, bounds: subject.view.bounds)
      .show(id, below: anchor, &ui, send)
    _ = rest.cut(.top, 8)
  }

  /// The beginning of the view's own text in the dump, right under its name: nobody trusts a reading
  /// that can't be checked.
  func showBeginning(of subject: Subject, in rest: inout CGRect, _ ui: inout Interface) {
    let origin = subject.node.origin
    guard workspace.imported != nil, let text = origin.text else { return }
    let runs = [
      TextRun(
        (origin.place.map { Labels.line($0.line) + "  " } ?? ""), font: .note,
        color: ui.theme.textFaint),
      TextRun(Self.plain(text), font: Font(.code, size: 11), color: ui.theme.textSoft),
    ]
    let count = min(ui.wrapped(runs, width: rest.width - 32).count, 2)
    let box = rest.cut(.top, CGFloat(count) * 16 + 4).padded(16, 0)
    ui.paragraph(runs, in: box, lineHeight: 16)
    _ = rest.cut(.top, 6)
  }

  /// The view's own text in the dump, and how each of its values is known.
  func showOrigin(of subject: Subject, in rest: inout CGRect, _ ui: inout Interface) {
    let origin = subject.node.origin
    guard workspace.imported != nil, let text = origin.text else { return }
    ui.heading(Labels.fromTheDump, in: &rest)
    if let place = origin.place {
      let line = rest.cut(.top, 20).padded(16, 0)
      ui.label(Labels.line(place.line), in: line, font: .note, color: ui.theme.textFaint)
    }
    let runs = [TextRun(Self.plain(text), font: Font(.code, size: 11), color: ui.theme.text)]
    let width = rest.width - 48
    let height = CGFloat(min(ui.wrapped(runs, width: width).count, 12)) * 16 + 12
    let box = rest.cut(.top, height).padded(16, 0)
    ui.fill(box, ui.theme.well, radius: 5, border: ui.theme.line)
    ui.paragraph(runs, in: box.padded(8, 6), lineHeight: 16)
    _ = rest.cut(.top, 6)
    for (key, field) in NodeFields.named {
      guard let source = origin.source(of: field) else { continue }
      var line = rest.cut(.top, 22).padded(16, 0)
      let known = line.cut(.right, ui.text.width(of: Labels.known(source), font: .note) + 1)
      ui.label(
        Labels.known(source), in: known, font: .note, color: color(of: source, ui.theme),
        align: .trailing)
      ui.label(key, in: line, font: .note, color: ui.theme.textSoft)
    }
    _ = rest.cut(.top, 8)
  }

  private func color(of source: ValueSource, _ theme: Theme) -> Color {
    switch source {
    case .read: theme.text
    case .default: theme.textFaint
    case .recovered: theme.asking
    }
  }

  /// One line of it, as far as a small box has room: line ends and indents become single spaces.
  private static func plain(_ text: String) -> String {
    text.prefix(1200).split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
