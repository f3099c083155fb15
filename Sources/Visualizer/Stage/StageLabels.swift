import Canvas
import Foundation
import UIKit
import Wording

/// Everything that is written on the flat stage, placed by one placer that knows what is taken, so
/// that no words stand on others and none leave the stage.
///
/// Places follow from the whole touch and not from the step under way: nothing jumps while a
/// descent plays.
@MainActor
struct StageLabels {
  private(set) var captions: Captions
  /// The controls that the words keep clear of.
  let top: StageTop
  /// The card of who is asked now.
  private(set) var callout: CGRect?
  private(set) var legend: TerritoryLegend?
  private(set) var deadZones: [Word] = []
  private(set) var deadZoneLegend: DeadZoneLegend?
  /// Names of regions whose view has no caption.
  private(set) var names: [(view: ViewID, box: CGRect)] = []
  private let ground: StageGround

  /// Where "dead zone" stands.
  struct Word: Equatable {
    var box: CGRect
    /// Something lies under it, so that it needs a ground of its own.
    var isOnPlate: Bool
  }

  /// - Parameter areWordsSeen: false where only the places of what takes presses are asked for.
  init(
    _ workspace: Workspace, moment: Moment?, in stage: CGRect, text: any TextMeasuring,
    areWordsSeen: Bool = true
  ) {
    let isPlaced = areWordsSeen && workspace.heldLabels == nil
    ground = isPlaced ? StageGround(workspace, in: stage) : StageGround()
    var room = stage.insetBy(dx: 4, dy: 4)
    room.size.height -= Self.sentenceRoom(onStageOf: stage.width) - 4
    var placer = TagPlacer(bounds: room)
    let finger = moment.map { workspace.camera.toStage($0.descent.trace.point) }
    let scene = workspace.stageExtentOfScene
    let territory = TerritoryLayer(workspace)
    top = StageTop(workspace, in: stage, text: text)
    for box in top.boxes { placer.take(box) }
    if let territory {
      legend = TerritoryLegend(
        territory, in: room, beside: scene, avoiding: top.boxes, text: text)
      if let legend { placer.take(legend.box) }
    }
    deadZoneLegend = DeadZoneLegend(
      workspace, in: room, of: stage, beside: scene,
      avoiding: top.boxes + [legend?.box].compactMap { $0 }, text: text)
    captions = Captions(workspace)
    guard areWordsSeen else { return }
    if let deadZoneLegend { placer.take(deadZoneLegend.box) }
    if let finger, finger.isDrawable, let moment, !moment.descent.trace.steps.isEmpty {
      callout = Self.calloutPlace(workspace, moment, finger, in: room, &placer)
    }
    if let finger { placer.take(CGRect(around: finger, radius: 14)) }
    if workspace.arePinsShown { for box in Pins(workspace).boxes { placer.take(box) } }
    if workspace.mode == .edit { for box in EditOverlay(workspace).boxes { placer.take(box) } }
    if let question = QuestionMark(workspace) { placer.take(question.box) }
    if let held = workspace.heldLabels {
      captions = Captions(workspace, moment: moment, held)
      deadZones = held.deadZones
      names = territory == nil ? [] : held.names(in: workspace)
      return
    }
    for index in workspace.drawn(in: room) {
      let view = workspace.projection.views[index]
      guard view.looks.control?.hasFace == true, view.isUpright, !view.isInvisible else { continue }
      placer.take(workspace.stageBox(index))
    }
    captions = Captions(
      workspace, moment: moment, in: stage, ground: ground, territory: territory, text: text,
      placer: &placer)
    if workspace.layers.contains(.deadZones) {
      placeDeadZones(workspace, in: stage, text: text, &placer)
    }
    if let territory {
      let captioned = Set(captions.placed.map { workspace.projection.views[$0.index].id })
      names = territory.names(except: captioned, text: text, &placer)
    }
  }

  /// What the sentence under the scene takes of the stage: two lines and the gaps around them.
  static let sentenceRoom: CGFloat = 72

  /// On a narrow stage the sentence takes four lines.
  static func sentenceRoom(onStageOf width: CGFloat) -> CGFloat {
    width < 320 ? sentenceRoom + 40 : sentenceRoom
  }

  /// The boxes of all of them, for a look at whether they keep apart.
  var boxes: [CGRect] { cards + words }

  var words: [CGRect] { captions.placed.map(\.box) + deadZones.map(\.box) + names.map(\.box) }

  var cards: [CGRect] { [callout, legend?.box, deadZoneLegend?.box].compactMap { $0 } }

  // MARK: The callout

  /// How large the card is on a stage of a width: on a narrow one its title takes two lines.
  static func calloutSize(onStageOf width: CGFloat) -> CGSize {
    width < 640 ? CGSize(width: 160, height: 80) : CGSize(width: 232, height: 64)
  }

  /// The share of the card that may lie on views that stand in the scene.
  private static let mostHidden: CGFloat = 0.25

