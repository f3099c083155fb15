import Foundation
import Scenes
import Testing
import UIKit

/// What copying, printing and wrapping do to a printed hierarchy on its way.
@Suite("Printed hierarchies, copied and wrapped")
struct CopyFaultTests {
  private static let lines = [
    "<UIWindow: 0x101; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x201>>",
    "   | <UIView: 0x102; frame = (0 0; 390 400); layer = <CALayer: 0x202>>",
    "   |    | <UIButton: 0x103; frame = (10 100; 100 44); layer = <CALayer: 0x203>>",
    "   | <UIView: 0x104; frame = (0 700; 390 144); layer = <CALayer: 0x204>>",
  ]

  private static let plain = lines.joined(separator: "\n")

  private static let outline = """
    UIWindow : UIWindow 0,0,390,844
      UIView 0,0,390,400
        UIButton : UIButton 10,100,100,44
      UIView#2 0,700,390,144
    """

  @Test("a list of hierarchies in one line gives every one of them")
  func lists() throws {
    let other = Self.plain.replacingOccurrences(of: "UIWindow: 0x1", with: "UIWindow: 0x9")
      .replacingOccurrences(of: "View: 0x1", with: "View: 0x9")
      .replacingOccurrences(of: "Button: 0x1", with: "Button: 0x9")
    let written = [Self.plain, other].map {
      "\"" + $0.replacingOccurrences(of: "\n", with: "\\n") + "\""
    }
    let imported = try Imported("[" + written.joined(separator: ", ") + "]")
    #expect(imported.result.document.nodes.map(\.depth) == [0, 1, 2, 1, 0, 1, 2, 1])
    #expect(imported.skipped == [])
  }

  @Test(
    "lines keep their numbers whatever stands around each of them",
    arguments: [
      (lines.enumerated().map { "\($0)> \($1)" }.joined(separator: "\n"), "counter"),
      (
        lines.map {
          "<li>"
            + $0.replacingOccurrences(of: "<", with: "&lt;")
            .replacingOccurrences(of: ">", with: "&gt;") + "</li>"
        }.joined(separator: "\n"), "list"
      ),
      (lines.map { "\"\($0)\\n\"" }.joined(separator: " +\n"), "literals"),
      (lines.map { "  \"\($0)\\n\" \\" }.joined(separator: "\r\n"), "macro"),
      (lines.map { "\"\($0)\\n\"" }.joined(separator: ",\n"), "array"),
    ])
  func numbers(source: String, name: String) throws {
    let imported = try Imported(source)
    #expect(imported.result.document.nodes.map(\.depth) == [0, 1, 2, 1], "\(name)")
    #expect(imported.result.document.nodes.map { $0.origin.place?.line } == [1, 2, 3, 4])
    #expect(imported.result.report.linesRead == 4)
    #expect(imported.skipped == [])
  }

  @Test("a word and a view of another thread between the lines is no part of the hierarchy")
  func interrupted() throws {
    let stamped = Self.lines.map { "2026-11-30 12:00:00.123 App[1:2] " + $0 }
    let talk =
      "2026-11-30 12:00:00.125 App[1:9] removed <UIView: 0x555; frame = (0 0; 390 844); layer = <CALayer: 0x9>>"
    var lines = stamped
    lines.insert(talk, at: 2)
    let imported = try Imported(lines.joined(separator: "\n"))
    #expect(imported.outline == Self.outline)
    #expect(imported.skipped == ["mention 3"])
    // Two windows with names are what our own export writes.
    let named =
      "window " + Self.plain + "\nother " + Self.plain.replacingOccurrences(of: "0x1", with: "0x9")
    #expect(try Imported(named).result.document.nodes.map(\.depth) == [0, 1, 2, 1, 0, 1, 2, 1])
  }

  @Test("views on one line are neighbours", arguments: [" ", ", ", "", "; ", " and "])
  func neighbours(separator: String) throws {
    let two =
      Self.lines[2] + separator
      + Self.lines[2].drop { $0 != "<" }
      .replacingOccurrences(of: "0x103", with: "0x105")
    let imported = try Imported(
      [Self.lines[0], Self.lines[1], two, Self.lines[3]].joined(separator: "\n"))
    #expect(imported.result.document.nodes.map(\.depth) == [0, 1, 2, 2, 1])
    #expect(imported.result.document.nodes[3].frame == imported.view("UIButton")?.frame)
    #expect(imported.result.document.nodes[3].origin.place?.line == 3)
    #expect(imported.skipped == [])
    #expect(imported.problems == [])
  }

  @Test("a view on one line with another may itself run over lines")
  func neighbourCut() throws {
    let imported = try Imported(
      """
      <UIView: 0x1; frame = (0 0; 9 9)> <UILabel: 0x2; frame = (0 0; 8 8); text = 'a
      b'; layer = <CALayer: 0x3>>
      <UIView: 0x4; frame = (0 0; 7 7)>
      """)
    #expect(imported.result.document.nodes.map(\.text) == [nil, "a\nb", nil])
    #expect(imported.result.report.continuationLines == 1)
  }

  @Test("words behind a view are counted, what UIKit itself prints there is not")
  func trailing() throws {
    let imported = try Imported(
      """
      <UIView: 0x1; frame = (0 0; 9 9)> // the dead one
      <UIImageView: 0x2; frame = (0 0; 9 9)> - (null)
      <UIVisualEffectView: 0x3; frame = (0 0; 9 9)> effect=<UIBlurEffect: 0x5> style=Regular
      <UIView: 0x4; frame = (0 0; 9 9)>",
      <UIView: 0x5; frame = (0 0; 9 9)></code>
      <UIView: 0x6; frame = (0 0; 9 9)> <- here
      """)
    #expect(imported.result.document.nodes.count == 6)
    #expect(imported.skipped == ["trailing 1,6"])
  }

