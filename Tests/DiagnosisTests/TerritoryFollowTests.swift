import Diagnosis
import Scenes
import Testing
import UIKit

@Suite("A map that follows edits")
@MainActor
struct TerritoryFollowTests {
  private static let area = CGRect(x: -10, y: -5, width: 130, height: 90)

  @Test(
    "after any series of edits the map is the one of the scene as it is",
    arguments: [
      RandomScene.Ingredients.gates.rawValue,
      RandomScene.Ingredients([.gates, .fractions, .transforms]).rawValue,
      RandomScene.Ingredients([.gates, .shapes, .windows]).rawValue,
      RandomScene.Ingredients([.gates, .rules, .shapes, .windows, .fractions]).rawValue,
      RandomScene.Ingredients.everything.rawValue,
    ])
  func equalsNewMap(ingredients: Int) {
    var partial = 0
    for seed in 0..<4 {
      var random = RandomScene(seed: UInt64(seed) + 4000)
      var document = random.document(RandomScene.Ingredients(rawValue: ingredients))
      var territory = Territory(of: build(document), area: Self.area, scale: 0.5)
      var progressive = ProgressiveTerritory(of: build(document), grid: territory.grid)
      for step in 0..<18 {
        edit(&document, seed, step)
        let scene = build(document)
        let before = names(territory)
        let damage = territory.follow(scene)
        let whole = names(Territory(of: scene, grid: territory.grid))
        #expect(names(territory) == whole, "seed \(seed), step \(step)")
        if damage != territory.grid.bounds { partial += 1 }
        // Outside the damage nothing has changed, except what views are called.
        let changed = zip(before, whole).enumerated().filter { $0.element.0 != $0.element.1 }
        if step % 9 != 8 {
          #expect(changed.allSatisfy { damage.holds($0.offset, in: territory.grid) })
        }
        progressive.follow(scene)
        while !progressive.isExact { progressive.advance() }
        #expect(names(progressive.territory) == whole, "seed \(seed), step \(step)")
      }
    }
    if ingredients != RandomScene.Ingredients.everything.rawValue {
      #expect(partial > 20, "too few edits were followed in part")
    }
  }

  @Test("a view moved aside costs the pixels where it was and where it is")
  func damage() throws {
    let document = try document(SmallScenes.sticksOut)
    var territory = Territory(of: build(document))
    #expect(territory.follow(build(document)).isEmpty)
    var moved = document
    let index = try #require(moved.nodes.firstIndex { $0.id == "button" })
    moved.nodes[index].frame?.origin.x -= 10
    let damage = territory.follow(build(moved))
    let frame = try #require(document.nodes[index].frame)
    #expect(damage.height <= Int(frame.height) + 1)
    #expect(damage.width <= Int(frame.width) + 11)
  }

