import Diagnosis
import Scenes
import Testing
import UIKit

@Suite("Dead zones and fingers")
@MainActor
struct DeadZoneTests {
  private func zones(_ windows: String, of id: ViewID = "button") throws -> [DeadZone] {
    let scene = try scene(windows)
    let view = try #require(scene.view(id))
    return DeadZones.of(view, in: scene, map: Territory(of: scene))
  }

  @Test("what sticks out, what is covered and what the shape leaves out are zones of their own")
  func causes() throws {
    let zones = try zones(
      """
      {"id": "window", "class": "UIWindow", "frame": [0, 0, 200, 200], "subviews": [
        {"id": "card", "frame": [20, 20, 100, 100], "subviews": [
          {"id": "button", "class": "UIButton", "frame": [60, 10, 80, 40],
           "hitTestRules": [{"rule": "hole", "d": "M0 0 H10 V40 H0 Z"}]},
          {"id": "badge", "frame": [80, 0, 100, 20], "subviews": [
            {"id": "dot", "frame": [0, 0, 5, 20]}]}]}]}
      """)
    #expect(
      zones.map(\.cause) == [
        .outside("card"), .shape, .covered("badge"), .covered("dot"),
      ])
    #expect(zones.map(\.area) == [1600, 400, 150, 50])
    #expect(zones.map(\.kind) == [.outside, .shape, .covered, .covered])
    #expect(zones[0].spot == CGPoint(x: 140.5, y: 50.5))
  }

  @Test(
    "a closed gate of the view or an ancestor is the cause of all of it",
    arguments: [
      (#""isUserInteractionEnabled": false"#, DeadZone.Kind.interactionOff),
      (#""alpha": 0.005"#, .alpha),
    ])
  func gates(gate: String, kind: DeadZone.Kind) throws {
    let windows = SmallScenes.sticksOut.replacingOccurrences(
      of: #""id": "card","#, with: "\"id\": \"card\", \(gate),")
    let zones = try zones(windows)
    #expect(zones.map(\.kind) == [kind])
    #expect(zones.map(\.area) == [3200])
  }

  @Test("a hidden view is not drawn, and what an ancestor clips is not drawn either")
  func notDrawn() throws {
    let hidden = SmallScenes.sticksOut.replacingOccurrences(
      of: #""id": "card","#, with: #""id": "card", "isHidden": true,"#)
    #expect(try zones(hidden).isEmpty)
    let clipped = SmallScenes.sticksOut.replacingOccurrences(
      of: #""id": "card","#, with: #""id": "card", "clipsToBounds": true,"#)
    #expect(try zones(clipped).isEmpty)
  }

  @Test("a finger on the edge of two buttons shares itself between them")
  func finger() throws {
    let scene = try scene(
      """
      {"id": "window", "class": "UIWindow", "frame": [0, 0, 200, 200], "subviews": [
        {"id": "left", "class": "UIButton", "frame": [0, 0, 100, 200]},
        {"id": "right", "class": "UIButton", "frame": [100, 0, 100, 200]}]}
      """)
    let shares = FingerShare.shares(at: CGPoint(x: 100, y: 100), in: scene)
    #expect(Set(shares.map(\.view)) == ["left", "right"])
    #expect(shares.allSatisfy { abs($0.share - 0.5) < 0.02 })
    let alone = FingerShare.shares(at: CGPoint(x: 40, y: 100), millimeters: 7, in: scene)
    #expect(alone == [FingerShare(view: "left", share: 1)])
    let edge = FingerShare.shares(at: CGPoint(x: 0, y: 100), in: scene)
    #expect(edge.contains { $0.view == nil && abs($0.share - 0.5) < 0.02 })
    #expect(FingerShare.shares(at: CGPoint(x: CGFloat.nan, y: 0), in: scene).isEmpty)
  }
}
