import Canvas
import Foundation
import Scenes
import Testing
import UIKit

@testable import Visualizer

@Suite("Selecting")
@MainActor
struct SelectingTests {
  @Test("Ctrl-click selects without touching, and again the one behind, round and round")
  func climbs() {
    let person = Person(scenes: [SampleScenes.glass])
    var picked: [ViewID?] = []
    for _ in 0..<4 {
      person.touch(60, 40, modifiers: .control)
      picked.append(person.workspace.selection)
    }
    #expect(picked == ["pane", "save", "window", "pane"])
    #expect(person.workspace.descent == nil)

    person.touch(60, 140, modifiers: .control)
    #expect(person.workspace.selection == "pane")
    person.touch(60, 140, modifiers: .control)
    #expect(person.workspace.selection == "ghost")
  }

  @Test("a right click lists everything under the point with its verdict; choosing selects")
  func list() throws {
    let person = Person(scenes: [SampleScenes.glass])
    let point = person.workspace.camera.toStage(CGPoint(x: 60, y: 140))
    person.click(at: point, button: .secondary)
    _ = person.look()

    let list = try #require(person.workspace.pointList)
    #expect(
      list.rows.map { person.workspace.projection.views[$0.view].id } == [
        "pane", "ghost", "window",
      ])
    #expect(list.rows.map(\.state.accent) == [.refused, .refused, .hit])
    #expect(list.rows.allSatisfy { $0.verdict?.isEmpty == false })
    #expect(person.words.joined(separator: " ").contains("isHidden is true"))
    #expect(person.workspace.descent == nil)

