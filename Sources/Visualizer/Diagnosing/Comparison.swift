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
  let difference: SceneDifference
  let grid: SampleGrid
  /// The points that changed hands, shaded.
  let image: PixelImage
  /// The stage shows the scene as it was.
  var showsBefore = false
  /// The scene that it was compared with.
  private let after: ObjectIdentifier
  private let theme: Theme.Name

  private static let mostPixels = 1_500_000

  init(_ opened: SceneDocument, and scene: BuiltScene, registry: ViewRegistry, theme: Theme) {
    before = SceneBuilder(registry: registry).build(opened)
    projection = Projection(before)
    after = ObjectIdentifier(scene)
    self.theme = theme.name
    difference = SceneDifference.between(before, scene)
    let area = before.screenArea.union(scene.screenArea)
    let grid = SampleGrid(covering: area, scale: 2, limit: Self.mostPixels)
    self.grid = grid
    image = Self.image(
      Territory(of: before, grid: grid), Territory(of: scene, grid: grid), grid, theme)
  }

  func isOf(_ scene: BuiltScene?, _ theme: Theme.Name) -> Bool {
    scene.map { ObjectIdentifier($0) } == after && theme == self.theme
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

  /// To be called after anything changed.
  mutating func renewComparison() {
    guard let comparison, !comparison.isOf(scene, theme), drag == nil else { return }
    let showsBefore = comparison.showsBefore
    self.comparison = makeComparison()
    self.comparison?.showsBefore = showsBefore
  }

  private func makeComparison() -> Comparison? {
    scene.map { Comparison(opened, and: $0, registry: registry, theme: .named(theme)) }
  }

  /// What the stage shows: the scene as it is, or as it was while that is compared.
  var staged: Workspace {
    guard let comparison, comparison.showsBefore else { return self }
    var shown = self
    shown.scene = comparison.before
    shown.projection = comparison.projection
    shown.descent = nil
    shown.deadZones = []
    shown.drag = nil
    shown.territory = nil
    shown.shown = Shown()
    return shown
  }
}
