import Canvas
import Foundation
import UIKit
import Wording

/// The names on the stage, and with them the places where the token rests.
@MainActor
struct Captions {
  private(set) var placed: [Placed] = []
  private var placeOfView: [ViewID: Int] = [:]
  private let workspace: Workspace

  struct Placed {
    var index: Int
    var box: CGRect
    var state: ViewState
    /// Something was touched, so that there is room for its number, whether it is asked or not.
    var hasBadge: Bool
    var order: Int?
    var name: String
    /// What else is said of it: a zPosition.
    var note: String?
    /// Something lies under it, so that it needs a ground of its own.
    var isOnPlate: Bool
  }

  /// More than this many names can't be read anyway.
  static let most = 160
  static let badge: CGFloat = 16
  private static let height: CGFloat = 18

  /// No names.
  init(_ workspace: Workspace) { self.workspace = workspace }

  init(
    _ workspace: Workspace, moment: Moment?, in stage: CGRect, ground: StageGround,
    territory: TerritoryLayer?, text: any TextMeasuring, placer: inout TagPlacer
  ) {
    self.workspace = workspace
    let end = workspace.descent.map { Moment(descent: $0, step: $0.stepCount, progress: 1) }
    // The front-most and the interesting ones choose first.
    let candidates = workspace.drawn(in: stage).reversed()
    for index in candidates.prefix(Self.most * 8) {
      if placed.count == Self.most { break }
      let view = workspace.projection.views[index]
      // Of a view that reaches beyond the stage the part that is seen carries the name.
      let box = workspace.stageExtent(index).intersection(stage)
      guard box.width >= 12, box.height >= 8, box.width + box.height >= 32 else { continue }
      let isAsked = end?.order(of: view.id) != nil
      let (name, note) = (view.id.name, Self.note(of: view))
      var width = 4 + min(text.width(of: name, font: .noteStrong), 200) + 4
      // All have room for a number: those that will be asked must not be told before.
      let hasBadge = end != nil
      if hasBadge { width += Self.badge + 2 }
      if let note { width += text.width(of: note, font: .tiny) + 6 }
      let size = CGSize(width: width.rounded(.up), height: Self.height)
      let isNeeded = isAsked || workspace.selection == view.id
      let place =
        territory?.room(of: view.id).flatMap { placer.place(size, within: $0) }
        ?? Self.place(size, of: index, in: box, isNeeded: isNeeded, workspace, ground, &placer)
      guard let place else { continue }
      placeOfView[view.id] = placed.count
      placed.append(
        Placed(
          index: index, box: place, state: workspace.state(of: index, in: moment),
          hasBadge: hasBadge, order: moment?.order(of: view.id),
          name: name, note: note,
          isOnPlate: territory != nil || ground.edges(through: place) > 0
            || workspace.isHatched(place) || ground.isGlass(under: place)))
    }
  }

  /// The names where they stay while a view is held.
  init(_ workspace: Workspace, moment: Moment?, _ held: HeldLabels) {
    self.workspace = workspace
    placed = held.captions(in: workspace)
    for (place, caption) in placed.enumerated() {
      let view = workspace.projection.views[caption.index].id
      placeOfView[view] = place
      placed[place].state = workspace.state(of: caption.index, in: moment)
      placed[place].order = moment?.order(of: view)
    }
  }

