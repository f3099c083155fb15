import Diagnosis
import Scenes
import Testing
import UIKit
import Wording

@Suite("Verdicts and fixes in words")
@MainActor
struct VerdictWordsTests {
  private func verdict(_ card: String, at point: CGPoint) throws -> Verdict {
    let json = """
      {"hitscope": 1, "windows": [{"id": "window", "class": "UIWindow", "frame": [0, 0, 200, 200],
        "subviews": [{"id": "card", "frame": [20, 20, 100, 100]\(card), "subviews": [
          {"id": "button", "class": "UIButton", "frame": [60, 10, 80, 40]}]}]}]}
      """
    let scene = SceneBuilder().build(try SceneReader.read(Data(json.utf8)).document)
    let view = try #require(scene.view("button"))
    return Verdict.why(view, at: point, in: scene, trace: scene.trace(point))
  }

  @Test("who gets it, and why not the wished view")
  func outside() throws {
    let verdict = try verdict("", at: CGPoint(x: 140, y: 40))
    #expect(
      VerdictWords.headline(verdict).text
        == "button does not get the touch at (140, 40): window does.")
    #expect(
      VerdictWords.because(verdict).text
        == "It was never asked: card, one level up, does not contain the point: (120, 20) is "
        + "20 pt beyond its right edge.")
    #expect(VerdictWords.limit(verdict) == nil)
  }

  @Test("a gate is told with its value, and what comes after it")
  func gate() throws {
    let verdict = try verdict(
      #", "alpha": 0.01, "isHidden": true"#, at: CGPoint(x: 90, y: 40))
    #expect(
      VerdictWords.because(verdict).text
        == "It was never asked: isHidden is true on card, one level up, so touches pass it and all "
        + "its subviews.")
    #expect(
      VerdictWords.later(verdict).map(\.text) == [
        "alpha is 0.0099999998 on card, one level up, so touches pass it and all its subviews."
      ])
  }

  @Test("a point beside the view says what a scene can't show")
  func beside() throws {
    let verdict = try verdict("", at: CGPoint(x: 90, y: 100))
    #expect(
      VerdictWords.limit(verdict)?.text.hasPrefix("button is not drawn at this point but 30 pt")
        == true)
  }

  @Test("a bottom or right edge belongs to the outside")
  func edge() throws {
    let verdict = try verdict("", at: CGPoint(x: 120, y: 40))
    #expect(
      VerdictWords.because(verdict).text.hasSuffix(
        "(100, 20) is on its right edge, which belongs to the outside."))
  }

  @Test("every change has a sentence and Swift of its own")
  func edits() {
    let edits: [SceneEdit] = [
      .setInteraction("a", true), .setInteraction("a", false), .setHidden("a", false),
      .setAlpha("a", 1), .setEnabled("a", true), .resetTransform("a"),
      .growFrame("a", to: CGRect(x: 1, y: 2, width: 3, height: 4)),
      .moveFrame("a", to: CGRect(x: 1, y: 2, width: 3, height: 4)), .removeRule("a", index: 0),
      .bringToFront("a"), .moveInto("a", superview: "b", center: CGPoint(x: 1.5, y: 2)),
      .setWindowLevel("a", 1), .addRule("a", .passThrough), .addRule("a", .overflow),
      .addRule("a", .boxOnly), .addRule("a", .expand(.by(UIEdgeInsets()))),
      .addRule("a", .reachOutside(search: .frontMost, respectsGates: true)),
      .addRule("a", .redirect(to: "b", from: ["c"], when: .hit)),
    ]
    let sentences = edits.map { FixWords.sentence($0).text }
    #expect(Set(sentences).count == edits.count)
    #expect(!sentences.contains { $0.contains("fix.") || $0.contains("{") }, "\(sentences)")
    #expect(Set(edits.map { FixSwift.lines($0) }).count == edits.count)
    #expect(
      FixSwift.lines(.bringToFront("pay-button")) == [
        "payButton.superview?.bringSubviewToFront(payButton)"
      ])
    #expect(FixSwift.lines(.setHidden("continue", false)) == ["`continue`.isHidden = false"])
  }
}
