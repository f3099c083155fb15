import Diagnosis
import Scenes
import Testing
import UIKit

@Suite("Verdicts about views on their way")
@MainActor
struct AnimationVerdictTests {
  private func animated(_ more: String) throws -> BuiltScene {
    try scene(
      """
      {"id": "R", "frame": [0, 0, 400, 100], "subviews": [
        {"id": "A", "class": "UIButton", "frame": [300, 0, 50, 100], "animation": {
          "from": {"frame": [0, 0, 50, 100]}, "duration": 10, "at": 5, "curve": "linear"\(more)}}]}
      """)
  }

  private func verdict(_ more: String, x: CGFloat) throws -> Verdict {
    let scene = try animated(more)
    let view = try #require(scene.view("A"))
    let point = CGPoint(x: x, y: 10)
    return Verdict.why(view, at: point, in: scene, trace: scene.trace(point))
  }

  @Test("an animation that lets no touches in is a closed gate")
  func suspended() throws {
    let verdict = try verdict("", x: 310)
    #expect(verdict.obstacles.map(\.cause) == [.gate(.animation)])
  }

  @Test("a view that is only seen at the point is told so, and drawn there")
  func seen() throws {
    let verdict = try verdict(#", "allowsUserInteraction": true"#, x: 160)
    guard case .outside(let miss)? = verdict.firstObstacle?.cause else {
      Issue.record("\(verdict.obstacles)")
      return
    }
    #expect(miss.isSeen && !miss.isHitWhereSeen)
    #expect(verdict.isDrawnThere && verdict.distance == 0)
    let away = try self.verdict(#", "allowsUserInteraction": true"#, x: 220)
    #expect(!away.isDrawnThere && away.distance == 20)
  }

  @Test("a view that an animator moves is told to be tested where it is seen")
  func animator() throws {
    let verdict = try verdict(#", "kind": "propertyAnimator""#, x: 310)
    guard case .outside(let miss)? = verdict.firstObstacle?.cause else {
      Issue.record("\(verdict.obstacles)")
      return
    }
    #expect(miss.isHitWhereSeen && !miss.isSeen)
  }

  @Test(
    "what helps is tried: touches allowed, or a property animator",
    arguments: [
      ("", 310.0, SceneEdit.allowTouches("A")),
      (#", "allowsUserInteraction": true"#, 160, .hitWhereSeen("A")),
    ])
  func fixes(more: String, x: Double, edit: SceneEdit) throws {
    let scene = try animated(more)
    let fixed = try #require(scene.document.applying(edit))
    let point = CGPoint(x: x, y: 10)
    #expect(scene.trace(point).hit == "R")
    #expect(build(fixed).trace(point).hit == "A")
    #expect(scene.document.applying(.allowTouches("R")) == nil)
    #expect(scene.document.applying(.hitWhereSeen("R")) == nil)
  }

  @Test("a moment of an animation is no finding")
  func lint() throws {
    for more in ["", #", "allowsUserInteraction": true"#, #", "kind": "propertyAnimator""#] {
      #expect(Linter(builder: testBuilder).findings(in: try animated(more).document) == [])
    }
  }

  @Test("what is shown elsewhere has no dead zone where it is not drawn")
  func deadZones() throws {
    for more in ["", #", "kind": "propertyAnimator""#] {
      let scene = try animated(more)
      let view = try #require(scene.view("A"))
      #expect(DeadZones.of(view, in: scene, map: Territory(of: scene)) == [])
    }
  }

  @Test("the map gives a view the place where it is hit")
  func territory() throws {
    for (more, x) in [
      (#", "allowsUserInteraction": true"#, 300), (#", "kind": "propertyAnimator""#, 150),
    ] {
      let territory = Territory(of: try animated(more))
      let owned = (0..<400).filter {
        territory.owner(at: CGPoint(x: CGFloat($0) + 0.5, y: 50)) == "A"
      }
      #expect(owned == Array(x..<x + 50))
    }
  }
}
