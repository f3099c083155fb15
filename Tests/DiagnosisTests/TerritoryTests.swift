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

  @Test("what perspective shows is painted as it is asked, with and without rules around it")
  func perspective() {
    for seed in 0..<6 {
      var random = RandomScene(seed: UInt64(seed) + 700)
      let scene = build(
        random.document(seed.isMultiple(of: 2) ? [.gates, .transforms] : .everything))
      for index in scene.document.nodes.indices.dropFirst() {
        var eye = CATransform3DIdentity
        eye.m34 = -1 / 300
        let layer = scene.view(at: index).layer
        if index % 5 == 1 { layer.sublayerTransform = eye }
        if index % 3 == 1 {
          layer.transform = CATransform3DMakeRotation(CGFloat(index % 7) / 5, 0.3, 1, 0)
        }
        if index % 7 == 1 { layer.transform = CATransform3DRotate(eye, 0.7, 1, 0, 0) }
      }
      let territory = Territory(
        of: scene, area: CGRect(x: -10, y: -5, width: 130, height: 90), scale: 0.5)
      #expect(firstDifference(territory, scene) == nil, "seed \(seed)")
    }
  }

  @Test(
    "rules on the result one in the other are painted as they are asked",
    arguments: [
      [HitTestRule.reachOutside(search: .frontMost, respectsGates: false)],
      [.reachOutside(search: .frontMost, respectsGates: true)],
      [.passThrough, .reachOutside(search: .frontMost, respectsGates: false)],
      [.reachOutside(search: .frontMost, respectsGates: false), .passThrough],
      [.redirect(to: "v0-3", from: nil, when: .hit)],
      [.redirect(to: "v0-3", from: ["v0-5", "v0-7"], when: .always)], [.none, .passThrough],
      [.redirect(to: "v0-3", from: nil, when: .inside), .none],
      [.ignore(views: ["v0-2", "v0-4", "v0-6"])], [.overflow, .passThrough], [.boxOnly],
      [.path(d: "M0 0 H30 V30 C10 40 40 40 0 30 Z", fillRule: .nonzero, gate: .result)],
    ])
  func nestedRules(rules: [HitTestRule]) {
    for seed in 0..<10 {
      var random = RandomScene(seed: UInt64(seed) + 2100)
      var document = random.document([.gates, .shapes, .transforms, .windows])
      let others: [HitTestRule] = [
        .reachOutside(search: .frontMost, respectsGates: seed.isMultiple(of: 2)), .passThrough,
        .redirect(to: "v0-9", from: ["v0-2"], when: .hit), .overflow,
      ]
      for index in document.nodes.indices.dropFirst() {
        if (index + seed) % 3 == 0 { document.nodes[index].hitTestRules += rules }
        if (index + seed) % 7 == 0 { document.nodes[index].hitTestRules.append(others[index % 4]) }
      }
      let scene = build(document)
      let territory = Territory(
        of: scene, area: CGRect(x: -10, y: -5, width: 130, height: 90), scale: 0.5)
      #expect(firstDifference(territory, scene) == nil, "seed \(seed)")
    }
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
    // The middle is (100, 100); half a side is (40, 30) along and (-30, 40) down.
    let corners = [
      CGPoint(x: 90, y: 30), CGPoint(x: 170, y: 90), CGPoint(x: 110, y: 170),
      CGPoint(x: 30, y: 110),
    ]
    #expect(outline.count == 4)
    for corner in corners {
      #expect(
        outline.contains { abs($0.x - corner.x) < 1e-6 && abs($0.y - corner.y) < 1e-6 },
        "\(outline)")
    }
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

  @Test(
    "after the change of one view only its surroundings are painted anew, and the map is a new one",
    arguments: [
      RandomScene.Ingredients([.gates, .fractions]).rawValue,
      RandomScene.Ingredients([.gates, .shapes, .transforms]).rawValue,
      RandomScene.Ingredients([.gates, .rules, .shapes, .windows]).rawValue,
      RandomScene.Ingredients.everything.rawValue,
    ])
  func updateOfOne(ingredients: Int) {
    var isPartial = false
    for seed in 0..<5 {
      var random = RandomScene(seed: UInt64(seed) + 900)
      let scene = build(random.document(RandomScene.Ingredients(rawValue: ingredients)))
      let area = CGRect(x: -10, y: -5, width: 130, height: 90)
      var territory = Territory(of: scene, area: area, scale: 0.5)
      for step in 0..<14 {
        let index = (seed * 7 + step * 5) % scene.document.nodes.count
        let view = scene.view(at: index)
        let changed = change(view, step)
        let damage = territory.update(changed: changed)
        isPartial = isPartial || damage != territory.grid.bounds
        let new = Territory(of: scene, grid: territory.grid)
        let place = zip(names(territory), names(new)).enumerated().first { $1.0 != $1.1 }
        #expect(place == nil, "seed \(seed), step \(step)")
      }
    }
    #expect(isPartial || ingredients == RandomScene.Ingredients.everything.rawValue)
  }

  @Test(
    "what changed in a closed view is known once it opens, and before that to those who look inside",
    arguments: [
      RandomScene.Ingredients([.gates, .fractions]).rawValue,
      RandomScene.Ingredients([.gates, .rules, .shapes, .transforms]).rawValue,
      RandomScene.Ingredients.everything.rawValue,
    ])
  func closedViews(ingredients: Int) {
    for seed in 0..<12 {
      var random = RandomScene(seed: UInt64(seed) + 1300)
      let scene = build(random.document(RandomScene.Ingredients(rawValue: ingredients)))
      let area = CGRect(x: -10, y: -5, width: 130, height: 90)
      var territory = Territory(of: scene, area: area, scale: 0.5)
      let views = scene.document.nodes.indices.map { scene.view(at: $0) }
      guard let door = views.dropFirst().first(where: { !$0.subviews.isEmpty }) else { continue }
      door.isHidden = true
      territory.update()
      for (step, view) in views.filter({ $0 !== door && $0.isDescendant(of: door) }).enumerated() {
        _ = change(view, step + seed)
      }
      if seed.isMultiple(of: 3) { door.subviews[0].addSubview(UIView(frame: door.bounds)) }
      territory.update()
      #expect(names(territory) == names(Territory(of: scene, grid: territory.grid)))
      for view in views {
        #expect(
          DeadZones.of(view, in: scene, map: territory)
            == DeadZones.of(view, in: scene, map: Territory(of: scene, grid: territory.grid)))
      }
      door.isHidden = false
      if seed.isMultiple(of: 2) { territory.update() } else { territory.update(changed: door) }
      #expect(names(territory) == names(Territory(of: scene, grid: territory.grid)), "seed \(seed)")
    }
  }

  /// Changes a view; gives back the view whose change it is.
  private func change(_ view: UIView, _ step: Int) -> UIView {
    switch step % 7 {
    case 0: view.center = CGPoint(x: view.center.x + 9, y: view.center.y - 4)
    case 1: view.isHidden.toggle()
    case 2: view.bounds.size = CGSize(width: view.bounds.width + 5, height: 30)
    case 3: view.transform = CGAffineTransform(rotationAngle: 0.4)
    case 4: view.transform = .identity
    case 5:
      view.setHitTestRules([
        .expand(.by(UIEdgeInsets(top: 4, left: 4, bottom: 4, right: 4)))
      ]) { _ in nil }
    default:
      view.superview?.bringSubviewToFront(view)
      return view.superview ?? view
    }
    return view
  }

  /// By views, as the numbers depend on the order in which they were found.
  private func names(_ territory: Territory) -> [ViewID?] { territory.owners.map(territory.id) }

  @Test(
    "an outline filled again is the holding, and its corners lie where the owner changes",
    arguments: [
      RandomScene.Ingredients.gates.rawValue,
      RandomScene.Ingredients([.gates, .fractions]).rawValue,
      RandomScene.Ingredients([.gates, .fractions, .transforms]).rawValue,
      RandomScene.Ingredients([.gates, .shapes, .fractions, .transforms]).rawValue,
    ])
  func trueOutlines(ingredients: Int) {
    for seed in 0..<4 {
      var random = RandomScene(seed: UInt64(seed) + 300)
      let scene = build(random.document(RandomScene.Ingredients(rawValue: ingredients)))
      let territory = Territory(
        of: scene, area: CGRect(x: -10, y: -5, width: 130, height: 90), scale: 1)
      var (pixels, wrong, corners, stray) = (0, 0, 0, 0)
      for holding in territory.holdings {
        let outlines = territory.outlines(of: holding)
        pixels += holding.pixels
        wrong += wrongPixels(outlines, of: holding, in: territory)
        for corner in outlines.joined() {
          corners += 1
          if !isBorder(corner, of: holding, in: territory, scene) { stray += 1 }
        }
      }
      #expect(wrong * 500 < pixels, "seed \(seed): \(wrong) of \(pixels) pixels")
      // A part narrower than a pixel may be cut off where it becomes so.
      #expect(stray * 10 < corners, "seed \(seed): \(stray) of \(corners) corners")
    }
  }

  /// Pixels around the holding that the outlines, filled even-odd, take or leave and it doesn't.
  private func wrongPixels(
    _ outlines: [[CGPoint]], of holding: Territory.Holding, in territory: Territory
  ) -> Int {
    let grid = territory.grid
    var wrong = 0
    for y in holding.box.top..<holding.box.bottom {
      let line = grid.center(0, y).y
      var crossings: [CGFloat] = []
      for outline in outlines {
        for (from, to) in zip(outline, outline.dropFirst() + outline.prefix(1))
        where (from.y <= line) != (to.y <= line) {
          crossings.append(from.x + (to.x - from.x) * (line - from.y) / (to.y - from.y))
        }
      }
      crossings.sort()
      var passed = 0
      for x in holding.box.left..<holding.box.right {
        let place = grid.center(x, y).x
        while passed < crossings.count, crossings[passed] <= place { passed += 1 }
        let isOwned = territory.owners[y * grid.width + x] == holding.owner
        if passed.isMultiple(of: 2) == isOwned { wrong += 1 }
      }
    }
    return wrong
  }

  /// Whether within 0.05 points of a place both the owner and somebody else are hit.
  private func isBorder(
    _ place: CGPoint, of holding: Territory.Holding, in territory: Territory, _ scene: BuiltScene
  ) -> Bool {
    let grid = territory.grid
    let (right, bottom) = (
      grid.origin.x + CGFloat(grid.width) / grid.scale,
      grid.origin.y + CGFloat(grid.height) / grid.scale
    )
    var (own, others) = (false, false)
    for angle in 0..<64 {
      let x = place.x + 0.05 * cos(CGFloat(angle) * .pi / 32)
      let y = place.y + 0.05 * sin(CGFloat(angle) * .pi / 32)
      let isOnMap = x >= grid.origin.x && y >= grid.origin.y && x < right && y < bottom
      let owner = isOnMap ? scene.hitTest(CGPoint(x: x, y: y)) : nil
      if isOnMap, owner === territory.view(of: holding.owner) { own = true } else { others = true }
    }
    return own && others
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
    (name: "Growing", make: { GrowingView() }), (name: "Circling", make: { CirclingView() }),
    (name: "Shy", make: { ShyView() }),
    (name: "Stubborn", make: { StubbornControl() }),
    (name: "Moody", make: { MoodyView() }), (name: "Restless", make: { RestlessView() }),
  ])
  return SceneBuilder(registry: registry)
}

@MainActor
func build(_ document: SceneDocument) -> BuiltScene { testBuilder.build(document) }
