import Diagnosis
import Scenes
import Testing
import UIKit

@Suite("Territory")
@MainActor
struct TerritoryTests {
  @Test(
    "every pixel belongs to the view that a touch at its centre goes to",
    arguments: [
      RandomScene.Ingredients(rawValue: 0).rawValue, RandomScene.Ingredients.gates.rawValue,
      RandomScene.Ingredients([.gates, .fractions]).rawValue,
      RandomScene.Ingredients([.gates, .fractions, .transforms]).rawValue,
      RandomScene.Ingredients([.gates, .shapes]).rawValue,
      RandomScene.Ingredients([.gates, .shapes, .fractions, .transforms]).rawValue,
      RandomScene.Ingredients([.gates, .rules]).rawValue,
      RandomScene.Ingredients([.gates, .rules, .shapes, .windows]).rawValue,
      RandomScene.Ingredients.everything.rawValue,
    ])
  func equalsHitTest(ingredients: Int) {
    var owners = Set<Int32>()
    for seed in 0..<6 {
      var random = RandomScene(seed: UInt64(seed))
      let scene = build(random.document(RandomScene.Ingredients(rawValue: ingredients)))
      let scale: CGFloat = [0.5, 0.35, 0.7][seed % 3]
      let territory = Territory(
        of: scene, area: CGRect(x: -10, y: -5, width: 130, height: 90), scale: scale)
      #expect(firstDifference(territory, scene) == nil, "seed \(seed), scale \(scale)")
      owners.formUnion(territory.owners)
    }
    #expect(owners.count > 8, "the scenes are too poor to show anything")
  }

  private func firstDifference(_ territory: Territory, _ scene: BuiltScene) -> String? {
    let grid = territory.grid
    for y in 0..<grid.height {
      for x in 0..<grid.width {
        let hit = scene.windows.hitTest(grid.center(x, y), with: nil)
        let owner = territory.view(of: territory.owners[y * grid.width + x])
        if hit !== owner {
          return "(\(x), \(y)): \(String(describing: owner?.accessibilityIdentifier)) on the map, "
            + "\(String(describing: hit?.accessibilityIdentifier)) by asking"
        }
      }
    }
    return nil
  }
}

/// Builds views of the classes at the end of `RandomScene.swift` too.
@MainActor
var testBuilder: SceneBuilder {
  let registry = ViewRegistry.standard.registering([
    (name: "Even", make: { EvenView() }), (name: "Reach", make: { ReachView() }),
    (name: "Deaf", make: { DeafView() }), (name: "Greedy", make: { GreedyView() }),
    (name: "Backward", make: { BackwardView() }), (name: "Hasty", make: { HastyView() }),
    (name: "Moody", make: { MoodyView() }), (name: "Restless", make: { RestlessView() }),
  ])
  return SceneBuilder(registry: registry)
}

@MainActor
func build(_ document: SceneDocument) -> BuiltScene { testBuilder.build(document) }
