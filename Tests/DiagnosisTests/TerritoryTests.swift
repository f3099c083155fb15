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

  @Test("holdings make up the whole map, with outlines that enclose them")
  func holdings() throws {
    let scene = try scene(SmallScenes.sticksOut)
    let territory = Territory(of: scene)
    let holdings = territory.holdings
    #expect(holdings.map(\.id) == ["window", "card", "button"])
    #expect(holdings.map(\.area) == [30_000, 8400, 1600])
    #expect(holdings[2].box == PixelRect(left: 80, top: 30, right: 120, bottom: 70))
    let corners = try #require(territory.outlines(of: holdings[2]).first)
    #expect(
      Set(corners.map { "\($0.x) \($0.y)" })
        == ["80.0 30.0", "120.0 30.0", "120.0 70.0", "80.0 70.0"])
    #expect(territory.outlines(of: holdings[1]).count == 1)
    #expect(territory.room(of: holdings[2]) == CGRect(x: 80, y: 30, width: 40, height: 40))
    #expect(territory.owner(at: CGPoint(x: 119, y: 69)) == "button")
    #expect(territory.owner(at: CGPoint(x: 300, y: 0)) == nil)
  }

  @Test("a turned square has an outline of few corners and nearly its area")
  func turned() throws {
    let scene = try scene(
      """
      {"id": "window", "class": "UIWindow", "frame": [0, 0, 200, 200], "subviews": [
        {"id": "button", "class": "UIButton", "frame": [50, 50, 100, 100],
         "transform": [0.8, 0.6, -0.6, 0.8, 0, 0]}]}
      """)
    let territory = Territory(of: scene)
    let holding = try #require(territory.holdings.first { $0.id == "button" })
    #expect(abs(holding.area - 10_000) < 50)
    let outline = try #require(territory.outlines(of: holding).first)
    #expect(outline.count <= 12)
    #expect(abs(ConvexPolygon(outline).area - 10_000) < 300)
  }

  @Test("windows of no size and of 100,000 points are mapped, coarser where need be")
  func extremes() throws {
    let none = Territory(
      of: try scene(#"{"id": "w", "class": "UIWindow", "frame": [0, 0, 0, 0]}"#))
    #expect(none.owners.isEmpty)
    #expect(none.holdings.isEmpty)
    let huge = Territory(
      of: try scene(
        #"{"id": "w", "class": "UIWindow", "frame": [0, 0, 100000, 100000], "subviews": [{"id": "v", "frame": [0, 0, 50000, 100000]}]}"#
      ),
      limit: 100_000)
    #expect(huge.grid.width * huge.grid.height <= 100_000)
    #expect(huge.holdings.map(\.id) == ["v", "w"])
    #expect(huge.holdings.allSatisfy { abs($0.area - 5e9) < 0.01 * 5e9 })
    let strip = Territory(
      of: try scene(#"{"id": "w", "class": "UIWindow", "frame": [0, 0, 1000000000, 1]}"#),
      limit: 100_000)
    #expect(strip.grid.width <= 100_000)
    #expect(Set(strip.owners).count == 1)
  }

  @Test("only what changed is painted anew, and the map is the same as a new one")
  func update() {
    for seed in 0..<6 {
      var random = RandomScene(seed: UInt64(seed) + 500)
      let scene = build(random.document([.gates, .shapes, .transforms, .fractions]))
      let area = CGRect(x: -10, y: -5, width: 130, height: 90)
      var territory = Territory(of: scene, area: area, scale: 0.5)
      for step in 0..<4 {
        let id = scene.document.nodes[(seed * 7 + step * 5) % scene.document.nodes.count].id
        guard let view = scene.view(id) else { continue }
        view.center = CGPoint(x: view.center.x + 7, y: view.center.y - 4)
        territory.update()
        let new = Territory(of: scene, grid: territory.grid)
        #expect(territory.owners == new.owners)
        // A part that holds everything is everything.
        territory.update(area: area)
        #expect(territory.owners == new.owners)
      }
      // The left half changes; the right half is left alone.
      scene.windows.roots[0].view.subviews.first?.isHidden.toggle()
      let new = Territory(of: scene, grid: territory.grid)
      territory.update(area: CGRect(x: -10, y: -5, width: 60, height: 90))
      let half = territory.grid.width * 30 / 65
      for y in 0..<territory.grid.height {
        let row = y * territory.grid.width
        #expect(territory.owners[row..<row + half] == new.owners[row..<row + half])
      }
    }
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
