import Foundation
import Scenes
import Testing
import UIKit

/// One object that a source lists more than once.
@Suite("Objects listed more than once")
struct ListingTests {
  private static let button =
    "<UIButton: 0x7fa7; frame = (10 30; 20 4); opaque = NO; layer = <CALayer: 0x66>>"

  private static let window = """
    <UIWindow: 0x7fa1; frame = (0 0; 90 90); layer = <UIWindowLayer: 0x6001>>
       | <UIView: 0x7fa2; frame = (0 10; 90 30); layer = <CALayer: 0x6002>>
       |    | \(button)
       |    |    | <UIButtonLabel: 0x7fa8; frame = (0 0; 6 3); layer = <CALayer: 0x67>>
    """

  @Test("a view that was printed alone stays in its window, before it or behind")
  func alone() throws {
    let plain = try Imported(Self.window)
    let before = try Imported("(lldb) po button\n\(Self.button)\n\n(lldb) po w\n\(Self.window)")
    #expect(before.outline == plain.outline)
    #expect(before.skipped == ["notAView 1,4", "superseded 2"])

    let behind = try Imported("\(Self.window)\n(lldb) po button\n\(Self.button)")
    #expect(behind.outline == plain.outline)
    #expect(behind.skipped == ["notAView 5", "repeated 6"])

    let root = try Imported("\(Self.window)\n\(Self.window.split(separator: "\n")[0])")
    #expect(root.outline == plain.outline)
    #expect(root.skipped == ["repeated 5"])
  }

  @Test("of two listings of a window the newer one counts")
  func newer() throws {
    let newer = Self.window.replacingOccurrences(of: "(0 10; 90 30)", with: "(0 20; 90 30)")
      .replacingOccurrences(of: "0x7fa8", with: "0x7fb0")
    let imported = try Imported("\(Self.window)\n\n\(newer)")
    #expect(imported.outline == (try Imported(newer).outline))
    #expect(imported.skipped == ["superseded 1,2,3,4"])
    #expect(imported.result.document.nodes[0].origin.place?.line == 6)

    let thrice = try Imported("\(Self.button)\n\(Self.window)\n\(newer)\n\(Self.button)")
    #expect(thrice.outline == (try Imported(newer).outline))
    #expect(thrice.skipped == ["superseded 1,2,3,4,5", "repeated 10"])
  }

  @Test("several windows, each listed twice, give each its newer listing")
  func windows() throws {
    let other =
      "<UITextEffectsWindow: 0x9; frame = (0 0; 90 90)>\n   | <UIView: 0xa; frame = (0 0; 1 N)>"
    let first = other.replacingOccurrences(of: "N", with: "1")
    let second = other.replacingOccurrences(of: "N", with: "2")
    let imported = try Imported([Self.window, first, Self.window, second].joined(separator: "\n"))
    let expected = try Imported("\(Self.window)\n\(second)")
    #expect(imported.outline == expected.outline)
    #expect(imported.skipped == ["superseded 1,2,3,4,5,6"])
  }

  @Test("a part that was printed before or behind the whole is not torn out of it")
  func part() throws {
    let part = """
      <UIView: 0x7fa2; frame = (0 10; 90 30); layer = <CALayer: 0x6002>>
         | \(Self.button)
      """
    let plain = try Imported(Self.window)
    let before = try Imported("\(part)\n\(Self.window)")
    #expect(before.outline == plain.outline)
    #expect(before.skipped == ["superseded 1,2"])
    let behind = try Imported("\(Self.window)\n\(part)")
    #expect(behind.outline == plain.outline)
    #expect(behind.skipped == ["repeated 5", "insideRepeated 6"])
  }

  @Test("listings that hold one another leave one")
  func circle() throws {
    let imported = try Imported(
      """
      <UIView: 0x1; frame = (0 0; 9 9)>
         | <UIView: 0x2; frame = (0 0; 8 8)>
      <UIView: 0x2; frame = (0 0; 8 8)>
         | <UIView: 0x1; frame = (0 0; 9 9)>
      """)
    #expect(imported.outline == "UIView 0,0,8,8\n  UIView#2 0,0,9,9")
    #expect(imported.skipped == ["superseded 1,2"])
  }

  @Test("many objects listed twice inside one another take time in proportion")
  func proportion() throws {
    // A prime number of addresses, again and again, one inside the other.
    let lines = (0..<2_000).map {
      String(repeating: "|", count: $0) + "<UIView: 0x\($0 % 997 + 1); frame = (0 0; 9 9)>"
    }
    let imported = try Imported(lines.joined(separator: "\n"))
    #expect(imported.result.document.nodes.count == 997)
  }

  @Test("a line that stands twice is one view; an address that stands for many is none")
  func lines() throws {
    let twice = try Imported(
      """
      <UIWindow: 0x1; frame = (0 0; 90 90)>
         | <UIView: 0x2; frame = (0 0; 80 80)>
         | <UIView: 0x2; frame = (0 0; 80 80)>
         |    | <UIView: 0x3; frame = (0 0; 7 7)>
      """)
    #expect(twice.result.document.nodes.count == 2)
    #expect(twice.skipped == ["repeated 3", "insideRepeated 4"])

    let blotted = try Imported(
      """
      <UIWindow: 0x7f; frame = (0 0; 90 90)>
         | <UIView: 0x7f; frame = (0 0; 80 80)>
         |    | <UIView: 0x7f; frame = (0 0; 7 7)>
         | <UIView: 0x7f; frame = (0 0; 80 80)>
      """)
    #expect(blotted.result.document.nodes.map(\.depth) == [0, 1, 2, 1])
    #expect(blotted.skipped == [])
  }
}
