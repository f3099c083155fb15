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
    let (image, grid) = (comparison.image, comparison.grid)
    guard image.width > 0, image.height > 0 else { return }
    let corner = workspace.camera.toStage(grid.origin)
    let scale = workspace.camera.scale / grid.scale
    let rect = CGRect(
      x: corner.x, y: corner.y, width: CGFloat(image.width) * scale,
      height: CGFloat(image.height) * scale)
    guard corner.isDrawable, rect.width < 1e6, rect.height < 1e6 else { return }
    ui.list.add(.image(image, in: rect, opacity: 1))
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