    person.press(.down)
    #expect(person.workspace.lit == "ghost")
    person.press(.enter)
    #expect(person.workspace.selection == "ghost")
    #expect(person.workspace.pointList == nil)
  }

  @Test("the list closes by Escape and by a press beside it, which touches nothing")
  func listCloses() {
    let person = Person(scenes: [SampleScenes.glass])
    person.visualizer.perform(
      .pick(.list(at: CGPoint(x: 60, y: 40), anchor: CGPoint(x: 700, y: 300))))
    person.press(.escape)
    #expect(person.workspace.pointList == nil)

    person.visualizer.perform(
      .pick(.list(at: CGPoint(x: 60, y: 40), anchor: CGPoint(x: 700, y: 300))))
    _ = person.look()
    person.click(at: CGPoint(x: 340, y: 560))
    #expect(person.workspace.pointList == nil)
    #expect(person.workspace.descent == nil)
  }

  @Test("the list stays in the window, wherever it is asked for")
  func listFits() {
    for corner in [(0.0, 0.0), (899, 0), (0, 599), (899, 599)] {
      let person = Person(scenes: [SampleScenes.glass], size: CGSize(width: 900, height: 600))
      person.visualizer.perform(
        .pick(.list(at: CGPoint(x: 60, y: 40), anchor: CGPoint(x: corner.0, y: corner.1))))
      let window = CGRect(x: 0, y: 0, width: 900, height: 600)
      for command in person.look().commands.suffix(40) {
        if case .text(_, let origin, _, _) = command { #expect(window.covers(origin)) }
      }
    }
  }

  @Test("a hundred thousand views under one point are listed, and judged only where they are seen")
  func deepList() throws {
    let person = Person(scenes: [SampleScenes.deep(20_000)])
    person.visualizer.perform(
      .pick(.list(at: CGPoint(x: 50, y: 50), anchor: CGPoint(x: 700, y: 300))))
    _ = person.look()
    let list = try #require(person.workspace.pointList)
    #expect(list.rows.count == 20_000)
    let judged = list.rows.count { $0.verdict != nil }
    #expect(judged > 0 && judged < 20)
  }

  // MARK: The ruler

  struct Measure: Sendable, CustomTestStringConvertible {
    var name: String
    var other: CGRect
    /// Across and down, in the order of the lines.
    var lengths: [CGFloat]

    var testDescription: String { name }
  }

  @Test(
    "the ruler measures from edge to edge",
    arguments: [
      Measure(
        name: "right of it", other: CGRect(x: 230, y: 100, width: 50, height: 100), lengths: [30]),
      Measure(
        name: "left, lower", other: CGRect(x: 10, y: 120, width: 50, height: 100),
        lengths: [40, 20, 20]),
      Measure(
        name: "diagonal", other: CGRect(x: 210, y: 230, width: 10, height: 10), lengths: [10, 30]),
      Measure(
        name: "inside", other: CGRect(x: 110, y: 120, width: 50, height: 50),
        lengths: [10, 40, 20, 30]),
      Measure(
        name: "around", other: CGRect(x: 0, y: 0, width: 320, height: 480),
        lengths: [100, 120, 100, 280]),
      Measure(
        name: "the same", other: CGRect(x: 100, y: 100, width: 100, height: 100), lengths: []),
      Measure(name: "touching", other: CGRect(x: 200, y: 100, width: 10, height: 100), lengths: []),
      Measure(
        name: "not a number", other: CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1), lengths: []),
    ])
  func measures(_ measure: Measure) {
    let ruler = Ruler(from: CGRect(x: 100, y: 100, width: 100, height: 100), to: measure.other)
    #expect(ruler.lines.map(\.length) == measure.lengths)
  }

  @Test("no label of the ruler covers another, wherever the views are")
  func labels() {
    var state: UInt64 = 11
    func random(_ limit: CGFloat) -> CGFloat {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return CGFloat(state >> 40) / CGFloat(1 << 24) * limit
    }
    let stage = CGRect(x: 0, y: 0, width: 700, height: 400)
    for _ in 0..<500 {
      let labels = (0..<4).map { _ in
        (
          size: CGSize(width: 20 + random(60), height: 18),
          anchor: CGPoint(x: 300 + random(30), y: 200 + random(20))
        )
      }
      let places = RulerLabels.places(for: labels, in: stage).compactMap { $0 }
      #expect(places.count == 4)
      for (index, place) in places.enumerated() {
        #expect(stage.contains(place))
        #expect(!places[..<index].contains { $0.intersects(place) })
      }
    }
  }

  @Test("Shift shows the distances from the selected view to the one under the pointer")
  func shift() {
    let person = Person(scenes: [SampleScenes.reaching])
    person.visualizer.perform(.select("view2"))
    let over = person.workspace.camera.toStage(CGPoint(x: 80, y: 90))
    person.move(to: over)
    #expect(!person.sees("46"))
    person.visualizer.handle(.pointerMoved(to: over, modifiers: .shift))
    // view1 ends at 262, view2 begins at 308: 46 points between them.
    #expect(person.words.contains("46"))
    person.visualizer.handle(.pointerMoved(to: over, modifiers: []))
    #expect(!person.words.contains("46"))
  }

  @Test("between the planes Shift shows the same distances")
  func shiftOnPlanes() throws {
    let person = Person(scenes: [SampleScenes.reaching])
    person.visualizer.perform(.select("view2"))
    person.visualizer.perform(.exploded(.show(true)))
    person.wait(5)
    let workspace = person.workspace
    let level = workspace.exploded.planes.levels[try #require(workspace.projection.index["view1"])]
    let over = workspace.spread.toStage(CGPoint(x: 70, y: 250), level: CGFloat(level))
    person.visualizer.handle(.pointerMoved(to: over, modifiers: .shift))
    #expect(person.words.contains("46"))
    person.visualizer.handle(.pointerMoved(to: over, modifiers: []))
    #expect(!person.words.contains("46"))
  }

  @Test("what is lit in the log is lit in the outline and on the stage, and the other way round")
  func lit() throws {
    let person = Person(scenes: [SampleScenes.reaching])
    person.visualizer.perform(.touchExactly(CGPoint(x: 100, y: 100)))
    let log = WindowLayout(size: CGSize(width: 1440, height: 900)).log
    let step = try #require(person.workspace.descent?.trace.steps.first)
    person.move(to: CGPoint(x: log.minX + 200, y: log.minY + 8 + 22 + 10))
    #expect(person.workspace.lit == step.view)
    let other = person.look()
    person.visualizer.perform(.light("view2"))
    #expect(person.look() != other)
  }
}
