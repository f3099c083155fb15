import Canvas
import Foundation
import Scenes
import Testing
import UIKit

@testable import Visualizer

@Suite("Dead zones in the window")
@MainActor
struct DeadZoneTests {
  /// A button for each cause.
  private func document() throws -> SceneDocument {
    let json = """
      {"hitscope": 1, "title": "Causes", "windows": [
        {"id": "window", "class": "UIWindow", "frame": [0, 0, 390, 560], "subviews": [
          {"id": "card", "frame": [20, 20, 200, 100], "subviews": [
            {"id": "outside", "class": "UIButton", "frame": [140, 40, 150, 44]}]},
          {"id": "behind", "class": "UIButton", "frame": [20, 150, 150, 60]},
          {"id": "cover", "frame": [90, 140, 120, 80]},
          {"id": "off", "class": "UIButton", "frame": [20, 240, 150, 44],
            "isUserInteractionEnabled": false},
          {"id": "disabled", "class": "UIButton", "frame": [200, 240, 150, 44],
            "isEnabled": false},
          {"id": "faint", "class": "UIButton", "frame": [20, 310, 150, 44], "alpha": 0.005},
          {"id": "shaped", "class": "UIButton", "frame": [220, 310, 120, 80], "backgroundColor": "#3366CC",
            "hitTestRules": [{"rule": "path", "d": "M60 0 L120 80 L0 80 Z"}]},
          {"id": "clips", "frame": [20, 420, 50, 50], "clipsToBounds": true, "subviews": [
            {"id": "clipped", "class": "UIButton", "frame": [0, 0, 150, 50]}]}]}],
      "probes": [{"at": [40, 170], "expect": "behind"}]}
      """
    return try SceneReader.read(Data(json.utf8)).document
  }

  @Test("each is found with its cause and its area; what is clipped away is not drawn")
  func causes() throws {
    let person = Person(scenes: [try document()])
    let zones = person.workspace.deadZones
    let found = zones.map { "\($0.view.name) \($0.kind.rawValue) \(Int($0.area.rounded()))" }
    #expect(
      found == [
        "outside outside 3960", "behind covered 4800", "off interactionOff 6600",
        "disabled disabled 6600", "faint alpha 6600", "shaped shape 4800",
      ])
    #expect(zones.map(\.culprit) == ["card", "cover", "off", "disabled", "faint", nil])
  }

  @Test("no two causes look alike without colour")
  func patterns() {
    let hatches = DeadZone.Kind.allCases.map { Hatch($0) }
    for (index, hatch) in hatches.enumerated() {
      #expect(!hatches[..<index].contains(hatch))
      let lines = hatch.lines(across: CGRect(x: 3, y: 5, width: 100, height: 60), from: .zero)
      #expect(lines.elements.count >= 10)
    }
  }

  @Test(
    "the legend says causes, counts and areas, in a large window at once, in a small one opened")
  func legend() throws {
    let words = ["outside an ancestor", "behind another view", "disabled", "outside its shape"]
    let large = Person(scenes: [try document()])
    #expect(large.sees("6 dead zones"))
    for word in words + ["1 · 3\u{2009}960 pt²"] { #expect(large.sees(word), "\(word)") }
    let small = Person(scenes: [try document()], size: CGSize(width: 780, height: 640))
    #expect(small.sees("6 dead zones"))
    #expect(!small.sees("behind another view"))
    small.visualizer.perform(.toggleDeadZoneLegend)
    for word in words { #expect(small.sees(word), "\(word)") }
    large.press("4")
    #expect(!large.sees("6 dead zones"))
    #expect(large.workspace.deadZones.isEmpty)
  }

  @Test("beside the shape of a view without a colour there is nothing dead")
  func uncoloured() {
    let person = Person(scenes: [SampleScenes.reaching])
    #expect(person.workspace.deadZones.map(\.view) == ["view3"])
  }

  @Test("next and previous go round, select the view, and touch where it is dead")
  func stepping() throws {
    let person = Person(scenes: [try document()])
    for view in ["outside", "behind", "off", "disabled", "faint", "shaped", "outside"] {
      person.press(".")
      #expect(person.workspace.selection?.name == view)
      let hit = person.workspace.descent?.trace.hit
      #expect(hit != nil && hit?.name != view)
    }
    #expect(person.sees("1 of 6: outside an ancestor"))
    person.press(",")
    #expect(person.workspace.selection == "shaped")
    // After a change the count starts anew.
    person.visualizer.perform(.edit(.remove("shaped")))
    #expect(person.workspace.shownDeadZone == nil)
    person.press(",")
    #expect(person.workspace.selection == "faint")
  }

  @Test("the keyboard alone reaches the buttons")
  func keyboard() throws {
    let person = Person(scenes: [try document()])
    var seen = Set<String>()
    for _ in 0..<200 {
      person.press(.tab)
      if let focus = person.visualizer.ui.focus { seen.insert(focus.name) }
    }
    #expect(seen.contains { $0.hasPrefix("deadZones.step") }, "\(seen.sorted())")
  }

  @Test("a scene without views, and one of many buttons, has a legend or none, and no trap")
  func extremes() {
    let none = Person(scenes: [SceneDocument(title: "none")])
    none.press(".")
    #expect(none.workspace.deadZones.isEmpty)
    var nodes = [SceneNode(id: "window", depth: 0, className: "UIWindow")]
    nodes[0].frame = CGRect(x: 0, y: 0, width: 100_000, height: 100_000)
    for index in 0..<500 {
      var node = SceneNode(id: ViewID("b\(index)"), depth: 1, className: "UIButton")
      node.frame = CGRect(x: index * 50, y: index * 50, width: 40, height: 40)
      node.isEnabled = false
      nodes.append(node)
    }
    let many = Person(scenes: [SceneDocument(title: "many", nodes: nodes)])
    many.press(".")
    _ = many.look()
  }
}
