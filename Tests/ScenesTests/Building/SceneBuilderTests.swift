import CustomViews
import Foundation
import Scenes
import Testing
import UIKit

@Suite("Building views")
@MainActor
struct SceneBuilderTests {
  struct Geometry: Sendable, CustomTestStringConvertible {
    var members: String
    var bounds: CGRect
    var center: CGPoint

    init(_ members: String, bounds: [Double], center: [Double]) {
      self.members = members
      self.bounds = CGRect(x: bounds[0], y: bounds[1], width: bounds[2], height: bounds[3])
      self.center = CGPoint(x: center[0], y: center[1])
    }

    var testDescription: String { members }
  }

  @Test(
    "geometry acts in a fixed order, whatever the order of the keys",
    arguments: [
      Geometry(#""frame": [10, 20, 30, 40]"#, bounds: [0, 0, 30, 40], center: [25, 40]),
      Geometry(#""frame": [10, 20, -30, -40]"#, bounds: [0, 0, 30, 40], center: [-5, 0]),
      Geometry(
        #""frame": [10, 20, 30, 40], "anchorPoint": [0, 0]"#, bounds: [0, 0, 30, 40],
        center: [10, 20]),
      Geometry(
        #""frame": [10, 20, 30, 40], "anchorPoint": [1, 0.25]"#, bounds: [0, 0, 30, 40],
        center: [40, 30]),
      Geometry(
        #""bounds": [1, 2, 50, 60], "frame": [10, 20, 30, 40]"#, bounds: [1, 2, 50, 60],
        center: [25, 40]),
      Geometry(
        #""center": [7, 8], "frame": [10, 20, 30, 40]"#, bounds: [0, 0, 30, 40], center: [7, 8]),
      Geometry(
        #""contentOffset": [3, 4], "bounds": [1, 2, 50, 60], "frame": [10, 20, 30, 40]"#,
        bounds: [3, 4, 50, 60], center: [25, 40]),
      Geometry(#""bounds": [1, 2, 50, 60]"#, bounds: [1, 2, 50, 60], center: [25, 30]),
      Geometry(
        #""bounds": [1, 2, 50, 60], "anchorPoint": [0, 0]"#, bounds: [1, 2, 50, 60],
        center: [0, 0]),
      Geometry(#""bounds": [0, 0, -10, 10]"#, bounds: [0, 0, -10, 10], center: [-5, 5]),
      Geometry(#""center": [5, 6]"#, bounds: [0, 0, 0, 0], center: [5, 6]),
      Geometry(#""isHidden": false"#, bounds: [0, 0, 0, 0], center: [0, 0]),
      Geometry(
        #""transform": [0, 1, -1, 0, 5, 5], "frame": [10, 20, 30, 40]"#, bounds: [0, 0, 30, 40],
        center: [25, 40]),
    ])
  func geometry(_ test: Geometry) throws {
    let view = try build("{\"id\": \"v\", \(test.members)}").view("v")
    #expect(view?.bounds.origin == test.bounds.origin)
    #expect(view?.bounds.size == test.bounds.size)
    #expect(view?.center == test.center)
  }

  @Test("what a scene does not state is UIKit's default for the class")
  func defaults() throws {
    let scene = try build(
      #"{"id": "w", "class": "UIWindow", "subviews": [{"id": "label", "class": "UILabel"}, "#
        + #"{"id": "image", "class": "UIImageView"}, {"id": "scroll", "class": "UIScrollView"}, "#
        + #"{"id": "on", "class": "UILabel", "isUserInteractionEnabled": true}]}"#)
    #expect(scene.view("w") is UIWindow)
    #expect(scene.view("label")?.isUserInteractionEnabled == false)
    #expect(scene.view("image")?.isUserInteractionEnabled == false)
    #expect(scene.view("scroll")?.clipsToBounds == true)
    #expect(scene.view("on")?.isUserInteractionEnabled == true)
  }

  @Test(
    "isEnabled is a gate for controls and without effect elsewhere",
    arguments: [
      "UIControl", "UIButton", "UISwitch", "UISlider", "UIStepper", "UISegmentedControl",
      "UITextField", "UIPageControl", "UIDatePicker", "UIRefreshControl", "ExpandedButton",
    ])
  func isEnabled(className: String) throws {
    let text =
      #"{"id": "v", "class": "\#(className)", "frame": [0, 0, 90, 90], "isEnabled": false}"#
    #expect(try build(text).hitTest(CGPoint(x: 5, y: 5)) == nil)
  }

  @Test("isEnabled of a view that is no control changes nothing", arguments: ["UIView", "Unknown"])
  func isEnabledOfViews(className: String) throws {
    let text = #"{"id": "v", "class": "\#(className)", "frame": [0, 0, 9, 9], "isEnabled": false}"#
    let scene = try build(text)
    #expect(scene.hitTest(CGPoint(x: 5, y: 5)) === scene.view("v"))
    #expect(scene.document.nodes[0].isEnabled == false)
  }

  @Test("an unknown class is a plain view and one notice, however many there are of it")
  func unknownClass() throws {
    let scene = try build(
      #"{"id": "w", "subviews": [{"id": "a", "class": "UIButon"}, {"id": "b", "class": "UIButon"}, "#
        + #"{"id": "c", "class": "Foo : UIImageView"}]}"#)
    #expect(
      scene.problems.map(\.kind) == [
        .unknownClass(name: "UIButon", view: "a", nearest: "UIButton"),
        .unknownClass(name: "Foo : UIImageView", view: "c", nearest: nil),
      ])
    #expect(scene.problems.allSatisfy { $0.severity == .notice && $0.place != nil })
    #expect(scene.view("a").map { type(of: $0) == UIView.self } == true)
  }

  @Test("every class of the registry can be made", arguments: ViewRegistry.standard.names)
  func registry(className: String) throws {
    let view = try #require(ViewRegistry.standard.makeView(className))
    #expect(String(describing: type(of: view)) == className)
  }

  @Test("windows are asked by level, then last first, at points of the screen")
  func windows() throws {
    let text = """
      {"hitscope": 1, "windows": [
        {"id": "alert", "class": "UIWindow", "frame": [0, 0, 10, 10], "windowLevel": 2000},
        {"id": "main", "class": "UIWindow", "frame": [0, 0, 100, 100]},
        {"id": "plain", "frame": [50, 0, 50, 100]}],
       "probes": [{"at": [5, 5], "expect": "alert"}, {"at": [20, 5], "expect": "main"},
         {"at": [60, 5], "expect": "plain"}, {"at": [200, 5], "expect": null},
         {"at": [10, 5], "on": "plain", "expect": "plain"}, {"at": [60, 5], "on": "plain", "expect": null}]}
      """
    let scene = SceneBuilder().build(try SceneReader.read(Data(text.utf8)).document)
    #expect(scene.check().map(\.passed) == Array(repeating: true, count: 6))
    #expect((scene.view("alert") as? UIWindow)?.windowLevel == .alert)
  }

  @Test("a probe says what it got, and a view that is not there fails it")
  func outcomes() throws {
    let text = """
      {"hitscope": 1, "windows": [{"id": "v", "frame": [0, 0, 9, 9]}],
       "probes": [{"at": [5, 5]}, {"at": [5, 5], "expect": null}, {"at": [5, 5], "expect": "x"},
         {"at": [5, 5], "on": "y", "expect": "v"}, {"at": [5, 5], "on": "y", "expect": null}]}
      """
    let scene = SceneBuilder().build(try SceneReader.read(Data(text.utf8)).document)
    #expect(scene.check().map(\.answer) == [.hit("v"), .hit("v"), .hit("v"), .notAsked, .notAsked])
    #expect(scene.check().map(\.passed) == [nil, false, false, false, false])
  }

  @Test("rules find their views wherever they stand, a controller its place in the chain")
  func rulesAndControllers() throws {
    let scene = try build(
      #"{"id": "w", "frame": [0, 0, 90, 90], "hitTestRules": [{"rule": "redirect", "to": "late"}], "#
        + #""subviews": [{"id": "mid", "viewController": "Home", "subviews": [{"id": "late"}]}]}"#)
    let trace = scene.trace(CGPoint(x: 5, y: 5))
    #expect(trace.hit == "late")
    #expect(trace.chain == ["late", "mid", "Home", "w"])
  }

  @Test("every view class of the engine is in the registry")
  func completeRegistry() throws {
    let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Sources/UIKit")
    var superclass: [String: String] = [:]
    let files = FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil)
    while let file = files?.nextObject() as? URL {
      guard file.pathExtension == "swift" else { continue }
      let text = try String(contentsOf: file, encoding: .utf8)
      for match in text.matches(of: /open class (\w+): (\w+)/) {
        superclass[String(match.1)] = String(match.2)
      }
    }
    let views = superclass.keys.filter { name in
      var name = name
      while let above = superclass[name], above != "UIView" { name = above }
      return superclass[name] == "UIView"
    }
    #expect(views.count > 20)
    #expect(Set(views).subtracting(ViewRegistry.standard.names) == [])
  }

  @Test("recognizers and actions are attached, and what they can't be is a problem")
  func touches() throws {
    let scene = try build(
      #"{"id": "b", "class": "UIButton", "text": "Save", "#
        + #""gestureRecognizers": [{"kind": "tap", "name": "t"}, {"kind": "tab"}], "#
        + #""actions": {"touchUpInside": "save", "touchUp": "never"}}"#)
    let button = try #require(scene.view("b") as? UIButton)
    #expect(button.gestureRecognizers?.map(\.name) == ["t"])
    #expect(button.gestureRecognizers?.first is UITapGestureRecognizer)
    #expect(button.allControlEvents == .touchUpInside)
    #expect(button.title(for: .normal) == "Save")
    let kinds = scene.problems.map(\.kind)
    #expect(kinds.count == 2)
    guard case .unknownValue("kind", "tab", _, "tap") = kinds.first,
      case .unknownValue("actions", "touchUp", _, _) = kinds.last
    else {
      Issue.record("\(kinds)")
      return
    }
  }

  @Test("views and ids find each other")
  func ids() throws {
    let scene = try build(#"{"id": "w", "subviews": [{"id": "a"}]}"#)
    let view = try #require(scene.view("a"))
    #expect(scene.id(of: view) == "a")
    #expect(scene.view(at: 1) === view)
    #expect(scene.view("b") == nil)
    #expect(scene.id(of: UIView()) == nil)
  }

  private func build(_ window: String) throws -> BuiltScene {
    let text = "{\"hitscope\": 1, \"windows\": [\(window)]}"
    let reading = try SceneReader.read(Data(text.utf8))
    #expect(reading.problems.allSatisfy { $0.severity == .notice })
    return SceneBuilder(registry: .standard.registering(customViews)).build(reading.document)
  }
}
