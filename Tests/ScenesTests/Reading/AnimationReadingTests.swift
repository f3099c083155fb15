import Foundation
import Scenes
import Testing
import UIKit

@Suite("Animations as a scene states them")
struct AnimationReadingTests {
  private func read(_ animation: String) throws -> SceneReading {
    let text = #"{"hitscope": 1, "windows": [{"id": "v", "animation": \#(animation)}]}"#
    return try SceneReader.read(Data(text.utf8))
  }

  @Test("every key is read")
  func everyKey() throws {
    let reading = try read(
      #"""
      {"kind": "layer", "from": {"frame": [1, 2, 3, 4], "alpha": 0.5},
       "to": {"bounds": [5, 6, 7, 8], "center": [9, 10], "transform": [1, 0, 0, 1, 2, 3],
              "contentOffset": [11, 12]},
       "duration": 2.5, "at": 0.75, "curve": "easeOut", "staysAtEnd": true}
      """#)
    #expect(reading.problems == [])
    let animation = try #require(reading.document.nodes[0].animation)
    #expect(animation.kind == .layer && animation.curve == .easeOut)
    #expect(animation.duration == 2.5 && animation.at == 0.75 && animation.staysAtEnd == true)
    #expect(animation.from.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(animation.from.alpha == 0.5 && animation.from.bounds == nil)
    #expect(animation.to.bounds == CGRect(x: 5, y: 6, width: 7, height: 8))
    #expect(animation.to.center == CGPoint(x: 9, y: 10))
    #expect(animation.to.contentOffset == CGPoint(x: 11, y: 12))
    #expect(animation.to.transform?.ty == 3)
  }

  static let ends = #""from": {"alpha": 0}, "duration": 1, "at": 0"#

  @Test(
    "an animation of which any part can't be used is left out whole, told, and written back",
    arguments: [
      ("7", .wrongType(key: "animation", expected: .members, found: .number("7"))),
      ("[]", .wrongType(key: "animation", expected: .members, found: .list(count: 0))),
      (
        #"{"from": 1, "duration": 1, "at": 0}"#,
        .wrongType(key: "from", expected: .members, found: .number("1"))
      ),
      (
        #"{"form": {}, "from": {"alpha": 0}, "duration": 1, "at": 0}"#,
        .unknownKey(key: "form", of: "animation", nearest: "from")
      ),
      (
        #"{"from": {"opacity": 0}, "duration": 1, "at": 0}"#,
        .unknownKey(key: "opacity", of: "animation.from", nearest: "alpha")
      ),
      (#"{"from": {}, "at": 0}"#, .missingKey(key: "duration", of: "animation")),
      (#"{"from": {}, "duration": 1}"#, .missingKey(key: "at", of: "animation")),
      (#"{"duration": 1, "at": 0}"#, .missingKey(key: "from", of: "animation")),
      (#"{"kind": "layer", "duration": 1, "at": 0}"#, .missingKey(key: "to", of: "animation")),
      (
        #"{"to": {}, \#(ends)}"#, .meaningless(key: "to", other: "kind", value: "view")
      ),
      (
        #"{"kind": "layer", "allowsUserInteraction": true, \#(ends)}"#,
        .meaningless(key: "allowsUserInteraction", other: "kind", value: "layer")
      ),
      (
        #"{"from": {"alpha": 0}, "duration": NaN, "at": 0}"#,
        .unusableNumber(key: "duration", text: "NaN")
      ),
      (
        #"{"from": {"alpha": 0}, "duration": 1, "at": 1e10}"#,
        .unusableNumber(key: "at", text: "1e10")
      ),
      (
        #"{"curve": "easein", \#(ends)}"#,
        .unknownValue(
          key: "curve", value: "easein", known: ["linear", "easeIn", "easeOut", "easeInOut"],
          nearest: "easeIn")
      ),
    ] as [(String, Problem.Kind)])
  func leftOut(animation: String, kind: Problem.Kind) throws {
    let reading = try read(animation)
    #expect(reading.problems.map(\.kind) == [kind])
    let node = reading.document.nodes[0]
    #expect(node.animation == nil && node.unread.map(\.key) == ["animation"])
    guard !animation.contains("NaN") else { return }
    let again = try SceneReader.read(reading.document.write())
    #expect(again.document.write() == reading.document.write())
    #expect(again.document.nodes[0].unread == node.unread)
  }

  @Test(
    "a moment at which nothing moves is a notice, and kept",
    arguments: [("-1", .animationNotBegun), ("1", .animationOver), ("2", .animationOver)]
      as [(String, Problem.Oddity)])
  func odd(at: String, oddity: Problem.Oddity) throws {
    let reading = try read(#"{"from": {"alpha": 0}, "duration": 1, "at": \#(at)}"#)
    #expect(reading.problems.map(\.kind) == [.odd(key: "at", oddity, value: at)])
    #expect(reading.document.nodes[0].animation?.at == Double(at))
  }
}
