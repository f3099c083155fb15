import Foundation
import Scenes
import Testing
import UIKit

@Suite("Scenes that show an animation at one moment")
@MainActor
struct AnimatedSceneTests {
  /// R(0, 0, 400, 100) with A(300, 0, 50, 100), which comes from x = 0.
  private func built(
    _ animation: String, in node: String = #""frame": [300, 0, 50, 100]"#
  ) throws -> BuiltScene {
    let text = """
      {"hitscope": 1, "windows": [{"id": "R", "frame": [0, 0, 400, 100], "subviews": [
        {"id": "A", \(node), "animation": {\(animation)}, "subviews": [
          {"id": "K", "frame": [0, 50, 50, 50]}]}]}]}
      """
    let reading = try SceneReader.read(Data(text.utf8))
    #expect(reading.problems.allSatisfy { $0.severity == .notice })
    return SceneBuilder().build(reading.document)
  }

  private static let way = #""from": {"frame": [0, 0, 50, 100]}, "duration": 10, "at": 5"#

  struct Case: Sendable, CustomTestStringConvertible {
    var id: String
    var more: String
    /// Who is hit at x = 10, where it comes from, 160, where it is seen, and 310, where it goes.
    var hits: [String]
    var testDescription: String { id }
  }

  @Test(
    "17.1 to 17.2, 17.4, 17.6 as a scene: who is hit where the view comes from, is seen, and goes",
    arguments: [
      Case(id: "UIView.animate", more: "", hits: ["R", "R", "R"]),
      Case(
        id: "with allowUserInteraction", more: #", "allowsUserInteraction": true"#,
        hits: ["R", "R", "A"]),
      Case(
        id: "a property animator", more: #", "kind": "propertyAnimator""#, hits: ["R", "A", "R"]),
      Case(
        id: "a property animator without interaction",
        more: #", "kind": "propertyAnimator", "allowsUserInteraction": false"#,
        hits: ["R", "R", "R"]),
      Case(id: "an explicit animation", more: #", "kind": "layer""#, hits: ["R", "R", "A"]),
    ])
  func hits(_ test: Case) throws {
    let scene = try built(Self.way + #", "curve": "linear""# + test.more)
    let found = [10, 160, 310].map { scene.hitTest(CGPoint(x: $0, y: 10)).flatMap(scene.id)?.name }
    #expect(found == test.hits)
    let traced = [10, 160, 310].map { scene.trace(CGPoint(x: $0, y: 10)).hit?.name }
    #expect(traced == test.hits)
    let moving = try #require(scene.view("A"))
    #expect(moving.frame == CGRect(x: 300, y: 0, width: 50, height: 100))
    #expect(moving.layer.presentation()?.frame == CGRect(x: 150, y: 0, width: 50, height: 100))
  }

  @Test("the moment shown depends on the curve, and no clock moves it", arguments: [false, true])
  func moment(hasClock: Bool) throws {
    let clock = hasClock ? AnimationClock() : nil
    let before = UIApplication.shared.animationClock
    UIApplication.shared.animationClock = clock
    defer { UIApplication.shared.animationClock = before }
    for kind in ["view", "propertyAnimator", "layer"] {
      for (curve, x) in [("linear", 75.0), ("easeIn", 28), ("easeOut", 113), ("easeInOut", 39)] {
        let scene = try built(
          #"""
          "kind": "\#(kind)", "from": {"frame": [0, 0, 50, 100]}, "duration": 8, "at": 2,
          "curve": "\#(curve)"
          """#)
        clock?.advance(to: (clock?.time ?? 0) + 5)
        let seen = try #require(scene.view("A")?.layer.presentation()?.frame.minX)
        #expect(abs(Double(seen) - x) < 1, "\(kind) \(curve): \(seen)")
      }
    }
    // What is left of scenes that are gone ends with the next step.
    clock?.advance(to: (clock?.time ?? 0) + 1)
    #expect(clock?.isIdle != false)
  }

  @Test(
    "before its start an animation is at its start, at its end it is over",
    arguments: [(-1.0, "R", 0.0), (0, "R", 0), (10, "A", 300), (1e9, "A", 300)])
  func edges(at: Double, hit: String, x: Double) throws {
    let scene = try built(
      #""from": {"frame": [0, 0, 50, 100]}, "duration": 10, "at": \#(at), "curve": "linear""#)
    #expect(scene.trace(CGPoint(x: 310, y: 10)).hit?.name == hit)
    #expect(Double(scene.view("A")?.layer.presentation()?.frame.minX ?? -1) == x)
  }

  @Test("17.1 a layer that was only shown elsewhere is hit where its frame was left")
  func onlyTheLayerMoved() throws {
    let scene = try built(
      #"""
      "kind": "layer", "to": {"frame": [0, 0, 50, 100]}, "duration": 0.3, "at": 60,
      "staysAtEnd": true
      """#)
    #expect(scene.view("A")?.layer.presentation()?.frame.minX == 0)
    #expect(scene.trace(CGPoint(x: 10, y: 10)).hit == "R")
    #expect(scene.trace(CGPoint(x: 310, y: 10)).hit == "A")
  }

  @Test("the trace says where the view is seen, where that is not what is tested")
  func traced() throws {
    let scene = try built(Self.way + #", "allowsUserInteraction": true, "curve": "linear""#)
    func observed(_ x: CGFloat) -> [HitTestTrace.Event] {
      scene.trace(CGPoint(x: x, y: 10)).steps.map(\.event).filter {
        if case .observed = $0 { true } else { false }
      }
    }
    func model(_ x: CGFloat, _ isSeen: Bool) -> HitTestTrace.Event {
      .observed(
        HitTestTrace.Observation(
          what: .model, view: "A", point: CGPoint(x: x, y: 10), result: isSeen))
    }
    #expect(observed(160) == [model(10, true)])
    #expect(observed(310) == [model(160, false)])
    #expect(observed(10) == [])
  }

  @Test("what an end states replaces the model's values as setting them in code would")
  func ends() throws {
    let scene = try built(
      #"""
      "kind": "layer", "duration": 1, "at": 0,
      "from": {"center": [100, 50], "transform": [2, 0, 0, 2, 0, 0], "alpha": 0.25}
      """#, in: #""frame": [300, 0, 50, 100], "alpha": 0.5, "contentOffset": [0, 7]"#)
    let view = try #require(scene.view("A"))
    let seen = try #require(view.layer.presentation())
    #expect(seen.position == CGPoint(x: 100, y: 50))
    #expect(seen.bounds == CGRect(x: 0, y: 7, width: 50, height: 100))
    #expect(seen.opacity == 0.25 && seen.affineTransform().a == 2)
    #expect(view.alpha == 0.5 && view.transform == .identity && view.center.x == 325)
  }

  @Test(
    "views and what holds their animations are let go together",
    arguments: [
      "view", "propertyAnimator", "layer",
    ])
  func released(kind: String) throws {
    weak var view: UIView?
    try {
      let scene = try built(Self.way + #", "kind": "\#(kind)""#)
      view = scene.view("A")
      #expect(view?.layer.animationKeys()?.isEmpty == false)
    }()
    #expect(view == nil)
  }

  @Test("extreme numbers neither trap nor move the model")
  func extremes() throws {
    for kind in ["view", "propertyAnimator", "layer"] {
      for (duration, at) in [
        ("0", "0"), ("-1", "0"), ("1e9", "1e-9"), ("1e-300", "0"), ("1", "-1e9"),
      ] {
        let scene = try built(
          #"""
          "kind": "\#(kind)", "duration": \#(duration), "at": \#(at),
          "from": {"frame": [-1e9, 1e9, -1e9, 1e9], "transform": [0, 0, 0, 0, 1e9, 1e9], "alpha": -7}
          """#)
        #expect(scene.view("A")?.frame.minX == 300)
        for x in stride(from: -10.0, to: 410, by: 60) {
          let point = CGPoint(x: x, y: 10)
          #expect(scene.trace(point).hit == scene.hitTest(point).flatMap(scene.id))
        }
      }
    }
  }
}
