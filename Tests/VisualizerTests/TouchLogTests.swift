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

  @Test("every line is valid JSON, whatever the names hold")
  func valid() throws {
    for name in ["\u{1}\u{1f}\\", "日本語 🎈", "tab\t\r"] {
      let line = TouchLog.touch(at: .zero, hit: ViewID(name), steps: 1).json
      let object = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
      #expect(object?["hit"] as? String == name)
    }
  }
}
