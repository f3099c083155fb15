import Canvas
import Diagnosis
import Foundation
import UIKit
import Wording

/// What changed for touches since the scene was opened: the shaded points, and who lost them to
/// whom.
@MainActor
struct ComparisonCard {
  let workspace: Workspace
  let comparison: Comparison

  init?(_ workspace: Workspace) {
    guard let comparison = workspace.comparison else { return nil }
    self.workspace = workspace
    self.comparison = comparison
  }

  func showImage(_ ui: inout Interface) {
    ui.show(comparison.image, of: comparison.grid, through: workspace.camera)
  }

  func show(in rect: CGRect, _ ui: inout Interface, _ send: (Command) -> Void) {
    let passages = comparison.difference.passages.prefix(5)
    let width = min(320, rect.width - 24)
    let height = 52 + CGFloat(max(passages.count, 1)) * 20 + 10
    let card = CGRect(
      x: rect.minX + 12, y: rect.minY + (workspace.mode == .edit ? 60 : 12), width: width,
      height: height)
    ui.beginOverlay(card)
    defer { ui.endOverlay() }
    ui.card(card)
    var rest = card.padded(12, 8)
    var head = rest.cut(.top, 36)
    let close = head.cut(.right, 28)
    if ui.button(
      "comparison.close", "", icon: .cross,
      in: CGRect(x: close.minX, y: close.midY - 14, width: 28, height: 28), style: .plain)
    {
      send(.toggleComparison)
    }
    let titles = [Labels.before, Labels.after]
    if let chosen = ui.segments(
      "comparison.side", titles, selected: comparison.showsBefore ? 0 : 1,
      in: CGRect(
        x: head.minX, y: head.midY - 16, width: ui.segmentsWidth(titles), height: 32))
    {
      send(.showBefore(chosen == 0))
    }
    _ = rest.cut(.top, 4)
    guard !passages.isEmpty else {
      ui.label(Labels.nothingChanged, in: rest.cut(.top, 20), font: .note, color: ui.theme.textSoft)
      return
    }
    for passage in passages {
      ui.label(
        Labels.passage(from: passage.from, to: passage.to, area: passage.area),
        in: rest.cut(.top, 20), font: .note, color: ui.theme.text)
    }
  }
}
