import Canvas
import Foundation
import UIKit
import Wording

/// The fingers on the stage, and the view that the delivery has come to.
@MainActor
struct FingerMarks {
  let workspace: Workspace

  init(_ workspace: Workspace) { self.workspace = workspace }

  func show(in rect: CGRect, _ ui: inout Interface) {
    guard let live = workspace.live, workspace.mode == .touch else { return }
    for (_, point) in live.fingers.sorted(by: { $0.key < $1.key }) {
      let place = workspace.camera.toStage(point)
      guard place.isDrawable else { continue }
      ui.disc(at: place, radius: 17, ui.theme.mark.withAlpha(0.12))
      ui.ring(at: place, radius: 17, Stroke(ui.theme.mark.withAlpha(0.7), width: 1.5))
    }
    if let pinned = live.pinned { pin(at: workspace.camera.toStage(pinned), &ui) }
    guard workspace.moment?.isAtEnd == true, let line = live.current, let view = line.view,
      let placed = workspace.projection[view]
    else { return }
    let corners = placed.corners.map { workspace.camera.toStage($0) }
    guard corners.allSatisfy({ $0.isDrawable }) else { return }
    let color = ui.theme.color(of: line.event)
    ui.path(Outline(polygon: corners), stroke: Stroke(color, width: 3))
    tag(Labels.line(line.event), above: corners, color, in: rect, &ui)
  }

  private func pin(at place: CGPoint, _ ui: inout Interface) {
    guard place.isDrawable else { return }
    ui.ring(at: place, radius: 14, Stroke(ui.theme.mark, width: 1.5, dash: [3, 3]))
    ui.disc(at: place, radius: 3, ui.theme.mark)
    ui.label(
      Labels.secondFinger, in: CGRect(x: place.x + 18, y: place.y - 10, width: 160, height: 20),
      font: .note, color: ui.theme.text)
  }

  private func tag(
    _ words: String, above corners: [CGPoint], _ color: Color, in rect: CGRect,
    _ ui: inout Interface
  ) {
    let box = CGRect(around: corners)
    let width = min(ui.text.width(of: words, font: .noteStrong) + 16, rect.width - 16)
    var tag = CGRect(x: box.minX, y: box.minY - 30, width: width, height: 24)
    if tag.minY < rect.minY + 8 { tag.origin.y = min(box.maxY + 6, rect.maxY - 32) }
    tag.origin.x = min(max(tag.minX, rect.minX + 8), rect.maxX - width - 8)
    ui.card(tag, radius: 6)
    ui.stroke(tag, Stroke(color, width: 1.5), radius: 6)
    ui.label(words, in: tag, font: .noteStrong, color: ui.theme.text, align: .center)
  }
}
