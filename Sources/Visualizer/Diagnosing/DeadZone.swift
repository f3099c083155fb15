import Diagnosis
import Foundation
import Scenes
import UIKit

/// A part of a view that is drawn and can't be touched, as the stage shows it.
struct DeadZone: Equatable, Sendable {
  typealias Kind = Diagnosis.DeadZone.Kind

  var view: ViewID
  var kind: Kind
  /// Whose doing it is, where it is somebody else's: the ancestor that does not contain the part,
  /// the view in front.
  var culprit: ViewID?
  /// Closed, in screen points; filled non-zero.
  var outlines: [[CGPoint]]
  /// Square points.
  var area: CGFloat
  /// A screen point in the part: a place to touch and see.
  var spot: CGPoint
  /// The boxes around the outlines.
  let boxes: [CGRect]

  init(
    view: ViewID, kind: Kind, culprit: ViewID?, outlines: [[CGPoint]], area: CGFloat, spot: CGPoint
  ) {
    self.view = view
    self.kind = kind
    self.culprit = culprit
    self.outlines = outlines
    self.area = area
    self.spot = spot
    boxes = outlines.map { CGRect(around: $0) }
  }
}

extension Workspace {
  /// Looked for once a scene; beyond this many views, and beyond so many ancestors of theirs, all
  /// counted together, a map, not hatching, is what helps.
  private static let mostSearched = 3000
  private static let mostAncestors = 100_000
  /// More parts can't be told apart.
  static let mostDeadZones = 600
  /// Causes other than an ancestor's bounds are looked for in this many views at most, on a map of
  /// so many pixels; of fewer where code has to be asked for each.
  private static let mostTargets = 400
  private static let mostPixels = 1_000_000
  private static let mostAsked = 20_000

  /// Finds where any view sticks out of an ancestor, and why else a view that is there to be
  /// touched can't be; by cause.
  mutating func findDeadZones() {
    deadZones = []
    shownDeadZone = nil
    guard layers.contains(.deadZones), let scene, projection.views.count <= Self.mostSearched,
      projection.views.reduce(0, { $0 + $1.depth }) <= Self.mostAncestors
    else { return }
    let zones = partsOutside(projection.views.indices, in: scene) + deadTargets(in: scene)
    deadZones = DeadZone.Kind.allCases.flatMap { kind in zones.filter { $0.kind == kind } }
  }

  /// While a view is held, only what sticks out of it or with it is looked for anew; the other
  /// zones wait for the release.
  mutating func followDeadZones() {
    guard !deadZones.isEmpty || layers.contains(.deadZones), let scene,
      projection.views.count <= Self.mostSearched, let branch = heldBranch
    else { return }
    let kept = deadZones.filter { zone in
      projection.index[zone.view].map { !branch.contains($0) } ?? false
    }
    shownDeadZone = nil
    deadZones = layers.contains(.deadZones) ? partsOutside(branch, in: scene) + kept : kept
  }

  /// Exact at any size, as they are cut out of the views' corners.
  private func partsOutside(_ branch: Range<Int>, in scene: BuiltScene) -> [DeadZone] {
    var zones: [DeadZone] = []
    // All of the view is inside every ancestor, so that what is inside the view is so too.
    var isWhole = projection.views.map { $0.parent == nil && !$0.isInvisible }
    for index in branch where !projection.views[index].isInvisible {
      let view = projection.views[index]
      guard let parent = view.parent else { continue }
      if isWhole[parent], view.isInside(projection.views[parent]) {
        isWhole[index] = true
        continue
      }
      guard let live = scene.view(view.id), zones.count < Self.mostDeadZones else { continue }
      let clip = view.clippedBy.map { ConvexPolygon(projection.views[$0].corners) }
      let parts = DeadParts.of(live, in: scene)
      isWhole[index] = parts.isEmpty
      for part in parts {
        let polygon = clip.map { part.polygon.intersection($0) } ?? part.polygon
        if !polygon.isEmpty { zones.add(polygon, of: view.id, outside: part.ancestor) }
      }
    }
    return zones
  }

