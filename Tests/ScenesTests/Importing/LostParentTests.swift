import Foundation
import Scenes
import Testing
import UIKit

/// Lines of a printed hierarchy that are no views and have views below them.
@Suite("Lines that were not read and hold views")
struct LostParentTests {
  @Test(
    "an object that describes itself in its own way is stood in for, and its views stay in it",
    arguments: [
      "ProfileCard(user: \"Ann\")", "<Shop.ProfileCard: 0x9; user = ann>", "ProfileCard",
      "Optional(ProfileCard)",
    ])
  func standIn(words: String) throws {
    let imported = try Imported(
      """
      <UIWindow: 0x1; frame = (0 0; 90 90); layer = <UIWindowLayer: 0x2>>
         | <UIView: 0x3; frame = (0 0; 90 20); layer = <CALayer: 0x4>>
         | \(words)
         |    | <UIButton: 0x5; frame = (2 2; 10 10); layer = <CALayer: 0x6>>
         |    | <UIButton: 0x7; frame = (20 2; 10 10); layer = <CALayer: 0x8>>
         | <UIView: 0xa; frame = (0 70; 90 20); layer = <CALayer: 0xb>>
      """)
    let nodes = imported.result.document.nodes

    #expect(nodes.map(\.depth) == [0, 1, 1, 2, 2, 1])
    #expect(nodes[2].frame == CGRect(x: 0, y: 0, width: 90, height: 90))
    #expect(nodes.map(\.origin.isFrameAssumed) == [false, false, true, false, false, false])
    #expect(imported.problems.filter { $0 == .missingFrame(view: nodes[2].id) }.count == 1)
    #expect(imported.problems.contains(.unplaced(view: "UIButton", inside: nodes[2].id)))
    #expect(imported.problems.contains(.unplaced(view: "UIButton#2", inside: nodes[2].id)))
    #expect(imported.result.problems.first { $0.view == nodes[2].id }?.place?.line == 3)
    // The line is a view now.
    #expect(imported.skipped == [])
    #expect(imported.result.report.viewsMade == 6)
  }

