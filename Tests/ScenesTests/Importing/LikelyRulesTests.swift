import Scenes
import Testing
import UIKit

@Suite("Likely rules of a class")
struct LikelyRulesTests {
  @Test(
    "the name tells which rule comes first",
    arguments: [
      ("Shop.PassthroughWindow", HitTestRule.passThrough), ("RCTView", .overflow),
      ("BadgeView", .overflow),
      ("RoundButton", .expand(.toAtLeast(CGSize(width: 44, height: 44)))),
    ])
  func first(name: String, rule: HitTestRule) {
    #expect(LikelyRules.of(className: name).first == rule)
  }

  @Test("every rule that needs nothing else is in the menu once, whatever the name")
  func menu() {
    for name in ["Foo", "RCTTouchableOverlayButton", ""] {
      #expect(
        Set(LikelyRules.of(className: name).map(\.name))
          == ["passThrough", "overflow", "expand", "boxOnly", "none"])
      #expect(LikelyRules.of(className: name).count == 5)
    }
  }
}
