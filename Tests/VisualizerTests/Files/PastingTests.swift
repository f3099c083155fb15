import Canvas
import Foundation
import Scenes
import TestSupport
import Testing
import UIKit

@testable import Visualizer

@Suite("Pasting, and the report of an import")
@MainActor
struct PastingTests {
  private let person = Person(scenes: [SampleScenes.glass, SampleScenes.reaching])

  private static let dump = """
    (lldb) po window.recursiveDescription()
    <UIWindow: 0x1; frame = (0 0; 320 480); layer = <CALayer: 0x9>>
       | <Shop.HUDView: 0x2; frame = (0 0; 320 480); layer = <CALayer: 0x8>>
       |    | <UIButton: 0x3; frame = (20 40; 100 44); layer = <CALayer: 0x7>>
       | <CALayer: 0x4> (layer)
    """

  @Test("Ctrl-V opens a dump, with a report of what was read")
  func dump() {
    person.paste(Self.dump)
    #expect(person.workspace.document.nodes.map(\.className).compactMap { $0 }.count == 3)
    #expect(person.sees("What was read from pasted"))
    #expect(person.sees("5 lines read, 3 views made"))
    #expect(person.sees("no view: (lldb) po window.recursiveDescription()"))
    #expect(person.sees("HUDView may override hitTest"))
    #expect(person.visualizer.title == "pasted – Hitscope")
  }

  @Test("a large source is said to be read before it is, and opens in the frame after")
  func large() {
    var lines = ["<UIWindow: 0x1; frame = (0 0; 320 480); layer = <CALayer: 0x9>>"]
    for number in 0..<8_000 {
      lines.append("   | <UIView: 0x\(1_000 + number); frame = (0 0; 9 9); layer = <CALayer: 0x9>>")
    }
    let before = person.workspace.document
    person.paste(lines.joined(separator: "\n"))
    #expect(person.workspace.document == before)
    #expect(person.visualizer.needsFrame)
    #expect(person.sees("Reading pasted, "))
    person.visualizer.advance(by: 0.016)
    #expect(person.workspace.document.nodes.count == 8_001)
    #expect(!person.sees("Reading pasted, "))
    #expect(person.sees("8001 lines read, 8001 views made"))
  }

  @Test("a large source that is none is told, and the scene stays")
  func largeNonsense() {
    let before = person.workspace.document
    person.paste(String(repeating: "hello ", count: 200_000))
    #expect(person.sees("Reading pasted, 1 MB"))
    person.visualizer.advance(by: 0.016)
    #expect(person.workspace.document == before)
    #expect(person.workspace.banner?.isError == true)
    #expect(!person.visualizer.isMoving || person.workspace.waiting == nil)
  }

  @Test("Ctrl-V opens a scene, without any report")
  func scene() {
    person.paste(String(decoding: SampleScenes.reaching.write(), as: UTF8.self))
    #expect(person.workspace.document == SampleScenes.reaching)
    #expect(person.workspace.filing.sheet == nil)
  }

  @Test(
    "what is no scene is told and takes nothing away",
    arguments: ["hello", "{\"a\": 1}", "{", "<html></html>", "\u{1}\u{2}", " "])
  func noScene(text: String) {
    let document = person.workspace.document
    person.paste(text)
    #expect(person.workspace.document == document)
    #expect(person.workspace.banner?.isError == true)
  }

  @Test("an empty clipboard is told of, and takes nothing from a field")
  func nothing() {
    person.paste("")
    #expect(person.sees("No text came out of the clipboard."))
    person.control("s", shift: true)
    person.answer(.noDialog)
    person.answer(.listing(FolderListing(path: "/a", entries: [])))
    _ = person.look()
    person.paste("")
    #expect(person.sees("Glass.hitscene.json"))
  }

  @Test("a view that was copied here is pasted into the scene; undo takes it out")
  func copiedView() throws {
    person.visualizer.perform(.select("save"))
    person.visualizer.perform(.copySelected)
    person.press(.escape)
    let text = try #require(person.copied)
    let before = person.workspace.document
    person.paste(text)
    #expect(person.workspace.document.nodes.count == before.nodes.count + 1)
    person.control("z")
    #expect(person.workspace.document == before)
  }

