import Foundation
import Scenes
import Testing
import UIKit

/// Touches on imported hierarchies: what they are imported for.
@MainActor
@Suite("Touches on imported hierarchies")
struct TapTests {
  struct Tap: CustomTestStringConvertible {
    var file: String
    var at: CGPoint
    var hit: String?
    var testDescription: String { "\(file) (\(at.x), \(at.y)) → \(hit ?? "nobody")" }

    init(_ file: String, _ x: Double, _ y: Double, _ hit: String?) {
      self.file = file
      at = CGPoint(x: x, y: y)
      self.hit = hit
    }
  }

  nonisolated static let taps = [
    // The part of the button beyond its card is drawn and dead.
    Tap("01-plain.txt", 380, 320, "UIView"),
    Tap("01-plain.txt", 300, 280, "UIButton"),
    Tap("01-plain.txt", 100, 750, "UIView"),
    // A label does not take touches, so they fall to the card.
    Tap("01-plain.txt", 40, 140, "CardView"),
    Tap("02-log-prefix-old.txt", 50, 100, "UIButton#2"),
    Tap("03-traps.txt", 50, 50, "Box"),
    Tap("04-escaped-one-line.txt", 180, 180, "UIButton"),
    Tap("04-escaped-one-line.txt", 220, 220, nil),
    Tap("05-earlgrey.txt", 60, 32, "back"),
    // No touch reaches into a panel without height.
    Tap("06-sentry.json", 100, 640, "UIWindow"),
    Tap("07-wda.xml", 355, 100, "UIWindow"),
    Tap("07-wda.xml", 355, 85, "Close"),
    Tap("07-wda.xml", 80, 2, "UIView"),
    Tap("08-view.xib", 290, 10, "vw-aa-007"),
    Tap("08-view.xib", 305, -10, nil),
    Tap("08-view.xib", 200, 60, "vw-aa-007"),
  ]

  @Test("a touch goes to the view that the app's own would go to", arguments: taps)
  func tap(tap: Tap) throws {
    let scene = SceneBuilder().build(try Imported(input: tap.file).result.document)

    #expect(scene.hitTest(tap.at).flatMap(scene.id)?.name == tap.hit)
  }

  @Test("a disabled button of a page source is not hit, and the view behind it is")
  func disabled() throws {
    let scene = SceneBuilder().build(
      try Imported(
        """
        <AppiumAUT><XCUIElementTypeWindow x="0" y="0" width="100" height="100">
        <XCUIElementTypeOther name="back" x="0" y="0" width="100" height="100"/>
        <XCUIElementTypeButton name="off" enabled="false" x="0" y="0" width="50" height="50"/>
        </XCUIElementTypeWindow></AppiumAUT>
        """
      ).result.document)

    #expect(scene.hitTest(CGPoint(x: 25, y: 25)).flatMap(scene.id) == "back")
  }

  @Test(
    "a label, a picture or a disabled button is as hittable as a tool calls it, where nothing is over it",
    arguments: ["StaticText", "Image", "Button"])
  func hittable(type: String) throws {
    func page(_ cover: String) throws -> (BuiltScene, [HittableClaim]) {
      let imported = try Imported(
        """
        <XCUIElementTypeWindow x="0" y="0" width="90" height="80" hittable="true">
        <XCUIElementTypeCell name="cell" x="0" y="0" width="90" height="40" hittable="true">
        <XCUIElementType\(type) name="it" x="0" y="0" width="20" height="20" enabled="false" hittable="true"/>
        </XCUIElementTypeCell>\(cover)</XCUIElementTypeWindow>
        """)
      return (SceneBuilder().build(imported.result.document), imported.result.claims)
    }
    let (plain, claims) = try page("")
    #expect(claims.count == 3)
    #expect(plain.contradicted(claims) == [])
    let (covered, others) = try page(
      "<XCUIElementTypeOther x=\"0\" y=\"0\" width=\"15\" height=\"15\"/>")
    #expect(covered.contradicted(others).map(\.view) == ["it"])
    // Asking changes nothing.
    #expect(covered.document.nodes[2].isEnabled == false)
    #expect(covered.hitTest(CGPoint(x: 18, y: 18)).flatMap(covered.id) == "cell")
  }

