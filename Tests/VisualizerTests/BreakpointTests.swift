import Canvas
import Foundation
import Scenes
import Testing
import UIKit

@testable import Visualizer

@Suite("Breakpoints, the loop and turning pages")
@MainActor
struct BreakpointTests {
  @Test("playing stops when a view is asked, and goes on from there")
  func asked() throws {
    let person = Person(scenes: [SampleScenes.reaching])
    person.visualizer.perform(.toggleBreakpoint(.asked("view2")))
    person.visualizer.perform(.touch(CGPoint(x: 100, y: 100)))
    person.wait(60)

    let trace = try #require(person.workspace.descent?.trace)
    let step = trace.steps[person.workspace.player.step - 1]
    #expect(step.view == "view2")
    guard case .asked = step.event else {
      Issue.record("stopped at \(step)")
      return
    }
    #expect(person.workspace.player.progress == 1)
    #expect(!person.workspace.player.isPlaying)

    person.press(.space)
    person.wait(60)
    #expect(person.workspace.player.isAtEnd)
  }

  @Test(
    "playing stops at every step of a kind",
    arguments: [
      (Breakpoint.gateFails, CGPoint(x: 60, y: 140)), (Breakpoint.ruleRuns, CGPoint(x: 60, y: 140)),
    ])
  func kinds(breakpoint: Breakpoint, point: CGPoint) throws {
    let person = Person(scenes: [SampleScenes.glass])
    person.visualizer.perform(.toggleBreakpoint(breakpoint))
    person.visualizer.perform(.touch(point))
    let trace = try #require(person.workspace.descent?.trace)
    let expected = trace.steps.indices.filter { breakpoint.stops(at: trace.steps[$0]) }
    #expect(!expected.isEmpty)
    var stopped: [Int] = []
    person.wait(60)
    while !person.workspace.player.isAtEnd, stopped.count < 20 {
      stopped.append(person.workspace.player.step - 1)
      person.press(.space)
      person.wait(60)
    }
    #expect(stopped == expected)
  }

  @Test("a breakpoint that is set or taken away while it plays counts at once")
  func meanwhile() {
    let person = Person(scenes: [SampleScenes.reaching])
    person.visualizer.perform(.touch(CGPoint(x: 100, y: 100)))
    person.visualizer.perform(.toggleBreakpoint(.asked("view2")))
    person.visualizer.perform(.clearBreakpoints)
    person.wait(60)
    #expect(person.workspace.player.isAtEnd)
  }

  @Test("breakpoints on views go with the scene, those on kinds stay")
  func opening() {
    let person = Person(scenes: [SampleScenes.reaching, SampleScenes.glass])
    person.visualizer.perform(.toggleBreakpoint(.asked("view2")))
    person.visualizer.perform(.toggleBreakpoint(.ruleRuns))
    person.visualizer.perform(.openShipped(1))
    #expect(person.workspace.breakpoints == [.ruleRuns])
  }

  @Test("a click in the gutter of the outline and of the log sets and takes away a breakpoint")
  func gutters() throws {
    let person = Person(scenes: [SampleScenes.reaching])
    let layout = WindowLayout(size: CGSize(width: 1440, height: 900))
    let row = CGPoint(x: layout.outline.minX + 6, y: layout.outline.minY + 44 + 28 + 14)
    person.click(at: row)
    #expect(person.workspace.breakpoints == [.asked("base")])
    #expect(person.workspace.selection == nil)
    person.click(at: row)
    #expect(person.workspace.breakpoints.isEmpty)

    person.visualizer.perform(.touchExactly(CGPoint(x: 100, y: 100)))
    let view = try #require(person.workspace.descent?.trace.steps[0].view)
    let step = person.workspace.player.step
    person.visualizer.perform(.goToFirst)
    person.wait(5)
    person.click(at: CGPoint(x: layout.log.minX + 10, y: layout.log.minY + 8 + 22 + 10))
    #expect(person.workspace.breakpoints == [.asked(view)])
    #expect(person.workspace.player.step != step)
  }

  @Test("the menu ticks what is set and takes everything away")
  func menu() {
    let person = Person(scenes: [SampleScenes.glass])
    let timeline = WindowLayout(size: CGSize(width: 1440, height: 900)).timeline
    let button = CGPoint(x: timeline.maxX - 16 - 88 - 8 - 15, y: timeline.midY)
    person.click(at: button)
    person.click(on: "Stop when a gate fails")
    #expect(person.workspace.breakpoints == [.gateFails])
    person.click(at: button)
    person.press(.down)
    person.press(.down)
    person.press(.enter)
    #expect(person.workspace.breakpoints == [.gateFails, .ruleRuns])
    person.click(at: button)
    person.click(on: "Remove all breakpoints")
    #expect(person.workspace.breakpoints.isEmpty)
  }

  @Test("played round and round, the end is shown and then the beginning")
  func loop() {
    var player = TracePlayer(kinds: [.asked, .inside, .answered])
    player.loops = true
    player.play()
    for _ in 0..<200 where !player.isAtEnd { player.advance(by: 0.05) }
    #expect(player.isAtEnd && player.isMoving && player.isPlaying)
    player.advance(by: TracePlayer.rest / 2)
    #expect(player.isAtEnd)
    player.advance(by: TracePlayer.rest)
    player.advance(by: 0.1)
    #expect(player.head > 0 && player.head < 1)
    player.pause()
    for _ in 0..<200 { player.advance(by: 0.05) }
    #expect(!player.isMoving && player.step == 1)
  }

  @Test("paused, scrubbed or stepped at the end, a loop stands still")
  func loopStands() {
    var player = TracePlayer(kinds: [.asked, .inside])
    player.loops = true
    player.goToLast()
    for _ in 0..<200 { player.advance(by: 0.05) }
    #expect(player.isAtEnd && !player.isMoving)
    player.play()
    player.scrub(to: 2)
    #expect(!player.isMoving)
  }

  @Test("a click on a mark shows that step whole")
  func marks() throws {
    let person = Person(scenes: [SampleScenes.reaching])
    person.visualizer.perform(.touchExactly(CGPoint(x: 100, y: 100)))
    let timeline = WindowLayout(size: CGSize(width: 1440, height: 900)).timeline
    for x in stride(from: timeline.midX - 60, to: timeline.midX + 60, by: 7) {
      person.click(at: CGPoint(x: x, y: timeline.midY))
      let head = person.workspace.player.head
      let isNearMark = abs(head - head.rounded()) < 0.02
      #expect(!isNearMark || head == head.rounded())
    }
  }

  @Test(
    "Page Down touches, steps, and after the last step opens the next lesson; Page Up goes back")
  func pages() {
    var first = SampleScenes.reaching
    first.probes = [SceneProbe(at: CGPoint(x: 100, y: 100))]
    let person = Person(scenes: [first, SampleScenes.glass])
    person.press(.pageDown)
    #expect(person.workspace.descent?.trace.point == CGPoint(x: 100, y: 100))
    person.visualizer.perform(.stop(atStep: .max))
    person.press(.pageDown)
    #expect(person.workspace.shippedIndex == 1)
    // No probe to touch and no lesson after it.
    person.press(.pageDown)
    #expect(person.workspace.shippedIndex == 1)
    person.press(.pageUp)
    #expect(person.workspace.shippedIndex == 0)
    person.press(.pageUp)
    #expect(person.workspace.shippedIndex == 0)
  }
}
