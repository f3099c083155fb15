import Testing
import UIKit
import Wording

@Suite("Rules in a few words")
struct RuleWordsTests {
  @Test("each rule has its own")
  func short() {
    let rules: [HitTestRule] = [
      .expand(.by(UIEdgeInsets(top: 12, left: 12, bottom: 12, right: 12))),
      .expand(.by(UIEdgeInsets(top: -4, left: -4, bottom: -4, right: -4))),
      .expand(.by(UIEdgeInsets(top: 1, left: 2.5, bottom: 3, right: 4))),
      .expand(.toAtLeast(CGSize(width: 44, height: 44))),
      .path(d: "", fillRule: .nonzero, gate: .inside),
      .path(d: "", fillRule: .evenodd, gate: .result),
      .hole(d: "", fillRule: .nonzero), .passThrough, .ignore(views: ["a"]),
      .ignore(views: ["a", "b"]), .redirect(to: "a", from: nil, when: .hit),
      .reachOutside(search: .frontMost, respectsGates: false),
      .reachOutside(search: .frontMost, respectsGates: true),
      .reachOutside(search: .asPublished, respectsGates: false), .overflow, .boxOnly,
      HitTestRule.none,
    ]
    #expect(
      rules.map { RuleWords.short($0) } == [
        "grows by 12", "shrinks by 4", "grows by 1, 2.5, 3, 4", "at least 44 × 44", "path",
        "path, on its result", "hole", "passes through", "ignores a", "ignores 2 views",
        "redirects to a", "reaches outside", "reaches outside, respects gates",
        "reaches outside, as published", "lets children overflow", "never asks its children",
        "takes no touches",
      ])
  }
}
