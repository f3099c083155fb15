import Foundation
import Scenes
import Testing
import UIKit

@Suite("Values that can be used and hardly do what was meant")
struct OddityTests {
  private func read(_ member: String) throws -> SceneReading {
    let text = #"{"hitscope": 1, "windows": [{"id": "v", \#(member)}]}"#
    return try SceneReader.read(Data(text.utf8))
  }

  @Test(
    "each is a notice with its key and place, and the value is used",
    arguments: [
      ("alpha", "5", .alphaAboveOne), ("alpha", "1.0001", .alphaAboveOne),
      ("alpha", "-0.5", .alphaBelowZero), ("frame", "[1,2,-3,4]", .negativeFrame),
      ("frame", "[1,2,3,-4]", .negativeFrame), ("bounds", "[0,0,-1,1]", .negativeBounds),
      ("transform", "[0,0,0,0,0,0]", .noInverse), ("transform", "[1,2,2,4,0,0]", .noInverse),
      ("cornerRadius", "-1", .negativeRadius),
    ] as [(String, String, Problem.Oddity)])
  func odd(key: String, value: String, oddity: Problem.Oddity) throws {
    let reading = try read("\"\(key)\": \(value)")
    let problem = try #require(reading.problems.first)
    #expect(reading.problems.count == 1)
    #expect(problem.severity == .notice && problem.consequence == nil)
    #expect(problem.kind == .odd(key: key, oddity, value: value))
    #expect(problem.place == Problem.Place(line: 1, column: 45 + key.count))
    #expect(problem.view == "v")
    #expect(reading.document.nodes[0].unread.isEmpty)
  }

  @Test(
    "the edges are no oddities",
    arguments: [
      #""alpha": 0"#, #""alpha": 1"#, #""frame": [-9, -9, 0, 0]"#, #""bounds": [-1, -1, 0, 1]"#,
      #""transform": [-1, 0, 0, 1, 0, 0]"#, #""transform": [0, 1, -1, 0, 0, 0]"#,
      #""cornerRadius": 0"#,
    ])
  func even(member: String) throws {
    #expect(try read(member).problems.isEmpty)
  }

  @Test(
    "a word of other tools leads to the key that was meant",
    arguments: [
      (#""children": []"#, "subviews"), (#""opacity": 1"#, "alpha"),
      (#""hidden": true"#, "isHidden"),
      (#""type": "UIView""#, "class"), (#""rules": []"#, "hitTestRules"),
      (#""hitTestRules": [{"rule": "path", "d": "M0 0Z", "path": "M0 0Z"}]"#, "d"),
      (#""hitTestRules": [{"rule": "hole", "d": "M0 0Z", "svg": ""}]"#, "d"),
      (#""hitTestRules": [{"rule": "expand", "by": 1, "insets": 1}]"#, "by"),
      (#""hitTestRules": [{"rule": "redirect", "to": "v", "target": "v"}]"#, "to"),
      (#""hitTestRules": [{"rule": "ignore", "views": [], "ids": []}]"#, "views"),
      (#""gestureRecognizers": [{"kind": "tap", "type": "tap"}]"#, "kind"),
    ])
  func meant(member: String, key: String) throws {
    guard case .unknownKey(_, _, let nearest) = try read(member).problems.first?.kind else {
      Issue.record("no unknown key")
      return
    }
    #expect(nearest == key)
  }

  @Test("of a probe and of the scene too")
  func meantElsewhere() throws {
    let text =
      #"{"hitscope": 1, "name": "x", "windows": [{"id": "v"}],"#
      + #""probes": [{"at": [1, 1], "expected": "v"}]}"#
    let nearest = try SceneReader.read(Data(text.utf8)).problems.map { problem -> String? in
      if case .unknownKey(_, _, let nearest) = problem.kind { return nearest }
      return nil
    }
    #expect(nearest == ["title", "expect"])
  }
}
