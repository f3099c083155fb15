import Canvas
import Foundation
import Wording

/// The keys and what the mouse does, by group and in columns, over everything until it is closed.
struct HelpSheet: Panel {
  let workspace: Workspace

  init(_ workspace: Workspace) { self.workspace = workspace }

  private static let row: CGFloat = 22
  private static let sign: CGFloat = 116

  /// A line: what is pressed, and what that does; a heading has no sign.
  private struct Line {
    var sign = ""
    var words: String
  }

  func show(in rect: CGRect, _ ui: inout Interface, _ send: (Command) -> Void) {
    guard workspace.isHelpShown else { return }
    ui.beginOverlay(rect)
    defer { ui.endOverlay() }
    ui.fill(rect, ui.theme.shadow)
    let most = min(rect.width - 32, 1080)
    let columns = Self.flow(Self.groups, into: min(max(Int(most / 340), 1), 3))
    let height = CGFloat(columns.map(\.count).max() ?? 0) * Self.row
    let size = CGSize(
      width: min(most, CGFloat(columns.count) * 340 + 40),
      height: min(rect.height - 32, height + 84))
    let box = CGRect(
      x: (rect.midX - size.width / 2).rounded(), y: (rect.midY - size.height / 2).rounded(),
      width: size.width, height: size.height)
    ui.card(box, radius: 12)
    var rest = box.padded(24, 16)
    var head = rest.cut(.top, 40)
    let close = head.cut(.right, 28)
    let words = Labels.text("help.portrait")
    let button = head.cut(.right, ui.buttonWidth(words) + 12)
    if ui.button(
      "help.portrait", words,
      in: CGRect(x: button.minX, y: button.midY - 14, width: button.width - 12, height: 28),
      tip: Labels.text("help.portrait.tip"))
    {
      send(.lookAtWindow)
    }
    ui.label(Labels.helpTitle, in: head, font: .title, color: ui.theme.text)
    let cross = CGRect(x: close.minX, y: close.midY - 14, width: 28, height: 28)
    ui.tip(Labels.tip("closeSheet"), for: cross)
    if ui.button("help.close", "", icon: .cross, in: cross, style: .plain) { send(.toggleHelp) }
    _ = rest.cut(.top, 8)
    scroll(by: rest.height, &ui)
    ui.scrolled("help.sheet", in: rest, content: height) { ui, content in
      let width = (content.width - 4) / CGFloat(columns.count)
      for (index, lines) in columns.enumerated() {
        show(
          lines,
          in: CGRect(
            x: content.minX + CGFloat(index) * width, y: content.minY, width: width - 20,
            height: content.height), &ui)
      }
    }
    if case .pointerDown(let point, _, _, _) = ui.event {
      if !box.covers(point) { send(.toggleHelp) }
      ui.consume()
    }
  }

  private func show(_ lines: [Line], in rect: CGRect, _ ui: inout Interface) {
    var rest = rect
    for line in lines {
      var row = rest.cut(.top, Self.row)
      if line.sign.isEmpty {
        ui.label(line.words, in: row, font: .header, color: ui.theme.touchArea)
      } else {
        ui.label(
          line.sign, in: row.cut(.left, Self.sign), font: .noteStrong, color: ui.theme.text)
        ui.label(line.words, in: row, font: .note, color: ui.theme.textSoft)
      }
    }
  }

  /// The keys that scroll everywhere.
  private func scroll(by page: CGFloat, _ ui: inout Interface) {
    if ui.takeKey(.down) { ui.scroll("help.sheet", by: Self.row) }
    if ui.takeKey(.up) { ui.scroll("help.sheet", by: -Self.row) }
    if ui.takeKey(.pageDown) { ui.scroll("help.sheet", by: page - Self.row) }
    if ui.takeKey(.pageUp) { ui.scroll("help.sheet", by: Self.row - page) }
  }

  // MARK: What stands where

  /// Each group with its heading and an empty line below.
  private static var groups: [[Line]] {
    Shortcut.Group.allCases.compactMap { group in
      var lines = Shortcut.all.filter { $0.group == group }
        .map { Line(sign: $0.sign, words: $0.words) }
      if group == .touch { lines = Labels.mouse.map { Line(sign: $0.0, words: $0.1) } + lines }
      if group == .view {
        lines += [
          Line(sign: Labels.borderKeys, words: Labels.borderWords),
          Line(sign: Labels.tabKey, words: Labels.tabWords),
        ]
      }
      if lines.isEmpty { return nil }
      return [Line(words: Labels.group(group))] + lines + [Line(words: "")]
    }
  }

  /// Whole groups after each other, in the shortest columns that take them all.
  private static func flow(_ groups: [[Line]], into count: Int) -> [[Line]] {
    let all = groups.map(\.count)
    var height = all.max() ?? 0
    while true {
      var columns: [[Line]] = [[]]
      for group in groups {
        if let last = columns.last, !last.isEmpty, last.count + group.count > height {
          columns.append([])
        }
        columns[columns.count - 1] += group
      }
      if columns.count <= count { return columns }
      height += 1
    }
  }
}
