import Canvas
import Diagnosis
import Foundation
import Scenes
import UIKit

/// The scene as it was opened beside the scene as it is: who lost which points to whom.
@MainActor
struct Comparison {
  /// The scene as it was opened.
  let before: BuiltScene
  let projection: Projection
  private(set) var difference: SceneDifference
  /// The points that changed hands, shaded.
  private(set) var image: PixelImage
  var face = Face.after
  /// The maps of both, on one grid.
  private var maps: (before: Territory, after: Territory)
  /// The scene that it was compared with.
  private var after: BuiltScene.State
  private var theme: Theme.Name

  /// How the two are shown: taking turns, or beside each other.
  enum Face: Equatable, Sendable, CaseIterable {
    case before
    case after
    case beside
  }

  private static let mostPixels = 1_500_000

  init(_ opened: SceneDocument, and scene: BuiltScene, registry: ViewRegistry, theme: Theme) {
    before = SceneBuilder(registry: registry).build(opened)
    projection = Projection(before)
    after = scene.state
    self.theme = theme.name
    let grid = Self.grid(before, scene)
    maps = (Territory(of: before, grid: grid), Territory(of: scene, grid: grid))
    difference = .between(maps.before, maps.after)
    image = Self.image(maps.before, maps.after, grid, theme)
  }

  var grid: SampleGrid { maps.before.grid }

  private static func grid(_ before: BuiltScene, _ after: BuiltScene) -> SampleGrid {
    SceneDifference.grid(over: before, after, scale: 2, limit: mostPixels)
  }

  func isOf(_ scene: BuiltScene?, _ theme: Theme.Name) -> Bool {
    scene?.state == after && theme == self.theme
  }

  /// Compares with another state of the scene, of which only what differs is mapped.
  mutating func renew(_ scene: BuiltScene, theme: Theme) {
    let grid = Self.grid(before, scene)
    if grid != self.grid {
      maps = (Territory(of: before, grid: grid), Territory(of: scene, grid: grid))
    } else {
      maps.after.follow(scene)
    }
    after = scene.state
    self.theme = theme.name
    difference = .between(maps.before, maps.after)
    image = Self.image(maps.before, maps.after, grid, theme)
  }

  private static func image(
    _ before: Territory, _ after: Territory, _ grid: SampleGrid, _ theme: Theme
  ) -> PixelImage {
    let (fill, stripe) = (
      theme.asking.withAlpha(0.28).pixel, theme.asking.withAlpha(0.75).pixel
    )
    var isSame: [Int64: Bool] = [:]
    var pixels = [UInt32](repeating: 0, count: grid.width * grid.height)
    let period = max(6, Int(7 * grid.scale))
    for index in pixels.indices {
      let (old, new) = (before.owners[index], after.owners[index])
      let pair = Int64(old) << 32 | Int64(UInt32(bitPattern: new))
      let same: Bool
      if let known = isSame[pair] {
        same = known
      } else {
        same = before.id(of: old) == after.id(of: new)
        isSame[pair] = same
      }
      if same { continue }
      let (x, y) = (index % grid.width, index / grid.width)
      // Stripes beside the colour: a change can be seen without it.
      pixels[index] = (x + y) % period < period / 3 ? stripe : fill
    }
    return PixelImage(width: grid.width, height: grid.height, pixels: pixels)
  }
}

extension Workspace {
  /// Compares with the scene as it was opened, or stops comparing.
  mutating func toggleComparison() {
    comparison = comparison == nil ? makeComparison() : nil
  }

  mutating func compare(_ face: Comparison.Face) {
    // Half a stage shows half of what was seen, unless it is fitted anew.
    if (face == .beside) != (comparison?.face == .beside) { isCameraFitted = true }
    comparison?.face = face
  }

  /// To be called after anything changed.
  mutating func renewComparison() {
    guard let scene, comparison?.isOf(scene, theme) == false, drag == nil else { return }
    comparison?.renew(scene, theme: .named(theme))
  }

  private func makeComparison() -> Comparison? {
    scene.map { Comparison(opened, and: $0, registry: registry, theme: .named(theme)) }
  }

  /// What the stage shows: the scene as it is, or as it was while that is compared.
  var staged: Workspace { comparison?.face == .before ? before(on: stage) : self }

  /// The two are to stand beside each other, if the stage is wide enough.
  var isBesideWished: Bool {
    comparison?.face == .beside && !exploded.isShown && veiled.comparison != nil
  }

  /// The scene as it was, on a part of the window, at the place of the scene as it is.
  func before(on rect: CGRect) -> Workspace {
    guard let comparison else { return self }
    var shown = self
    shown.scene = comparison.before
    shown.projection = comparison.projection
    shown.descent = nil
    shown.deadZones = []
    shown.drag = nil
    shown.territory = nil
    shown.shown = Shown()
    shown.stage = rect
    shown.camera.pan(by: CGSize(width: rect.minX - stage.minX, height: rect.minY - stage.minY))
    return shown
  }
}
