import Canvas
import Foundation
import Scenes
import Testing
import UIKit
import Wording

@testable import Visualizer

@Suite("A view's animation in the inspector")
@MainActor
struct AnimationEditingTests {
  private func person() -> Person {
    let person = Person(
      scenes: [SampleScenes.reaching, SampleScenes.glass], size: CGSize(width: 1440, height: 2400))
    person.visualizer.perform(.select("view3"))
    _ = person.look()
    return person
  }

  private func animation(_ person: Person) -> SceneAnimation? {
    person.workspace.node(of: "view3")?.animation
  }

  private func set(_ animation: SceneAnimation?, _ person: Person) {
    person.visualizer.perform(.edit(.set(.animation(animation), of: "view3")))
  }

  @Test("switched on, the view is shown on its way; undo takes it back by its name")
  func on() throws {
    let person = person()
    let model = try #require(person.workspace.projection["view3"])
    let place = try #require(person.place(of: Labels.isAnimated))
    let inspector = WindowLayout(size: CGSize(width: 1440, height: 2400)).inspector
    person.click(
      at: CGPoint(x: inspector.minX + 16 + InspectorPanel.keyWidth(in: inspector) + 10, y: place.y))
    let made = try #require(animation(person))
    #expect(made.kind == .view && made.duration == 1 && made.at == 0.5)
    let seen = try #require(person.workspace.projection["view3"])
    #expect(seen.toScreen != model.toScreen)
    #expect(
      Labels.name(of: try #require(person.workspace.history.nextUndo)) == "animation on view3")
    for words in ["UIView.animate", "default", "allows touches", "shown at", "from"] {
      #expect(person.words.contains(words), "\(words)")
    }
    person.press(.character("z", position: "z"), modifiers: .control)
    #expect(animation(person) == nil)
  }

  @Test("numbers are typed: how long, at which moment, from where")
  func numbers() throws {
    let person = person()
    var animation = SceneAnimation(
      from: .init(frame: CGRect(x: 1011, y: 1012, width: 1013, height: 1014)), duration: 1015,
      at: 1016)
    animation.from.alpha = 0.25
    set(animation, person)
    for (old, new, path) in [
      ("1011", "2", \SceneAnimation.from.frame?.origin.x),
      ("1014", "33", \SceneAnimation.from.frame?.size.height),
    ] {
      person.click(at: try #require(person.place(of: old)))
      for sign in new { person.press(sign) }
      person.press(.enter)
      #expect(self.animation(person)?[keyPath: path] == CGFloat(Double(new) ?? 0))
    }
    for (old, new, path) in [
      ("1015", "4", \SceneAnimation.duration), ("1016", "3", \SceneAnimation.at),
    ] {
      person.click(at: try #require(person.place(of: old)))
      for sign in new { person.press(sign) }
      person.press(.enter)
      #expect(self.animation(person)?[keyPath: path] == Double(new))
    }
    #expect(self.animation(person)?.from.alpha == 0.25)
  }

  @Test("another kind is chosen by keyboard; what means nothing to it goes, the way stays")
  func kinds() throws {
    let person = person()
    var animation = SceneAnimation(
      from: .init(frame: CGRect(x: 1, y: 2, width: 3, height: 4)), duration: 1, at: 0.5)
    animation.allowsUserInteraction = true
    set(animation, person)
    var presses = 0
    while person.workspace.node(of: "view3")?.animation?.kind == .view, presses < 60 {
      person.press(.tab)
      presses += 1
      guard person.visualizer.ui.focus == "inspector.animation.kind.view3" else { continue }
      person.press(.enter)
      person.press(.down)
      person.press(.down)
      person.press(.enter)
    }
    let layer = try #require(self.animation(person))
    #expect(layer.kind == .layer)
    #expect(layer.to.frame == animation.from.frame && layer.from == .init())
    #expect(layer.allowsUserInteraction == nil)
    #expect(person.words.contains(Labels.staysAtEnd) && person.words.contains(Labels.goesTo))
    var back = layer
    back.staysAtEnd = true
    back.turn(to: .propertyAnimator)
    #expect(back.from.frame == animation.from.frame && back.to == .init() && back.staysAtEnd == nil)
  }

  @Test("what is made is written and read as it is, and hit as UIKit does (17.x)")
  func file() throws {
    for kind in SceneAnimation.Kind.allCases {
      let person = person()
      var animation = SceneAnimation.beginning(for: CGRect(x: 0, y: 0, width: 10, height: 10))
      animation.turn(to: kind)
      set(animation, person)
      let reading = try SceneReader.read(person.workspace.document.write())
      #expect(reading.problems.isEmpty)
      #expect(reading.document.nodes.first { $0.id == "view3" }?.animation == animation)
    }
  }
}
