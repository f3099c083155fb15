import Canvas
import Foundation
import Scenes
import TestSupport
import Testing
import UIKit

@testable import Visualizer

@Suite("A view that is held")
@MainActor
struct HeldViewTests {
  /// Somebody who holds a view at a point of the scene and has moved it a little.
  private func holding(
    _ document: SceneDocument, _ x: CGFloat, _ y: CGFloat, keys: String = ""
  ) -> (person: Person, start: CGPoint) {
    let person = Person(scenes: [document])
    for key in keys { person.press(key) }
    person.press("e")
    person.wait(2)
    let start = person.workspace.camera.toStage(CGPoint(x: x, y: y))
    person.move(to: start)
    person.visualizer.handle(.pointerDown(at: start, button: .primary, modifiers: [], clicks: 1))
    person.move(to: CGPoint(x: start.x + 9, y: start.y + 4))
    _ = person.visualizer.frame()
    return (person, start)
  }

  private func letGo(_ person: Person, at point: CGPoint) {
    person.visualizer.handle(.pointerUp(at: point, button: .primary, modifiers: []))
  }

  @Test(
    "everything on the stage is where it is in the scene built anew, while it is held and after",
    arguments: [CGPoint(x: 250, y: 420), CGPoint(x: 60, y: 320), CGPoint(x: 60, y: 90)])
  func places(at point: CGPoint) throws {
    let (person, start) = holding(SampleScenes.reaching, point.x, point.y, keys: "3")
    let before = person.workspace.document
    for step in 1...5 {
      person.move(to: CGPoint(x: start.x - CGFloat(step) * 21, y: start.y + CGFloat(step) * 13))
      try expectFresh(person.workspace)
    }
    #expect(person.workspace.document != before)
    letGo(person, at: start)
    try expectFresh(person.workspace)
    let anew = Person(scenes: [person.workspace.document])
    #expect(person.workspace.deadZones == anew.workspace.deadZones)
    #expect(person.workspace.outline.rows == anew.workspace.outline.rows)
    #expect(person.workspace.history.done.count == 1)
    person.visualizer.perform(.undo)
    #expect(person.workspace.document == SampleScenes.reaching)
    person.visualizer.perform(.redo)
    #expect(person.workspace.document == anew.workspace.document)
  }

  private func expectFresh(_ workspace: Workspace) throws {
    let scene = try #require(workspace.scene)
    let fresh = SceneBuilder().build(scene.document)
    let projection = Projection(fresh)
    #expect(projection.extent == workspace.projection.extent)
    for (one, other) in zip(workspace.projection.views, projection.views) {
      #expect(one.id == other.id && one.end == other.end && one.clippedBy == other.clippedBy)
      #expect(one.corners == other.corners && one.box == other.box)
      #expect(one.toScreen == other.toScreen && one.looks == other.looks)
    }
    for x in stride(from: CGFloat(-20), to: 420, by: 23) {
      for y in stride(from: CGFloat(-20), to: 600, by: 23) {
        let point = CGPoint(x: x, y: y)
        let hit = scene.hitTest(point).flatMap { scene.id(of: $0) }
        #expect(hit == fresh.hitTest(point).flatMap { fresh.id(of: $0) })
      }
    }
  }

  @Test("the last touch is asked again with every movement, and the pins")
  func answers() throws {
    var document = SampleScenes.reaching
    document.probes = [SceneProbe(at: CGPoint(x: 252, y: 442), expectation: .hit("view3"))]
    let (person, start) = holding(document, 190, 410)
    #expect(person.workspace.pins == [true])
    person.move(to: CGPoint(x: start.x + 300, y: start.y))
    #expect(person.workspace.pins == [false])
    person.move(to: start)
    #expect(person.workspace.pins == [true])
  }

  @Test("a drag back to where it began is no change of the answers, and one undo all the same")
  func back() {
    let (person, start) = holding(SampleScenes.reaching, 190, 410)
    // Without snapping.
    person.visualizer.handle(.pointerMoved(to: start, modifiers: .control))
    letGo(person, at: start)
    #expect(person.workspace.document == SampleScenes.reaching)
    #expect(person.workspace.history.done.count == 1)
    person.visualizer.perform(.undo)
    #expect(person.workspace.document == SampleScenes.reaching)
    #expect(!person.workspace.history.canUndo)
  }

  @Test(
    "whatever ends a drag, everything that follows from the new place is told", arguments: 0..<3)
  func ends(way: Int) throws {
    let (person, start) = holding(SampleScenes.reaching, 190, 410)
    person.move(to: CGPoint(x: start.x + 120, y: start.y + 60))
    switch way {
    case 0: letGo(person, at: start)
    case 1: person.visualizer.perform(.setMode(.touch))
    default:
      person.visualizer.handle(.focusLost)
      _ = person.visualizer.frame()
    }
    let anew = Person(scenes: [person.workspace.document])
    #expect(person.workspace.drag == nil)
    #expect(person.workspace.deadZones == anew.workspace.deadZones)
    #expect(person.workspace.heldLabels == nil)
    if way == 2 { letGo(person, at: start) }
  }

  @Test("names stand still while a view is held; the view's own goes with it")
  func names() throws {
    let (person, start) = holding(SampleScenes.reaching, 190, 410)
    func boxes() -> [ViewID: CGRect] {
      let workspace = person.workspace
      let labels = StageLabels(
        workspace, moment: workspace.moment, in: person.visualizer.layout.stage,
        text: FixedMetrics())
      return Dictionary(
        labels.captions.placed.map { (workspace.projection.views[$0.index].id, $0.box) },
        uniquingKeysWith: { first, _ in first })
    }
    let first = boxes()
    let corner = person.workspace.stageExtent(
      try #require(person.workspace.projection.index["view3"]))
    person.move(to: CGPoint(x: start.x + 90, y: start.y - 200))
    _ = person.visualizer.frame()
    let later = boxes()
    let now = person.workspace.stageExtent(try #require(person.workspace.projection.index["view3"]))
    #expect(first.count > 3 && first.keys == later.keys)
    for (view, box) in first where view != "view3" { #expect(later[view] == box) }
    let own = try #require(first["view3"])
    #expect(
      later["view3"]
        == own.offsetBy(
          dx: (now.minX - corner.minX).rounded(), dy: (now.minY - corner.minY).rounded()))
    letGo(person, at: start)
    #expect(person.workspace.heldLabels == nil)
  }

  @Test("the hatching of what is held goes with it, that of others stays")
  func hatching() throws {
    let (person, start) = holding(SampleScenes.reaching, 190, 410)
    let others = person.workspace.deadZones.filter { $0.view != "view3" }
    person.move(to: CGPoint(x: start.x + 60, y: start.y))
    let moved = person.workspace.deadZones.filter { $0.view == "view3" }
    let anew = Person(scenes: [person.workspace.document])
    #expect(!moved.isEmpty)
    #expect(moved == anew.workspace.deadZones.filter { $0.view == "view3" && $0.kind == .outside })
    #expect(person.workspace.deadZones.filter { $0.view != "view3" } == others)
  }
}
