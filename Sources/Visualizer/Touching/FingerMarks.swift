import Canvas
import Foundation
import UIKit
import Wording

/// The fingers on the stage, and the view that the delivery has come to.
@MainActor
struct FingerMarks {
  let workspace: Workspace

  init(_ workspace: Workspace) { self.workspace = workspace }

  /// - Parameter taken: words that the tag of the delivery covers only where there is no other place.
  func show(in rect: CGRect, avoiding taken: [CGRect], _ ui: inout Interface) {
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
    tag(Labels.line(line.event), at: corners, color, in: rect, avoiding: taken, &ui)
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
    _ words: String, at corners: [CGPoint], _ color: Color, in rect: CGRect,
    avoiding taken: [CGRect], _ ui: inout Interface
  ) {
    let box = CGRect(around: corners)
    let room = rect.insetBy(dx: 8, dy: 8)
    let size = CGSize(
      width: min(ui.text.width(of: words, font: .noteStrong) + 16, room.width), height: 24)
    let rows = [box.minY - 30, box.maxY + 6, box.minY + 6, box.maxY - 30, box.midY - 12]
    let places = rows.flatMap { y in
      [box.minX, box.maxX - size.width, box.midX - size.width / 2].map { x in
        CGRect(origin: CGPoint(x: x, y: y), size: size)
      }
    }
    let tag = TagPlacer(bounds: room, taken: taken).leastCovering(places)
    ui.card(tag, radius: 6)
    ui.stroke(tag, Stroke(color, width: 1.5), radius: 6)
    ui.label(words, in: tag, font: .noteStrong, color: ui.theme.text, align: .center)
  }
}
