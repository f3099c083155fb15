import Foundation
import Scenes
import Testing
import UIKit

/// Shapes that dumps published in reports and repositories have, each written afresh.
@Suite("Shapes of published dumps")
struct SampleTests {
  struct Sample: CustomTestStringConvertible {
    var id: String
    var format: SourceFormat
    var source: String
    var outline: String
    var skipped: [String] = []
    var testDescription: String { id }
  }

  static let samples = [
    Sample(
      id: "a root behind a declaration", format: .recursiveDescription,
      source: """
        let dump = `<UIWindow: 0x1; frame = (0 0; 9 9); layer = <UIWindowLayer: 0x2>>
           | <UIView: 0x3; frame = (0 0; 8 8)>
        `
        """,
      outline: "UIWindow : UIWindow 0,0,9,9\n  UIView 0,0,8,8", skipped: ["notAView 3"]),
    Sample(
      id: "a root behind a log's own words", format: .recursiveDescription,
      source: """
        [checkout] the tree before the tap: <UIWindow: 0x1; frame = (0 0; 9 9)>
           | <UIView: 0x3; frame = (0 0; 8 8)>
        """,
      outline: "UIWindow : UIWindow 0,0,9,9\n  UIView 0,0,8,8"),
    Sample(
      id: "talk about one view is no root", format: .recursiveDescription,
      source: """
        [checkout] moved to <UIWindow: 0x1; frame = (0 0; 9 9)>
        <UIView: 0x2; frame = (0 0; 7 7)>
        """,
      outline: "UIView 0,0,7,7", skipped: ["mention 1"]),
    Sample(
      id: "a quotation mark before the root, and a shell's prompt", format: .recursiveDescription,
      source: """
        cy# dump()
        `<UIWindow: 0x1; frame = (0 0; 9 9)>
          | <UIView: 0x2; frame = (0 0; 8 8)>
          |    | <UILabel: 0x3; frame = (0 0; 7 7); text = ''; userInteractionEnabled = NO>
        """,
      outline: """
        UIWindow : UIWindow 0,0,9,9
          UIView 0,0,8,8
            UILabel : UILabel 0,0,7,7 inert
        """, skipped: ["notAView 1"]),
    Sample(
      id: "EarlGrey's second version says isAccessible", format: .earlGrey,
      source: """
        <UIWindow:0x1; isAccessible=N; AX.frame={{0, 0}, {9, 9}}; frame={{0, 0}, {9, 9}}; alpha=1>
          |--<UIToolbar:0x2; isAccessible=N; AX.frame={{0, 0}, {8, 8}}; frame={{0, 0}, {8, 8}}; hidden; alpha=1>
        """,
      outline: """
        UIWindow : UIWindow 0,0,9,9
          UIToolbar : UIToolbar 0,0,8,8 hidden interactive
        """),
    Sample(
      id: "EarlGrey's windows under their headings, the first without its root", format: .earlGrey,
      source: """
          |  |--<UIView:0x1; AX=N; frame={{0, 0}, {7, 7}}; alpha=1>

        ========== Window 2 ==========

        <UIWindow:0x2; AX=N; frame={{0, 0}, {9, 9}}; alpha=1>
          |--<UIView:0x3; AX=N; frame={{0, 0}, {8, 8}}; alpha=1>
        """,
      outline: """
        UIWindow : UIWindow 0,0,9,9
          UIView#2 0,0,8,8
        UIView 0,0,7,7
        """, skipped: ["notAView 3"]),
    Sample(
      id: "Appium's inspector wraps an iPhone's elements as Android's", format: .webDriverAgent,
      source: """
        <hierarchy><XCUIElementTypeApplication x="0" y="0" width="9" height="9">
          <XCUIElementTypeWindow x="0" y="0" width="9" height="9">
            <XCUIElementTypeButton name="Go" x="1" y="1" width="4" height="4"/>
          </XCUIElementTypeWindow></XCUIElementTypeApplication></hierarchy>
        """,
      outline: "UIWindow : UIWindow 0,0,9,9\n  Go : UIButton 1,1,4,4",
      skipped: ["container 1,1"]),
    Sample(
      id: "a page source inside a log, escaped", format: .webDriverAgent,
      source:
        #"10:00:01 - [debug] "value" : "<?xml version=\"1.0\"?>\n<XCUIElementTypeWindow x=\"0\" y=\"0\" width=\"9\" height=\"9\"><XCUIElementTypeButton name=\"Go\" x=\"1\" y=\"1\" width=\"4\" height=\"4\"\/><\/XCUIElementTypeWindow>\n","#,
      outline: "UIWindow : UIWindow 0,0,9,9\n  Go : UIButton 1,1,4,4"),
    Sample(
      id: "the elements that Appium wrote before iOS 10", format: .webDriverAgent,
      source: """
        <AppiumAUT><UIAApplication><UIAWindow x="0" y="0" width="9" height="9">
          <UIAButton name="Go" x="1" y="1" width="4" height="4"/>
          <UIAStaticText name="Title" x="1" y="6" width="4" height="2"/>
        </UIAWindow></UIAApplication></AppiumAUT>
        """,
      outline: """
        UIWindow : UIWindow 0,0,9,9
          Go : UIButton 1,1,4,4
          Title : UILabel 1,6,4,2
        """, skipped: ["container 1,1"]),
    Sample(
      id: "elements without geometry fill what is around them", format: .webDriverAgent,
      source: """
        <XCUIElementTypeApplication x="0" y="0" width="9" height="8">
          <XCUIElementTypeWindow><XCUIElementTypeButton name="Go" x="1" y="1" width="4" height="4"/>
          </XCUIElementTypeWindow></XCUIElementTypeApplication>
        """,
      outline: "UIWindow : UIWindow 0,0,9,8\n  Go : UIButton 1,1,4,4", skipped: ["container 1"]),
    Sample(
      id: "a scene quoted out of its storyboard", format: .storyboard,
      source: """
        <scene sceneID="s-1"><objects><viewController id="c-1">
          <view key="view" id="v-1"><rect key="frame" x="0" y="0" width="9" height="9"/><subviews>
            <button id="b-1"><rect key="frame" x="1" y="1" width="4" height="4"/></button>
          </subviews></view></viewController></objects></scene>
        """,
      outline: "v-1 0,0,9,9\n  b-1 : UIButton 1,1,4,4"),
    Sample(
      id: "uiautomator says where it wrote to", format: .uiAutomator,
      source:
        "UI hierchary dumped to: /dev/tty<?xml version='1.0' encoding='UTF-8' standalone='yes' ?><hierarchy rotation=\"0\"><node class=\"android.widget.Button\" clickable=\"true\" bounds=\"[0,0][9,9]\"/></hierarchy>",
      outline: "Button 0,0,9,9", skipped: ["container 1"]),
    Sample(
      id: "Android's elements without bounds are views all the same", format: .uiAutomator,
      source: """
        <hierarchy rotation="0"><android.widget.FrameLayout bounds="[0,0][9,9]">
          <android.widget.Button resource-id="Go" text="Go"/></android.widget.FrameLayout></hierarchy>
        """,
      outline: "FrameLayout 0,0,9,9\n  Go 0,0,9,9 \"Go\"", skipped: ["container 1"]),
  ]

  @Test("a shape that dumps have is read", arguments: samples)
  func sample(sample: Sample) throws {
    let imported = try Imported(sample.source)

    #expect(imported.result.report.format == sample.format)
    #expect(imported.outline == sample.outline)
    #expect(imported.skipped == sample.skipped)
  }
}
