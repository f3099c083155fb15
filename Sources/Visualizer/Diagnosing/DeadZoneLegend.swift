import Canvas
import Foundation
import UIKit
import Wording

/// What the hatches mean, how many zones each cause has and how large they are, and the way from
/// one zone to the next.
@MainActor
struct DeadZoneLegend {
  let box: CGRect
  private let workspace: Workspace
  private let rows: [Row]

  private struct Row {
    var kind: DeadZone.Kind
    var words: String
    var figures: String
  }

  private static let head: CGFloat = 36
  private static let line: CGFloat = 20

  /// In a lower corner of `room`, beside the scene where there is space; only the head of it where
  /// it would cover the scene.
  init?(_ workspace: Workspace, in room: CGRect, beside scene: CGRect, text: any TextMeasuring) {
    guard workspace.layers.contains(.deadZones), !workspace.deadZones.isEmpty else { return nil }
    self.workspace = workspace
    let rows = DeadZone.Kind.allCases.compactMap { kind -> Row? in
      let zones = workspace.deadZones.filter { $0.kind == kind }
      guard !zones.isEmpty else { return nil }
      return Row(
        kind: kind, words: Labels.cause(kind),
        figures: Labels.zones(zones.count, area: zones.reduce(0) { $0 + $1.area }))
    }
    let title = text.width(of: Self.title(workspace), font: .noteStrong) + 12 + 16 + 64
    let wide = rows.map {
      text.width(of: $0.words, font: .note) + text.width(of: $0.figures, font: .note) + 24 + 16 + 24
    }
    let width = max(title, wide.max() ?? 0).rounded(.up)
    let height = Self.head + CGFloat(rows.count) * Self.line + 8
    let left = scene.minX - room.minX >= width + 20
    let right = room.maxX - scene.maxX >= width + 20
    let isWhole = (left || right) && height <= room.height * 0.5
    self.rows = isWhole ? rows : []
    let size = isWhole ? CGSize(width: width, height: height) : CGSize(width: title, height: 36)
    guard size.width <= room.width - 24, size.height <= room.height - 24 else { return nil }
    box = CGRect(
      x: left || !right ? room.minX + 12 : room.maxX - 12 - size.width,
      y: room.maxY - 12 - size.height, width: size.width, height: size.height)
  }

  private static func title(_ workspace: Workspace) -> String {
    Labels.deadZones(workspace.deadZones.count, shown: workspace.shownDeadZone)
  }

  func show(_ ui: inout Interface, _ send: (Command) -> Void) {
    ui.beginOverlay(box)
    defer { ui.endOverlay() }
    ui.fill(box, ui.theme.panel.withAlpha(0.95), radius: 8, border: ui.theme.line)
    var area = box.padded(12, 0)
    var head = area.cut(.top, Self.head)
    let buttons = head.cut(.right, 60)
    ui.label(Self.title(workspace), in: head, font: .noteStrong, color: ui.theme.text)
    for (index, step) in [-1, 1].enumerated() {
      let button = CGRect(
        x: buttons.minX + 4 + CGFloat(index) * 32, y: buttons.midY - 14, width: 28, height: 28)
      if ui.button(
        WidgetID("deadZones.step", index), "", icon: step < 0 ? .back : .forward, in: button,
        style: .plain, tip: Shortcut.tip(for: .stepDeadZone(step)))
      {
        send(.stepDeadZone(step))
      }
    }
    for row in rows {
      var line = area.cut(.top, Self.line)
      let mark = line.cut(.left, 24)
      let swatch = CGRect(x: mark.minX, y: mark.midY - 7, width: 18, height: 14)
      ui.hatch(
        Outline(polygon: swatch.corners), row.kind, in: swatch, from: swatch.origin, spacing: 5)
      ui.stroke(swatch, Stroke(ui.theme.neverAsked, width: 1), radius: 2)
      ui.label(
        row.figures, in: line.cut(.right, ui.text.width(of: row.figures, font: .note) + 1),
        font: .note, color: ui.theme.textSoft, align: .trailing)
      ui.label(row.words, in: line, font: .note, color: ui.theme.text)
    }
  }
}
