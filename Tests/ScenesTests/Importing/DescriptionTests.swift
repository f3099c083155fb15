import Foundation
import Scenes
import Testing
import UIKit

/// Each trap of printed hierarchies, as a line and what it must give.
@Suite("Printed hierarchies")
struct DescriptionTests {
  struct Trap: CustomTestStringConvertible {
    var id: String
    var source: String
    var outline: String
    var skipped: [String] = []
    var testDescription: String { id }
  }

  static let traps = [
    Trap(
      id: "an apostrophe in a text does not close it",
      source: "<UILabel: 0x1; frame = (0 0; 9 9); text = 'Bob's'; userInteractionEnabled = NO>",
      outline: "UILabel : UILabel 0,0,9,9 inert \"Bob's\""),
    Trap(
      id: "a text may look like further items",
      source: "<UILabel: 0x1; frame = (0 0; 9 9); text = 'a'; b = 1; c'; alpha = 0.5>",
      outline: "UILabel : UILabel 0,0,9,9 alpha 0.5 interactive \"a'; b = 1; c\""),
    Trap(
      id: "an item after a text need not be a known one",
      source: "<UILabel: 0x1; frame = (0 0; 9 9); text = 'a'; odd = 1>",
      outline: "UILabel : UILabel 0,0,9,9 interactive \"a\""),
    Trap(
      id: "an unquoted placeholder may hold brackets and semicolons",
      source:
        "<UITextField: 0x1; frame = (0 0; 9 9); placeholder = Find (all; new > old; borderStyle = RoundedRect; hidden = YES>",
      outline: "UITextField : UITextField 0,0,9,9 hidden"),
    Trap(
      id: "items inside braces and angle brackets are no items of the view",
      source:
        "<UIView: 0x1; frame = (0 0; 9 9); animations = { opacity=<CABasicAnimation: 0x2>; alpha = 0; }; backgroundColor = <UIDynamicColor: 0x3; hidden = YES>; layer = <CALayer: 0x4>>",
      outline: "UIView 0,0,9,9"),
    Trap(
      id: "keys may stand in any order",
      source: "<UIView: 0x1; hidden = YES; alpha = 0; frame = (1 2; 3 4)>",
      outline: "UIView 1,2,3,4 alpha 0 hidden"),
    Trap(
      id: "tags, base classes and keys of React Native before the frame are passed over",
      source: "<RCTView: 0x1; reactTag: 12; baseClass = UIView; frame = (1 2; 3 4); tag = 12>",
      outline: "RCTView : RCTView 1,2,3,4 interactive"),
    Trap(
      id: "bars without spaces still show depth",
      source: """
        <UIView: 0x1; frame = (0 0; 9 9)>
        | <UIView: 0x2; frame = (0 0; 8 8)>
        || <UIView: 0x3; frame = (0 0; 7 7)>
        | <UIView: 0x4; frame = (0 0; 6 6)>
        """,
      outline: """
        UIView 0,0,9,9
          UIView#2 0,0,8,8
            UIView#3 0,0,7,7
          UIView#4 0,0,6,6
        """),
    Trap(
      id: "comment marks in front of every line",
      source: """
        // <UIView: 0x1; frame = (0 0; 9 9)>
        //    | <UIView: 0x2; frame = (0 0; 8 8)>
        //    |    | <UIView: 0x3; frame = (0 0; 7 7)>
        """,
      outline: """
        UIView 0,0,9,9
          UIView#2 0,0,8,8
            UIView#3 0,0,7,7
        """),
    Trap(
      id: "a name before a view does not change its depth",
      source: """
        $0 = <UIView: 0x1; frame = (0 0; 9 9)>
           | _card <UIView: 0x2; frame = (0 0; 8 8)>
           | <UIView: 0x3; frame = (0 0; 7 7)>
        """,
      outline: """
        UIView 0,0,9,9
          _card 0,0,8,8
          UIView#2 0,0,7,7
        """),
    Trap(
      id: "log prefixes of changing length",
      source: """
        2024-01-02 10:00:00.1+0100 App[9:1] <UIView: 0x1; frame = (0 0; 9 9)>
        2024-01-02 10:00:00.12345+0100 App[9:12345]    | <UIView: 0x2; frame = (0 0; 8 8)>
        2024-01-02 10:00:01+0100 App[9:1]    |    | <UIView: 0x3; frame = (0 0; 7 7)>
        """,
      outline: """
        UIView 0,0,9,9
          UIView#2 0,0,8,8
            UIView#3 0,0,7,7
        """),
    Trap(
      id: "a system log's prefix",
      source: """
        Jan  2 10:00:00 phone App[9] <Warning>: <UIView: 0x1; frame = (0 0; 9 9)>
        Jan 12 10:00:00 phone App[9] <Warning>:    | <UIView: 0x2; frame = (0 0; 8 8)>
        """,
      outline: """
        UIView 0,0,9,9
          UIView#2 0,0,8,8
        """),
    Trap(
      id: "a hierarchy pasted twice is one",
      source: """
        <UIView: 0x1; frame = (0 0; 9 9)>
           | <UIView: 0x2; frame = (0 0; 8 8)>
        <UIView: 0x1; frame = (0 0; 9 9)>
           | <UIView: 0x2; frame = (0 0; 8 8)>
        """,
      outline: """
        UIView 0,0,9,9
          UIView#2 0,0,8,8
        """, skipped: ["superseded 1,2"]),
    Trap(
      id: "blotted-out addresses do not make views the same",
      source: """
        <UIView: 0x0; frame = (0 0; 9 9)>
           | <UIView: 0x0; frame = (0 0; 8 8)>
           | <UIView: 0x; frame = (0 0; 7 7)>
        """,
      outline: """
        UIView 0,0,9,9
          UIView#2 0,0,8,8
          UIView#3 0,0,7,7
        """),
    Trap(
      id: "two windows are two roots, the later in front",
      source: """
        <UIWindow: 0x1; frame = (0 0; 9 9)>
           | <UIView: 0x2; frame = (0 0; 8 8)>

        <UIWindow: 0x3; frame = (0 0; 9 9)>
        """,
      outline: """
        UIWindow : UIWindow 0,0,9,9
          UIView 0,0,8,8
        UIWindow#2 : UIWindow 0,0,9,9
        """),
    Trap(
      id: "constraints and layers are no views",
      source: """
        <UIView: 0x1; frame = (0 0; 9 9)>
           | <CALayer: 0x2> (layer)
           | <NSLayoutConstraint: 0x3 H:[v]-(8)-| (active)>
           | <UIView: 0x4; frame = (0 0; 8 8)>
        """,
      outline: """
        UIView 0,0,9,9
          UIView#2 0,0,8,8
        """, skipped: ["layer 2", "noFrame 3"]),
    Trap(
      id: "private and nested Swift classes",
      source:
        "<App.(unknown context at $10a2b3c).Row<Swift.Optional<(Int, String)>>: 0x1; frame = (0 0; 9 9)>",
      outline:
        "Row : App.(unknown context at $10a2b3c).Row<Swift.Optional<(Int, String)>> 0,0,9,9 interactive"
    ),
    Trap(
      id: "a web page's escapes",
      source: "&lt;UIView: 0x1; frame = (0 0; 9 9); layer = &lt;CALayer: 0x2&gt;&gt;",
      outline: "UIView 0,0,9,9"),
    Trap(
      id: "numbers of every spelling",
      source: "<UIView: 0x1; frame = (-0 -1.5e1; 1e2 0.25); alpha = 0.010000>",
      outline: "UIView 0,-15,100,0.25 alpha 0.01"),
    Trap(
      id: "a negative size is turned over",
      source: "<UIView: 0x1; frame = (10 10; -4 -6)>", outline: "UIView 6,4,4,6"),
    Trap(
      id: "line ends of Windows and of old Macs",
      source:
        "<UIView: 0x1; frame = (0 0; 9 9)>\r\n   | <UIView: 0x2; frame = (0 0; 8 8)>\r   | x\r",
      outline: """
        UIView 0,0,9,9
          UIView#2 0,0,8,8
        """, skipped: ["notAView 3"]),
    Trap(
      id: "a scroll view's offset is its bounds' origin, whatever extras follow the layer",
      source:
        "<UITableView: 0x1; frame = (0 0; 9 9); clipsToBounds = YES; layer = <CALayer: 0x2>; contentOffset: {0, -44.5}; contentSize: {9, 90}; adjustedContentInset: {44, 0, 0, 0}; dataSource: <App.Source: 0x3>>",
      outline: "UITableView : UITableView 0,0,9,9 offset 0,-44.5 interactive"),
  ]