  @Test("that an alert takes touches beside it too is said, for its tree can't show it")
  func alerts() throws {
    for type in ["Alert", "Sheet", "Other"] {
      let page = """
        <XCUIElementTypeWindow x="0" y="0" width="90" height="80">
        <XCUIElementType\(type) name="ask" x="20" y="20" width="50" height="40"/>
        </XCUIElementTypeWindow>
        """
      let element = """
        Element subtree:
         →Window, 0x1, {{0, 0}, {90, 80}}
            \(type), 0x2, {{20, 20}, {50, 40}}, identifier: 'ask'
        """
      for source in [page, element] {
        let told = try Imported(source).problems.contains(.modal(view: "ask"))
        #expect(told == (type != "Other"), "\(source)")
      }
    }
  }

  @Test("the keyboard's and the status bar's windows let touches through beside them")
  func overlays() throws {
    let page = """
      <XCUIElementTypeApplication x="0" y="0" width="90" height="80">
      <XCUIElementTypeWindow x="0" y="0" width="90" height="80">
      <XCUIElementTypeButton name="pay" x="0" y="20" width="20" height="20"/>
      </XCUIElementTypeWindow>
      <XCUIElementTypeWindow x="0" y="0" width="90" height="80">
      <XCUIElementTypeOther x="0" y="0" width="90" height="80">
      <XCUIElementTypeKeyboard name="keys" x="0" y="60" width="90" height="20"/>
      </XCUIElementTypeOther></XCUIElementTypeWindow>
      <XCUIElementTypeWindow x="0" y="0" width="90" height="80">
      <XCUIElementTypeStatusBar name="bar" x="0" y="0" width="90" height="10"/>
      </XCUIElementTypeWindow></XCUIElementTypeApplication>
      """
    let json = """
      {"type":"Application","isEnabled":"1","rect":{"x":0,"y":0,"width":90,"height":80},"children":[
      {"type":"Window","rect":{"x":0,"y":0,"width":90,"height":80},"children":[
      {"type":"Button","rawIdentifier":"pay","rect":{"x":0,"y":20,"width":20,"height":20}}]},
      {"type":"Window","rect":{"x":0,"y":0,"width":90,"height":80},"children":[
      {"type":"Other","rect":{"x":0,"y":0,"width":90,"height":80},"children":[
      {"type":"Keyboard","rawIdentifier":"keys","rect":{"x":0,"y":60,"width":90,"height":20}}]}]}]}
      """
    let sentry = """
      {"rendering_system":"UIKIT","windows":[
      {"type":"UIWindow","x":0,"y":0,"width":90,"height":80,"children":[
      {"type":"UIButton","identifier":"pay","x":0,"y":20,"width":20,"height":20}]},
      {"type":"UITextEffectsWindow","x":0,"y":0,"width":90,"height":80,"children":[
      {"type":"UIInputSetContainerView","x":0,"y":0,"width":90,"height":80,"children":[
      {"type":"UIInputSetHostView","x":0,"y":60,"width":90,"height":20,"children":[
      {"type":"UIView","identifier":"keys","x":0,"y":0,"width":90,"height":20}]}]}]}]}
      """
    for source in [page, json, sentry] {
      let scene = SceneBuilder().build(try Imported(source).result.document)
      func hit(_ x: Double, _ y: Double) -> ViewID? {
        scene.hitTest(CGPoint(x: x, y: y)).flatMap(scene.id)
      }
      #expect(hit(10, 30) == "pay")
      #expect(hit(40, 70) == "keys")
    }
    let scene = SceneBuilder().build(try Imported(page).result.document)
    #expect(scene.hitTest(CGPoint(x: 40, y: 5)).flatMap(scene.id) == "bar")
  }

  @Test("elements are read however deep they are indented")
  func deepElements() throws {
    var lines = ["Element subtree:", " →Application, 0x1, label: 'Shop'"]
    for level in 0..<60 {
      lines.append(
        String(repeating: " ", count: 4 + 2 * level)
          + "Other, 0x\(level + 2), {{0.0, 0.0}, {90.0, 80.0}}, identifier: 'v\(level)'")
    }
    let imported = try Imported(lines.joined(separator: "\n"))
    #expect(imported.result.document.nodes.map(\.depth) == Array(0..<60))
    #expect(imported.result.report.blankLines == 0)
  }

