import Diagnosis
import Scenes
import Testing
import UIKit

@Suite("Touch areas after what lies in front, and fingers")
@MainActor
struct TouchAreaTests {
  private func free(_ windows: String, of id: ViewID = "button") throws -> TouchArea.Free {
    let scene = try scene(windows)
    let view = try #require(scene.view(id))
    return TouchArea.of(view, in: scene).free(of: view, in: scene)
  }

  private static let covered = """
    {"id": "window", "class": "UIWindow", "frame": [0, 0, 200, 200], "subviews": [
      {"id": "card", "frame": [20, 20, 100, 100], "subviews": [
        {"id": "button", "class": "UIButton", "frame": [60, 10, 80, 40], "subviews": [
          {"id": "label", "frame": [5, 5, 10, 10]}]},
        {"id": "badge", "frame": [80, 0, 100, 20.5], "subviews": [
          {"id": "dot", "frame": [0, 0, 5, 20.5]}]}]}]}
    """

  @Test(
    "a closed gate on the way takes the whole touch area, and is named",
    arguments: [("w", "isUserInteractionEnabled"), ("p", "isHidden")])
  func gates(closed: ViewID, gate: String) throws {
    let scene = try scene(
      """
      {"id": "w", "class": "UIWindow", "frame": [0, 0, 200, 200], "subviews": [
        {"id": "p", "frame": [0, 0, 100, 100], "subviews": [
          {"id": "c", "class": "UIButton", "frame": [10, 10, 60, 60]}]}]}
      """)
    let view = try #require(scene.view("c"))
    let shut = try #require(scene.view(closed))
    if gate == "isHidden" { shut.isHidden = true } else { shut.isUserInteractionEnabled = false }
    let area = TouchArea.of(view, in: scene)
    #expect(area.region.area == 3600)
    #expect(area.reachable.area == 0)
    #expect(area.cuts.map(\.ancestor) == [closed])
    #expect(area.cuts.first?.step.area == 3600)
    #expect(area.cuts.first.map { "\($0.gate as Any)".contains(gate) } == true)
    #expect(area.free(of: view, in: scene).takers.isEmpty)
  }

