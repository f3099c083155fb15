import Canvas
import Diagnosis
import Foundation
import Scenes
import UIKit

/// The territory as the stage shows it, at the stage's resolution: made when it is first needed and
/// kept until resolution or theme change. Another state of the scene is followed where it differs.
@MainActor
struct TerritoryMap {
  private(set) var subject: Subject
  private(set) var colors = OwnerColors(owners: [])
  /// The largest first; those that hit nothing have no owner.
  private(set) var holdings: [Territory.Holding] = []
  /// For the flat stage.
  private(set) var image: PixelImage?
  /// For the exploded stage, in screen points of the scene, by owner.
  private(set) var outlines: [ViewID: [[CGPoint]]] = [:]
  /// Where the names of the larger holdings have room, in screen points of the scene.
  private(set) var rooms: [ViewID: CGRect] = [:]
  private var source: ProgressiveTerritory

  /// What the map was made of.
  struct Subject: Equatable {
    var scene: BuiltScene.State
    var grid: SampleGrid
    var theme: Theme.Name
    var isExploded: Bool
    /// Pixels on either side of a border.
    var line: Int

    func differsInSceneOnly(from other: Subject) -> Bool {
      var other = other
      other.scene = scene
      return other == self
    }
  }

  /// More outlines than this on one stage tell nothing.
  private static let mostNamed = 60

  init(_ subject: Subject, of scene: BuiltScene) {
    self.subject = subject
    source = ProgressiveTerritory(of: scene, grid: subject.grid)
    source.advanceToFirstSketch()
    describe(scene, changed: subject.grid.bounds)
  }

  var territory: Territory { source.territory }
  var isExact: Bool { source.isExact }
  /// Of the work, from 0 to 1.
  var progress: Double { source.progress }

  func color(of owner: ViewID) -> Color { colors.color(of: owner, in: subject.theme) }

  /// The fill of an owner's region, or of what nobody owns, and the line at its border.
  func paint(of owner: ViewID?) -> (fill: Color, line: Color) {
    Self.paint(owner.map { color(of: $0) }, in: subject.theme)
  }

  static func paint(_ color: Color?, in theme: Theme.Name) -> (fill: Color, line: Color) {
    guard let color else { return (nothing(theme), nothing(theme).withAlpha(0.9)) }
    return (color.withAlpha(theme.isDark ? 0.42 : 0.40), color.withAlpha(0.95))
  }

  // MARK: Changes

  /// Goes over to another state of the scene, in time that depends on what differs.
  /// - Returns: false where the map must be made anew.
  mutating func follow(_ subject: Subject, in scene: BuiltScene) -> Bool {
    guard subject.differsInSceneOnly(from: self.subject) else { return false }
    let placed = scene.viewPlaced(since: self.subject.scene)
    self.subject = subject
    let damage = placed.map { source.update(changed: $0) } ?? source.follow(scene)
    source.advanceToFirstSketch()
    describe(scene, changed: damage)
    return true
  }

  /// Asks on for a frame's share of time; to be called until the map is exact.
  mutating func advance(in scene: BuiltScene) {
    let start = ContinuousClock.now
    var damage = PixelRect.empty
    while !isExact, ContinuousClock.now - start < .milliseconds(8) {
      damage = damage.union(source.advance())
    }
    describe(scene, changed: damage)
  }

  mutating func finish(in scene: BuiltScene) {
    while !isExact { source.advance() }
    describe(scene, changed: subject.grid.bounds)
  }

  /// Takes what is shown from the territory, of which only `damage` may have changed.
  private mutating func describe(_ scene: BuiltScene, changed damage: PixelRect) {
    let territory = territory
    let old = Dictionary(holdings.map { ($0.owner, $0) }, uniquingKeysWith: { first, _ in first })
    holdings = territory.holdings
    let owners = Set(holdings.compactMap(\.id))
    let colors = OwnerColors(owners: scene.document.nodes.map(\.id).filter { owners.contains($0) })
    place(old, changed: territory.owners(in: damage))
    guard !subject.isExploded else {
      self.colors = colors
      return
    }
    let painter = TerritoryImage(territory, holdings, subject, colors: colors)
    if let image, colors == self.colors {
      self.image = nil
      self.image = painter.repainted(image, damage)
    } else {
      image = painter.painted
    }
    self.colors = colors
  }

  /// Finds rooms and outlines of the larger holdings. One that has as many pixels as before and
  /// none where something changed keeps its own.
  private mutating func place(_ old: [Int32: Territory.Holding], changed: Set<Int32>) {
    var outlines: [ViewID: [[CGPoint]]] = [:]
    var rooms: [ViewID: CGRect] = [:]
    for holding in holdings.filter({ $0.id != nil }).prefix(Self.mostNamed) {
      guard let id = holding.id else { continue }
      let isKept = old[holding.owner] == holding && !changed.contains(holding.owner)
      if subject.isExploded {
        outlines[id] = isKept ? self.outlines[id] : nil
        if outlines[id] == nil { outlines[id] = territory.outlines(of: holding) }
      } else {
        rooms[id] = isKept ? self.rooms[id] : nil
        if rooms[id] == nil { rooms[id] = territory.room(of: holding) }
      }
    }
    self.outlines = outlines
    self.rooms = rooms
  }

  /// What covers the points that hit nothing.
  static func nothing(_ theme: Theme.Name) -> Color {
    theme.isDark ? Color(0x000000, alpha: 0.6) : Color(0x1F2634, alpha: 0.42)
  }
}

extension Territory {
  /// Who owns a pixel of a stretch.
  fileprivate func owners(in area: PixelRect) -> Set<Int32> {
    let area = area.intersection(grid.bounds)
    var found = Set<Int32>()
    guard !area.isEmpty else { return found }
    var last: Int32?
    for y in area.top..<area.bottom {
      for owner in owners[y * grid.width + area.left..<y * grid.width + area.right]
      where owner != last {
        found.insert(owner)
        last = owner
      }
    }
    return found
  }
}
