import Foundation
import Scenes
import Testing
import UIKit

@Suite("Problems of a scene that is read all the same")
struct ProblemTests {
  struct Case: Sendable, CustomTestStringConvertible {
    /// What stands in a view beside its id.
    var member: String
    var kind: Problem.Kind
    var consequence: Problem.Consequence?

    init(_ member: String, _ kind: Problem.Kind, _ consequence: Problem.Consequence? = nil) {
      self.member = member
      self.kind = kind
      self.consequence = consequence
    }

    var testDescription: String { member }
  }

  @Test(
    "a value that can't be used is a problem with its key, and the default is kept",
    arguments: [
      Case(#""frame": [NaN, 0, 1, 1]"#, .unusableNumber(key: "frame", text: "NaN"), .defaultKept),
      Case(
        #""frame": [0, 0, Infinity, 1]"#, .unusableNumber(key: "frame", text: "Infinity"),
        .defaultKept),
      Case(
        #""frame": [0, -inf, 1, 1]"#, .unusableNumber(key: "frame", text: "-inf"), .defaultKept),
      Case(
        #""frame": [0, 0, 1e10, 1]"#, .unusableNumber(key: "frame", text: "1e10"), .defaultKept),
      Case(
        #""frame": [0, 0, 1e999, 1]"#, .unusableNumber(key: "frame", text: "1e999"), .defaultKept),
      Case(
        #""bounds": [0, 0, -1000000001, 1]"#,
        .unusableNumber(key: "bounds", text: "-1000000001"), .defaultKept),
      Case(#""center": [nan, 0]"#, .unusableNumber(key: "center", text: "nan"), .defaultKept),
      Case(
        #""transform": [1, 0, 0, 1, 0, 2e9]"#, .unusableNumber(key: "transform", text: "2e9"),
        .defaultKept),
      Case(#""alpha": NaN"#, .unusableNumber(key: "alpha", text: "NaN"), .defaultKept),
      Case(
        #""windowLevel": 1e300"#, .unusableNumber(key: "windowLevel", text: "1e300"), .defaultKept),
      Case(
        #""frame": [0, 0, 1]"#,
        .wrongType(key: "frame", expected: .rect, found: .list(count: 3)), .defaultKept),
      Case(
        #""frame": [0, 0, "1", 1]"#,
        .wrongType(key: "frame", expected: .rect, found: .text("1")), .defaultKept),
      Case(
        #""frame": {"x": 1}"#, .wrongType(key: "frame", expected: .rect, found: .object),
        .defaultKept),
      Case(
        #""center": 5"#, .wrongType(key: "center", expected: .point, found: .number("5")),
        .defaultKept),
      Case(
        #""alpha": "half""#, .wrongType(key: "alpha", expected: .number, found: .text("half")),
        .defaultKept),
      Case(
        #""isHidden": 1"#, .wrongType(key: "isHidden", expected: .flag, found: .number("1")),
        .defaultKept),
      Case(
        #""isHidden": "YES""#, .wrongType(key: "isHidden", expected: .flag, found: .text("YES")),
        .defaultKept),
      Case(
        #""class": null"#, .wrongType(key: "class", expected: .text, found: .null), .defaultKept),
      Case(
        #""backgroundColor": "red""#,
        .wrongType(key: "backgroundColor", expected: .color, found: .text("red")), .defaultKept),
      Case(
        ##""backgroundColor": "#12345""##,
        .wrongType(key: "backgroundColor", expected: .color, found: .text("#12345")),
        .defaultKept),
      Case(
        #""subviews": {}"#, .wrongType(key: "subviews", expected: .list, found: .object),
        .defaultKept),
      Case(
        #""subviews": [null]"#, .wrongType(key: "subviews", expected: .object, found: .null),
        .elementLeftOut),
      Case(
        #""gestureRecognizers": [{"name": "tap"}]"#,
        .missingKey(key: "kind", of: "gestureRecognizer"), .elementLeftOut),
      Case(
        #""actions": {"touchUpInside": 1}"#,
        .wrongType(key: "actions", expected: .actions, found: .object), .defaultKept),
    ])
  func values(_ test: Case) throws {
    let (node, problem) = try read(test.member)
    #expect(problem.kind == test.kind)
    #expect(problem.severity == .problem)
    #expect(problem.consequence == test.consequence)
    var plain = SceneNode(id: "v", depth: 0)
    plain.unread = node.unread
    #expect(node == plain)
  }

  @Test(
    "keys, rules and ids that are not known come with the nearest that is",
    arguments: [
      Case(
        #""isHiden": true"#, .unknownKey(key: "isHiden", of: "view", nearest: "isHidden")),
      Case(#""Frame": []"#, .unknownKey(key: "Frame", of: "view", nearest: "frame")),
      Case(
        #""userInteractionEnabled": true"#,
        .unknownKey(
          key: "userInteractionEnabled", of: "view", nearest: "isUserInteractionEnabled")),
      Case(#""colour": 1"#, .unknownKey(key: "colour", of: "view", nearest: nil)),
      Case(
        #""hitTestRules": [{"rule": "expnad"}]"#,
        .unknownRule(name: "expnad", view: "v", nearest: "expand"), .ruleLeftOut),
      Case(
        #""hitTestRules": [{"rule": "teleport"}]"#,
        .unknownRule(name: "teleport", view: "v", nearest: nil), .ruleLeftOut),
      Case(
        #""hitTestRules": [{"rule": "overflow", "by": 2}]"#,
        .unknownKey(key: "by", of: "overflow", nearest: nil)),
      Case(
        #""hitTestRules": [{"rule": "redirect", "to": "w"}]"#,
        .unknownID(id: "w", key: "to", nearest: nil)),
      Case(
        #""hitTestRules": [{"rule": "ignore", "views": ["v", "button"]}]"#,
        .unknownID(id: "button", key: "views", nearest: nil)),
      Case(
        #""hitTestRules": [{"rule": "redirect", "to": "v", "from": ["x"]}]"#,
        .unknownID(id: "x", key: "from", nearest: nil)),
    ])
  func names(_ test: Case) throws {
    let (_, problem) = try read(test.member)
    #expect(problem.kind == test.kind)
    #expect(problem.consequence == test.consequence)
  }

  @Test(
    "a rule of which a part can't be used is left out whole",
    arguments: [
      Case(
        #""hitTestRules": [{"by": 1}]"#, .missingKey(key: "rule", of: "hitTestRules")),
      Case(#""hitTestRules": [{"rule": "expand"}]"#, .missingKey(key: "by", of: "expand")),
      Case(
        #""hitTestRules": [{"rule": "expand", "by": NaN}]"#,
        .unusableNumber(key: "by", text: "NaN")),
      Case(
        #""hitTestRules": [{"rule": "expand", "by": [1, 2]}]"#,
        .wrongType(key: "by", expected: .growth, found: .list(count: 2))),
      Case(
        #""hitTestRules": [{"rule": "expand", "toAtLeast": 44}]"#,
        .wrongType(key: "toAtLeast", expected: .size, found: .number("44"))),
      Case(#""hitTestRules": [{"rule": "path"}]"#, .missingKey(key: "d", of: "path")),
      Case(
        #""hitTestRules": [{"rule": "path", "d": "10 10"}]"#,
        .badPath(key: "d", SVGPathError(offset: 0, reason: .expectedMove))),
      Case(
        #""hitTestRules": [{"rule": "hole", "d": "M 0 0 L 5"}]"#,
        .badPath(key: "d", SVGPathError(offset: 9, reason: .expectedNumber(command: "L")))),
      Case(
        #""hitTestRules": [{"rule": "path", "d": "M0 0", "fillRule": "even-odd"}]"#,
        .unknownValue(
          key: "fillRule", value: "even-odd", known: ["nonzero", "evenodd"], nearest: "evenodd")),
      Case(
        #""hitTestRules": [{"rule": "redirect"}]"#, .missingKey(key: "to", of: "redirect")),
      Case(
        #""hitTestRules": [{"rule": "redirect", "to": null}]"#,
        .wrongType(key: "to", expected: .identifier, found: .null)),
      Case(
        #""hitTestRules": [{"rule": "redirect", "to": "v", "from": "v"}]"#,
        .wrongType(key: "from", expected: .identifiers, found: .text("v"))),
      Case(
        #""hitTestRules": [{"rule": "redirect", "to": "v", "when": "never"}]"#,
        .unknownValue(
          key: "when", value: "never", known: ["hit", "inside", "always"], nearest: nil)),
      Case(
        #""hitTestRules": ["expand"]"#,
        .wrongType(key: "hitTestRules", expected: .object, found: .text("expand"))),
    ])
  func rules(_ test: Case) throws {
    let (node, problem) = try read(test.member)
    #expect(problem.kind == test.kind)
    #expect(problem.consequence == .ruleLeftOut)
    #expect(node.hitTestRules == [])
    #expect(node.unread.map(\.index) == [0])
  }

  @Test("gates are no matter of the published search: a problem, and the rule stays")
  func gatesAsPublished() throws {
    let (node, problem) = try read(
      #""hitTestRules": [{"rule": "reachOutside", "search": "as-published", "respectsGates": true}]"#
    )
    #expect(
      problem.kind == .meaningless(key: "respectsGates", other: "search", value: "as-published"))
    #expect(node.hitTestRules == [.reachOutside(search: .asPublished, respectsGates: true)])
  }

  @Test("of a key that stands twice the last counts")
  func duplicateKey() throws {
    let (node, problem) = try read(#""alpha": 0.5, "alpha": 0.25"#)
    #expect(problem.kind == .duplicateKey(key: "alpha"))
    #expect(problem.place == Problem.Place(line: 2, column: 28))
    #expect(node.alpha == 0.25)
  }

  @Test("views of one id are told apart, and views without one are named after their class")
  func ids() throws {
    let text = """
      {"hitscope": 1, "windows": [
        {"id": "a", "subviews": [{"id": "a"}, {"id": "a#2"}, {}, {"class": "UILabel"}, {"id": 7}]},
        {"id": "a"}, {"id": ""}
      ]}
      """
    let reading = try SceneReader.read(Data(text.utf8))
    #expect(
      reading.document.nodes.map(\.id)
        == ["a", "a#2", "a#2#2", "UIView#1", "UILabel#1", "UIView#2", "a#3", "UIView#3"])
    #expect(
      reading.problems.map(\.kind) == [
        .duplicateID(id: "a", renamed: "a#2"), .duplicateID(id: "a#2", renamed: "a#2#2"),
        .wrongType(key: "id", expected: .identifier, found: .number("7")),
        .duplicateID(id: "a", renamed: "a#3"),
        .wrongType(key: "id", expected: .identifier, found: .text("")),
      ])
    #expect(reading.document.nodes.map(\.isIDGenerated).filter { $0 }.count == 4)
  }

  @Test("a probe without a point is left out, one with a wrong id stays")
  func probes() throws {
    let text = """
      {"hitscope": 1, "windows": [{"id": "v"}], "probes": [
        {"at": [1, 2], "expect": "w"}, {"expect": "v"}, {"at": [1]}, 5,
        {"at": [3, 4], "on": 5}, {"at": [5, 6], "expect": true}, {"at": [7, 8], "when": 1}
      ]}
      """
    let reading = try SceneReader.read(Data(text.utf8))
    #expect(reading.document.probes.map(\.at.x) == [1, 3, 5, 7])
    #expect(
      reading.problems.map(\.kind) == [
        .unknownID(id: "w", key: "expect", nearest: nil), .missingKey(key: "at", of: "probe"),
        .wrongType(key: "at", expected: .point, found: .list(count: 1)),
        .wrongType(key: "probes", expected: .object, found: .number("5")),
        .wrongType(key: "on", expected: .identifier, found: .number("5")),
        .wrongType(key: "expect", expected: .identifierOrNull, found: .flag(true)),
        .unknownKey(key: "when", of: "probe", nearest: nil),
      ])
  }

  @Test(
    "what is wrong at the top of the file is named",
    arguments: [
      Case(#"{"windows": [{}]}"#, .missingKey(key: "hitscope", of: "scene")),
      Case(#"{"hitscope": 1}"#, .noWindow),
      Case(#"{"hitscope": 1, "windows": []}"#, .noWindow),
      Case(#"{"hitscope": 1, "windows": [], "probes": []}"#, .noWindow),
      Case(#"{"hitscope": 2, "windows": [{}]}"#, .laterVersion(2)),
      Case(
        #"{"hitscope": "1", "windows": [{}]}"#,
        .wrongType(key: "hitscope", expected: .version, found: .text("1"))),
      Case(
        #"{"hitscope": 1, "windows": {}}"#,
        .wrongType(key: "windows", expected: .list, found: .object), .defaultKept),
      Case(
        #"{"hitscope": 1, "windows": [1]}"#,
        .wrongType(key: "windows", expected: .object, found: .number("1")), .elementLeftOut),
      Case(
        #"{"hitscope": 1, "windows": [{}], "title": 5}"#,
        .wrongType(key: "title", expected: .text, found: .number("5")), .defaultKept),
      Case(
        #"{"hitscope": 1, "windows": [{}], "Probes": []}"#,
        .unknownKey(key: "Probes", of: "scene", nearest: "probes")),
    ])
  func scene(_ test: Case) throws {
    let reading = try SceneReader.read(Data(test.member.utf8))
    #expect(reading.problems.map(\.kind) == [test.kind])
    #expect(reading.problems.first?.consequence == test.consequence)
  }

  /// The view of that member, and the only problem.
  private func read(_ member: String) throws -> (SceneNode, Problem) {
    let text = "{\"hitscope\": 1, \"windows\": [\n {\"id\": \"v\", \(member)}]}"
    let reading = try SceneReader.read(Data(text.utf8))
    #expect(reading.problems.count == 1)
    #expect(reading.document.nodes.count == 1)
    let problem = try #require(reading.problems.first)
    #expect(problem.place?.line == 2)
    return (try #require(reading.document.nodes.first), problem)
  }
}
