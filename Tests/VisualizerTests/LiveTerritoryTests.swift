import Canvas
import Diagnosis
import Foundation
import Scenes
import TestSupport
import Testing
import UIKit

@testable import Visualizer

@Suite("The territory while a view is dragged")
@MainActor
struct LiveTerritoryTests {
  @Test("after every move of a drag, and after undo, the map is the one that is made anew")
  func dragged() throws {
    let person = Person(scenes: [SampleScenes.reaching])
    person.press("3")
    person.press("e")
    let camera = person.workspace.camera
    let start = camera.toStage(CGPoint(x: 250, y: 420))
    person.move(to: start)
    person.visualizer.handle(
      .pointerDown(at: start, button: .primary, modifiers: [], clicks: 1))
    let first = try #require(person.workspace.territory)
    for step in 1...6 {
      let place = CGPoint(x: start.x - CGFloat(step) * 17, y: start.y - CGFloat(step) * 23)
      person.move(to: place)
      try expectFresh(person)
    }
    #expect(person.workspace.territory?.territory.owners != first.territory.owners)
    person.visualizer.handle(
      .pointerUp(at: start, button: .primary, modifiers: []))
    person.visualizer.perform(.undo)
    try expectFresh(person)
    #expect(person.workspace.territory?.territory.owners == first.territory.owners)
    #expect(person.workspace.territory?.image == first.image)
  }

  @Test("any other edit is followed too, flat and exploded")
  func edited() throws {
    for isExploded in [false, true] {
      let person = Person(scenes: [SampleScenes.reaching])
      person.press("3")
      if isExploded { person.visualizer.perform(.exploded(.show(true))) }
      person.wait(3)
      let edits: [Edit] = [
        .set(.isHidden(true), of: "view3"), .set(.isHidden(false), of: "view3"),
        .remove("view4"), .set(.isUserInteractionEnabled(false), of: "view1"),
        .rename("view2", to: "another"), .duplicate("view3"),
      ]
      for edit in edits {
        person.visualizer.perform(.edit(edit))
        person.wait(1)
        try expectFresh(person)
      }
    }
  }

  private func expectFresh(_ person: Person) throws {
    let map = try #require(person.workspace.territory)
    let scene = try #require(person.workspace.scene)
    let new = TerritoryMap(map.subject, of: scene)
    #expect(map.subject.scene == scene.state)
    #expect(map.territory.owners == new.territory.owners)
    #expect(map.holdings == new.holdings)
    #expect(map.image == new.image)
    #expect(map.rooms == new.rooms)
    #expect(map.outlines == new.outlines)
    #expect(map.colors == new.colors)
  }

  private func says(_ start: String, _ visualizer: Visualizer) -> Bool {
    visualizer.frame().commands.contains {
      if case .text(let words, _, _, _) = $0 { words.hasPrefix(start) } else { false }
    }
  }

  @Test("code is asked between frames, coarse first; the legend says how far that is")
  func progressive() throws {
    var document = SceneDocument(
      title: "code",
      nodes: [
        SceneNode(id: "window", depth: 0, className: "UIWindow"),
        SceneNode(id: "code", depth: 1, className: "Odd"),
      ])
    document.nodes[0].frame = CGRect(x: 0, y: 0, width: 390, height: 560)
    document.nodes[1].frame = CGRect(x: 20, y: 20, width: 350, height: 500)
    let visualizer = Visualizer(
      text: FixedMetrics(), scenes: [ShippedScene(title: "code", document: document)],
      registry: ViewRegistry.standard.registering([(name: "Odd", make: { OddView() })]),
      theme: .light)
    visualizer.handle(.resized(CGSize(width: 1440, height: 900), scale: 1))
    visualizer.open(file: nil)
    visualizer.perform(.toggle(.territory))
    #expect(visualizer.workspace.isMapping)
    #expect(visualizer.isMoving)
    #expect(says("asking code", visualizer))
    let coarse = try #require(visualizer.workspace.territory)
    #expect(coarse.territory.owners.allSatisfy { $0 >= 0 })

    for _ in 0..<100_000 where visualizer.isMoving { visualizer.advance(by: 0.02) }

    let map = try #require(visualizer.workspace.territory)
    #expect(map.isExact)
    #expect(!says("asking code", visualizer))
    let scene = try #require(visualizer.workspace.scene)
    #expect(map.territory.owners == Territory(of: scene, grid: map.territory.grid).owners)
    // An edit begins anew, and what is shown meanwhile leaves no hole.
    visualizer.perform(.edit(.set(.isHidden(true), of: "code")))
    #expect(visualizer.workspace.territory?.territory.owners.allSatisfy { $0 >= 0 } == true)
  }
}

/// Takes touches in every other stripe.
final class OddView: UIView {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.contains(point) && Int(point.x / 10) % 2 == 0
  }
}
