import Canvas
import Foundation
import UIKit
import Wording

/// The fingers on the stage, and the view that the delivery has come to.
@MainActor
struct FingerMarks {
  let workspace: Workspace

  init(_ workspace: Workspace) { self.workspace = workspace }

  /// - Parameter tag: where the delivery's tag stands.
  func show(tag: CGRect?, _ ui: inout Interface) {
    guard let live = workspace.live, workspace.mode == .touch else { return }
    for (_, point) in live.fingers.sorted(by: { $0.key < $1.key }) {
      let place = workspace.camera.toStage(point)
      guard place.isDrawable else { continue }
      ui.disc(at: place, radius: 17, ui.theme.mark.withAlpha(0.12))
      ui.ring(at: place, radius: 17, Stroke(ui.theme.mark.withAlpha(0.7), width: 1.5))
    }
    if let pinned = live.pinned { pin(at: workspace.camera.toStage(pinned), &ui) }
    guard let line = told, let tag else { return }
    let color = ui.theme.color(of: line.event)
    ui.path(Outline(polygon: corners), stroke: Stroke(color, width: 3))
    ui.card(tag, radius: 6)
    ui.stroke(tag, Stroke(color, width: 1.5), radius: 6)
    ui.label(
      Labels.line(line.event), in: tag, font: .noteStrong, color: ui.theme.text, align: .center)
  }

  /// What the delivery has come to, once the descent is over.
  private var told: DeliveryLog.Line? {
    guard workspace.mode == .touch, workspace.moment?.isAtEnd == true else { return nil }
    return workspace.live?.current
  }

  /// The corners of the view that it has come to, on the stage; none where it can't be drawn.
  private var corners: [CGPoint] {
    guard let view = told?.view, let placed = workspace.projection[view] else { return [] }
    let corners = placed.corners.map { workspace.camera.toStage($0) }
    return corners.allSatisfy { $0.isDrawable } ? corners : []
  }

  private func pin(at place: CGPoint, _ ui: inout Interface) {
    guard place.isDrawable else { return }
    ui.ring(at: place, radius: 14, Stroke(ui.theme.mark, width: 1.5, dash: [3, 3]))
    ui.disc(at: place, radius: 3, ui.theme.mark)
    ui.label(
      Labels.secondFinger, in: CGRect(x: place.x + 18, y: place.y - 10, width: 160, height: 20),
      font: .note, color: ui.theme.text)
  }

  /// Where the tag of the delivery stands.
  /// - Parameter taken: words that it covers only where there is no other place.
  func tag(in rect: CGRect, avoiding taken: [CGRect], text: any TextMeasuring) -> CGRect? {
    let corners = corners
    guard let line = told, !corners.isEmpty else { return nil }
    let box = CGRect(around: corners)
    let room = rect.insetBy(dx: 8, dy: 8)
    let size = CGSize(
      width: min(text.width(of: Labels.line(line.event), font: .noteStrong) + 16, room.width),
      height: 24)
    let rows = [box.minY - 30, box.maxY + 6, box.minY + 6, box.maxY - 30, box.midY - 12]
    let columns = [box.minX, box.maxX - size.width, box.midX - size.width / 2]
    let beside = [box.minX - size.width - 6, box.maxX + 6]
    let places = [columns, beside].flatMap { columns in
      rows.flatMap { y in columns.map { CGRect(origin: CGPoint(x: $0, y: y), size: size) } }
    }
    return TagPlacer(bounds: room, taken: taken).leastCovering(places)
  }
}
