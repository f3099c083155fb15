import Foundation
import Scenes
import Testing
import UIKit

/// What stands around the lines of a printed hierarchy, and where they are broken.
@Suite("Lines of printed hierarchies")
struct LineTests {
  private static let plain = """
    <UIWindow: 0x1; frame = (0 0; 90 90); layer = <UIWindowLayer: 0x2>>
       | <UIView: 0x3; frame = (0 0; 80 80); layer = <CALayer: 0x4>>
       |    | <UIButton: 0x5; frame = (1 1; 20 20); text = 'Go'; layer = <CALayer: 0x6>>
       | <UIView: 0x7; frame = (0 80; 80 9); layer = <CALayer: 0x8>>
    """

  private static let outline = """
    UIWindow : UIWindow 0,0,90,90
      UIView 0,0,80,80
        UIButton : UIButton 1,1,20,20 "Go"
      UIView#2 0,80,80,9
    """

  private static func changed(_ change: (Int, Substring) -> String) -> String {
    plain.split(separator: "\n").enumerated().map { change($0.offset, $0.element) }
      .joined(separator: "\n")
  }

  @Test(
    "what logs put in front of every line is no name and no depth",
    arguments: [
      "flutter: ", "I/flutter ( 4321): ", "[LOG] ", "LOG  [checkout]: ", "// ", "> ",
      "MyApp[123:4567] ", "2014-03-02 11:20:3N.123 App[45:123] ",
      "2026-11-30T11:20:3N.123Z app[45]: ", "Mar  2 11:20:3N mac App[45]: ",
      "default\t11:20:3N.123456+0100\tMyApp\t", "11:20:3N.123 MyApp[1:2] [ui:tap] ",
      "[11:20:3N] ", "debug\t2026-11-30 11:20:3N.1\tMyApp\t(UIKitCore)\t",
      "DEBUG - ", "web_1 | ", "<Info>: ", "2014-06-09 06:44:4N.6 [Debug] [A.swift:40] f(_:) > ",
      "#3 0x000 in ", "➤ ", "11:20:3N INFO  com.shop.Main - ",
      "2026/11/30 11:20:3N:123  [AppDelegate.swift:42] DEBUG - ",
      "11:20:3N.123 💚 DEBUG AppDelegate.didFinish():42 - ",
    ])
  func prefixes(prefix: String) throws {
    let imported = try Imported(
      Self.changed { number, line in
        prefix.replacingOccurrences(of: "N", with: String(number)) + line
      })
    #expect(imported.outline == Self.outline)
    #expect(imported.skipped == [])
  }

  @Test("the numbers of lines are no names and no depth", arguments: [0, 40])
  func numbers(first: Int) throws {
    for separator in ["  ", ": ", ". ", "\t", ":"] {
      let numbered = Self.changed { number, line in
        let digits = String(number + first)
        return String(repeating: " ", count: 4 - digits.count) + digits + separator + line
      }
      let imported = try Imported(numbered)
      #expect(imported.outline == Self.outline, "\(numbered)")
    }
  }

  @Test("so are a file's name and the number of its line")
  func labels() throws {
    let found = Self.changed { number, line in "logs/dump.txt:\(number + 8):\(line)" }
    #expect(try Imported(found).outline == Self.outline)
  }

  @Test(
    "the marks of a wiki or of rich text in front are no JSON",
    arguments: ["{code}", "{\\rtf1\\ansi "])
  func braces(start: String) throws {
    let imported = try Imported(start + "\n" + Self.plain + "\n{code}")
    #expect(imported.outline == Self.outline)
  }

