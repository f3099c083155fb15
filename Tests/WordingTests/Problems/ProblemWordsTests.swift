import Foundation
import Scenes
import Testing
import Wording

@Suite("Problems in words")
struct ProblemWordsTests {
  @Test("a scene with a little of everything wrong")
  func scene() throws {
    let text = #"""
      {"hitscope": 3, "tittle": "x", "windows": [
        {"id": "a", "frame": [NaN, 0, 1, 1], "alpha": "0.5", "isHidden": "YES", "isHiden": true,
         "center": {"x": 1}, "backgroundColor": "red", "class": 7, "text": ["x"], "alpha": 1e12,
         "actions": 5, "subviews": [null, {"id": "a"}],
         "hitTestRules": [{"rule": "expnd"}, {"rule": "spin"}, {"rule": "path", "d": "M0 0 L1"},
           {"rule": "path"}, {"rule": "ignore", "views": ["buton"]}, {"rule": "expand", "by": [1]},
           {"rule": "redirect", "to": "a", "when": "onHit"}, {"rule": "overflow", "by": 1},
           {"rule": "expand", "by": 1, "toAtLeast": [1, 1]}]},
        {"id": "button", "class": "UIButton"}
      ], "probes": [{"expect": "a"}, {"at": [1, 2], "expect": 5}]}
      """#
    let reading = try SceneReader.read(Data(text.utf8))
    let lines = reading.problems.map { problem in
      let hint = ProblemWords.hint(problem).map { " (\($0))" } ?? ""
      return "\(problem.place?.line ?? 0): \(ProblemWords.message(problem))\(hint)"
    }
    #expect(reading.problems.allSatisfy { ProblemWords.hint($0) != nil })
    #expect(
      lines.joined(separator: "\n") == """
        1: the scene is of version 3 of the format, and this program knows version 1 (what it doesn't know is named here)
        1: “tittle” is no key of a scene and does nothing (did you mean “title”?)
        2: a: “frame” can't be NaN; it is left at its default (geometry is finite, and within 1,000,000,000 points)
        2: a: “isHidden” must be true or false, not “YES”; it is left at its default (write true or false, in small letters and without quotes)
        2: a: “isHiden” is no key of a view and does nothing (did you mean “isHidden”?)
        3: a: “center” must be a point [x, y], not an object in braces; it is left at its default (write a point [x, y])
        3: a: “backgroundColor” must be a colour such as “#FF8800”, not “red”; it is left at its default (write # and six or eight hexadecimal digits)
        3: a: “class” must be a text in quotes, not 7; it is left at its default (write a text in quotes)
        3: a: “text” must be a text in quotes, not a list of 1; it is left at its default (write a text in quotes)
        3: a: “alpha” stands here twice; the last one counts (remove one of them)
        3: a: “alpha” can't be 1e12; it is left at its default (an alpha is a number from 0 to 1)
        4: a: “actions” must be an object such as { “touchUpInside”: “save” }, not 5; it is left at its default (write an object such as { “touchUpInside”: “save” })
        4: “subviews” must be a list of objects in braces, not null; this one is left out (write a list of objects in braces)
        4: a#2: the id “a” is taken; this view is called “a#2” (give every view an id of its own)
        5: a: there is no rule “expnd”; the rule is left out (did you mean “expand”?)
        5: a: there is no rule “spin”; the rule is left out (known are boxOnly, expand, hole, ignore, none, overflow, passThrough, path, reachOutside, redirect)
        5: a: “d” is no SVG path data: L lacks a number, at character 8; the rule is left out (write path data as in SVG: M x y, L x y, C x y x y x y, Z)
        6: a: “d” is missing from the rule path; the rule is left out (add "d": and its value)
        6: a: “views” names “buton”, and no view is called that (did you mean “button”?)
        6: a: “by” must be a number, or four [top, left, bottom, right], not a list of 1; the rule is left out (write a number, or four [top, left, bottom, right])
        7: a: “when” can't be “onHit”; the rule is left out (known are hit, inside, always)
        7: a: “by” is no key of the rule overflow and does nothing (the only one is rule)
        8: a: “toAtLeast” says nothing where “by” is 1 (leave “toAtLeast” out)
        10: “at” is missing from a probe; the probe is left out (add "at": and its value)
        10: “expect” must be the id of a view, or null, not 5; it is left at its default (write the id of a view, or null)
        """)
  }

  @Test("an unknown class is told with what to do")
  func unknownClass() {
    let problem = Problem(.notice, .unknownClass(name: "Foo", view: "v"), view: "v")
    #expect(
      ProblemWords.message(problem)
        == "v: there is no class “Foo” here; a plain UIView stands in for it")
    #expect(ProblemWords.hint(problem)?.contains("Sources/CustomViews") == true)
    let near = Problem(.notice, .unknownClass(name: "UIButon", view: "v", nearest: "UIButton"))
    #expect(ProblemWords.hint(near) == "did you mean “UIButton”?")
  }
}