  @Test("a trap of the format is walked around", arguments: traps)
  func trap(trap: Trap) throws {
    let imported = try Imported(trap.source)

    #expect(imported.outline == trap.outline)
    #expect(imported.skipped == trap.skipped)
  }

  struct Mistake: CustomTestStringConvertible {
    var id: String
    var source: String
    var problems: [ImportProblem]
    var testDescription: String { id }
  }

  static let mistakes = [
    Mistake(
      id: "a frame that is not finite", source: "<UIView: 0x1; frame = (nan 0; inf 9)>",
      problems: [.unusableValue(key: "frame", text: "(nan 0; inf 9)", view: "UIView")]),
    Mistake(
      id: "a frame beyond every screen", source: "<UIView: 0x1; frame = (0 0; 1e300 9)>",
      problems: [.unusableValue(key: "frame", text: "(0 0; 1e300 9)", view: "UIView")]),
    Mistake(
      id: "a frame of three numbers", source: "<UIView: 0x1; frame = (0 0; 9)>",
      problems: [.unusableValue(key: "frame", text: "(0 0; 9)", view: "UIView")]),
    Mistake(
      id: "a flag that is neither YES nor NO",
      source: "<UIView: 0x1; frame = (0 0; 9 9); hidden = MAYBE>",
      problems: [.unusableValue(key: "hidden", text: "MAYBE", view: "UIView")]),
    Mistake(
      id: "a transform of numbers that are none",
      source: "<UIView: 0x1; frame = (0 0; 9 9); transform = [1, 0, 0, x, 0, 0]>",
      problems: [.unusableValue(key: "transform", text: "[1, 0, 0, x, 0, 0]", view: "UIView")]),
    Mistake(
      id: "an eighth of a turn fits many sizes",
      source:
        "<UIView: 0x1; frame = (0 0; 100 100); transform = [0.70710678, 0.70710678, -0.70710678, 0.70710678, 0, 0]>",
      problems: [
        .ambiguousSize(view: "UIView", taken: CGSize(width: 70.711, height: 70.711))
      ]),
    Mistake(
      id: "a box that no size gives",
      source: "<UIView: 0x1; frame = (0 0; 10 200); transform = [0.5, 0.866, -0.866, 0.5, 0, 0]>",
      problems: [.contradictingFrame(view: "UIView")]),
    Mistake(
      id: "a description that another view cuts short",
      source: "<UIView: 0x1; frame = (0 0; 9 9); text = 'never\n<UIView: 0x2; frame = (0 0; 8 8)>",
      problems: [.truncated(what: "text")]),
    Mistake(
      id: "SwiftUI decides inside its hosting view",
      source: "<_UIHostingView<ContentView>: 0x1; frame = (0 0; 9 9)>",
      problems: [.hostedContent(view: "_UIHostingView")]),
  ]

  @Test("a mistake is a problem, and the view stays", arguments: mistakes)
  func mistake(mistake: Mistake) throws {
    let imported = try Imported(mistake.source)

    #expect(imported.problems == mistake.problems)
    #expect(imported.view(imported.result.document.nodes[0].id) != nil)
  }
}
