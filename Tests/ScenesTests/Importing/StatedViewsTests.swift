import Foundation
import Testing
import UIKit

@testable import Scenes

@Suite("A scene holds the views that its source states, no more and no fewer")
@MainActor
struct StatedViewsTests {
  nonisolated private static let classes = ViewRegistry.standard.names.filter {
    // Other tests of this process replace the methods of two of them.
    !["UIWindow", "UIProgressView", "UISearchBar"].contains($0)
  }

  private func hit(_ scene: BuiltScene, _ point: CGPoint) -> ViewID? {
    scene.hitTest(point).flatMap { scene.id(of: $0) }
  }

  private func build(_ imported: Imported) -> BuiltScene {
    SceneBuilder().build(imported.result.document)
  }

  @Test("no class of the system adds views of its own", arguments: classes)
  func noOthers(className: String) throws {
    let json = """
      {"hitscope":1,"windows":[{"id":"w","class":"UIWindow","frame":[0,0,320,480],"subviews":[
       {"id":"v","class":"\(className)","frame":[0,0,200,200],"isHidden":false,
        "isUserInteractionEnabled":true,"text":"Pay","subviews":[
         {"id":"inner","frame":[0,0,50,50]}]}]}]}
      """
    let scene = SceneBuilder().build(try SceneReader.read(Data(json.utf8)).document)
    let view = try #require(scene.view("v"))
    #expect(view.subviews.map { scene.id(of: $0) } == ["inner"])
    for point in [CGPoint(x: 150, y: 150), CGPoint(x: 20, y: 20)] {
      let hit = try #require(scene.hitTest(point))
      #expect(["v", "inner"].contains(scene.id(of: hit)))
    }
  }

  @Test("an effect view, a cell and a header of a dump are hit themselves")
  func imported() throws {
    let dump = """
      <UIWindow: 0x1; frame = (0 0; 320 480)>
         | <UIVisualEffectView: 0x2; frame = (0 0; 320 100)>
         |    | <_UIVisualEffectBackdropView: 0x3; frame = (0 0; 320 100); userInteractionEnabled = NO>
         | <UITableViewCell: 0x4; frame = (0 100; 320 44)>
         | <UITableViewHeaderFooterView: 0x5; frame = (0 200; 320 50)>
      """
    let scene = try build(Imported(dump))
    for (y, name) in [
      (50, "UIVisualEffectView"), (120, "UITableViewCell"), (220, "UITableViewHeaderFooterView"),
    ] {
      #expect(hit(scene, CGPoint(x: 100, y: y)) == ViewID(name))
    }
  }

  @Test("a spinner that the source does not call hidden takes touches")
  func spinner() throws {
    let dump = """
      <UIWindow: 0x1; frame = (0 0; 320 480)>
         | <UIActivityIndicatorView: 0x2; frame = (0 0; 100 100)\(hidden)>
      """
    for (flag, name) in [("", "UIActivityIndicatorView"), ("; hidden = YES", "UIWindow")] {
      let scene = try build(Imported(dump.replacingOccurrences(of: hidden, with: flag)))
      #expect(hit(scene, CGPoint(x: 50, y: 50)) == ViewID(name))
    }
  }

  private let hidden = "@hidden@"

  @Test(
    "Interface Builder's spinner is hidden while it stands still, where it is told to be",
    arguments: [
      ("", false), ("hidesWhenStopped=\"YES\"", true),
      ("hidesWhenStopped=\"YES\" animating=\"YES\"", false), ("animating=\"YES\"", false),
      ("hidden=\"YES\" animating=\"YES\"", true),
    ])
  func nibSpinner(attributes: String, isHidden: Bool) throws {
    let node = try nib(
      "<activityIndicatorView \(attributes) id=\"s\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"20\" height=\"20\"/></activityIndicatorView>"
    )
    #expect(node.isHidden == isHidden)
  }

