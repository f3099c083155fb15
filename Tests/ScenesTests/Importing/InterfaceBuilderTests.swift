import Foundation
import Scenes
import Testing
import UIKit

@Suite("Interface Builder documents")
struct InterfaceBuilderTests {
  private static let storyboard = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="nav-1">
      <device id="retina4_7" orientation="portrait" appearance="light"/>
      <scenes>
        <scene sceneID="s-0"><objects>
          <navigationController id="nav-1">
            <navigationBar key="navigationBar" contentMode="scaleToFill" id="bar-1"><rect key="frame" x="0.0" y="0.0" width="375" height="44"/></navigationBar>
            <connections><segue destination="vc-2" kind="relationship" relationship="rootViewController" id="sg-1"/></connections>
          </navigationController>
        </objects></scene>
        <scene sceneID="s-1"><objects>
          <viewController storyboardIdentifier="Login" id="vc-1">
            <view key="view" contentMode="scaleToFill" id="v-1">
              <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
              <subviews>
                <textField id="tf-1" opaque="NO" clipsSubviews="YES" enabled="NO"><rect key="frame" x="20" y="20" width="200" height="34"/></textField>
              </subviews>
            </view>
          </viewController>
        </objects></scene>
        <scene sceneID="s-2"><objects>
          <tableViewController id="vc-2" customClass="ListController">
            <tableView key="view" clipsSubviews="YES" contentMode="scaleToFill" id="t-1">
              <view key="tableHeaderView" id="h-1"><rect key="frame" x="0.0" y="0.0" width="375" height="80"/></view>
              <prototypes>
                <tableViewCell clipsSubviews="YES" id="c-1">
                  <rect key="frame" x="0.0" y="80" width="375" height="44"/>
                  <tableViewCellContentView key="contentView" multipleTouchEnabled="YES" id="cc-1">
                    <rect key="frame" x="0.0" y="0.0" width="375" height="44"/>
                    <subviews>
                      <button opaque="NO" id="b-1">
                        <rect key="frame" x="300" y="0.0" width="60" height="44"/>
                        <color key="backgroundColor" red="1" green="0.5" blue="0.0" alpha="1" colorSpace="custom"/>
                        <state key="normal" title="Buy &amp; go"/>
                        <connections>
                          <action selector="buy:" destination="vc-2" eventType="touchUpInside" id="a-1"/>
                          <outletCollection property="gestureRecognizers" destination="g-1" appends="YES" id="oc-1"/>
                        </connections>
                        <variation key="heightClass=compact"><rect key="frame" x="0" y="0" width="1" height="1"/></variation>
                      </button>
                    </subviews>
                  </tableViewCellContentView>
                </tableViewCell>
              </prototypes>
            </tableView>
            <connections><outlet property="buyButton" destination="b-1" id="o-1"/><outlet property="delegate" destination="t-1" id="o-2"/></connections>
          </tableViewController>
          <tapGestureRecognizer id="g-1"/>
        </objects></scene>
      </scenes>
    </document>
    """

  @Test("the scene that the app shows first is taken, and its cells' content is there")
  func initial() throws {
    let imported = try Imported(Self.storyboard)

    #expect(
      imported.outline == """
        t-1 : UITableView 0,0,375,667 interactive
          h-1 0,0,375,80
          c-1 : UITableViewCell 0,80,375,44 interactive clips
            cc-1 : UITableViewCellContentView 0,0,375,44 interactive
              buyButton : UIButton 300,0,60,44 "Buy & go"
        navigationBar : UINavigationBar 0,0,375,44 interactive
        """)
    let button = try #require(imported.view("buyButton"))
    #expect(button.actions == [SceneAction(event: "touchUpInside", name: "buy:")])
    #expect(button.gestureRecognizers == [SceneGestureRecognizer(kind: "tap")])
    #expect(button.backgroundColor == SceneColor(red: 255, green: 128, blue: 0))
    #expect(imported.view("t-1")?.viewController == "ListController")
    #expect(imported.problems.contains(.variation(view: "buyButton", key: "frame")))
    #expect(imported.result.choice == 2)
  }

  @Test(
    "every scene can be chosen, by name, id or number", arguments: ["Login", "vc-1", "login", "2"])
  func choosing(name: String) throws {
    let imported = try Imported(Self.storyboard, choosing: name)

    #expect(imported.result.choices.map(\.name) == ["nav-1", "Login", "ListController"])
    #expect(imported.result.choices.map { $0.views > 0 } == [false, true, true])
    #expect(
      imported.outline == """
        v-1 0,0,375,667
          tf-1 : UITextField 20,20,200,34 disabled clips
        """)
  }

  @Test(
    "a scene can be chosen by whatever else the source calls it", arguments: ["s2", "The list"])
  func otherNames(name: String) throws {
    let imported = try Imported(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0">
      <scenes><scene sceneID="s1"><objects><viewController id="a"><view key="view" id="one"/>
      </viewController></objects></scene><scene sceneID="s2"><objects>
      <viewController id="b" title="The list" storyboardIdentifier="List"><view key="view" id="two"/>
      </viewController></objects></scene></scenes></document>
      """, choosing: name)
    #expect(imported.outline == "two 0,0,375,667")
  }

  @Test("two views of one id are told")
  func repeatedIDs() throws {
    let imported = try Imported(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
      <view id="v"><subviews><button id="b"/><button id="c"/><button id="b"/></subviews></view>
      </objects></document>
      """)
    #expect(imported.problems.contains(.repeatedID(id: "b", view: "b#2")))
  }

  @Test("a scene that is not there is answered with those that are")
  func unknownScene() throws {
    let error = #expect(throws: SceneError.self) {
      try Imported(Self.storyboard, choosing: "Settings")
    }
    #expect(
      error?.kind
        == .importing(
          .noSuchScene(name: "Settings", available: ["nav-1", "Login", "ListController"])))
  }

  @Test(
    "the bars that controllers lay over a scene are there, or said to be left out",
    arguments: [
      (
        "navigationBar", "", "<rect key=\"frame\" x=\"0\" y=\"20\" width=\"375\" height=\"44\"/>",
        1, 0
      ),
      ("tabBar", "", "<rect key=\"frame\" x=\"0\" y=\"618\" width=\"375\" height=\"49\"/>", 1, 0),
      ("tabBar", "", "", 0, 1),
      ("navigationBar", "navigationBarHidden=\"YES\"", "", 0, 0),
      (
        "navigationBar", "navigationBarHidden=\"YES\"",
        "<rect key=\"frame\" x=\"0\" y=\"20\" width=\"375\" height=\"44\"/>", 0, 0
      ),
    ])
  @MainActor
  func bars(name: String, flag: String, rect: String, made: Int, told: Int) throws {
    let imported = try Imported(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="holder">
      <scenes><scene sceneID="s1"><objects>
      <navigationController id="holder" title="Shop" \(flag)>
      <\(name) key="\(name)" id="bar-1">\(rect)</\(name)>
      <connections><segue destination="home" kind="relationship" relationship="rootViewController" id="r"/></connections>
      </navigationController></objects></scene>
      <scene sceneID="s2"><objects><viewController id="home">
      <view key="view" id="root"><rect key="frame" x="0" y="0" width="375" height="667"/><subviews>
      <button id="pay"><rect key="frame" x="0" y="0" width="375" height="667"/></button>
      </subviews></view></viewController></objects></scene></scenes></document>
      """)
    #expect(
      imported.result.document.nodes.map(\.id.name) == ["root", "pay"] + (made == 1 ? [name] : []))
    #expect(imported.problems == (told == 1 ? [.leftOutBar(controller: "Shop")] : []))
    #expect(imported.result.choices.last?.views == 2 + made)
    if made == 1 {
      let scene = SceneBuilder().build(imported.result.document)
      let y = name == "tabBar" ? 640.0 : 40
      #expect(scene.hitTest(CGPoint(x: 100, y: y)).flatMap(scene.id) == ViewID(name))
      #expect(scene.hitTest(CGPoint(x: 100, y: 300)).flatMap(scene.id) == "pay")
    }
  }

  @Test("what other size classes give a view is told by name, and a number is decimal")
  func variations() throws {
    let imported = try Imported(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
      <view id="root"><rect key="frame" x="0" y="0" width="100" height="100"/><subviews>
      <view id="a"><rect key="frame" x="0" y="0x10" width="9" height="9"/></view>
      <view id="b"><rect key="frame" x="50" y="0" width="-20" height="9"/>
      <variation key="widthClass=compact" hidden="YES" alpha="0.5"/></view>
      </subviews></view></objects></document>
      """)
    #expect(
      imported.problems == [
        .negativeSize(view: "b", stated: CGSize(width: -20, height: 9)),
        .variation(view: "b", key: "hidden"), .variation(view: "b", key: "alpha"),
        .unreadableFrame(view: "a", text: "x=0 y=0x10 width=9 height=9"),
      ])
    #expect(imported.view("b")?.frame == CGRect(x: 30, y: 0, width: 20, height: 9))
  }

  @Test("a view's own text ends before its subviews")
  func ownText() throws {
    let result = try Imported(Self.storyboard, choosing: "Login").result

    #expect(result.document.nodes[0].origin.text?.hasPrefix("<view key=\"view\"") == true)
    #expect(result.document.nodes[0].origin.text?.contains("textField") == false)
    #expect(result.document.nodes[1].origin.text?.hasSuffix("</textField>") == true)
  }

  @Test(
    "documents that can't be read are named",
    arguments: [
      (
        "<archive type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\" version=\"8.00\"><data/></archive>",
        SourceFormat.interfaceBuilderArchive
      ),
      (
        "<document type=\"com.apple.InterfaceBuilder3.Cocoa.XIB\" version=\"3.0\"><objects/></document>",
        .macInterface
      ),
      (
        "<?xml version=\"1.0\"?><!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" \"x.dtd\"><plist version=\"1.0\"><dict><key>DocumentVersion</key><string>1</string><key>RunnableDisplayName</key><string>App</string></dict></plist>",
        .viewHierarchy
      ),
      ("{\"topLevelGroups\":{\"com.apple.UIKit.UIWindow\":{}}}", .viewHierarchy),
    ])
  func unsupported(source: String, format: SourceFormat) {
    let error = #expect(throws: SceneError.self) { try Imported(source) }
    #expect(error?.kind == .unsupportedFormat(name: format.rawValue))
  }

  @Test("binary documents are named by their first bytes")
  func binary() {
    let lookin = Array("bplist00\u{1}$archiver LookinHierarchyFile".utf8)
    let error = #expect(throws: SceneError.self) { try Imported(bytes: lookin) }
    #expect(error?.kind == .unsupportedFormat(name: "lookin"))
    let nib = #expect(throws: SceneError.self) {
      try Imported(bytes: Array("NIBArchive\u{1}\u{0}".utf8))
    }
    #expect(nib?.kind == .unsupportedFormat(name: "compiledNib"))
  }

  @Test("a container view holds the scene that it embeds, as often as it is embedded")
  func embedding() throws {
    func scene(_ id: String, _ views: String) -> String {
      """
      <scene><objects><viewController id="\(id)"><view key="view" id="\(id)-view">
      <rect key="frame" x="0" y="0" width="100" height="100"/><subviews>\(views)</subviews>
      </view></viewController></objects></scene>
      """
    }
    func container(_ id: String, _ frame: String, shows scene: String) -> String {
      """
      <containerView id="\(id)"><rect key="frame" \(frame)/><connections>
      <segue destination="\(scene)" kind="embed" id="s-\(id)"/></connections></containerView>
      """
    }
    let button =
      #"<button id="pay"><rect key="frame" x="5" y="5" width="20" height="20"/></button>"#
    let half = #"x="0" y="50" width="100" height="50""#
    let source = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="a">
      <scenes>
      \(scene("a", container("one", #"x="10" y="20" width="60" height="30""#, shows: "b") + container("two", half, shows: "nav") + button))
      <scene><objects><navigationController id="nav"><connections>
      <segue destination="b" kind="relationship" relationship="rootViewController" id="r"/>
      </connections></navigationController></objects></scene>
      \(scene("b", button + container("in", half, shows: "a") + container("c", half, shows: "away")))
      </scenes></document>
      """
    let imported = try Imported(source)
    // What would hold itself stays empty, and so does what another storyboard has.
    #expect(
      imported.outline == """
        a-view 0,0,100,100
          one 10,20,60,30
            b-view 0,0,60,30
              pay#2 : UIButton 5,5,20,20
              in 0,50,100,50
              c 0,50,100,50
          two 0,50,100,50
            b-view#2 0,0,100,50
              pay#3 : UIButton 5,5,20,20
              in#2 0,50,100,50
              c#2 0,50,100,50
          pay : UIButton 5,5,20,20
        """)
    #expect(try Imported(source, choosing: "b").result.document.nodes.count == 8)
  }
}