  /// The place where a name is read best: in its own view, on no edge, and on no other view that it
  /// would seem to name.
  private static func place(
    _ size: CGSize, of index: Int, in box: CGRect, isNeeded: Bool, _ workspace: Workspace,
    _ ground: StageGround, _ placer: inout TagPlacer
  ) -> CGRect? {
    placer.place(
      places(for: size, of: index, in: box, workspace), most: isNeeded ? .infinity : 64
    ) { place in
      place.rank + 14 * CGFloat(ground.edges(through: place.box, except: index))
        + 34 * CGFloat(ground.strangers(holding: place.box, of: index))
        + (box.insetBy(dx: -1, dy: -1).contains(place.box) ? 0 : 5)
        // A name must not hide the small view that it names.
        + (place.box.sharedArea(with: box) > box.width * box.height * 0.6 ? 40 : 0)
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
      if caption.isOnPlate { ui.fill(rest, ui.theme.stage.withAlpha(0.88), radius: 5) }
      if caption.hasBadge {
        let mark = rest.cut(.left, Self.badge)
        ui.badge(
          caption.state, order: caption.order,
          in: CGRect(around: CGPoint(x: mark.midX, y: mark.midY), radius: Self.badge / 2))
        _ = rest.cut(.left, 2)
      }
      _ = rest.cut(.left, 4)
      if let note = caption.note {
        let width = ui.text.width(of: note, font: .tiny)
        ui.label(
          note, in: rest.cut(.right, width + 4), font: .tiny, color: ui.theme.textSoft)
      } else {
        rest.size.width += 4
      }
      ui.label(
        caption.name, in: rest, font: isLit ? .noteStrong : .note,
        color: isLit || caption.order != nil && !isFaint ? ui.theme.text : ui.theme.textSoft)
    }
  }

  /// The zPosition, which changes the drawing and not the order of asking.
  private static func note(of view: PlacedView) -> String? {
    view.zPosition == 0 ? nil : Labels.zPosition(view.zPosition)
  }

  /// Places for a name, the top left corner first, then other corners, then on the edge, then
  /// outside; the farther from the usual place, the more it costs.
  private static func places(
    for size: CGSize, of index: Int, in box: CGRect, _ workspace: Workspace
  ) -> [TagPlacer.Wish] {
    let view = workspace.projection.views[index]
    var wishes: [TagPlacer.Wish] = []
    func wish(_ x: CGFloat, _ y: CGFloat, _ rank: CGFloat) {
      wishes.append(
        TagPlacer.Wish(
          box: CGRect(origin: CGPoint(x: x.rounded(), y: y.rounded()), size: size), rank: rank))
    }
    let (middleX, middleY) = (box.midX - size.width / 2, box.midY - size.height / 2)
    if let region = view.looks.region, region.kind == .shaped,
      workspace.layers.contains(.touchAreas)
    {
      for share in [0.52, 0.3, 0.7] { wish(middleX, box.minY + box.height * share, 0) }
    }
    if !view.isUpright { wish(middleX, middleY, 0) }
    let inset: CGFloat = view.parent == nil ? 14 : 10
    let margin = min(8, max(1, (box.height - size.height) / 2))
    let left = box.minX + min(inset, (box.width - size.width) / 2)
    let right = box.maxX - size.width - 8
    let (top, bottom) = (box.minY + margin, box.maxY - size.height - margin)
    wish(left, top, 1)
    wish(right, top, 3)
    wish(left, bottom, 4)
    wish(right, bottom, 5)
    wish(middleX, top, 5)
    wish(middleX, bottom, 6)
    for row in 1..<4 where top + CGFloat(row) * 20 <= bottom {
      wish(left, top + CGFloat(row) * 20, 6 + CGFloat(row))
    }
    // On the edge, which it interrupts as the title of a group does.
    let (onTop, onBottom) = (box.minY - size.height / 2, box.maxY - size.height / 2)
    wish(max(left, box.minX + 6), onTop, 7)
    wish(right, onTop, 8)
    wish(max(left, box.minX + 6), onBottom, 10)
    wish(right, onBottom, 11)
    let (above, below) = (box.minY - size.height - 3, box.maxY + 3)
    for (x, y) in [(box.minX, above), (box.minX, below), (box.maxX - size.width, above)] {
      wish(x, y, 24)
    }
    wish(middleX, below, 24)
    wish(box.maxX + 4, middleY, 36)
    wish(box.minX - size.width - 4, middleY, 38)
    return wishes
  }
}
