import Canvas
import Foundation
import Scenes
import Testing
import UIKit

@testable import Visualizer

@Suite("The window")
@MainActor
struct WindowTests {
  @Test("the menu of scenes opens, closes, and opens another scene")
  func menu() {
    let person = Person(scenes: [SampleScenes.reaching, SampleScenes.glass])
    person.click(on: "1 · Reaching")
    #expect(person.sees("2 · Glass"))

    person.click(on: "2 · Glass")

    #expect(person.outline.first == "window: 320 × 240")
    #expect(person.words.filter { $0 == "2 · Glass" }.count == 1)
    guard case .opened(let scene, let stage) = person.log.last else {
      Issue.record("the opening is not logged")
      return
    }
    #expect(scene == "2 · Glass")
    #expect(stage.scale == Double(person.workspace.camera.scale))
  }

  @Test("a press beside an open menu closes it and touches nothing")
  func menuAway() {
    let person = Person(scenes: [SampleScenes.reaching, SampleScenes.glass])
    person.click(on: "1 · Reaching")

    person.touch(290, 190)

    #expect(!person.sees("2 · Glass"))
    #expect(person.workspace.descent == nil)
  }

  @Test(
    "a layer's switch takes its marks off the stage and puts them back",
    arguments: [("Frames", "1"), ("Touch areas", "2"), ("Dead zones", "4")] as [(String, Character)]
  )
  func layers(title: String, key: Character) {
    let person = Person(scenes: [SampleScenes.reaching])
    let before = person.look()

    person.click(on: title)
    person.move(to: CGPoint(x: 600, y: 880))
    let without = person.look()
    person.press(key)
    let after = person.look()

    #expect(without != before)
    #expect(without.commands.count < before.commands.count)
    #expect(after.commands.count == before.commands.count)
  }

  @Test("the theme's switch changes every colour and nothing else")
  func theme() {
    let dark = Person(scenes: [SampleScenes.reaching])
    let light = Person(scenes: [SampleScenes.reaching], theme: .light)
    dark.visualizer.perform(.setTheme(.light))
    #expect(dark.look() == light.look())
  }

  @Test("no key stands for two things")
  func keys() {
    let keys = Shortcut.all.flatMap(\.keys)
    #expect(Set(keys).count == keys.count)
    let typed = Shortcut.all.flatMap(\.typed)
    #expect(Set(typed).count == typed.count)
  }

  @Test("the help sheet lists every key, takes the pointer, and closes")
  func help() {
    let person = Person(scenes: [SampleScenes.reaching])
    person.press("?")
    for shortcut in Shortcut.all { #expect(person.sees(shortcut.words)) }

    let beside = CGPoint(x: 60, y: 80)
    person.click(at: beside)
    #expect(person.workspace.descent == nil)
    #expect(!person.workspace.isHelpShown)

    person.press("?")
    person.press(.escape)
    #expect(!person.workspace.isHelpShown)
  }

  @Test("what the mouse does to the view the keyboard does too: closer, farther, pan, turn")
  func viewByKeys() {
    let person = Person(scenes: [SampleScenes.reaching])
    let camera = person.workspace.camera
    person.press("z")
    person.wait(2)
    #expect(person.workspace.camera.scale > camera.scale)
    person.press(.character("Z", position: "z"), modifiers: .shift)
    person.wait(2)
    #expect(abs(person.workspace.camera.scale - camera.scale) < 1e-6)
    person.press(.right, modifiers: .shift)
    person.wait(1)
    #expect(person.workspace.camera.origin.x == camera.origin.x - 48)
    person.visualizer.perform(.exploded(.toggle))
    person.wait(3)
    let pose = person.workspace.exploded.pose
    person.press(.right, modifiers: .shift)
    person.wait(2)
    #expect(person.workspace.exploded.pose.yaw != pose.yaw)
    #expect(person.workspace.exploded.pose.pitch == pose.pitch)
  }

  @Test("a key that was read in the help sheet closes it and does what is said there")
  func keysOfTheHelp() {
    let person = Person(scenes: [SampleScenes.reaching])
    person.press("?")
    person.press(".")
    #expect(!person.workspace.isHelpShown)
    #expect(person.workspace.shownDeadZone == 0)
    person.press("?")
    person.press("e")
    #expect(!person.workspace.isHelpShown)
    #expect(person.workspace.mode == .edit)
    person.press("?")
    person.control("0")
    #expect(person.workspace.isHelpShown)
  }

  @Test(
    "the newcomer's card goes with whatever somebody does with the scene",
    arguments: [
      .select("view4"), .toggle(.territory), .toggleMode(.edit), .exploded(.toggle),
      .touch(CGPoint(x: 60, y: 100)), .toggleFindings,
    ] as [Command])
  func newcomer(command: Command) {
    let person = Person(scenes: [SampleScenes.reaching])
    person.visualizer.perform(.comfort(.greet))
    #expect(person.workspace.isHintShown)
    person.visualizer.perform(command)
    #expect(!person.workspace.isHintShown)
    #expect(person.workspace.comfort.isGreeted)
  }

  @Test("the wheel zooms at the pointer and the log says where the stage is now")
  func zoom() {
    let person = Person(scenes: [SampleScenes.reaching])
    let pointer = CGPoint(x: 700, y: 300)
    let before = person.workspace.camera.toScene(pointer)

    person.wheel(2, at: pointer)

    let after = person.workspace.camera.toScene(pointer)
    #expect(abs(after.x - before.x) < 0.5 && abs(after.y - before.y) < 0.5)
    let camera = person.workspace.camera
    #expect(
      person.log.last
        == .stage(.init(x: camera.origin.x, y: camera.origin.y, scale: camera.scale)))
  }