  /// Where the card hides the least that matters, near the touch and never over it; nil where it would
  /// hide what it tells of, for the sentence below the scene says the same.
  private static func calloutPlace(
    _ workspace: Workspace, _ moment: Moment, _ touch: CGPoint, in room: CGRect,
    _ placer: inout TagPlacer
  ) -> CGRect? {
    let size = calloutSize(onStageOf: room.width)
    let inner = room.insetBy(dx: 8, dy: 8)
    guard inner.width >= size.width, inner.height >= size.height else { return nil }
    let scene = workspace.stageExtentOfScene
    let most = CGPoint(x: inner.maxX - size.width, y: inner.maxY - size.height)
    func within(_ point: CGPoint) -> CGRect {
      CGRect(
        origin: CGPoint(
          x: min(max(point.x, inner.minX), most.x).rounded(),
          y: min(max(point.y, inner.minY), most.y).rounded()), size: size)
    }
    let rows =
      [touch.y - size.height - 12, touch.y + 16]
      + stride(from: inner.minY, through: most.y, by: max(24, (most.y - inner.minY) / 8))
    let columns =
      [scene.maxX + 12, scene.minX - 12 - size.width]
      + stride(from: inner.minX, through: most.x, by: max(24, (most.x - inner.minX) / 8))
    let places = columns.flatMap { x in rows.map { within(CGPoint(x: x, y: $0)) } }
    // What fills the scene is ground, unless it is coloured; what stands on it must be seen.
    let stands = workspace.drawn(in: room).suffix(60).map { workspace.stageExtent($0) }
      .filter { $0.width * $0.height < scene.width * scene.height * 0.6 }
    let matter = workspace.layers.contains(.territory) ? [scene] : stands
    let hit = moment.descent.trace.hit.flatMap { workspace.projection.index[$0] }
      .map { workspace.stageExtent($0) }
    let clear = CGRect(around: touch, radius: 28)
    let share = size.width * size.height * mostHidden
    let wishes = places.map { TagPlacer.Wish(box: $0, rank: 0) }
    return placer.place(wishes, most: .greatestFiniteMagnitude) { wish in
      let box = wish.box
      let hidden = matter.reduce(0) { $0 + box.sharedArea(with: $1) }
      guard !box.intersects(clear), hidden <= share else { return .infinity }
      return 8 * box.sharedArea(with: scene) + 2 * hidden
        + 8 * (hit.map { box.sharedArea(with: $0) } ?? 0)
        + hypot(box.midX - touch.x, box.midY - touch.y) * 8
    }
  }

  // MARK: Dead zones

  private static let mostNamedZones = 3

  private mutating func placeDeadZones(
    _ workspace: Workspace, in stage: CGRect, text: any TextMeasuring, _ placer: inout TagPlacer
  ) {
    let size = CGSize(
      width: (text.width(of: Labels.deadZone, font: .tiny) + 10).rounded(.up), height: 16)
    // Where there are many, the hatching and its legend say it; a word at each would cover them.
    let isNamed = workspace.deadZones.count <= Self.mostNamedZones
    for (index, zone) in workspace.deadZones.prefix(400).enumerated()
    where isNamed || index == workspace.shownDeadZone {
      guard let largest = zone.outlines.max(by: { $0.box.width < $1.box.width }) else { continue }
      let corners = largest.map { workspace.camera.toStage($0) }
      guard corners.count > 2, corners.allSatisfy({ $0.isDrawable }) else { continue }
      let box = corners.reduce(CGRect.null) { $0.union(CGRect(origin: $1, size: .zero)) }
      guard box.width >= 12, box.height >= 12 else { continue }
      let inside = box.insetBy(dx: 4, dy: 4)
      if let place = placer.place(size, within: inside.intersection(stage)) {
        deadZones.append(Word(box: place, isOnPlate: true))
        continue
      }
      let places = [
        CGPoint(x: box.maxX - size.width, y: box.maxY + 3),
        CGPoint(x: box.maxX + 4, y: box.midY - 8), CGPoint(x: box.minX, y: box.maxY + 3),
        CGPoint(x: box.maxX - size.width, y: box.minY - 19),
        CGPoint(x: box.minX, y: box.minY - 19),
        CGPoint(x: box.minX - 4 - size.width, y: box.midY - 8),
        CGPoint(x: box.midX - size.width / 2, y: box.maxY + 24),
      ].map { CGRect(origin: $0, size: size) }
      let ground = ground
      guard
        let place = placer.place(places, cost: { CGFloat(ground.edges(through: $0)) })
      else { continue }
      deadZones.append(Word(box: place, isOnPlate: ground.edges(through: place) > 0))
    }
  }

  func showDeadZones(_ ui: inout Interface) {
    for word in deadZones {
      if word.isOnPlate { ui.fill(word.box, ui.theme.stage.withAlpha(0.85), radius: 5) }
      ui.label(
        Labels.deadZone, in: word.box, font: .tiny, color: ui.theme.refused, align: .center)
    }
  }
}

extension [CGPoint] {
  fileprivate var box: CGRect { CGRect(around: self) }
}

extension CGRect {
  /// The area that two boxes have in common.
  func sharedArea(with other: CGRect) -> CGFloat {
    let shared = intersection(other)
    return shared.isNull ? 0 : shared.width * shared.height
  }
}