  private func deadTargets(in scene: BuiltScene) -> [DeadZone] {
    let known = scene.targets
    let targets = projection.views.lazy.map(\.id).filter(known.contains).prefix(Self.mostTargets)
    guard !targets.isEmpty else { return [] }
    var map = ProgressiveTerritory(
      of: scene, grid: .screen(scene.screenArea, limit: Self.mostPixels))
    if !map.isExact {
      map = ProgressiveTerritory(
        of: scene, grid: .screen(scene.screenArea, limit: Self.mostAsked))
      while !map.isExact { map.advance() }
    }
    let territory = map.territory
    return targets.flatMap { id -> [DeadZone] in
      guard let view = scene.view(id) else { return [] }
      let isColoured = projection[id]?.looks.fill != nil
      return DeadZones.of(view, in: scene, map: territory)
        // Beside the shape of a view without a colour nothing is drawn that could seem touchable.
        .filter { $0.kind != .outside && ($0.kind != .shape || isColoured) }
        .map { zone in
          DeadZone(
            view: id, kind: zone.kind, culprit: zone.culprit,
            outlines: zone.outlines(on: territory.grid), area: zone.area, spot: zone.spot)
        }
    }
  }

  /// Selects the view of the next dead zone, or of the one before, and touches it there; shows the
  /// zones where they are not shown.
  mutating func stepDeadZone(by step: Int) {
    if !layers.contains(.deadZones) { perform(.toggle(.deadZones)) }
    guard !deadZones.isEmpty else { return }
    let count = deadZones.count
    let index = shownDeadZone.map { ($0 + step + count) % count } ?? (step < 0 ? count - 1 : 0)
    let zone = deadZones[index]
    touch(at: zone.spot)
    selection = zone.view
    attend()
    shownDeadZone = index
  }

  /// Whether the hatching of a dead zone lies under a box of the stage.
  func isHatched(_ box: CGRect) -> Bool {
    guard layers.contains(.deadZones) else { return false }
    let corner = camera.toScene(box.origin)
    let area = CGRect(
      x: corner.x, y: corner.y, width: box.width / camera.scale, height: box.height / camera.scale)
    return deadZones.prefix(400).contains { zone in
      zone.boxes.contains { $0.meets(area) }
    }
  }
}

extension PlacedView {
  /// Whether the bounds lie in those of a superview which claims just its bounds, on a screen where
  /// nothing turns and nothing moves; quick, and false where it would take more to tell.
  fileprivate func isInside(_ superview: PlacedView) -> Bool {
    model == nil && superview.model == nil && superview.looks.rules.isEmpty && isUpright
      && superview.isUpright && box.minX >= superview.box.minX && box.minY >= superview.box.minY
      && box.maxX <= superview.box.maxX && box.maxY <= superview.box.maxY
  }
}

extension [DeadZone] {
  /// Adds a piece to the zone of the same view and ancestor, or a zone of its own.
  fileprivate mutating func add(
    _ piece: ConvexPolygon, of view: ViewID, outside ancestor: ViewID
  ) {
    let corners = piece.corners
    let middle = CGPoint(
      x: corners.reduce(0) { $0 + $1.x } / CGFloat(corners.count),
      y: corners.reduce(0) { $0 + $1.y } / CGFloat(corners.count))
    if let last, last.view == view, last.culprit == ancestor {
      self[count - 1] = DeadZone(
        view: view, kind: .outside, culprit: ancestor, outlines: last.outlines + [corners],
        area: last.area + piece.area, spot: piece.area > last.area ? middle : last.spot)
    } else {
      append(
        DeadZone(
          view: view, kind: .outside, culprit: ancestor, outlines: [corners], area: piece.area,
          spot: middle))
    }
  }
}
