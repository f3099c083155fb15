import Testing
import UIKit

@MainActor
@Suite("A tree of 100,000 levels")
struct DeepTreeTests {
  nonisolated private static let depth = 100_000

  /// Built downwards, so that each new view is a leaf when it is added.
  private func chain(
    in top: UIView = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)),
    _ configure: (UIView, Int) -> Void = { _, _ in }
  ) -> (top: UIView, bottom: UIView) {
    var bottom = top
    configure(top, 0)
    for level in 1..<Self.depth {
      let child = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      bottom.addSubview(child)
      configure(child, level)
      bottom = child
    }
    return (top, bottom)
  }

  @Test("builds both ways, answers, traces, converts, climbs and frees")
  func plain() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let (top, bottom) = chain(in: window)
    let point = CGPoint(x: 50, y: 50)
    #expect(top.hitTest(point, with: nil) === bottom)
    let trace = top.trace(point)
    #expect(trace.steps.count == 3 * Self.depth)
    #expect(trace.chain.count == Self.depth + 1)
    #expect(bottom.convert(point, to: nil) == point)
    #expect(bottom.convert(CGRect(x: 1, y: 2, width: 3, height: 4), to: top).origin.x == 1)
    #expect(bottom.isDescendant(of: top))
    #expect(bottom.window === window)
    bottom.touchesBegan([], with: nil)
    window.subviews[0].removeFromSuperview()
    #expect(bottom.window == nil)
    var upwards = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    for _ in 1..<Self.depth {
      let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      parent.addSubview(upwards)
      upwards = parent
    }
    #expect(upwards.hitTest(point, with: nil) != nil)
    upwards.layoutIfNeeded()
  }

  @Test("frees classes of its user's own, held twice in the middle or not")
  func freesOwnClasses() {
    let top = ReplacingView()
    var bottom: UIView = top
    var held: UIView?
    for level in 1..<Self.depth {
      let child = ReplacingView()
      bottom.addSubview(child)
      bottom = child
      if level == Self.depth / 2 { held = child }
    }
    weak let lower = bottom
    top.subviews[0].removeFromSuperview()
    #expect(held?.superview == nil)
    #expect(lower != nil)
    held = nil
    bottom = UIView()
    #expect(lower == nil)
  }

  @Test(
    "every level carries rules, the point inside all of them or only in the last",
    arguments: zip(HitTestRule.ReachSearch.allCases, [CGFloat(50), 120]))
  func ruled(search: HitTestRule.ReachSearch, x: CGFloat) {
    let edges = UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1)
    let rules: [HitTestRule] = [
      .expand(.by(edges)), .overflow, .ignore(views: []),
      .reachOutside(search: search, respectsGates: false),
      .path(d: "M-5 -5 H200 V200 H-5 Z", fillRule: .nonzero, gate: .result),
    ]
    let (top, bottom) = chain { view, _ in view.setHitTestRules(rules) { _ in nil } }
    bottom.frame = CGRect(x: 0, y: 0, width: 150, height: 150)
    let point = CGPoint(x: x, y: 50)
    #expect(top.hitTest(point, with: nil) === bottom)
    #expect(top.trace(point).hit != nil)
  }

  @Test("one node reaches through every level below it")
  func reaching() {
    let (top, bottom) = chain()
    bottom.frame = CGRect(x: 500, y: 500, width: 10, height: 10)
    for search in HitTestRule.ReachSearch.allCases {
      top.setHitTestRules([.reachOutside(search: search, respectsGates: false)]) { _ in nil }
      #expect(top.hitTest(CGPoint(x: 505, y: 505), with: nil) === bottom)
      #expect(top.trace(CGPoint(x: 505, y: 505)).hit != nil)
    }
  }
}