  @Test("such lines inside one another each get a view, and one without views below gets none")
  func nested() throws {
    let imported = try Imported(
      """
      <UIWindow: 0x1; frame = (0 0; 90 90)>
         | <UIScrollView: 0x2; frame = (0 0; 90 40); contentOffset: {0, 30}>
         |    | Outer()
         |    |    | Inner()
         |    |    |    | <UIButton: 0x3; frame = (2 2; 10 10)>
         |    | Leaf()
         | <UIView: 0x4; frame = (0 0; 9 9)>
      """)

    #expect(
      imported.outline == """
        UIWindow : UIWindow 0,0,90,90
          UIScrollView : UIScrollView 0,0,90,40 offset 0,30 unclipped
            Outer 0,30,90,40
              Inner 0,0,90,40
                UIButton : UIButton 2,2,10,10
          UIView 0,0,9,9
        """)
    #expect(imported.skipped == ["notAView 6"])
  }

  @Test("what describes itself keeps the flags that it prints")
  func flags() throws {
    let imported = try Imported(
      """
      <UIWindow: 0x1; frame = (0 0; 90 90)>
         | <Shop.Card: 0x2; user = ann; hidden = YES>
         |    | <UIButton: 0x3; frame = (2 2; 10 10)>
      """)
    #expect(imported.view("Card")?.isHidden == true)
  }

  @Test(
    "a bare layer is no parent, and the views in it are named",
    arguments: [
      "<CALayer: 0x9> (layer)", "<CAGradientLayer: 0x9; frame = (0 0; 20 20)> (layer)",
      "<CAGradientLayer: 0x9; frame = (0 0; 20 20)>",
    ])
  func layers(layer: String) throws {
    let imported = try Imported(
      """
      <UIWindow: 0x1; frame = (0 0; 90 90); layer = <UIWindowLayer: 0x2>>
         | <UIView: 0x3; frame = (0 0; 90 20); layer = <CALayer: 0x4>>
         |    | <UIButton: 0x5; frame = (2 2; 10 10); layer = <CALayer: 0x6>>
         |    | \(layer)
         |    |    | <CALayer: 0x10> (layer)
         |    |    | <UIButton: 0x7; frame = (0 0; 9 9); layer = <CALayer: 0x8>>
         |    |    | <UIView: 0xb; frame = (0 0; 8 8); layer = <CALayer: 0xc>>
         | <UIView: 0xd; frame = (0 70; 90 20); layer = <CALayer: 0xe>>
      """)

    #expect(
      imported.outline == """
        UIWindow : UIWindow 0,0,90,90
          UIView 0,0,90,20
            UIButton : UIButton 2,2,10,10
            UIButton#2 : UIButton 0,0,9,9
            UIView#2 0,0,8,8
          UIView#3 0,70,90,20
        """)
    #expect(
      imported.problems == [
        .lostParent(view: "UIButton#2", line: 4), .lostParent(view: "UIView#2", line: 4),
      ])
    #expect(imported.skipped == ["layer 4,5"])
    #expect(imported.view("UIButton#2")?.origin.isFrameAssumed == true)
  }

  @Test("a view whose superviews were not pasted is a root, and that is said")
  func missing() throws {
    let imported = try Imported(
      """
         |    | <UIView: 0x1; frame = (5 5; 20 20)>
         |    |    | <UIButton: 0x2; frame = (0 0; 9 9)>
         | <UIView: 0x3; frame = (0 0; 9 9)>
      """)
    #expect(imported.result.document.nodes.map(\.depth) == [0, 1, 0])
    #expect(
      imported.problems == [
        .lostParent(view: "UIView", line: nil), .lostParent(view: "UIView#2", line: nil),
      ])
  }

  @Test(
    "lines that are none of the hierarchy change no view's place",
    arguments: [
      "and then it said", "<NSThread: 0x60>{number = 1}", "warning: <Foo: 0x7> is odd", "}",
    ])
  func noise(noise: String) throws {
    let lines = [
      "<UIWindow: 0x1; frame = (0 0; 90 90)>", "   | <UIView: 0x2; frame = (0 0; 80 80)>",
      "   |    | <UIButton: 0x3; frame = (1 1; 20 20)>", "   | <UIView: 0x4; frame = (0 80; 80 9)>",
    ]
    let plain = try Imported(lines.joined(separator: "\n"))
    for place in 1..<lines.count {
      var noisy = lines
      noisy.insert(noise, at: place)
      let imported = try Imported(noisy.joined(separator: "\n"))
      #expect(imported.outline == plain.outline)
      #expect(imported.problems == [])
      #expect(imported.result.report.skipped.map(\.lines) == [[place + 1]])
    }
  }

  @Test("without bars the neighbours' indentation tells where a line belongs")
  func withoutBars() throws {
    let imported = try Imported(
      """
      <UIWindow: 0x1; frame = (0 0; 90 90)>
      \t<UIView: 0x2; frame = (0 0; 80 80)>
      \tCard(title)
      \t\t<UIButton: 0x3; frame = (1 1; 20 20)>
      """)
    #expect(imported.result.document.nodes.map(\.depth) == [0, 1, 1, 2])
    #expect(imported.problems.contains(.missingFrame(view: "Card")))
  }

  @Test("a view behind words of its own stays in its hierarchy")
  func words() throws {
    let imported = try Imported(
      """
      <UIWindow: 0x1; frame = (0 0; 90 90)>
         | the card that fails <UIView: 0x2; frame = (0 0; 80 80)>
         |    | <UIButton: 0x3; frame = (1 1; 20 20)>
      """)
    #expect(imported.result.document.nodes.map(\.depth) == [0, 1, 2])
    #expect(imported.problems == [])
  }

  @Test("EarlGrey's views inside an element that is none, and inside one that was not read")
  func earlGrey() throws {
    func line(_ name: String, _ y: Int) -> String {
      "<UIView:0x\(name); AX=N; AX.id='\(name)'; frame={{0, \(y)}, {9, 9}}; alpha=1>"
    }
    let imported = try Imported(
      """
      \(line("1", 0))
        |--\(line("2", 1))
        |--<UIAccessibilityElement:0x15; AX=Y; AX.label='row'>
        |  |--\(line("3", 2))
        |--Card()
        |  |--\(line("4", 3))
      """)
    #expect(
      imported.problems.contains(.lostParent(view: "3", line: 3)), "\(imported.problems)")
    #expect(imported.problems.contains(.missingFrame(view: "Card")))
    #expect(imported.problems.contains(.unplaced(view: "4", inside: "Card")))
    #expect(imported.result.document.nodes.map(\.depth) == [0, 1, 2, 1, 1])
  }
}
