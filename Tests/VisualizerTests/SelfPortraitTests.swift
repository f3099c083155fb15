import Canvas
import Foundation
import Scenes
import TestSupport
import Testing
import UIKit

@testable import Visualizer

@Suite("The window as a scene")
@MainActor
struct SelfPortraitTests {
  private static let size = CGSize(width: 1100, height: 720)

  /// Somebody at a window in one of several states.
  private func person(_ state: Int) -> Person {
    let person = Person(scenes: [SampleScenes.reaching], size: Self.size)
    switch state {
    case 1:
      person.visualizer.perform(.setMode(.edit))
      person.visualizer.perform(.select("view3"))
    case 2:
      person.visualizer.perform(.touch(CGPoint(x: 310, y: 420)))
      person.visualizer.perform(.select("view3"))
      person.visualizer.perform(.toggleFindings)
    case 3: person.visualizer.perform(.exploded(.toggle))
    default: break
    }
    // No time passes, in which somebody would look for fixes.
    person.visualizer.settle()
    _ = person.look()
    return person
  }

  @Test(
    "a touch in the portrait goes to the widget that a press in the window goes to",
    arguments: [0, 1, 2, 3])
  func truth(state: Int) throws {
    let sitter = person(state)
    sitter.visualizer.perform(.lookAtWindow)
    let portrait = try #require(sitter.workspace.scene)
    #expect(sitter.workspace.name == "This window")
    #expect(sitter.workspace.projection.views.count > 20)
    var generator = SeededGenerator(seed: UInt64(state) + 7)
    var widgets = 0
    for _ in 0..<16 {
      let point = CGPoint(
        x: CGFloat.random(in: 0..<Self.size.width - 1, using: &generator).rounded() + 0.5,
        y: CGFloat.random(in: 0..<Self.size.height - 1, using: &generator).rounded() + 0.5)
      let view = try #require(portrait.hitTest(point))
      let hit = try #require(portrait.id(of: view)).name
      let other = person(state)
      other.visualizer.handle(
        .pointerDown(at: point, button: .primary, modifiers: [], clicks: 1))
      guard let pressed = other.visualizer.ui.active else {
        #expect(!(view is UIControl), "\(hit) at \(point)")
        continue
      }
      widgets += 1
      let name = pressed.index == 0 ? pressed.name : "\(pressed.name) \(pressed.index)"
      #expect(hit == name, "at \(point)")
    }
    #expect(widgets > 2)
  }

  @Test("it is opened from the help sheet, and asks first where something is unsaved")
  func opened() {
    let person = person(0)
    person.hide("view4")
    person.press(.function(1))
    #expect(person.click(on: "Look at this window"))
    #expect(person.workspace.name != "This window")
    #expect(person.click(on: "Don't save"))
    #expect(person.workspace.name == "This window")
    #expect(!person.workspace.isHelpShown)
    #expect(person.workspace.projection["help.close"] == nil)
  }
}