  @Test("what lies in front takes its part, by whom, and the label in the button does not")
  func takers() throws {
    let free = try free(Self.covered)
    // Reachable is 40 × 40 from (80, 30); the badge covers 20 × 10.5 from (100, 30), its dot 5 of it.
    #expect(free.takers.map(\.view) == ["badge", "dot"])
    #expect(abs(free.takers[0].area - 15 * 10.5) < 1e-6)
    #expect(abs(free.takers[1].area - 5 * 10.5) < 1e-6)
    #expect(abs(free.area - (1600 - 210)) < 1e-6)
    #expect(free.largestRectangle == CGSize(width: 40, height: 29.5))
    #expect(free.smallestSide == 29.5)
    let corners = free.outlines.joined().map { "\($0.x) \($0.y)" }
    #expect(
      Set(corners) == [
        "80.0 30.0", "100.0 30.0", "100.0 40.5", "120.0 40.5", "120.0 70.0", "80.0 70.0",
      ])
  }

  @Test("a turned view loses a corner to an upright one: areas by hand, to the rounding of numbers")
  func turned() throws {
    let free = try free(
      """
      {"id": "window", "class": "UIWindow", "frame": [0, 0, 200, 200], "subviews": [
        {"id": "button", "class": "UIButton", "frame": [50, 50, 100, 100],
         "transform": [0.8, 0.6, -0.6, 0.8, 0, 0]},
        {"id": "bar", "frame": [0, 0, 200, 60]}]}
      """)
    // The top corner is (90, 30); down to y = 60 it is 30 × (3/4 + 4/3) wide.
    let cut = 30.0 * 30 * (0.75 + 4.0 / 3) / 2
    #expect(free.takers.map(\.view) == ["bar"])
    #expect(abs(free.takers[0].area - cut) < 1e-6)
    #expect(abs(free.area - (10_000 - cut)) < 1e-6)
    #expect(free.smallestSide > 70 && free.smallestSide < 100)
  }

  @Test(
    "whoever answers in a closed or wholly covered view's place is the taker",
    arguments: [
      (#""isUserInteractionEnabled": false,"#, ["card"]), (#""isEnabled": false,"#, ["card"]),
      (#""hitTestRules": [{"rule": "passThrough"}],"#, ["card"]),
    ])
  func closed(keys: String, takers: [ViewID]) throws {
    let windows = SmallScenes.sticksOut.replacingOccurrences(
      of: #""class": "UIButton","#, with: "\"class\": \"UIButton\", \(keys)")
    let free = try free(windows)
    #expect(free.area == 0 && free.outlines.isEmpty && free.smallestSide == 0)
    #expect(free.takers.map(\.view) == takers)
    #expect(free.takers.map(\.area) == [1600])
  }

  @Test("nothing reachable leaves nothing free")
  func unreachable() throws {
    let windows = SmallScenes.sticksOut.replacingOccurrences(of: "100, 100]", with: "100, 0]")
    #expect(try free(windows).area == 0)
    #expect(try free(windows).takers.isEmpty)
  }

  @Test(
    "the smallest side is held against three minima",
    arguments: [
      (23.75, []), (24, [MinimumTarget.wcag]), (44, [.hig, .wcag]), (48, [.hig, .wcag, .material]),
    ])
  func minima(side: Double, met: [MinimumTarget]) throws {
    let free = try free(
      """
      {"id": "window", "class": "UIWindow", "frame": [0, 0, 200, 200], "subviews": [
        {"id": "button", "class": "UIButton", "frame": [10, 10, 100, \(side)]}]}
      """)
    #expect(MinimumTarget.allCases.filter(free.meets) == met)
  }

  @Test(
    "the risk of a finger is what goes to others", arguments: [(100.0, 0.5), (40, 0), (160, 1)])
  func risk(x: Double, risk: Double) throws {
    let scene = try scene(
      """
      {"id": "window", "class": "UIWindow", "frame": [0, 0, 200, 200], "subviews": [
        {"id": "left", "class": "UIButton", "frame": [0, 0, 100, 200], "subviews": [
          {"id": "label", "frame": [80, 80, 20, 40]}]},
        {"id": "right", "class": "UIButton", "frame": [100, 0, 100, 200]}]}
      """)
    let left = try #require(scene.view("left"))
    let found = FingerShare.risk(
      for: left, at: CGPoint(x: x, y: 100), millimeters: 10, in: scene)
    #expect(abs(found - risk) < 0.02)
  }

  @Test("a map made in steps is coarse first, exact in the end, and never asks more than a piece")
  func progressive() {
    for seed in 0..<3 {
      var random = RandomScene(seed: UInt64(seed) + 40)
      var document = random.document([.gates, .fractions, .overrides])
      document.nodes[5].className = "Even"
      let scene = build(document)
      let grid = SampleGrid(
        covering: CGRect(x: -10, y: -5, width: 130, height: 90), scale: 1)
      var map = ProgressiveTerritory(of: scene, grid: grid)
      #expect(!map.isExact && map.blockSize == 16 && map.progress == 0)
      let exact = Territory(of: scene, grid: grid)
      let names = exact.owners.map(exact.id)
      var (wrong, last) = ([Int](), 16)
      while !map.isExact {
        map.advance()
        #expect(map.blockSize <= last)
        if map.blockSize != last || map.isExact {
          wrong.append(zip(map.territory.owners.map(map.territory.id), names).count { $0 != $1 })
        }
        last = map.blockSize
      }
      #expect(wrong.count == 3 && wrong.last == 0, "\(wrong)")
      #expect(wrong == wrong.sorted(by: >), "\(wrong)")
      map.advance()
      #expect(map.isExact && map.progress == 1)
    }
  }

  @Test("a scene without code of its own is mapped at once")
  func atOnce() throws {
    let scene = try scene(SmallScenes.sticksOut)
    let grid = SampleGrid(covering: scene.screenArea, scale: 1)
    let map = ProgressiveTerritory(of: scene, grid: grid)
    #expect(map.isExact && map.blockSize == 1)
    #expect(map.territory.owners == Territory(of: scene, grid: grid).owners)
  }
}
