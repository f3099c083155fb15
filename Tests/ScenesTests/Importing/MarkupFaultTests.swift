import Foundation
import Scenes
import Testing
import UIKit

/// XML that is not as its writers write it: nothing passes without a word.
@Suite("Faults of XML")
struct MarkupFaultTests {
  private static let app = "<XCUIElementTypeWindow x=\"0\" y=\"0\" width=\"90\" height=\"90\">"

  private func facts(_ inner: String) throws -> [String] {
    try Imported(Self.app + inner + "</XCUIElementTypeWindow>").result.problems.map { problem in
      guard case .importing(let kind) = problem.kind else { return "\(problem.kind)" }
      return "\(problem.place?.column ?? 0) \(kind)"
    }
  }

  @Test("what is not well-formed is told at its column")
  func faults() throws {
    let go = "<XCUIElementTypeButton name=\"Go\" x=\"1\" y=\"1\" width=\"4\" height=\"4\""
    let start = Self.app.count + 1
    #expect(try facts(go + "/>") == [])
    #expect(
      try facts("</b>") == ["\(start + 2) unmatchedEnd(element: \"b\")"])
    #expect(
      try facts(go + "><b></XCUIElementTypeButton>") == [
        "\(start + go.count + 6) closedFromOutside(element: \"b\", by: \"XCUIElementTypeButton\")"
      ])
    #expect(
      try facts(go + " index=7/>") == ["\(start + go.count + 1) unquotedAttribute(name: \"index\")"]
    )
    #expect(
      try facts(go + " x=\"9\"/>") == ["\(start + go.count + 1) repeatedAttribute(name: \"x\")"])
  }

  @Test("a value without quotes is used, and of two of one name the first")
  func values() throws {
    let imported = try Imported(
      Self.app + "<XCUIElementTypeButton x=1 x=5 y=2 width=3 height=4/></XCUIElementTypeWindow>")
    #expect(imported.outline == "UIWindow : UIWindow 0,0,90,90\n  UIButton : UIButton 1,2,3,4")
  }

  struct Unreadable: CustomTestStringConvertible {
    var id: String
    var source: String
    var view: ViewID
    var text: String
    var testDescription: String { id }
  }

  static let unreadable = [
    Unreadable(
      id: "WebDriverAgent",
      source: app + "<XCUIElementTypeButton x=\"a\" y=\"1\" width=\"4\" height=\"4\"/>",
      view: "UIButton", text: "x=a y=1 width=4 height=4"),
    Unreadable(
      id: "a part of a frame", source: app + "<XCUIElementTypeButton x=\"1\" y=\"1\"/>",
      view: "UIButton", text: "x=1 y=1 width=? height=?"),
    Unreadable(
      id: "Detox",
      source: "<ViewHierarchy><UIView class=\"UIView\" width=\"9\" height=\"9\">"
        + "<Box class=\"Box\" width=\"?\" height=\"4\" x=\"0\" y=\"0\"/></UIView></ViewHierarchy>",
      view: "Box", text: "x=0 y=0 width=? height=4"),
    Unreadable(
      id: "uiautomator",
      source: "<hierarchy><node class=\"a.View\" bounds=\"[0,0][9,9]\">"
        + "<node class=\"a.Box\" bounds=\"[0,0]\"/></node></hierarchy>",
      view: "Box", text: "[0,0]"),
    Unreadable(
      id: "Interface Builder",
      source: "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\"><objects>"
        + "<view id=\"v\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"9\" height=\"9\"/><subviews>"
        + "<button id=\"b\"><rect key=\"frame\" x=\"1\" y=\"1\" width=\"w\" height=\"4\"/></button>",
      view: "b", text: "x=1 y=1 width=w height=4"),
  ]

  @Test("a frame that stands there and can't be read is not called absent", arguments: unreadable)
  func unreadableFrame(sample: Unreadable) throws {
    let imported = try Imported(sample.source)
    #expect(imported.problems.contains(.unreadableFrame(view: sample.view, text: sample.text)))
    #expect(!imported.problems.contains(.missingFrame(view: sample.view)))
    #expect(imported.view(sample.view)?.origin.isFrameAssumed == true)
    #expect(imported.view(sample.view)?.frame != nil)
  }

  @Test("an application without a window is the root itself, with its frame")
  func windowless() throws {
    let imported = try Imported(
      """
      <AppiumAUT><XCUIElementTypeApplication name="Shop" x="10" y="20" width="90" height="90">
      <XCUIElementTypeButton name="Go" x="30" y="50" width="4" height="4"/>
      </XCUIElementTypeApplication></AppiumAUT>
      """)
    #expect(imported.outline == "Shop : UIWindow 10,20,90,90\n  Go : UIButton 20,30,4,4")
    let alone = "<XCUIElementTypeApplication x=\"0\" y=\"0\" width=\"90\" height=\"90\"/>"
    #expect(try Imported(alone).outline == "UIWindow : UIWindow 0,0,90,90")
  }

  @Test("an element that Interface Builder does not write is a plain view, and told")
  func unknownElement() throws {
    let imported = try Imported(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects><view id="v"><subviews>
      <fooBar id="f"><rect key="frame" x="1" y="1" width="2" height="2"/></fooBar>
      <barView id="g" customClass="Bar"><rect key="frame" x="1" y="1" width="2" height="2"/></barView>
      <colorWell id="c"><rect key="frame" x="1" y="1" width="2" height="2"/></colorWell>
      </subviews></view></objects></document>
      """)
    #expect(imported.result.document.nodes.map(\.className) == [nil, nil, "Bar", "UIColorWell"])
    #expect(
      imported.problems.filter { if case .unknownElement = $0 { true } else { false } } == [
        .unknownElement(name: "fooBar", view: "f"), .unknownElement(name: "barView", view: "g"),
      ])
  }

  @Test("a table's cell has one content view, the one that the source names")
  @MainActor
  func contentView() throws {
    let reading = try Imported(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects>
      <tableViewCell id="c"><rect key="frame" x="0" y="0" width="90" height="44"/>
      <tableViewCellContentView key="contentView" id="cv">
      <rect key="frame" x="0" y="0" width="80" height="43"/><subviews>
      <button id="b"><rect key="frame" x="1" y="1" width="20" height="20"/></button>
      </subviews></tableViewCellContentView></tableViewCell></objects></document>
      """
    ).result
    let scene = SceneBuilder().build(reading.document)
    let cell = try #require(scene.view("c") as? UITableViewCell)
    #expect(cell.subviews == [cell.contentView])
    #expect(scene.view("cv") === cell.contentView)
    #expect(cell.contentView.frame == CGRect(x: 0, y: 0, width: 80, height: 43))
    #expect(scene.problems == [])
    #expect(scene.hitTest(CGPoint(x: 5, y: 5)) === scene.view("b"))
  }

  @Test("a class is told once, by the import or by the views' builder")
  @MainActor
  func classNotices() throws {
    let reading = try Imported(
      """
      <UIWindow: 0x1; frame = (0 0; 9 9)>
         | <Shop.Card: 0x2; frame = (0 0; 9 9)>
         | <UITabBarButton: 0x3; frame = (0 0; 9 9)>
         | <_UIHostingView<Root>: 0x4; frame = (0 0; 9 9)>
      """
    ).result
    let built = SceneBuilder().build(reading.document)
    let views = (reading.problems + built.problems).map(\.view)
    #expect(views == ["Card", "_UIHostingView", "UITabBarButton"])
  }
}
