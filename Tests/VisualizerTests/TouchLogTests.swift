import Foundation
import Testing
import UIKit

@testable import Visualizer

@Suite("The touch log")
struct TouchLogTests {
  @Test("lines are the JSON that scripts wait for")
  func lines() {
    let stage = TouchLog.Stage(x: 535, y: 64.5, scale: 0.9)
    #expect(
      TouchLog.opened(scene: "a \"b\"\n", stage: stage).json
        == #"{"event":"opened","scene":"a \"b\"\n","stage":{"x":535,"y":64.5,"scale":0.9}}"#)
    #expect(
      TouchLog.stage(stage).json == #"{"event":"stage","stage":{"x":535,"y":64.5,"scale":0.9}}"#)
    #expect(
      TouchLog.touch(at: CGPoint(x: 290, y: 190), hit: "view4", steps: 15).json
        == #"{"event":"touch","at":[290,190],"hit":"view4","steps":15}"#)
    #expect(
      TouchLog.touch(at: CGPoint(x: -0.5, y: 1e9), hit: nil, steps: 0).json
        == #"{"event":"touch","at":[-0.5,1000000000],"hit":null,"steps":0}"#)
  }

  @Test("a stage that has not changed is not told again, whatever is pressed")
  @MainActor
  func unchanged() {
    let person = Person(scenes: [SampleScenes.reaching])
    let size = CGSize(width: 1440, height: 900)
    person.press("?")
    person.press(.escape)
    person.press(.function(11))
    person.visualizer.handle(.resized(size, scale: 1))
    for sign in "\\\\0d11" {
      person.press(sign)
      person.wait(2)
    }
    person.visualizer.handle(.resized(size, scale: 1))
    person.press(.function(11))
    person.touch(200, 200)
    person.wait(20)
    let stages = person.log.filter { if case .touch = $0 { false } else { true } }
    #expect(stages.count == 1, "\(stages)")
  }

  @Test("while the camera glides only a touch is told with where the scene is at that moment")
  @MainActor
  func gliding() throws {
    let person = Person(scenes: [SampleScenes.reaching])
    let count = person.log.count
    let pointer = CGPoint(x: 700, y: 300)
    person.visualizer.handle(.wheel(dx: 0, dy: 3, at: pointer, modifiers: []))
    person.visualizer.advance(by: 1 / 60)
    person.visualizer.handle(.resized(CGSize(width: 1440, height: 900), scale: 1))
    person.move(to: pointer)
    #expect(person.workspace.isCameraMoving)
    #expect(person.log.count == count)
    let camera = person.workspace.camera
    person.click(at: pointer)
    #expect(
      person.log[count]
        == .stage(.init(x: camera.origin.x, y: camera.origin.y, scale: camera.scale)))
    guard case .touch = person.log[count + 1] else {
      Issue.record("\(person.log)")
      return
    }
    person.wait(3)
    let last = person.workspace.camera
    #expect(person.log.last == .stage(.init(x: last.origin.x, y: last.origin.y, scale: last.scale)))
  }

  @Test("every line is valid JSON, whatever the names hold")
  func valid() throws {
    for name in ["\u{1}\u{1f}\\", "日本語 🎈", "tab\t\r"] {
      let line = TouchLog.touch(at: .zero, hit: ViewID(name), steps: 1).json
      let object = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
      #expect(object?["hit"] as? String == name)
    }
  }
}
