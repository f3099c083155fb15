import Canvas
import Foundation
import Scenes
import TestSupport
import Testing
import UIKit

@testable import Visualizer

@Suite("The territory layer")
@MainActor
struct TerritoryLayerTests {
  private func fixture() throws -> ExplodedFixture {
    let fixture = try ExplodedFixture(lesson: "05")
    fixture.key("3")
    return fixture
  }

  @Test("is made when it is shown, and gone when it is not")
  func lazily() throws {
    let fixture = try ExplodedFixture(lesson: "05")
    #expect(fixture.workspace.territory == nil)
    fixture.key("3")
    #expect(fixture.workspace.territory != nil)
    fixture.key("3")
    #expect(fixture.workspace.territory == nil)
  }

  @Test("the owner of every pixel on the stage gets the touch there")
  func exact() throws {
    let fixture = try fixture()
    let map = try #require(fixture.workspace.territory)
    let grid = map.territory.grid
    #expect(grid.scale == fixture.workspace.camera.scale)
    let scene = try #require(fixture.workspace.scene)
    for y in stride(from: 0, to: grid.height, by: 7) {
      for x in stride(from: 0, to: grid.width, by: 5) {
        let hit = scene.hitTest(grid.center(x, y)).flatMap { scene.id(of: $0) }
        #expect(map.territory.id(of: map.territory.owners[y * grid.width + x]) == hit)
      }
    }
  }

  @Test("pixels have their owner's colour, and the line of a border its full strength")
  func image() throws {
    let fixture = try fixture()
    let map = try #require(fixture.workspace.territory)
    let image = try #require(map.image)
    let grid = map.territory.grid
    for point in [CGPoint(x: 100, y: 500), CGPoint(x: 100, y: 120), CGPoint(x: 5, y: 5)] {
      let pixel = try #require(grid.pixel(at: point))
      let owner = try #require(map.territory.owner(at: point))
      let color = map.color(of: owner)
      let shown = image.pixels[pixel.y * image.width + pixel.x]
      #expect(shown & 0xFFFFFF == color.pixel & 0xFFFFFF)
      #expect(shown >> 24 < 0x80)
    }
    // The left edge of base, at x = 20.
    let edge = try #require(grid.pixel(at: CGPoint(x: 20.2, y: 300)))
    #expect(image.pixels[edge.y * image.width + edge.x] >> 24 > 0xE0)
  }

  @Test("an owner keeps its colour whoever else is there, and no two share one")
  func colors() {
    let names = (0..<20).map { ViewID("view\($0)") }
    let all = OwnerColors(owners: names)
    for theme in [Theme.Name.dark, .light] {
      #expect(Set(names.map { all.color(of: $0, in: theme) }).count == names.count)
    }
    let first = names[0]
    #expect(
      OwnerColors(owners: [first]).color(of: first, in: .dark) == all.color(of: first, in: .dark))
    #expect(OwnerColors(owners: names + names) == all)
    // Of a few, no two are neighbours in hue.
    for first in names.indices.prefix(20) {
      let few = (0..<6).map { names[(first + $0) % names.count] }
      let colors = OwnerColors(owners: few)
      let slots = few.compactMap { name in
        (0..<OwnerColors.count).first {
          OwnerColors.color(slot: $0, in: .dark) == colors.color(of: name, in: .dark)
        }
      }
      #expect(slots.count == few.count)
      for (index, one) in slots.enumerated() {
        for other in slots[..<index] {
          let apart = abs(one - other)
          #expect(min(apart, OwnerColors.count - apart) > 1)
        }
      }
    }
  }

  @Test("beside a border the pointer learns who is beyond it, and why")
  func border() throws {
    let fixture = try fixture()
    let inside = fixture.workspace.camera.toStage(CGPoint(x: 22, y: 300))
    fixture.visualizer.handle(.pointerMoved(to: inside, modifiers: []))
    let border = try #require(fixture.workspace.border)
    #expect(border.here == "base")
    #expect(border.beyond == "window")
    #expect(border.reason.text.contains("base does not contain the point"))
    let away = fixture.workspace.camera.toStage(CGPoint(x: 100, y: 510))
    fixture.visualizer.handle(.pointerMoved(to: away, modifiers: []))
    #expect(fixture.workspace.border?.beyond == "window" || fixture.workspace.border == nil)
    fixture.visualizer.handle(
      .pointerMoved(to: fixture.workspace.camera.toStage(CGPoint(x: 100, y: 290)), modifiers: []))
    #expect(fixture.workspace.border == nil)
  }

  @Test("zooming in makes the map anew at the new resolution, of what is seen only")
  func zooming() throws {
    let fixture = try fixture()
    let before = try #require(fixture.workspace.territory?.territory.grid)
    let pointer = fixture.workspace.camera.toStage(CGPoint(x: 200, y: 200))
    fixture.visualizer.handle(.wheel(dx: 0, dy: 8, at: pointer, modifiers: []))
    fixture.rest()
    let after = try #require(fixture.workspace.territory?.territory.grid)
    #expect(after.scale > before.scale * 3)
    #expect(CGFloat(after.width) <= fixture.stage.width + 1)
    #expect(CGFloat(after.height) <= fixture.stage.height + 1)
  }

  @Test("exploded, every owner has outlines on its plane, and no image")
  func exploded() throws {
    let fixture = try fixture()
    fixture.open()
    let map = try #require(fixture.workspace.territory)
    #expect(map.image == nil)
    #expect(Set(map.outlines.keys) == ["window", "base", "view1", "view2", "view3", "view4"])
    #expect(map.outlines.values.allSatisfy { !$0.isEmpty })
    _ = fixture.visualizer.frame()
  }

  @Test("names stand inside their regions and cover nothing that is written")
  func names() throws {
    let fixture = try fixture()
    let workspace = fixture.workspace
    let layer = try #require(TerritoryLayer(workspace))
    var placer = TagPlacer(bounds: workspace.stage)
    let names = layer.names(except: [], text: FixedMetrics(), &placer)
    let named = Dictionary(uniqueKeysWithValues: names.map { ($0.view.name, $0.box) })
    #expect(Set(named.keys) == ["window", "base", "view1", "view2", "view3", "view4"])
    let map = try #require(workspace.territory).territory
    for (name, box) in named {
      for corner in box.corners {
        #expect(map.owner(at: workspace.camera.toScene(corner)) == ViewID(name))
      }
    }
  }

  @Test("a scene without views, and a window as large as a scene may hold")
  func extremes() throws {
    for frame in [CGRect.zero, CGRect(x: -1e9, y: -1e9, width: 2e9, height: 1e-3)] {
      var node = SceneNode(id: "window", depth: 0)
      node.frame = frame
      let fixture = ExplodedFixture(SceneDocument(nodes: [node]))
      fixture.key("3")
      _ = fixture.visualizer.frame()
      fixture.open()
      _ = fixture.visualizer.frame()
    }
    let fixture = ExplodedFixture(SceneDocument())
    fixture.key("3")
    _ = fixture.visualizer.frame()
  }
}
