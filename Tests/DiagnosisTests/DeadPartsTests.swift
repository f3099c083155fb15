import Diagnosis
import Scenes
import Testing
import UIKit

@Suite("Dead parts and touch areas")
@MainActor
struct DeadPartsTests {
  private func parts(_ windows: String, of id: ViewID = "button") throws -> [DeadParts.Part] {
    let scene = try scene(windows)
    return DeadParts.of(try #require(scene.view(id)), in: scene)
  }

  private func area(_ windows: String, of id: ViewID = "button") throws -> TouchArea {
    let scene = try scene(windows)
    return TouchArea.of(try #require(scene.view(id)), in: scene)
  }

  @Test("what sticks out of an ancestor is dead, in screen points, and names the ancestor")
  func sticksOut() throws {
    let parts = try parts(SmallScenes.sticksOut)
    #expect(parts.map(\.ancestor) == ["card"])
    #expect(parts[0].polygon.boundingBox == CGRect(x: 120, y: 30, width: 40, height: 40))
    #expect(parts[0].polygon.area == 1600)
  }

  @Test(
    "a rule that reaches outside or lets children overflow cuts nothing",
    arguments: [
      #"{"rule": "reachOutside"}"#, #"{"rule": "overflow"}"#,
      #"{"rule": "reachOutside", "search": "as-published"}"#, #"{"rule": "expand", "by": 100}"#,
    ])
  func reaching(rule: String) throws {
    let windows = SmallScenes.sticksOut.replacingOccurrences(
      of: #""id": "card","#, with: "\"id\": \"card\", \"hitTestRules\": [\(rule)],")
    #expect(try parts(windows).isEmpty)
  }

  @Test("an ancestor above the one that reaches outside still cuts")
  func aboveReaching() throws {
    let parts = try parts(
      """
      {"id": "window", "class": "UIWindow", "frame": [0, 0, 200, 200], "subviews": [
        {"id": "outer", "frame": [0, 0, 110, 200], "subviews": [
          {"id": "card", "frame": [20, 20, 50, 100], "hitTestRules": [{"rule": "reachOutside"}],
           "subviews": [{"id": "button", "class": "UIButton", "frame": [40, 10, 80, 40]}]}]}]}
      """)
    #expect(parts.map(\.ancestor) == ["outer"])
    #expect(parts.map(\.polygon.area) == [30 * 40])
  }

  @Test("a parent without size makes the whole view dead")
  func zeroSize() throws {
    let windows = SmallScenes.sticksOut.replacingOccurrences(of: "100, 100]", with: "100, 0]")
    #expect(try parts(windows).map(\.polygon.area) == [80 * 40])
    #expect(try area(windows).reachable.area == 0)
    #expect(try area(windows).smallestSide == 0)
  }

  @Test("an ancestor's path and hole shape what it contains")
  func shapedAncestor() throws {
    let windows = SmallScenes.sticksOut.replacingOccurrences(
      of: #""id": "card","#,
      with: """
        "id": "card", "hitTestRules": [{"rule": "path", "d": "M0 0 H100 V100 H0 Z"},
          {"rule": "hole", "d": "M70 20 H80 V30 H70 Z"}],
        """)
    let dead = try parts(windows).reduce(0) { $0 + $1.polygon.area }
    #expect(abs(dead - (1600 + 100)) < 1e-6)
  }

  @Test("a touch area in steps: bounds, after the view's rules, after the ancestors")
  func steps() throws {
    let windows = SmallScenes.sticksOut.replacingOccurrences(
      of: #""frame": [60, 10, 80, 40]"#,
      with: #""frame": [60, 10, 80, 40], "hitTestRules": [{"rule": "expand", "by": 8}]"#)
    let area = try area(windows)
    #expect(area.own.area == 3200)
    #expect(area.region.area == 5376)
    #expect(area.reachable.area == 2688)
    #expect(area.cuts.map(\.ancestor) == ["card"])
    #expect(area.smallestSide == 48)
  }

  @Test("a turned view is measured along its own sides")
  func turned() throws {
    let area = try area(
      """
      {"id": "window", "class": "UIWindow", "frame": [0, 0, 200, 200], "subviews": [
        {"id": "button", "class": "UIButton", "frame": [50, 60, 80, 40],
         "transform": [0.8, 0.6, -0.6, 0.8, 0, 0]}]}
      """)
    #expect(abs(area.reachable.area - 3200) < 1e-6)
    #expect(abs(area.smallestSide - 40) < 1e-6)
  }

  @Test("half of a heart has half its area, and its largest square is smaller than its box")
  func heart() throws {
    let area = try area(
      """
      {"id": "window", "class": "UIWindow", "frame": [0, 0, 300, 300], "subviews": [
        {"id": "button", "class": "UIButton", "frame": [50, 60, 150, 150], "hitTestRules": [
          {"rule": "path", "d": "M75 50 C150 0 150 75 75 150 C0 75 0 0 75 50 Z"}]}]}
      """)
    #expect(area.own.area == 22_500)
    #expect(area.region.area > 5000 && area.region.area < 11_000)
    #expect(area.smallestSide > 44 && area.smallestSide < 75)
  }

  @Test("a view below a hundred thousand ancestors is measured in one walk up")
  func deep() throws {
    let nodes = (0..<100_000).map { level in
      var node = SceneNode(id: ViewID("v\(level)"), depth: level)
      node.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
      return node
    }
    let scene = SceneBuilder(registry: .standard).build(SceneDocument(nodes: nodes))
    let view = try #require(scene.view("v99999"))
    #expect(TouchArea.of(view, in: scene).reachable.area == 100)
    #expect(DeadParts.of(view, in: scene).isEmpty)
  }
}
