import Diagnosis
import Scenes
import Testing
import UIKit

@Suite("Differences")
@MainActor
struct DifferenceTests {
  @Test("a scene differs in nothing from itself")
  func same() throws {
    let scene = try scene(SmallScenes.sticksOut)
    let difference = SceneDifference.between(scene, scene)
    #expect(!difference.isFelt)
    #expect(difference.views.isEmpty && difference.passages.isEmpty)
  }

  @Test("a parent that grows gives its button what it lost")
  func grown() throws {
    let old = try scene(SmallScenes.sticksOut)
    let new = try scene(
      SmallScenes.sticksOut.replacingOccurrences(
        of: "[20, 20, 100, 100]", with: "[20, 20, 140, 100]"))
    let difference = SceneDifference.between(old, new)
    #expect(difference.isFelt)
    #expect(difference.views.map(\.view) == ["window", "card", "button"])
    let button = try #require(difference.views.first { $0.view == "button" })
    #expect((button.before, button.after, button.gained, button.lost) == (1600, 3200, 1600, 0))
    #expect(button.isTarget)
  }

  @Test("a change that no target and no probe feels is no failure")
  func unfelt() throws {
    let old = try scene(SmallScenes.sticksOut)
    let new = try scene(
      SmallScenes.sticksOut.replacingOccurrences(of: "100, 100]", with: "100, 110]"))
    let difference = SceneDifference.between(old, new)
    #expect(!difference.isFelt)
    #expect(difference.views.map(\.view) == ["card", "window"])
  }

  @Test("probes of either scene are asked in both; views that came and went are named")
  func probes() throws {
    var old = try scene(SmallScenes.sticksOut).document
    old.probes = [SceneProbe(at: CGPoint(x: 90, y: 40), expectation: .hit("button"))]
    var new = old
    new.nodes[2].id = "other"
    let difference = SceneDifference.between(build(old), build(new))
    #expect(difference.probes.map(\.after) == [.hit("other")])
    #expect(difference.addedViews == ["other"])
    #expect(difference.removedViews == ["button"])
    #expect(difference.isFelt)
  }

  @Test("edits are made on a copy and can be undone by keeping the old one")
  func edits() throws {
    let document = try scene(SmallScenes.sticksOut).document
    let front = try #require(
      document.applying([
        .moveInto("button", superview: "window", center: CGPoint(x: 120, y: 50)),
        .bringToFront("card"), .setInteraction("card", false),
      ]))
    #expect(front.nodes.map(\.id) == ["window", "button", "card"])
    #expect(front.nodes.map(\.depth) == [0, 1, 1])
    #expect(front.nodes[1].frame == CGRect(x: 80, y: 30, width: 80, height: 40))
    #expect(document.applying(.removeRule("card", index: 0)) == nil)
    #expect(document.applying(.setHidden("nobody", true)) == nil)
    #expect(
      document.applying(.moveInto("card", superview: "button", center: CGPoint())) == nil)
    let grown = try #require(
      document.applying(.growFrame("card", to: CGRect(x: 10, y: 0, width: 150, height: 120))))
    #expect(grown.nodes[2].frame == CGRect(x: 70, y: 30, width: 80, height: 40))
  }
}