  @Test(
    "what a nib sets when it is loaded counts",
    arguments: [
      (#"type="boolean" keyPath="userInteractionEnabled" value="NO"/>"#, "off"),
      (#"type="boolean" keyPath="hidden" value="YES"/>"#, "hidden"),
      (
        #"type="number" keyPath="alpha"><real key="value" value="0.0"/></userDefinedRuntimeAttribute>"#,
        "alpha"
      ),
    ])
  func runtimeAttributes(attribute: String, effect: String) throws {
    let node = try nib(
      """
      <view id="s"><rect key="frame" x="0" y="0" width="20" height="20"/>
      <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute \(attribute)
      </userDefinedRuntimeAttributes></view>
      """)
    switch effect {
    case "off": #expect(node.isUserInteractionEnabled == false)
    case "hidden": #expect(node.isHidden == true)
    default: #expect(node.alpha == 0)
    }
  }

  @Test("a view that is not installed in the usual size class is hidden and told")
  func notInstalled() throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
      <view id="root"><rect key="frame" x="0" y="0" width="320" height="480"/><subviews>
      <button id="h3"><rect key="frame" x="0" y="0" width="50" height="50"/></button></subviews>
      <variation key="default"><mask key="subviews"><exclude reference="h3"/></mask></variation>
      </view></objects></document>
      """
    let reading = try SceneImport.read(Data(text.utf8))
    #expect(reading.document.nodes.last?.isHidden == true)
    #expect(
      reading.problems.contains {
        if case .importing(.notInstalled(let view)) = $0.kind { view == "h3" } else { false }
      })
  }

  private func nib(_ view: String) throws -> SceneNode {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
      <view id="root"><rect key="frame" x="0" y="0" width="320" height="480"/><subviews>
      \(view)</subviews></view></objects></document>
      """
    return try #require(try SceneImport.read(Data(text.utf8)).document.nodes.last)
  }

  @Test("a window with nothing visible in it is hidden where there is another one; else nothing is")
  func invisibleWindow() throws {
    func source(_ isKeyboardVisible: Bool, _ first: Bool) -> String {
      """
      <XCUIElementTypeApplication type="XCUIElementTypeApplication" x="0" y="0" width="320" height="480">
      <XCUIElementTypeWindow type="XCUIElementTypeWindow" visible="\(first)" x="0" y="0" width="320" height="480">
      <XCUIElementTypeButton type="XCUIElementTypeButton" name="pay" visible="\(first)" x="0" y="0" width="100" height="50"/>
      </XCUIElementTypeWindow>
      <XCUIElementTypeWindow type="XCUIElementTypeWindow" visible="false" x="0" y="0" width="320" height="480">
      <XCUIElementTypeKey type="XCUIElementTypeKey" name="q" visible="\(isKeyboardVisible)" x="0" y="400" width="30" height="50"/>
      </XCUIElementTypeWindow></XCUIElementTypeApplication>
      """
    }
    let at = CGPoint(x: 50, y: 25)
    #expect(try hit(build(Imported(source(false, true))), at) == "pay")
    #expect(try hit(build(Imported(source(true, true))), at) != "pay")
    #expect(try hit(build(Imported(source(false, false))), at) != nil)
    // What is hidden is not said to be kept as it is.
    let told = try Imported(source(false, true)).problems.filter {
      if case .notVisible = $0 { true } else { false }
    }
    #expect(told.isEmpty)
  }

  @Test("what Appium's Android driver calls not displayed takes no touches")
  func displayed() throws {
    let page = """
      <hierarchy><android.widget.FrameLayout bounds="[0,0][90,80]" displayed="true">
      <android.widget.Button resource-id="a:id/pay" clickable="true" bounds="[0,0][20,20]" displayed="true"/>
      <android.view.View resource-id="a:id/gone" clickable="true" bounds="[0,0][20,20]" displayed="false"/>
      </android.widget.FrameLayout></hierarchy>
      """
    #expect(try hit(build(Imported(page)), CGPoint(x: 10, y: 10)) == "pay")
  }

  @Test("a view without a size is said to have none, and can be touched")
  func sizeless() throws {
    let imported = try Imported(
      """
      {"rendering_system":"UIKIT","windows":[{"type":"UIWindow","x":0,"y":0,"width":90,"height":80,
      "children":[{"type":"UIView","identifier":"v","x":5,"y":5,"width":9,"height":null}]}]}
      """)
    #expect(
      imported.problems == [.unreadableFrame(view: "v", text: "x=5 y=5 width=9 height=?")])
    // What is stated of it counts.
    #expect(imported.outline.hasSuffix("v 5,5,9,80"))
    #expect(hit(build(imported), CGPoint(x: 10, y: 60)) == "v")
  }

  @Test(
    "classes of the system are told from those that only begin like them",
    arguments: [
      ("UILabel", true), ("_UIVisualEffectBackdropView", true), ("WKWebView", true),
      ("MKMapView", true), ("MKMarkerAnnotationView", true), ("SKView", true),
      ("MKButton", false), ("SLKTextInputbar", false), ("MPAdView", false),
      ("UIPassthroughView", false), ("UIcon", false), ("Card", false), ("Shop.UIView", false),
    ])
  func system(name: String, isSystem: Bool) {
    #expect(ClassNames.isSystem(name) == isSystem)
  }

  @Test("overrides that a capture tells are read, told once a class, and written again")
  func overrides() throws {
    let json = """
      {"hitscope":1,"overrides":{"Card":["hitTest(_:with:)"]},"windows":[
       {"id":"w","class":"UIWindow","frame":[0,0,320,480],"subviews":[
        {"id":"a","class":"Card","frame":[0,0,50,50],
         "gestureRecognizers":[{"kind":"UITapGestureRecognizer"},{"kind":"UIScreenEdgePanGestureRecognizer"}]},
        {"id":"b","class":"Card","frame":[0,50,50,50]}]}]}
      """
    let reading = try SceneReader.read(Data(json.utf8))
    #expect(reading.document.overrides == ["Card": ["hitTest(_:with:)"]])
    let told = reading.problems.filter {
      if case .importing(.knownOverrides("Card", ["hitTest(_:with:)"], 2, "a")) = $0.kind {
        true
      } else {
        false
      }
    }
    #expect(told.count == 1)
    #expect(reading.document.nodes[1].gestureRecognizers.map(\.kind) == ["tap", "screenEdgePan"])
    let again = try SceneReader.read(reading.document.write())
    #expect(again.document.overrides == reading.document.overrides)
    let odd = try SceneReader.read(Data(#"{"hitscope":1,"overrides":7,"windows":[]}"#.utf8))
    #expect(odd.problems.contains { $0.severity == .problem })
    #expect(String(decoding: odd.document.write(), as: UTF8.self).contains("\"overrides\": 7"))
  }
}
