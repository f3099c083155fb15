import Canvas
import Foundation
import Testing
import UIKit

@testable import Visualizer

@Suite("Playing the descent")
@MainActor
struct PlayingTests {
  private func touched() -> Person {
    let person = Person(scenes: [SampleScenes.reaching])
    person.touch(290, 190)
    return person
  }

  @Test("Space pauses where a step ends, and plays on")
  func pause() {
    let person = touched()
    person.wait(1)

    person.press(.space)
    person.wait(5)
    let step = person.workspace.player.step
    #expect(!person.workspace.player.isPlaying)
    #expect(person.workspace.player.progress == 1)
    #expect(step < person.workspace.player.count)

    person.press(.space)
    person.wait(60)
    #expect(person.workspace.player.isAtEnd)
  }

  @Test("arrows and clicker keys step, Home and End go to the ends")
  func keys() {
    let person = touched()
    person.press(.end)
    person.wait(2)
    let count = person.workspace.player.count
    #expect(person.workspace.player.step == count)

    person.press(.left)
    person.wait(2)
    #expect(person.workspace.player.step == count - 1)
    person.press(.pageUp)
    person.wait(2)
    #expect(person.workspace.player.step == count - 2)
    person.press(.pageDown)
    person.wait(2)
    #expect(person.workspace.player.step == count - 1)
    person.press(.home)
    person.wait(2)
    #expect(person.workspace.player.step == 1)
    person.press(.right)
    person.wait(2)
    #expect(person.workspace.player.step == 2)
  }

  @Test("three quick presses of → are three steps")
  func quick() {
    let person = touched()
    person.press(.home)
    person.wait(2)

    for _ in 0..<3 { person.press(.right) }
    person.wait(3)

    #expect(person.workspace.player.step == 4)
  }

  @Test("nothing jumps: in no frame does the head pass more than a few steps, whatever is pressed")
  func motion() {
    let person = touched()
    for key in [Key.end, .home, .right, .left, .end] {
      person.press(key)
      var last = person.workspace.player.head
      while person.visualizer.isMoving {
        person.wait(1 / 60)
        #expect(abs(person.workspace.player.head - last) < 3)
        last = person.workspace.player.head
      }
    }
  }

  @Test("+ and − change the speed between a quarter and four")
  func speed() {
    let person = touched()
    for _ in 0..<9 { person.press("+") }
    #expect(person.workspace.player.speed == 4)
    for _ in 0..<9 { person.press("-") }
    #expect(person.workspace.player.speed == 0.25)
  }

  @Test("the log fills line by line")
  func log() {
    let person = touched()
    // The log's spans are drawn one by one.
    #expect(person.words.filter { $0 == ".hitTest " }.count == 1)

    person.wait(60)

    #expect(person.sees("view1"))
    #expect(person.workspace.player.furthest == person.workspace.player.count)
  }

  @Test("dragging on the timeline scrubs and does not play")
  func scrub() throws {
    let person = touched()
    let layout = WindowLayout(size: CGSize(width: 1440, height: 900))
    let y = layout.timeline.midY

    person.drag(from: CGPoint(x: 800, y: y), to: CGPoint(x: 600, y: y))
    let step = person.workspace.player.step

    #expect(!person.workspace.player.isPlaying)
    #expect(step > 1 && step < person.workspace.player.count)
  }

  @Test(
    "let go anywhere on the timeline, the head comes to rest where a step ends",
    arguments: stride(from: 560, through: 1150, by: 37).map { CGFloat($0) }, [0.0, 0.3, 2])
  func letGo(x: CGFloat, played: Double) {
    let person = touched()
    person.wait(played)
    let y = WindowLayout(size: CGSize(width: 1440, height: 900)).timeline.midY

    person.click(at: CGPoint(x: x, y: y))
    person.wait(5)
    #expect(person.workspace.player.progress == 1)
    person.drag(from: CGPoint(x: 700, y: y), to: CGPoint(x: x, y: y + 300))
    person.wait(5)

    #expect(!person.workspace.player.isPlaying)
    #expect(person.workspace.player.progress == 1)
  }

  @Test("every step has a sentence of its own")
  func sentences() {
    let person = touched()
    person.press(.home)
    person.wait(2)
    var sentences: [String] = []
    for _ in 0..<person.workspace.player.count {
      sentences.append(person.sentence)
      person.press(.right)
      person.wait(2)
    }
    #expect(sentences.allSatisfy { !$0.isEmpty })
    #expect(Set(sentences).count == sentences.count)
  }

  @Test("keys do nothing bad before the first touch")
  func keysBefore() {
    let person = Person(scenes: [SampleScenes.reaching])
    for key in [Key.space, .left, .right, .home, .end, .pageUp, .pageDown, .escape] {
      person.press(key)
      person.wait(0.1)
      _ = person.look()
    }
    #expect(person.workspace.descent == nil)
  }
}
