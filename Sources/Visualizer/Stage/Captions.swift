import Canvas
import Foundation
import UIKit

/// The names on the stage, placed so that none covers another and none leaves its view, and with
/// them the places where the token rests.
@MainActor
struct Captions {
  private(set) var placed: [Placed] = []
  private var placeOfView: [ViewID: Int] = [:]
  private let workspace: Workspace

  struct Placed {
    var index: Int
    var box: CGRect
    var state: ViewState
    var order: Int?
    var name: String
    var note: String?
  }

  /// More than this many names can't be read anyway.
  static let most = 160
  static let badge: CGFloat = 16
  private static let height: CGFloat = 18

  init(_ workspace: Workspace, moment: Moment?, in stage: CGRect, text: any TextMeasuring) {
    self.workspace = workspace
    let finger = moment.map { workspace.camera.toStage($0.descent.trace.point) }
    let taken = finger.map { CGRect(around: $0, radius: 16) } ?? .null
    // The front-most and the interesting ones choose first.
    let candidates = workspace.drawn(in: stage).reversed()
    for index in candidates.prefix(Self.most * 8) {
      if placed.count == Self.most { break }
      let view = workspace.projection.views[index]
      let box = workspace.stageExtent(index)
      guard box.width >= 24, box.height >= 14 else { continue }
      let note = Self.note(of: view)
      let name = view.id.name
      let full = Self.badge + 6 + text.width(of: name, font: .note) + 4
      let size = CGSize(width: min(full, max(box.width - 8, 24)), height: Self.height)
      guard
        let place = Self.places(for: size, of: index, in: box, workspace).first(where: { place in
          stage.insetBy(dx: 2, dy: 2).contains(place)
            && !place.intersects(taken)
            && !placed.contains { $0.box.insetBy(dx: -4, dy: -1).intersects(place) }
        })
      else { continue }
      placeOfView[view.id] = placed.count
      placed.append(
        Placed(
          index: index, box: place, state: workspace.state(of: index, in: moment),
          order: moment?.order(of: view.id), name: name, note: note))
    }
  }

  /// Where the token stands when it is at `view`.
  func anchor(of view: ViewID) -> CGPoint? {
    if let place = placeOfView[view] {
      let box = placed[place].box
      return CGPoint(x: box.minX + Self.badge / 2, y: box.midY)
    }
    guard let index = workspace.projection.index[view] else { return nil }
    let corner = workspace.camera.toStage(workspace.projection.views[index].corners[0])
    guard corner.isDrawable else { return nil }
    return CGPoint(x: corner.x + 12, y: corner.y + 12)
  }

  func show(_ ui: inout Interface) {
    for caption in placed {
      let view = workspace.projection.views[caption.index]
      let isLit = workspace.lit == view.id || workspace.selection == view.id
      let isFaint = caption.state == .neverAsked || view.isInvisible
      var rest = caption.box
      if workspace.layers.contains(.territory) {
        // The colours of the map leave faint words no contrast.
        ui.fill(rest.insetBy(dx: -3, dy: 0), ui.theme.stage.withAlpha(0.72), radius: 5)
      }
      let mark = rest.cut(.left, Self.badge)
      if caption.order != nil || caption.state == .neverAsked {
        ui.badge(
          caption.state, order: caption.order,
          in: CGRect(around: CGPoint(x: mark.midX, y: mark.midY), radius: Self.badge / 2))
      } else {
        ui.ring(
          at: CGPoint(x: mark.midX, y: mark.midY), radius: 3,
          Stroke(ui.theme.textFaint.withAlpha(0.8), width: 1.25))
      }
      _ = rest.cut(.left, 6)
      rest.size.width += 4
      ui.label(
        caption.name, in: rest, font: isLit ? .noteStrong : .note,
        color: isFaint
          ? ui.theme.textFaint : isLit || caption.order != nil ? ui.theme.text : ui.theme.textSoft)
    }
  }

  private static func note(of view: PlacedView) -> String? { nil }

  /// Places for a name, best first: the top left corner, then down and across.
  private static func places(
    for size: CGSize, of index: Int, in box: CGRect, _ workspace: Workspace
  ) -> [CGRect] {
    let view = workspace.projection.views[index]
    var points: [CGPoint] = []
    if let region = view.looks.region, region.kind == .shaped,
      workspace.layers.contains(.touchAreas)
    {
      for share in [0.52, 0.3, 0.7] {
        points.append(CGPoint(x: box.midX - size.width / 2, y: box.minY + box.height * share))
      }
    }
    if !view.isUpright {
      points.append(CGPoint(x: box.midX - size.width / 2, y: box.midY - size.height / 2))
    }
    let inset: CGFloat = view.parent == nil ? 14 : 10
    let left = box.minX + min(inset, max(2, (box.width - size.width) / 2))
    let right = box.maxX - size.width - 8
    let top = box.minY + min(8, max(1, (box.height - size.height) / 2))
    let bottom = box.maxY - size.height - 8
    points += [CGPoint(x: left, y: top), CGPoint(x: right, y: top)]
    points += [CGPoint(x: left, y: bottom), CGPoint(x: right, y: bottom)]
    for row in 1..<4 { points.append(CGPoint(x: left, y: top + CGFloat(row) * 20)) }
    points.append(CGPoint(x: left, y: box.minY - size.height - 3))
    points.append(CGPoint(x: left, y: box.maxY + 3))
    return points.map { CGRect(origin: $0, size: size) }
  }
}