  @Test("what is too large for the clipboard is not copied, and told")
  func largeCopy() throws {
    var document = SampleScenes.glass
    document.nodes[0].text = String(repeating: "long ", count: 2_000_000)
    person.paste(String(decoding: document.write(), as: UTF8.self))
    _ = person.look()
    person.visualizer.advance(by: 0.016)
    let root = try #require(person.workspace.document.nodes.first?.id)
    person.visualizer.perform(.select(root))
    person.visualizer.perform(.copySelected)
    #expect(person.copied == nil)
    #expect(person.sees("10 MB don't fit into the clipboard, which carries 8 MB at most."))
  }

  @Test("a field that is typed into takes the paste, and no scene is opened")
  func field() {
    let document = person.workspace.document
    person.control("o")
    person.answer(.noDialog)
    person.answer(.listing(FolderListing(path: "/a", entries: [])))
    _ = person.look()
    person.paste("x.json")
    #expect(person.workspace.document == document)
    #expect(person.sees("x.json"))
  }

  @Test("pasting over unsaved changes asks first")
  func guarded() {
    person.hide("save")
    person.paste(Self.dump)
    #expect(person.workspace.document.title == "Glass")
    person.click(on: "Don't save")
    #expect(person.workspace.document.nodes.count == 3)
  }

  @Test("the report goes with Enter, Escape or a click beside it, and comes back from the menu")
  func closing() {
    person.paste(Self.dump)
    person.press(.enter)
    #expect(!person.sees("What was read from"))
    person.click(on: "pasted")
    person.click(on: "What was read")
    #expect(person.sees("What was read from pasted"))
    person.press(.escape)
    #expect(!person.sees("What was read from"))
    person.visualizer.perform(.importing(.showReport(true)))
    _ = person.look()
    person.click(at: CGPoint(x: 4, y: 300))
    #expect(!person.sees("What was read from"))
  }

