import Foundation
import Scenes
import Testing
import UIKit

/// What an import tells beside its views, for whoever shows it.
@Suite("What an import tells")
struct ReadingTests {
  @Test("names that look numbered already stay apart")
  func names() throws {
    func ids(_ names: [String]) throws -> [String] {
      let buttons = names.map {
        "<XCUIElementTypeButton name=\"\($0)\" x=\"0\" y=\"0\" width=\"9\" height=\"9\"/>"
      }
      let source = "<AppiumAUT>" + buttons.joined() + "</AppiumAUT>"
      return try Imported(source).result.document.nodes.map(\.id.name)
    }
    #expect(try ids(["a", "a", "a"]) == ["a", "a#2", "a#3"])
    #expect(try ids(["a#2", "a", "a"]) == ["a#2", "a", "a#3"])
    #expect(try ids(["a", "a", "a#2"]) == ["a", "a#2", "a#2#2"])
    #expect(try ids(["a", "a#2", "a", "a#3", "a#03"]) == ["a", "a#2", "a#3", "a#3#2", "a#03"])
    #expect(try ids(["a#1", "a", "a", "a#2#2", "a#2"]) == ["a#1", "a", "a#2", "a#2#2", "a#2#3"])
  }

  @Test("a class of which nobody knows what it overrides comes with its likely rules")
  func unknownClasses() throws {
    let reading = try Imported(
      """
      <UIWindow: 0x1; frame = (0 0; 9 9)>
         | <Shop.PassthroughView: 0x2; frame = (0 0; 9 9)>
         | <Shop.PassthroughView: 0x3; frame = (0 0; 9 9)>
         | <BadgeView: 0x4; frame = (0 0; 9 9)>
      """
    ).result

    #expect(reading.report.unknownClasses.map(\.name) == ["PassthroughView", "BadgeView"])
    #expect(reading.report.unknownClasses.map(\.views) == [2, 1])
    #expect(reading.report.unknownClasses.map(\.first) == ["PassthroughView", "BadgeView"])
    #expect(
      reading.report.unknownClasses.map { $0.likelyRules.first } == [.passThrough, .overflow])
    let nodes = reading.document.nodes
    #expect(nodes.map { reading.report.unknownClass(of: $0) != nil } == [false, true, true, true])
  }

  @Test("a disabled control of an own class is named, once for its class")
  func disabledClasses() throws {
    let button = "<button id=\"b\" enabled=\"NO\" customClass=\"BigButton\"/>"
    let source = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects>
      <view id="v"><subviews>\(button)\(button)</subviews></view></objects></document>
      """
    let classes = try Imported(source).result.report.unknownClasses
    #expect(classes.map(\.name) == ["BigButton"])
    #expect(classes.map(\.views) == [2])
    #expect(classes.map(\.first) == ["b"])
  }

  @Test("what a capture of the running app would add is said, and for another toolkit nothing")
  func capture() throws {
    #expect(
      ImportReport(format: .recursiveDescription).answeredByCapture
        == [.rules, .isEnabled, .boundsOrigin, .windowLevel])
    #expect(ImportReport(format: .uiAutomator).answeredByCapture == [])
    #expect(ImportReport(format: .sceneFile).answeredByCapture == [])
    #expect(ImportReport(format: .webDriverAgent).isAccessibilityTree)
    #expect(!ImportReport(format: .detox).isAccessibilityTree)
  }

  @Test("a scene file reports its lines and views, and its nodes have no text of their own")
  func sceneFile() throws {
    let source = "{ \"hitscope\": 1,\n  \"windows\": [ { \"id\": \"w\" } ] }\n"
    let reading = try Imported(source).result

    #expect(reading.report.format == .sceneFile)
    #expect(reading.report.linesRead == 2)
    #expect(reading.report.viewsMade == 1)
    #expect(reading.document.nodes[0].origin.place?.line == 2)
    #expect(reading.document.nodes[0].origin.text == nil)
    #expect(reading.document.nodes[0].origin.source(of: .frame) == nil)
  }

  @Test("values that few views state are kept apart from the others, and equal all the same")
  func rarities() {
    var node = SceneNode(id: "v", depth: 0)
    let plain = node
    node.transform = CGAffineTransform(rotationAngle: 1)
    node.viewController = "C"
    var copy = node
    copy.transform = nil
    #expect(node.transform == CGAffineTransform(rotationAngle: 1))
    #expect(copy.transform == nil && copy.viewController == "C")
    #expect(copy != plain)
    copy.viewController = nil
    #expect(copy == plain)
  }

  @Test("many classes, many disabled ones and quotes without end take time in proportion")
  func proportion() throws {
    let classes = (0..<30_000).map { "   | <C\($0): 0x0; frame = (0 0; 9 9)>" }
    let many = try Imported(
      (["<UIView: 0x1; frame = (0 0; 9 9)>"] + classes).joined(separator: "\n"))
    #expect(many.result.report.unknownClasses.count == 1_000)

    let items = (0..<60_000).map { "; k\($0) = 'v'" }.joined()
    let quotes = try Imported("<UIView: 0x1; frame = (0 0; 9 9)\(items)>")
    #expect(quotes.outline == "UIView 0,0,9,9")

    let buttons = (0..<20_000).map { "<button enabled=\"NO\" customClass=\"C\($0)\"/>" }.joined()
    let disabled = try Imported(
      "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\"><objects><view><subviews>\(buttons)"
    )
    #expect(disabled.result.document.nodes.count == 20_001)

    let nest = String(repeating: "<x><rect key=\"frame\"/>", count: 40_000)
    let nested = try Imported(
      "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\"><objects><view id=\"v\">\(nest)"
    )
    #expect(nested.result.document.nodes.count == 1)
  }
}
