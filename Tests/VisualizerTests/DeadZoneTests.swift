import Canvas
import Diagnosis
import Foundation
import Scenes
import TestSupport
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
    // Beside the scene stands the hint of the first run, and a narrow column has room for a number.
    #expect(small.words.contains("6") || small.sees("6 dead zones"))
    #expect(!small.sees("behind another view"))
    small.visualizer.perform(.toggleDeadZoneLegend)
    for word in words { #expect(small.sees(word), "\(word)") }
    large.press("4")
    #expect(!large.sees("6 dead zones"))
    #expect(large.workspace.deadZones.isEmpty)
  }

  @Test(
    "where the margin beside the scene has room for it, the folded legend covers no view",
    arguments: [(900, 600), (1000, 640), (1200, 700), (1440, 900)], [false, true])
  func besideScene(size: (Int, Int), hasSecond: Bool) throws {
    var document = try document()
    if hasSecond {
      var second = SceneNode(id: "second", depth: 0, className: "UIWindow")
      second.frame = CGRect(x: 420, y: 0, width: 200, height: 200)
      document.nodes.append(second)
    }
    let person = Person(scenes: [document], size: CGSize(width: size.0, height: size.1))
    person.wait(2)
    let (workspace, stage) = (person.workspace, person.visualizer.layout.stage)
    let legend = try #require(
      StageLabels(workspace, moment: nil, in: stage, text: FixedMetrics()).deadZoneLegend)
    for index in workspace.projection.views.indices {
      let box = workspace.stageExtent(index)
      #expect(!box.intersects(legend.box), "\(workspace.projection.views[index].id) is covered")
    }
    // Its buttons lead on, whatever its form.
    _ = person.visualizer.frame()
    let (widgets, _) = person.visualizer.notePlaces()
    let next = try #require(widgets.first { "\($0.id)".contains("deadZones.step") })
    #expect(legend.box.insetBy(dx: -1, dy: -1).contains(next.rect))
    person.click(at: CGPoint(x: next.rect.midX, y: next.rect.midY))
    #expect(person.workspace.shownDeadZone != nil)
  }

  @Test(
    "opened, the legend says all its causes in any window that has room for its head",
    arguments: [false, true], [(780, 640), (760, 600), (700, 480), (640, 480), (560, 420)])
  func smallLegend(isExploded: Bool, size: (Int, Int)) throws {
    let person = Person(
      scenes: [try document()], size: CGSize(width: size.0, height: size.1))
    if isExploded { person.visualizer.perform(.exploded(.show(true))) }
    person.wait(3)
    guard person.sees("6 dead zones") else { return }
    if !person.sees("outside an ancestor") { person.visualizer.perform(.toggleDeadZoneLegend) }
    #expect(person.sees("outside an ancestor"), "the first row is there without scrolling")
  }

  @Test(
    "in the exploded view the legend is there, is no word's ground, and leads from zone to zone")
  func explodedLegend() throws {
    let person = Person(scenes: [try document()])
    person.visualizer.perform(.exploded(.show(true)))
    person.wait(3)
    for words in ["6 dead zones", "behind another view", "outside its shape"] {
      #expect(person.sees(words), "\(words)")
    }
    person.press(".")
    #expect(person.workspace.selection == "outside")
    #expect(person.sees("1 of 6: outside an ancestor") || person.sees("1/6"))
    person.press("4")
    #expect(!person.sees("behind another view"))
  }

  @Test("what is found where nothing sticks out of an ancestor is what asking each view finds")
  func partsOutside() {
    for seed in 0..<30 {
      let document = nested(seed: UInt64(seed))
      let workspace = Person(scenes: [document]).workspace
      guard let scene = workspace.scene else { continue }
      var expected: [String: CGFloat] = [:]
      for view in workspace.projection.views where view.parent != nil && !view.isInvisible {
        guard let live = scene.view(view.id) else { continue }
        let clip = view.clippedBy.map {
          ConvexPolygon(workspace.projection.views[$0].corners)
        }
        for part in DeadParts.of(live, in: scene) {
          let area = clip.map { part.polygon.intersection($0).area } ?? part.polygon.area
          // Slivers of rounding are nothing.
          if area > 1e-6 { expected["\(view.id.name) \(part.ancestor.name)", default: 0] += area }
        }
      }
      var found: [String: CGFloat] = [:]
      for zone in workspace.deadZones where zone.kind == .outside {
        found["\(zone.view.name) \(zone.culprit?.name ?? "")", default: 0] += zone.area
      }
      #expect(found.keys.sorted() == expected.keys.sorted(), "seed \(seed)")
      for (key, area) in expected { #expect(abs((found[key] ?? 0) - area) < 1e-6, "\(key)") }
    }
  }

  /// Views in views, most of them inside, some turned, grown, clipping, overflowing or hidden.
  private func nested(seed: UInt64) -> SceneDocument {
    var random = SeededGenerator(seed: seed)
    var nodes = [SceneNode(id: "window", depth: 0, className: "UIWindow")]
    nodes[0].frame = CGRect(x: 0, y: 0, width: 400, height: 400)
    var depth = 0
    for index in 0..<40 {
      depth = min(depth + 1, Int.random(in: 1...7, using: &random))
      var node = SceneNode(id: ViewID("v\(index)"), depth: depth)
      let side = 400 / CGFloat(depth)
      node.frame = CGRect(
        x: Int.random(in: -20...40, using: &random), y: Int.random(in: 0...40, using: &random),
        width: Int(side) - Int.random(in: 0...60, using: &random), height: Int(side) - 50)
      switch Int.random(in: 0..<16, using: &random) {
      case 0: node.transform = CGAffineTransform(rotationAngle: 0.3)
      case 1:
        let insets = UIEdgeInsets(top: 30, left: 30, bottom: 30, right: 30)
        node.hitTestRules = [.expand(.by(insets))]
      case 2: node.clipsToBounds = true
      case 3: node.hitTestRules = [.overflow]
      case 4: node.isHidden = true
      case 5: node.contentOffset = CGPoint(x: 13, y: -7)
      case 6: node.hitTestRules = [.reachOutside(search: .frontMost, respectsGates: false)]
      default: break
      }
      nodes.append(node)
    }
    return SceneDocument(title: "nested", nodes: nodes)
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
    #expect(person.sees("1 of 6: outside an ancestor") || person.sees("1/6"))
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