  @Test("a middle-drag pans")
  func pan() {
    let person = Person(scenes: [SampleScenes.reaching])
    let before = person.workspace.camera

    person.drag(from: CGPoint(x: 700, y: 300), to: CGPoint(x: 730, y: 280), button: .middle)

    #expect(person.workspace.camera.origin.x == before.origin.x + 30)
    #expect(person.workspace.camera.origin.y == before.origin.y - 20)
    #expect(person.workspace.descent == nil)
  }

  @Test("a Space-drag pans, touches nothing and does not play")
  func spacePan() {
    let person = Person(scenes: [SampleScenes.reaching])
    person.touch(290, 190)
    person.wait(60)
    let before = person.workspace.camera
    person.visualizer.handle(.keyDown(.space, modifiers: [], isRepeat: false))

    person.drag(from: CGPoint(x: 700, y: 300), to: CGPoint(x: 750, y: 300))
    person.visualizer.handle(.keyUp(.space, modifiers: []))

    #expect(person.workspace.camera.origin.x == before.origin.x + 50)
    #expect(person.workspace.descent?.trace.hit == "view4")
    #expect(!person.workspace.player.isPlaying)
    // Let go, the button moves nothing any more.
    person.move(to: CGPoint(x: 600, y: 300))
    #expect(person.workspace.camera.origin.x == before.origin.x + 50)
  }

  @Test(
    "the first camera shows the whole scene at every size",
    arguments: [(900, 600), (1440, 900), (1920, 1080), (3840, 2160), (640, 480)])
  func sizes(width: Int, height: Int) {
    let size = CGSize(width: width, height: height)
    let person = Person(scenes: [SampleScenes.reaching], size: size)
    let stage = WindowLayout(size: size).stage
    for view in person.workspace.projection.views {
      for corner in view.corners {
        #expect(stage.contains(person.workspace.camera.toStage(corner)))
      }
    }
  }

  @Test("panels cover the window without a gap or an overlap, on the grid")
  func layout() {
    for size in [CGSize(width: 900, height: 600), CGSize(width: 1440, height: 900)] {
      let layout = WindowLayout(size: size)
      let panels = [
        layout.toolbar, layout.outline, layout.verdict, layout.stage, layout.inspector,
        layout.timeline, layout.log, layout.code,
      ]
      let area = panels.reduce(0) { $0 + $1.width * $1.height }
      #expect(area == size.width * size.height)
      for panel in panels {
        #expect(panel.minX.truncatingRemainder(dividingBy: 4) == 0)
        #expect(panel.minY.truncatingRemainder(dividingBy: 4) == 0)
      }
    }
  }

  @Test("a window resized after a pan keeps the scene's place, and after none fits it again")
  func resize() {
    let person = Person(scenes: [SampleScenes.reaching])
    let fitted = person.workspace.camera
    person.visualizer.handle(.resized(CGSize(width: 900, height: 600), scale: 2))
    #expect(person.workspace.camera.scale < fitted.scale)
    person.visualizer.handle(.resized(CGSize(width: 1440, height: 900), scale: 1))
    #expect(person.workspace.camera == fitted)
  }

  @Test("the log's stage is in pixels of the window")
  func pixels() {
    let person = Person(scenes: [SampleScenes.reaching])
    person.visualizer.handle(.resized(CGSize(width: 1440, height: 900), scale: 2))
    let camera = person.workspace.camera
    let lines = person.visualizer.takeOutput()
    #expect(
      lines.contains(
        .log(
          .stage(.init(x: camera.origin.x * 2, y: camera.origin.y * 2, scale: camera.scale * 2)))))
  }
}