  @Test("the tray around a keyboard takes touches where it has no key")
  func tray() throws {
    let scene = SceneBuilder().build(
      try Imported(
        """
        Element subtree:
         →Application, 0x1, label: 'Shop'
            Window (Main), 0x2, {{0.0, 0.0}, {90.0, 80.0}}
              Button, 0x3, {{0.0, 0.0}, {90.0, 80.0}}, identifier: 'pay'
            Window, 0x4, {{0.0, 0.0}, {90.0, 80.0}}
              Other, 0x5, {{0.0, 0.0}, {90.0, 80.0}}
                Other, 0x6, {{0.0, 40.0}, {90.0, 40.0}}, identifier: 'tray'
                  Keyboard, 0x7, {{0.0, 40.0}, {90.0, 30.0}}, identifier: 'keys'
        """
      ).result.document)
    for (y, name) in [(20.0, "pay"), (50, "keys"), (75, "tray")] as [(Double, ViewID)] {
      #expect(scene.hitTest(CGPoint(x: 40, y: y)).flatMap(scene.id) == name)
    }
  }

  @Test(
    "a window over the app's that may or may not let touches through is told of",
    arguments: [
      ("", 1), ("<XCUIElementTypePicker x=\"0\" y=\"40\" width=\"90\" height=\"40\"/>", 1),
      ("<XCUIElementTypeKeyboard x=\"0\" y=\"40\" width=\"90\" height=\"40\"/>", 0),
    ])
  func frontWindows(content: String, notices: Int) throws {
    let imported = try Imported(
      """
      <XCUIElementTypeApplication x="0" y="0" width="90" height="80">
      <XCUIElementTypeWindow x="0" y="0" width="90" height="80"/>
      <XCUIElementTypeWindow name="front" x="0" y="0" width="90" height="80">\(content)
      </XCUIElementTypeWindow></XCUIElementTypeApplication>
      """)
    #expect(imported.problems.filter { $0 == .frontWindow(view: "front") }.count == notices)
    #expect(
      imported.problems.filter { $0 == .overlayWindow(view: "front") }.count == 1 - notices)
  }

  @Test(
    "EarlGrey's order is the one that its message states",
    arguments: [
      ("UI Hierarchy (ordered by window level, back to front):", "second", 0),
      ("[Window 1] Back-Most Window", "second", 0),
      ("UI HIERARCHY (BACK TO FRONT):", "second", 0),
      ("Front-Most to Back-Most:", "first", 0),
      ("UI hierarchy (ordered by window level, front to back as rendered)", "first", 0),
      ("", "first", 1),
    ])
  func order(words: String, hit: ViewID, notes: Int) throws {
    let imported = try Imported(
      """
      \(words)

      <UIWindow:0x1; AX=N; frame={{0, 0}, {90, 80}}; alpha=1>
        |--<UIButton:0x2; AX=Y; AX.id='first'; frame={{0, 0}, {9, 9}}; alpha=1>
        |--<UIButton:0x3; AX=Y; AX.id='second'; frame={{0, 0}, {9, 9}}; alpha=1>

      **** Currently Animating Elements: ****

      UIView: <UIButton:0x2; AX=Y; AX.id='first'; frame={{0, 0}, {9, 9}}; alpha=1>
      """)
    let scene = SceneBuilder().build(imported.result.document)
    #expect(scene.hitTest(CGPoint(x: 4, y: 4)).flatMap(scene.id) == hit)
    #expect(imported.result.document.nodes.count == 3)
    #expect(imported.problems.filter { $0 == .assumedOrder }.count == notes)
  }

  @Test("claims of a page source that the scene does not bear out are named")
  func claims() throws {
    let result = try Imported(
      """
      <XCUIElementTypeWindow x="0" y="0" width="100" height="100">
      <XCUIElementTypeButton name="under" x="10" y="10" width="20" height="20" hittable="true"/>
      <XCUIElementTypeOther name="cover" x="0" y="0" width="100" height="50" hittable="true"/>
      <XCUIElementTypeButton name="free" x="10" y="60" width="20" height="20" hittable="true"/>
      <XCUIElementTypeButton name="out" x="90" y="95" width="40" height="20" hittable="true"/>
      </XCUIElementTypeWindow>
      """
    ).result
    let scene = SceneBuilder().build(result.document)

    #expect(result.claims.count == 4)
    #expect(scene.contradicted(result.claims).map(\.view) == ["under", "out"])
  }

  @Test("pointerEvents, hitSlop and overflow of React Native act as they do in an app")
  func reactNative() throws {
    let scene = SceneBuilder().build(
      try Imported(
        """
        {"type":"View","props":{"testID":"root"},"layout":{"x":0,"y":0,"width":200,"height":200},
         "children":[
          {"type":"View","props":{"testID":"card"},"layout":{"x":0,"y":0,"width":100,"height":50},
           "children":[{"type":"View","props":{"testID":"badge"},
             "layout":{"x":90,"y":40,"width":30,"height":30},"children":null}]},
          {"type":"View","props":{"testID":"sheet","pointerEvents":"box-none"},
           "layout":{"x":0,"y":0,"width":200,"height":200},"children":[
            {"type":"View","props":{"testID":"close","hitSlop":{"top":10,"left":10,"bottom":10,"right":10}},
             "layout":{"x":150,"y":150,"width":20,"height":20},"children":[]}]},
          {"type":"View","props":{"testID":"ghost","pointerEvents":"none"},
           "layout":{"x":0,"y":0,"width":200,"height":200},"children":[]}]}
        """
      ).result.document)
    func hit(_ x: Double, _ y: Double) -> String? {
      scene.hitTest(CGPoint(x: x, y: y)).flatMap(scene.id)?.name
    }

    #expect(hit(115, 65) == "badge")
    #expect(hit(50, 25) == "card")
    #expect(hit(145, 145) == "close")
    #expect(hit(20, 120) == "root")
  }

  @Test("an Android view that takes no touches lets them through")
  func android() throws {
    let scene = SceneBuilder().build(
      try Imported(
        """
        <hierarchy rotation="0"><node class="android.widget.FrameLayout" clickable="false" bounds="[0,0][1080,1920]">
        <node class="android.widget.Button" resource-id="app:id/buy" clickable="true" bounds="[100,100][300,200]"/>
        <node class="android.view.View" resource-id="app:id/veil" clickable="false" bounds="[0,0][1080,1920]"/>
        </node></hierarchy>
        """
      ).result.document)

    #expect(scene.hitTest(CGPoint(x: 150, y: 150)).flatMap(scene.id) == "buy")
    #expect(scene.hitTest(CGPoint(x: 500, y: 900)) == nil)
  }

  @Test("a scene printed as a hierarchy and read again answers every touch alike")
  func roundTrip() throws {
    let files = Fixture.all.filter { fixture in
      (try? SceneReader.read(fixture.data))?.document.nodes.allSatisfy {
        $0.hitTestRules.isEmpty && $0.windowLevel == nil
      } ?? false
    }
    #expect(files.count > 20)
    for file in files {
      let scene = SceneBuilder().build(try SceneReader.read(file.data).document)
      let printed = try #require(PrintedHierarchy(scene).text)
      let again = SceneBuilder().build(try Imported(printed).result.document)
      for x in stride(from: -20.0, through: 500, by: 65) {
        for y in stride(from: -20.0, through: 900, by: 73) {
          let point = CGPoint(x: x, y: y)
          let index = { (scene: BuiltScene) in
            scene.hitTest(point).flatMap(scene.id).flatMap(scene.document.index(of:))
          }
          #expect(index(scene) == index(again), "\(file.testDescription) at \(x), \(y)")
        }
      }
    }
  }

  @Test("an import written as a scene file and read again is the same scene")
  func sceneRoundTrip() throws {
    for file in InputTests.cases.map(\.file) {
      let document = try Imported(input: file).result.document
      #expect(try SceneReader.read(document.write()).document == document, "\(file)")
    }
  }
}