  @Test("the capture is offered where it would say more")
  func capture() {
    person.paste(Self.dump)
    person.click(on: "Copy the lldb line")
    person.click(on: "Copy the Swift file")
    #expect(
      person.takeRequests().suffix(2) == [.copyCapture(.debuggerLine), .copyCapture(.swiftFile)])
  }

  @Test("a class with unknown overrides is marked, and a likely rule can be chosen and undone")
  func likelyRule() throws {
    person.paste(Self.dump)
    person.press(.escape)
    let view = try #require(
      person.workspace.document.nodes.first { $0.className == "HUDView" }?.id)
    #expect(person.workspace.isUnknown(try #require(person.workspace.projection[view])))
    person.visualizer.perform(.select(view))
    person.click(on: "What it likely does")
    person.click(on: "pass through: only subviews answer")
    #expect(person.workspace.node(of: view)?.hitTestRules == [.passThrough])
    #expect(!person.workspace.isUnknown(try #require(person.workspace.projection[view])))
    person.control("z")
    #expect(person.workspace.node(of: view)?.hitTestRules == [])
  }

  @Test("a press on the mark of an unknown class selects the view and offers its likely rules")
  func mark() throws {
    person.paste(Self.dump)
    person.press(.escape)
    let view = try #require(
      person.workspace.document.nodes.first { $0.className == "HUDView" }?.id)
    let row = person.look().commands.compactMap { command -> CGPoint? in
      guard case .text(view.name, let origin, let font, _) = command, origin.x < 280 else {
        return nil
      }
      return CGPoint(
        x: origin.x + FixedMetrics().width(of: view.name, font: font) + 15, y: origin.y - 4)
    }
    let mark = try #require(row.first)
    // Whether it was selected before or not.
    for _ in 0..<2 {
      person.click(at: mark)
      #expect(person.workspace.selection == view)
      #expect(person.sees("pass through: only subviews answer"))
      person.press(.escape)
      #expect(person.workspace.selection == view)
    }
    person.click(at: mark)
    person.click(on: "pass through: only subviews answer")
    #expect(person.workspace.node(of: view)?.hitTestRules == [.passThrough])
    #expect(person.workspace.selection == view)
  }

  @Test("the inspector shows the view's own text, and how each value is known")
  func origin() throws {
    person.paste(Self.dump)
    person.press(.escape)
    let view = try #require(
      person.workspace.document.nodes.first { $0.className == "UIButton" }?.id)
    person.visualizer.handle(.resized(CGSize(width: 1440, height: 2400), scale: 1))
    person.visualizer.perform(.select(view))
    #expect(person.sees("From the dump"))
    #expect(person.sees("line 4"))
    #expect(person.words.contains { $0.contains("0x3") })
    #expect(person.sees("read"))
    #expect(person.sees("default"))
  }

  @Test("a dump is saved beside itself, never over it")
  func beside() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).txt")
    try Data(Self.dump.utf8).write(to: file)
    person.visualizer.handle(.dropped(file: file.path))
    person.press(.escape)
    person.control("s")
    guard case .save(let scene)? = person.takeRequests().last else {
      Issue.record("nothing was saved")
      return
    }
    #expect(scene.path == file.deletingPathExtension().path + ".hitscene.json")
    #expect(!scene.mayReplace)
    person.answer(.saved(path: scene.path))
    #expect(person.workspace.banner?.title.contains(scene.path) == true)
  }

  // MARK: Formats

  private static let storyboard = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    initialViewController="a">
      <scenes>
        <scene sceneID="s1"><objects>
          <viewController storyboardIdentifier="First" id="a">
            <view key="view" id="v1"><rect key="frame" x="0" y="0" width="320" height="480"/></view>
          </viewController></objects></scene>
        <scene sceneID="s2"><objects>
          <viewController storyboardIdentifier="Second" id="b">
            <view key="view" id="v2"><rect key="frame" x="0" y="0" width="320" height="480"/>
              <subviews><button id="v3" userLabel="inside">
                <rect key="frame" x="9" y="9" width="50" height="50"/></button></subviews></view>
          </viewController></objects></scene>
      </scenes>
    </document>
    """

  @Test("another scene of a storyboard is chosen in the report, after a word about changes")
  func storyboard() throws {
    person.paste(Self.storyboard)
    let first = person.workspace.document
    #expect(person.workspace.imported?.choices.count == 2)
    person.click(on: try #require(person.words.first { $0.hasPrefix("First (") }))
    person.click(on: try #require(person.words.first { $0.hasPrefix("Second (") }))
    #expect(person.workspace.imported?.choice == 1)
    #expect(person.workspace.document != first)
    let root = try #require(person.workspace.document.nodes.first?.id)
    person.press(.escape)
    person.hide(root)
    person.visualizer.perform(.importing(.choose(0)))
    #expect(person.sees("Save the changes to"))
    person.click(on: "Don't save")
    #expect(person.workspace.document == first)
  }

  @Test("an accessibility tree is called one, and its claims are compared with the answer here")
  func accessibility() throws {
    person.paste(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <AppiumAUT><XCUIElementTypeApplication type="XCUIElementTypeApplication" name="Shop" \
      enabled="true" visible="true" x="0" y="0" width="320" height="480">
       <XCUIElementTypeButton type="XCUIElementTypeButton" name="under" enabled="true" \
      visible="true" hittable="true" x="20" y="20" width="100" height="44"/>
       <XCUIElementTypeOther type="XCUIElementTypeOther" name="over" enabled="true" \
      visible="true" hittable="true" x="0" y="0" width="320" height="480"/>
      </XCUIElementTypeApplication></AppiumAUT>
      """)
    #expect(person.words.joined(separator: " ").contains("accessibility tree, not the view order"))
    let imported = try #require(person.workspace.imported)
    #expect(imported.claims > 0)
    #expect(imported.contradicted.map(\.isHittable) == [true])
    #expect(person.sees("The source says otherwise (1)"))
    // A row leads to its view.
    person.click(on: try #require(person.words.first { $0.contains("hittable in the source") }))
    #expect(person.workspace.selection == imported.contradicted[0].view)
  }

  @Test("a report of a thousand skipped lines shows the rows that are seen")
  func longReport() {
    let noise = (0..<5000).map { "log line \($0)" }.joined(separator: "\n")
    person.paste(noise + "\n" + Self.dump)
    #expect(person.words.count { $0.contains("log line") } < 40)
    #expect(person.workspace.imported.map { $0.rows.count > 100 } == true)
  }

  @Test("a picture of a dump is a picture of the scene, without the report")
  func picture() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).txt")
    try Data(Self.dump.utf8).write(to: file)
    #expect(person.visualizer.open(only: file.path))
    #expect(!person.sees("What was read from"))
  }
}