  @Test(
    "every separator of lines is one",
    arguments: ["\u{2028}", "\u{2029}", "\u{85}", "\u{B}", "\u{C}", "\r\n", "\r"])
  func separators(separator: String) throws {
    let imported = try Imported(Self.lines.joined(separator: separator))
    #expect(imported.outline == Self.outline)
  }

  @Test("a separator inside a text is text")
  func separatorInText() throws {
    let imported = try Imported("<UILabel: 0x1; frame = (0 0; 9 9); text = 'a\u{2028}b'>")
    #expect(imported.view("UILabel")?.text == "a\u{2028}b")
    #expect(imported.result.report.repairs == [])
  }

  @Test(
    "blanks of every width indent",
    arguments: ["\u{A0}", "\u{2003}", "\u{2009}", "\u{202F}", "\u{3000}", "\u{A0}\u{200B}"])
  func blanks(blank: String) throws {
    let everywhere = try Imported(Self.plain.replacingOccurrences(of: " ", with: blank))
    #expect(everywhere.outline == Self.outline)
    #expect(everywhere.result.report.repairs == [.blanks])

    // A browser leaves every second one.
    let alternating = try Imported(Self.plain.replacingOccurrences(of: "  ", with: blank + " "))
    #expect(alternating.outline == Self.outline)
  }

  @Test(
    "a page's tags around a hierarchy are no part of it",
    arguments: ["<pre>", "<pre><code class=\"x\">", "<p>\n<pre>", "<code> "])
  func tags(tag: String) throws {
    let escaped = Self.plain.replacingOccurrences(of: "<", with: "&lt;")
      .replacingOccurrences(of: ">", with: "&gt;")
    for text in [escaped, Self.plain] {
      let imported = try Imported(tag + text + "</code></pre>")
      #expect(imported.outline == Self.outline)
      #expect(imported.problems == [])
    }
  }

  @Test(
    "a time alone in front of every line is no depth",
    arguments: ["12:00:0N.123 ", "12:00:0N.123  ", "12:00:0N ", "12:00:0N,12345 "])
  func times(time: String) throws {
    let stamped = Self.lines.enumerated().map { number, line in
      time.replacingOccurrences(of: "N", with: String(number)) + line
    }
    let imported = try Imported(stamped.joined(separator: "\n"))
    #expect(imported.outline == Self.outline)
    #expect(imported.skipped == [])
  }

  @Test("a lone view behind any words is read where the source has no other")
  func loneMention() throws {
    let lone = try Imported("it begins\n[Shop] root view = \(Self.lines[0])\n")
    #expect(lone.outline == "UIWindow : UIWindow 0,0,390,844")
    #expect(lone.skipped == ["notAView 1"])
    // Talk without a frame is no view.
    #expect(throws: SceneError.self) { try Imported("it went to <UIWindow: 0x1> and on") }
  }

  @Test(
    "what stands in front of a root does not put it below its own subviews",
    arguments: [
      "    - _value : ", "        - some : ", "          ▿ some : ", "            root ",
      "        ",
      "            root = ", "    - 0 : ",
    ])
  func roots(lead: String) throws {
    let imported = try Imported(lead + Self.plain)
    #expect(
      imported.result.document.nodes.map(\.depth) == [0, 1, 2, 1], "\(imported.outline)")
  }

  @Test("the numbers of a list are no names, and what a dump calls its values is one")
  func dumps() throws {
    func ids(_ labels: [String]) throws -> [String] {
      let lines = labels.enumerated().map { "\($1)<UIView: 0x\($0 + 1); frame = (0 0; 9 9)>" }
      return try Imported((["▿ 2 elements"] + lines).joined(separator: "\n"))
        .result.document.nodes.map(\.id.name)
    }
    #expect(try ids(["  - 0 : ", "  - 1 : "]) == ["UIView", "UIView#2"])
    #expect(try ids(["0: ", "7: "]) == ["UIView", "UIView#2"])
    #expect(try ids(["[0] = ", "[1] = "]) == ["UIView", "UIView#2"])
    #expect(try ids(["  - card : ", "  - _value : "]) == ["card", "UIView"])
  }

  /// One view with every key that decides a touch.
  private static let whole =
    "<UIScrollView: 0x7f9a; frame = (10 200; 400 100); anchorPoint = (0, 0); transform = [0, 1, -1, 0, 0, 0]; clipsToBounds = YES; alpha = 0.001; hidden = YES; userInteractionEnabled = NO; layer = <CALayer: 0x4>; contentOffset: {0, 150}; contentSize: {400, 1000}>"

  @Test("a line that is wrapped anywhere says the same as the whole line")
  func wraps() throws {
    func source(_ line: String) -> String {
      "<UIWindow: 0x1; frame = (0 0; 400 800)>\n   | \(line)\n   | <UIView: 0x13; frame = (0 0; 9 9)>"
    }
    let plain = try Imported(source(Self.whole))
    #expect(plain.problems == [])
    var different: [String] = []
    for offset in 2..<Self.whole.count {
      let cut = Self.whole.index(Self.whole.startIndex, offsetBy: offset)
      for end in ["\n", "\r\n"] {
        let wrapped = try Imported(source(Self.whole[..<cut] + end + Self.whole[cut...]))
        let isSame = wrapped.outline == plain.outline && wrapped.problems == []
        if !isSame { different.append(String(Self.whole[..<cut].suffix(30))) }
      }
    }
    // A number may be cut so that both halves are numbers, and as many as are asked for.
    #expect(different == [])
  }
}