  @Test(
    "views that are moved on the live scene give the map and the answers of the scene built anew",
    arguments: [
      RandomScene.Ingredients.gates.rawValue,
      RandomScene.Ingredients([.gates, .fractions, .transforms, .windows]).rawValue,
      RandomScene.Ingredients([.gates, .rules, .shapes, .windows, .fractions]).rawValue,
      RandomScene.Ingredients.everything.rawValue,
    ])
  func placed(ingredients: Int) throws {
    var placed = 0
    for seed in 0..<6 {
      var random = RandomScene(seed: UInt64(seed) + 7000)
      var document = random.document(RandomScene.Ingredients(rawValue: ingredients))
      var scene = build(document)
      var map = ProgressiveTerritory(
        of: scene, grid: SampleGrid(covering: Self.area, scale: 0.5, limit: 100_000))
      for step in 0..<24 {
        // Several movements of one view, then another one.
        let index = 1 + (seed * 7 + step / 4 * 5) % (document.nodes.count - 1)
        let state = scene.state
        move(&document.nodes[index], seed, step)
        let isPlaced = scene.place(document.nodes[index], at: index)
        #expect(isPlaced == scene.view(at: index).isOfEngine)
        if isPlaced {
          placed += 1
          #expect(scene.state != state)
          let view = try #require(scene.viewPlaced(since: state))
          #expect(view === scene.view(at: index))
          map.update(changed: view)
        } else {
          scene = build(document)
          #expect(scene.viewPlaced(since: state) == nil)
          map.follow(scene)
        }
        while !map.isExact { map.advance() }
        #expect(scene.document == document)
        let fresh = build(document)
        #expect(
          names(map.territory) == names(Territory(of: fresh, grid: map.territory.grid)),
          "seed \(seed), step \(step)")
        for (placed, built) in zip(document.nodes.indices, document.nodes.indices) {
          let (one, other) = (scene.view(at: placed), fresh.view(at: built))
          #expect(one.center == other.center && one.bounds == other.bounds)
          #expect(one.transform == other.transform && one.anchorPoint == other.anchorPoint)
        }
      }
    }
    #expect(placed > 60)
  }

  @Test("what only building anew can tell is not placed")
  func refused() throws {
    let document = try document(SmallScenes.sticksOut)
    let scene = build(document)
    let index = try #require(document.nodes.firstIndex { $0.id == "button" })
    let state = scene.state
    var node = document.nodes[index]
    node.isHidden = true
    #expect(!scene.place(node, at: index))
    node = document.nodes[index]
    node.frame = nil
    #expect(!scene.place(node, at: index))
    #expect(scene.state == state)
    #expect(scene.document == document)
    node = document.nodes[index]
    node.frame?.origin.x += 5
    #expect(scene.place(node, at: index))
    var other = document.nodes[index - 1]
    other.frame?.origin.x += 5
    #expect(scene.place(other, at: index - 1))
    #expect(scene.viewPlaced(since: state) == nil, "two views were moved")
  }

  private func move(_ node: inout SceneNode, _ seed: Int, _ step: Int) {
    node.bounds = nil
    node.center = nil
    node.frame = CGRect(
      x: CGFloat(step * 3 % 40) - 5.5, y: CGFloat(seed * 3) + 0.1 * CGFloat(step), width: 40,
      height: CGFloat(step % 5) * 12)
    node.contentOffset = step % 3 == 0 ? CGPoint(x: 2, y: -3) : nil
    node.transform = step % 4 == 1 ? CGAffineTransform(rotationAngle: 0.4) : nil
    node.anchorPoint = step % 5 == 1 ? CGPoint(x: 0, y: 1) : nil
  }

  /// One edit of each kind that the window knows, on one node or another.
  private func edit(_ document: inout SceneDocument, _ seed: Int, _ step: Int) {
    let index = 1 + (seed * 7 + step * 5) % (document.nodes.count - 1)
    switch step % 9 {
    case 0: document.nodes[index].frame = CGRect(x: step, y: seed * 3, width: 40, height: 30)
    case 1: document.nodes[index].isHidden = !(document.nodes[index].isHidden ?? false)
    case 2: document.nodes[index].transform = CGAffineTransform(rotationAngle: 0.4)
    case 3: document.nodes[index].alpha = 0
    case 4:
      document.nodes[index].hitTestRules = [
        .expand(.by(UIEdgeInsets(top: 4, left: 4, bottom: 4, right: 4)))
      ]
    case 5: document.nodes[index].hitTestRules = []
    case 6:
      var node = SceneNode(
        id: ViewID("new\(step)"), depth: document.nodes[index].depth + 1)
      node.frame = CGRect(x: 3, y: 3, width: 20, height: 20)
      document.nodes.insert(node, at: index + 1)
    case 7:
      // The last node of a document has nothing in it.
      document.nodes.removeLast()
    default: document.nodes[index].id = ViewID("called\(seed)-\(step)")
    }
  }

  private func names(_ territory: Territory) -> [ViewID?] { territory.owners.map(territory.id) }

  private func document(_ nodes: String) throws -> SceneDocument {
    try scene(nodes).document
  }
}

extension UIView {
  fileprivate var isOfEngine: Bool { !(self is EvenView) && !(self is ReachView) }
}

extension PixelRect {
  fileprivate func holds(_ offset: Int, in grid: SampleGrid) -> Bool {
    let (x, y) = (offset % grid.width, offset / grid.width)
    return x >= left && x < right && y >= top && y < bottom
  }
}
