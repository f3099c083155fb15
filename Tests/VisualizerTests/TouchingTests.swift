import Canvas
import Foundation
import Testing
import UIKit
import Wording

@testable import Visualizer

@Suite("Touching the stage")
@MainActor
struct TouchingTests {
  @Test(
    "a press names the view that gets the touch, in the log and on the window",
    arguments: [
      (CGPoint(x: 290, y: 190), "view4"), (CGPoint(x: 330, y: 130), "base"),
      (CGPoint(x: 60, y: 100), "view1"), (CGPoint(x: 190, y: 420), "view3"),
      (CGPoint(x: 310, y: 420), "base"), (CGPoint(x: 10, y: 10), "window"),
      (CGPoint(x: 400, y: 10), nil),
    ] as [(CGPoint, String?)])
  func press(point: CGPoint, hit: String?) throws {
    let person = Person(scenes: [SampleScenes.reaching])

    person.touch(point.x, point.y)
    person.wait(30)

    guard case .touch(let at, let logged, let steps) = person.log.last else {
      Issue.record("no touch in the log")
      return
    }
    #expect(at == point)
    #expect(logged?.name == hit)
    #expect(steps == person.workspace.player.count)
    if let hit { #expect(person.outline.contains { $0.hasSuffix("\(hit): hit") }) }
  }

  @Test("the descent numbers the views in the order of asking and says what became of each")
  func descent() {
    let person = Person(scenes: [SampleScenes.reaching])

    person.touch(290, 190)
    person.wait(30)

    #expect(
      person.outline == [
        "1 window: passes on", "2 base: passes on", "3 view2: outside", "view3: never asked",
        "4 view1: passes on", "5 view4: hit",
      ])
  }

  @Test("a hidden view is refused and a pane that lets touches through gives nothing")
  func glass() {
    let person = Person(scenes: [SampleScenes.glass])

    person.touch(40, 130)
    person.wait(30)

    #expect(
      person.outline == [
        "1 window: hit", "2 pane: nothing", "3 ghost: hidden", "4 save: outside",
      ])
  }

  @Test("moving the pointer names the view that would get the touch, and touches nothing")
  func pointing() {
    let person = Person(scenes: [SampleScenes.reaching])
    let heart = person.workspace.camera.toStage(CGPoint(x: 290, y: 190))

    person.move(to: heart)

    #expect(person.workspace.pointed?.hit == "view4")
    #expect(person.workspace.lit == "view4")
    #expect(person.workspace.descent == nil)
    #expect(person.sees("(290, 190)"))
  }

  @Test("the pointer off the stage names nobody")
  func pointingElsewhere() {
    let person = Person(scenes: [SampleScenes.reaching])
    person.move(to: person.workspace.camera.toStage(CGPoint(x: 290, y: 190)))

    person.move(to: CGPoint(x: 700, y: 890))

    #expect(person.workspace.pointed == nil)
    #expect(person.workspace.lit == nil)
  }

  @Test("a press during playback is a new touch at once")
  func pressAgain() {
    let person = Person(scenes: [SampleScenes.reaching])
    person.touch(290, 190)
    person.wait(1)

    person.touch(60, 100)

    #expect(person.workspace.descent?.trace.hit == "view1")
    #expect(person.workspace.player.step == 1)
    #expect(person.workspace.player.isPlaying)
  }

  @Test("Ctrl-click selects what is drawn, also where it can't be touched, and touches nothing")
  func select() {
    let person = Person(scenes: [SampleScenes.reaching])

    person.touch(310, 420, modifiers: .control)

    #expect(person.workspace.selection == "view3")
    #expect(person.workspace.descent == nil)
  }

  @Test("Ctrl-click selects a hidden view")
  func selectHidden() {
    let person = Person(scenes: [SampleScenes.glass])
    // The pane lies over it; what lies in front is selected first.
    person.touch(40, 130, modifiers: .control)
    #expect(person.workspace.selection == "pane")

    person.click(on: "ghost")

    #expect(person.workspace.selection == "ghost")
  }

  @Test("hovering a row lights the view, and leaving it puts the light out")
  func hoverRow() throws {
    let person = Person(scenes: [SampleScenes.reaching])
    let row = try #require(person.place(of: "view3"))

    person.move(to: row)
    // The caption on the stage bears the same name; the outline's row is drawn later.
    #expect(person.workspace.lit == "view3")
    person.move(to: CGPoint(x: row.x, y: 800))

    #expect(person.workspace.lit == nil)
  }

  @Test("nothing moves before the first touch and after the last step")
  func rest() {
    let person = Person(scenes: [SampleScenes.reaching])
    _ = person.look()
    #expect(!person.visualizer.needsFrame)

    person.touch(290, 190)
    #expect(person.visualizer.needsFrame)
    // The lists still glide to the last line when it is shown for the first time.
    for _ in 0..<3 {
      person.wait(60)
      _ = person.look()
    }

    #expect(!person.visualizer.needsFrame)
  }

  @Test("a resting pointer over the window asks for no frames")
  func restingPointer() {
    let person = Person(scenes: [SampleScenes.reaching])
    for point in [CGPoint(x: 700, y: 300), CGPoint(x: 100, y: 130), CGPoint(x: 100, y: 800)] {
      person.move(to: point)
      _ = person.look()
      #expect(!person.visualizer.needsFrame, "at \(point)")
    }
  }
}

@Suite("The inspector")
@MainActor
struct InspectorTests {
  @Test("a view behind a closed gate has no reachable area, and the gate's view is named")
  func closed() {
    let person = Person(scenes: [SampleScenes.glass])
    person.visualizer.perform(.select("ghost"))
    #expect(person.sees("closed by"))
    #expect(person.sees("0 pt²"))
  }

  @Test("alpha is shown as stored where it decides")
  func alpha() {
    #expect(Labels.alpha(CGFloat(Float(0.01))) == "0.0099999998")
    #expect(Labels.alpha(0) == "0")
    #expect(Labels.alpha(1) == "1.00")
  }
}