  @Test(
    "React Native's bare text ends where the frame begins, whatever is in it",
    arguments: [
      "Hello", "Sign in; it is free", "two\nlines", "(null)", "a > b", ":-) and (open", "<b>",
    ])
  func bareText(text: String) throws {
    let imported = try Imported(
      """
      <UIWindow: 0x1; frame = (0 0; 90 90); layer = <UIWindowLayer: 0x2>>
         | <RCTTextView: 0x3; reactTag: 23; text: \(text) frame = (10 30; 10 40); hidden = YES; layer = <CALayer: 0x4>>
         | <RCTView: 0x5; reactTag: 24; frame = (1 2; 3 4); layer = <CALayer: 0x6>>
      """)
    #expect(
      imported.outline == """
        UIWindow : UIWindow 0,0,90,90
          RCTTextView : RCTTextView 10,30,10,40 hidden interactive "\(text)"
          RCTView : RCTView 1,2,3,4 interactive
        """)
  }

  @Test("nor are words that are others on every line, as long as bars stand behind them")
  func otherWords() throws {
    let forms: [(Int, Substring) -> String] = [
      { "a1b\($0)c (Ann \($0 + 9)) \($1)" }, { "View.swift:\($0 + 38) dump(): \($1)" },
      { "log.txt-\($0 + 98)-\($1)" },
    ]
    for form in forms { #expect(try Imported(Self.changed(form)).outline == Self.outline) }
    // Names of views are none.
    let named = """
      window <UIWindow: 0x1; frame = (0 0; 90 90); layer = <CALayer: 0x2>>
      button <UIButton: 0x3; frame = (1 1; 20 20); layer = <CALayer: 0x4>>
      """
    #expect(try Imported(named).outline.contains("button"))
  }

  @Test("words behind blanks are no indentation, whatever they say on each line")
  func blanksFirst() throws {
    let forms: [(Int, Substring) -> String] = [
      { "    t =     1.\($0)1s \($1)" },
      { "    t = \($0 == 0 ? "     nan" : "   12.4\($0)")s     \($1)" },
      { "  at dump() \($1)" }, { "\t\tA.swift:\($0 + 98) \($1)" },
    ]
    for form in forms { #expect(try Imported(Self.changed(form)).outline == Self.outline) }
    // Without bars the blanks are the hierarchy, and the words are names.
    let named = """
      _window <UIWindow: 0x1; frame = (0 0; 90 90); layer = <CALayer: 0x2>>
        _button <UIButton: 0x3; frame = (1 1; 20 20); layer = <CALayer: 0x4>>
      """
    #expect(
      try Imported(named).outline == """
        _window : UIWindow 0,0,90,90
          _button : UIButton 1,1,20,20
        """)
  }

  @Test("lines around what a search found have another sign behind their numbers")
  func context() throws {
    for label in ["", "dump.txt", "my-dump-2.txt"] {
      let found = Self.changed { number, line in
        let sign = number == 2 ? ":" : "-"
        return (label.isEmpty ? "" : label + sign) + "\(number + 8)\(sign)\(line)"
      }
      #expect(try Imported(found).outline == Self.outline, "\(found)")
      // Two places of one file are parted by dashes.
      let parted = Self.changed { number, line in
        let sign = number % 2 == 0 ? ":" : "-"
        return (number == 3 ? "--\n" : "") + (label.isEmpty ? "" : label + sign)
          + "\(number == 3 ? 40 : number + 8)\(sign)\(line)"
      }
      #expect(try Imported(parted).outline == Self.outline, "\(parted)")
    }
  }

  @Test("a border between numbers and lines is no superview's bar", arguments: ["│", "|", "┃"])
  func borders(border: String) throws {
    let head = "───────┬────────\n       │ File: dump.txt\n───────┼────────\n"
    let pager = Self.changed { number, line in "   \(number + 1) \(border) \(line)" }
    #expect(try Imported(head + pager).outline == Self.outline)
    let narrow = Self.changed { number, line in "\(number + 1)\(border)\(line)" }
    #expect(try Imported(narrow).outline == Self.outline)
  }

  @Test("a diff gives what it leads to, and tells what it takes away")
  func diff() throws {
    let lines = Self.plain.split(separator: "\n")
    let diff = """
      diff --git a/dump.txt b/dump.txt
      --- a/dump.txt
      +++ b/dump.txt
      @@ -1,4 +1,4 @@ layout
       \(lines[0])
       \(lines[1])
      -   |    | <UIButton: 0x9; frame = (9 9; 20 20); text = 'Old'; layer = <CALayer: 0x6>>
      +\(lines[2])
       \(lines[3])
      """
    let imported = try Imported(diff)
    #expect(imported.outline == Self.outline)
    #expect(imported.skipped == ["notAView 1,3,4", "takenAway 2,7"])
    // A new file has nothing but what it adds, and a list is no diff.
    let added = "@@ -0,0 +1,4 @@\n" + Self.changed { "+\($1)" }
    #expect(try Imported(added).outline == Self.outline)
    #expect(try Imported(Self.changed { "-\($1)" }).outline == Self.outline)
  }

  @Test("what fences a text is a line of its own, and no blank one", arguments: ["```", "\"\"\""])
  func fences(fence: String) throws {
    let imported = try Imported(fence + "\n" + Self.plain + "\n\n" + fence)
    #expect(imported.outline == Self.outline)
    #expect(imported.skipped == ["notAView 1,7"])
    #expect(imported.result.report.blankLines == 1)
  }

  @Test("a class may have functions among its arguments")
  func functions() throws {
    let imported = try Imported(
      "<UIWindow: 0x1; frame = (0 0; 9 9)>\n   | <Shop.Card<[Int], (Int) -> ()>: 0x2; frame = (1 1; 2 2)>"
    )
    #expect(imported.outline.contains("  Card"))
  }

  @Test("bars that are drawn are bars", arguments: ["│", "┃", "｜", "¦"])
  func bars(bar: String) throws {
    let drawn = Self.plain.replacingOccurrences(of: "|", with: bar)
    #expect(try Imported(drawn).outline == Self.outline)
  }

  @Test("talk about views is told apart from lines that are none")
  func mentions() throws {
    let imported = try Imported(
      "it went to <UIView: 0x9; frame = (0 0; 9 9)> is asked\nall is well\n" + Self.plain)
    #expect(imported.outline == Self.outline)
    #expect(imported.skipped == ["mention 1", "notAView 2"])
  }

  @Test(
    "an optional's value stands below its type",
    arguments: ["▿ Optional<UIWindow>\n  - some : ", "Optional(", "  - some : ", "$0 = ", "po v\n"])
  func optionals(lead: String) throws {
    #expect(try Imported(lead + Self.plain).outline == Self.outline)
  }

  @Test("a name before one view stays its name, though it ends like a prefix")
  func names() throws {
    let imported = try Imported(
      Self.changed { number, line in
        number == 2 ? line.replacingOccurrences(of: "| <", with: "| pay: <") : String(line)
      })
    #expect(imported.view("pay")?.className == "UIButton")
  }

  @Test("a line that is wrapped anywhere between two words goes on with its view")
  func wrapped() throws {
    let lines = Self.plain.split(separator: "\n")
    let blanks = lines[2].indices.filter {
      lines[2][$0] == " " && $0 > lines[2].firstIndex(of: "<")!
    }
    for blank in blanks {
      for indent in ["", "  "] {
        let broken = lines[2][..<blank] + "\n" + indent + lines[2][lines[2].index(after: blank)...]
        let source = [String(lines[0]), String(lines[1]), String(broken), String(lines[3])]
          .joined(separator: "\n")
        let imported = try Imported(source)
        #expect(imported.outline == Self.outline, "\(source)")
        #expect(imported.problems == [], "\(source)")
        #expect(imported.result.report.continuationLines == 1, "\(source)")
      }
    }
  }

  @Test("a line that ends before a value is cut where another view follows")
  func cut() throws {
    let imported = try Imported(
      """
      <UIWindow: 0x1; frame = (0 0; 90 90); layer =
      <UIView: 0x3; frame = (0 0; 80 80); layer = <CALayer: 0x4>>
      """)
    #expect(imported.outline == "UIWindow : UIWindow 0,0,90,90\nUIView 0,0,80,80")
    #expect(imported.problems == [.truncated(what: "layer")])
    #expect(imported.result.problems.first?.place == Problem.Place(line: 1, column: 46))
  }

  @Test(
    "the marks of a quoted mail are taken away, and every line is counted once",
    arguments: ["> ", ">", ">> "])
  func quotation(mark: String) throws {
    let quoted =
      ["Bob wrote:", ""].map { mark + $0 } + Self.plain.split(separator: "\n").map { mark + $0 }
    let imported = try Imported(quoted.joined(separator: "\n") + "\nbye\n")
    #expect(imported.outline == Self.outline)
    #expect(imported.result.report.linesRead == 7)
    #expect(imported.result.report.repairs == [.quotation])
    #expect(imported.skipped == ["notAView 1,7"])
  }

  @Test("the colours of a terminal are taken out")
  func colors() throws {
    let imported = try Imported(
      Self.plain.replacingOccurrences(of: "UIButton", with: "\u{1B}[1;31mUIButton\u{1B}[0m"))
    #expect(imported.outline == Self.outline)
    #expect(imported.result.report.repairs == [.colors])
  }

  @Test("a problem's column is that of its view, in characters")
  func columns() throws {
    let imported = try Imported(
      """
      <UIWindow: 0x1; frame = (0 0; 90 90)>
         | größe <UIView: 0x3; frame = (0 0; 80 x)>
      """)
    #expect(imported.result.problems.map(\.place) == [Problem.Place(line: 2, column: 12)])
  }

  @Test("a size that a transform hides is told with what hides it")
  func hiddenSizes() throws {
    func problem(_ transform: String, _ frame: String) throws -> ImportProblem? {
      try Imported("<UIView: 0x1; frame = \(frame); transform = \(transform)>").problems.first
    }
    let size = CGSize(width: 100, height: 100)
    #expect(
      try problem(
        "[0.70710678, 0.70710678, -0.70710678, 0.70710678, 0, 0]", "(0 0; 141.42136 141.42136)")
        == .ambiguousSize(view: "UIView", taken: size))
    #expect(
      try problem("[0, 0, 0, 0, 0, 0]", "(5 5; 0 0)")
        == .flattenedSize(view: "UIView", taken: .zero))
  }
}
