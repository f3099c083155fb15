import Foundation
import Scenes
import Testing
import UIKit
import Wording

@Suite("Problems as lines")
struct ProblemLineTests {
  private func unknownClass(_ name: String, _ view: ViewID, line: Int?) -> Problem {
    Problem(
      .notice, .unknownClass(name: name, view: view), at: line.map { .init(line: $0, column: 5) },
      view: view)
  }

  private func unknownKey(_ key: String, _ view: ViewID?, line: Int?) -> Problem {
    Problem(
      .problem, .unknownKey(key: key, of: "view", nearest: "alpha"),
      at: line.map { .init(line: $0) }, view: view)
  }

  private func text(_ problems: [Problem]) -> [String] {
    ProblemLine.lines(of: problems).map { line in
      let hint = line.hint.map { " (\($0))" } ?? ""
      return "\(line.place?.line ?? 0): \(line.severity): \(line.message)\(hint)"
    }
  }

  @Test("one problem is told as it is, and a hint once")
  func single() {
    #expect(
      text([unknownKey("alhpa", "v", line: 3), unknownKey("apha", "w", line: 4)]) == [
        "3: problem: v: “alhpa” is no key of a view and does nothing (did you mean “alpha”?)",
        "4: problem: w: “apha” is no key of a view and does nothing",
      ])
  }

  @Test("what is told of several views is one line with their places, in the order of the first")
  func equal() {
    let problems =
      [unknownKey("apha", "a", line: 1), unknownKey("x", "a", line: 2)]
      + (3...12).map { unknownKey("apha", $0 % 2 == 0 ? ViewID("v\($0)") : nil, line: $0) }
    #expect(
      text(problems) == [
        "1: problem: “apha” is no key of a view and does nothing (11 times: a at 1:1, 3:1, "
          + "v4 at 4:1, 5:1, v6 at 6:1, 7:1, v8 at 8:1, 9:1 and 3 more) (did you mean “alpha”?)",
        "2: problem: a: “x” is no key of a view and does nothing",
      ])
  }

  @Test("without places they are counted")
  func placeless() {
    #expect(
      text([unknownKey("apha", nil, line: nil), unknownKey("apha", nil, line: nil)]) == [
        "0: problem: “apha” is no key of a view and does nothing (2 times) (did you mean “alpha”?)"
      ])
  }

  @Test("unknown classes are one line, unless one is almost known")
  func classes() {
    var near = unknownClass("UIButon", "b", line: 9)
    near.kind = .unknownClass(name: "UIButon", view: "b", nearest: "UIButton")
    let lines = text([
      unknownClass("Foo", "v", line: 4), near, unknownClass("Bar", "w", line: 6),
      unknownClass("Baz", "x", line: nil),
    ])
    #expect(lines.count == 2)
    #expect(
      lines[0].hasPrefix(
        "4: notice: there are no classes “Foo” (v at 4:5), “Bar” (w at 6:5) and “Baz” (x) here; "
          + "plain UIViews stand in for them (add the class"))
    #expect(
      lines[1] == "9: notice: b: there is no class “UIButon” here; a plain UIView stands in for it "
        + "(did you mean “UIButton”?)")
  }

  @Test("of very many the first are named")
  func many() {
    let lines = text((0..<5000).map { unknownClass("C" + String($0), "v", line: $0) })
    #expect(lines.count == 1)
    #expect(lines[0].contains("“C7” (v at 7:5) and 4992 more here"))
  }
}
