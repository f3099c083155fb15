import Foundation
import Scenes
import Testing
import UIKit

/// Dumps of test and crash tools: what each gives, and what is odd about it.
@Suite("Dumps of tools")
struct ToolTests {
  struct Case: CustomTestStringConvertible {
    var id: String
    var source: String
    var outline: String
    var skipped: [String] = []
    var testDescription: String { id }
  }

  static let cases = [
    Case(
      id: "Detox: visibility, alpha, a generic class, a web page inside",
      source: """
        <?xml version="1.0" encoding="UTF-8"?><ViewHierarchy>
        <UIWindow class="UIWindow" width="320" height="480" visibility="visible" alpha="1.0">
        <Box class="Box&lt;Int&gt;" width="100" height="40" visibility="invisible" alpha="0.5" id="box" x="10" y="-5" text="Hi"/>
        <WKWebView class="WKWebView" width="50" height="50" visibility="visible" alpha="1.0" x="0" y="0"><![CDATA[<html><p width="1" height="1"></p></html>]]></WKWebView>
        </UIWindow></ViewHierarchy>
        """,
      outline: """
        UIWindow : UIWindow 0,0,320,480
          box : Box<Int> 10,-5,100,40 alpha 0.5 hidden "Hi"
          WKWebView : WKWebView 0,0,50,50
        """, skipped: ["container 1", "foreignContent 4"]),
    Case(
      id: "Sentry: Android's words, a cut tree, a frame that is none",
      source: """
        {"rendering_system":"android","windows":[{"type":"Root","x":0,"y":0,"width":10,"height":10,
        "visibility":"visible","children":[{"type":"Button","tag":"ok","x":1,"y":"a","width":3,"height":4,"visibility":"gone"},
        {"type":"SentryTruncatedViewHierarchy"}, 7]}]}
        """,
      outline: """
        Root 0,0,10,10
          ok hidden
        """, skipped: ["cutByWriter 3", "notAView 3"]),
    Case(
      id: "XCUITest up to Xcode 9: other words between an element's type and its frame",
      source: """
        Element subtree:
         →Application 0x7fe5: {{0.0, 0.0}, {90.0, 80.0}}, label: 'Demo'
            Window 0x7fe6: Main Window, {{0.0, 0.0}, {90.0, 80.0}}
              Button 0x7fe7: traits: 8589934593, {{20.0, 30.0}, {40.0, 20.0}}, label: 'Pay'
        """,
      outline: """
        UIWindow : UIWindow 0,0,90,80
          Pay : UIButton 20,30,40,20 "Pay"
        """, skipped: ["notAView 1", "container 2"]),
    Case(
      id: "WebDriverAgent's JSON: an application with windows is no view",
      source: """
        {"type":"Application","isEnabled":"1","rect":{"x":0,"y":0,"width":90,"height":80},"children":[
        {"type":"Window","rect":{"x":0,"y":0,"width":90,"height":80},"children":[
        {"type":"Button","label":"Pay","rect":{"x":5,"y":6,"width":9,"height":9}}]}]}
        """,
      outline: """
        UIWindow : UIWindow 0,0,90,80
          Pay : UIButton 5,6,9,9 "Pay"
        """, skipped: ["container 1"]),
    Case(
      id: "WebDriverAgent: fractions where they are given, names made unique",
      source: """
        <XCUIElementTypeWindow x="0" y="0" width="100" height="100">
        <XCUIElementTypeSwitch label="On" value="1" x="10" y="10" width="51" height="31" nativeFrame="{{10.5, 10.25}, {51, 31}}"/>
        <XCUIElementTypeSwitch label="On" value="0" x="10" y="50" width="51" height="31"/>
        </XCUIElementTypeWindow>
        """,
      outline: """
        UIWindow : UIWindow 0,0,100,100
          On : UISwitch 10.5,10.25,51,31 "On"
          On#2 : UISwitch 10,50,51,31 "On"
        """),
    Case(
      id: "a page source inside a driver's JSON answer",
      source:
        #"{"value":"<?xml version=\"1.0\"?>\n<XCUIElementTypeWindow x=\"0\" y=\"0\" width=\"9\" height=\"9\"/>","sessionId":null}"#,
      outline: "UIWindow : UIWindow 0,0,9,9"),
    Case(
      id: "uiautomator: pixels made relative, Appium's element names",
      source: """
        <hierarchy rotation="0"><android.widget.FrameLayout bounds="[10,20][110,220]" clickable="false">
        <android.widget.Button text="Go" bounds="[30,50][60,90]" clickable="true" enabled="false"/></android.widget.FrameLayout></hierarchy>
        """,
      outline: """
        FrameLayout 10,20,100,200 rule passThrough
          Button 20,30,30,40 disabled "Go"
        """, skipped: ["container 1"]),
    Case(
      id: "React Native: styles in lists, text children, box-only",
      source: """
        {"type":"View","props":{"style":[{"width":1,"height":1},[{"width":50,"height":40,"left":5},{"top":6}]],"pointerEvents":"box-only"},
         "children":[{"type":"Text","props":{},"layout":{"x":0,"y":0,"width":20,"height":10},"children":["He","y"]}, null]}
        """,
      outline: """
        View 5,6,50,40 rule boxOnly
          Text 0,0,20,10 "Hey"
        """),
    Case(
      id: "EarlGrey: windows front to back, accessibility elements between",
      source: """
        <UIWindow:0x2; AX=N; frame={{0, 0}, {9, 9}}; alpha=1>
        <UIWindow:0x1; AX=N; frame={{0, 0}, {9, 9}}; alpha=1>
          |--<UIView:0x3; AX=N; frame={{0, 0}, {8, 8}}; hidden; alpha=0.5>
          |  |--<UISwitch:0x4; AX=Y; AX.label='a; b'; frame={{1, 1}, {2, 2}}; alpha=1; disabled>
          |  |--<UIAccessibilityElement:0x5; AX=Y; AX.frame={{0, 0}, {1, 1}}>
          |--<UIView:0x6; AX=N; frame={{0, 0}, {7, 7}}; alpha=1>
        """,
      outline: """
        UIWindow#2 : UIWindow 0,0,9,9
          UIView#2 0,0,7,7
          UIView 0,0,8,8 alpha 0.5 hidden
            UISwitch : UISwitch 1,1,2,2 interactive disabled "a; b"
        UIWindow : UIWindow 0,0,9,9
        """, skipped: ["accessibilityElement 5"]),
  ]

  @Test("a tool's dump becomes the views that it means", arguments: cases)
  func dump(dump: Case) throws {
    let imported = try Imported(dump.source)

    #expect(imported.outline == dump.outline)
    #expect(imported.skipped == dump.skipped)
  }
}
