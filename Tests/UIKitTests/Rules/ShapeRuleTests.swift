import Testing
import UIKit

@MainActor
@Suite("Rules on point(inside:) and on the search")
struct ShapeRuleTests {
  private static func by(_ n: CGFloat) -> HitTestRule {
    .expand(.by(UIEdgeInsets(top: n, left: n, bottom: n, right: n)))
  }

  private func path(_ d: String, _ fillRule: HitTestRule.FillRule = .nonzero) -> HitTestRule {
    .path(d: d, fillRule: fillRule, gate: .inside)
  }

  @Test(
    "expand grows each side by its own number, half-open like the bounds",
    arguments: [
      (38, 60, "A"), (37.9, 60, "R"), (60, 39, "A"), (60, 38.9, "R"), (103.9, 60, "A"),
      (104, 60, "R"), (60, 102.9, "A"), (60, 103, "R"),
    ])
  func expandBySides(x: CGFloat, y: CGFloat, expected: String) {
    let child = view("A", 40, 40, 60, 60)
    child.rules(.expand(.by(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))))
    #expect(root([child]).hit(x, y) == expected)
  }

  @Test("expand to a least size grows both sides equally and never shrinks")
  func expandToAtLeast() {
    let child = view("A", 90, 90, 20, 60)
    child.rules(.expand(.toAtLeast(CGSize(width: 44, height: 44))))
    #expect(
      child.insideRegion == InsideRegion(shape: .rect(CGRect(x: -12, y: 0, width: 44, height: 60))))
    let tree = root([child])
    #expect(tree.hit(78, 100) == "A")
    #expect(tree.hit(77.9, 100) == "R")
    #expect(tree.hit(100, 89.9) == "R")
  }

  @Test("a second expand replaces the first, starting from the bounds again")
  func expandTwice() {
    let child = view("A", 50, 50, 10, 10)
    child.rules(Self.by(20), Self.by(5))
    #expect(child.insideRegion.shape == .rect(CGRect(x: -5, y: -5, width: 20, height: 20)))
    #expect(root([child]).hit(40, 55) == "R")
  }

  @Test("expand follows the bounds when they change")
  func expandIsLive() {
    let child = view("A", 50, 50, 10, 10)
    child.rules(Self.by(5))
    child.frame = CGRect(x: 100, y: 100, width: 20, height: 20)
    #expect(root([child]).hit(96, 96) == "A")
  }

  @Test("a path replaces the bounds: outside them it still holds, inside them it may not")
  func pathReplacesBounds() {
    let child = view("A", 50, 50, 20, 20)
    child.rules(path("M10 10 H60 V60 H10 Z"))
    let tree = root([child])
    #expect(tree.hit(100, 100) == "A")
    #expect(tree.hit(52, 52) == "R")
  }

  @Test("both fill rules", arguments: [(HitTestRule.FillRule.nonzero, "A"), (.evenodd, "R")])
  func fillRules(fillRule: HitTestRule.FillRule, expected: String) {
    let child = view("A", 0, 0, 100, 100)
    child.rules(path("M0 0 H100 V100 H0 Z M25 25 H75 V75 H25 Z", fillRule))
    #expect(root([child]).hit(50, 50) == expected)
    #expect(root([child]).hit(10, 10) == "A")
  }

  @Test("a path gates the subviews too")
  func pathGatesSubviews() {
    let child = view("A", 0, 0, 100, 100, [view("K", 0, 0, 100, 100)])
    child.rules(path("M0 0 H50 V100 H0 Z"))
    #expect(root([child]).hit(25, 50) == "K")
    #expect(root([child]).hit(75, 50) == "R")
  }

  @Test("a hole cuts what is there so far, and a later expand or path sets the region anew")
  func holes() {
    let child = view("A", 0, 0, 100, 100)
    let hole = HitTestRule.hole(d: "M40 40 H60 V60 H40 Z", fillRule: .nonzero)
    let tree = root([child])
    child.rules(hole)
    #expect(tree.hit(50, 50) == "R")
    #expect(tree.hit(30, 50) == "A")
    child.rules(Self.by(10), hole)
    #expect(tree.hit(105, 50) == "A")
    #expect(tree.hit(50, 50) == "R")
    child.rules(hole, Self.by(10))
    #expect(tree.hit(50, 50) == "A")
    child.rules(hole, path("M30 30 H70 V70 H30 Z"))
    #expect(tree.hit(50, 50) == "A")
    child.rules(path("M30 30 H70 V70 H30 Z"), hole)
    #expect(tree.hit(50, 50) == "R")
    #expect(child.insideRegion.holes.count == 1)
  }

  @Test("two holes with even-odd and non-zero winding cut independently")
  func twoHoles() {
    let child = view("A", 0, 0, 100, 100)
    child.rules(
      .hole(d: "M0 0 H40 V40 H0 Z M10 10 H30 V30 H10 Z", fillRule: .evenodd),
      .hole(d: "M60 60 H90 V90 H60 Z", fillRule: .nonzero))
    let tree = root([child])
    #expect(tree.hit(5, 5) == "R")
    #expect(tree.hit(20, 20) == "A")
    #expect(tree.hit(70, 70) == "R")
  }

  @Test("the region as a value answers as the view does, everywhere on a grid")
  func regionAgrees() {
    let child = view("A", 0, 0, 40, 40)
    let lists: [[HitTestRule]] = [
      [], [Self.by(7)], [Self.by(-7)], [path("M5 5 C60 0 60 60 5 60 Z")],
      [path("M5 5 C60 0 60 60 5 60 Z"), .hole(d: "M10 10 H20 V20 H10 Z", fillRule: .evenodd)],
      [.hole(d: "M0 0 L40 40 L0 40 Z", fillRule: .nonzero)],
      [
        .expand(.toAtLeast(CGSize(width: 60, height: 10))),
        .hole(d: "M-5 5 h9 v9 h-9 Z", fillRule: .nonzero),
      ],
    ]
    for list in lists {
      child.setHitTestRules(list) { _ in nil }
      for x in stride(from: -20.0, through: 80, by: 1.5) {
        for y in stride(from: -20.0, through: 80, by: 1.5) {
          let point = CGPoint(x: x, y: y)
          #expect(child.insideRegion.contains(point) == child.point(inside: point, with: nil))
        }
      }
    }
  }

  @Test("overflow asks the children first and regardless of the view's own region")
  func overflow() {
    let child = view("P", 50, 50, 50, 50, [view("K", 40, 40, 60, 60)])
    child.rules(.overflow)
    let tree = root([child])
    #expect(tree.hit(140, 140) == "K")
    #expect(tree.hit(60, 60) == "P")
    #expect(tree.hit(160, 160) == "R")
  }

  @Test("overflow asks point(inside:) once, after the children, and only when none answered")
  func overflowAsksInsideLast() {
    let notes = CallNotes()
    let kid = view("K", 40, 40, 60, 60, as: SpyView.self)
    let parent = view("P", 50, 50, 50, 50, as: SpyView.self, [kid])
    for spy in [kid, parent] { spy.notes = notes }
    parent.rules(.overflow)
    let tree = root([parent])
    #expect(tree.hit(140, 140) == "K")
    #expect(notes.insideCalls == ["K"])
    notes.insideCalls = []
    #expect(tree.hit(60, 60) == "P")
    #expect(notes.insideCalls == ["K", "P"])
  }

  @Test("boxOnly never asks the children; none answers nothing")
  func boxOnlyAndNone() {
    let parent = view("P", 50, 50, 50, 50, [view("K", 0, 0, 50, 50)])
    let tree = root([parent])
    parent.rules(.boxOnly)
    #expect(tree.hit(60, 60) == "P")
    #expect(tree.hit(110, 60) == "R")
    #expect(!tree.trace(CGPoint(x: 60, y: 60)).steps.contains { $0.view == "K" })
    parent.rules(.none)
    #expect(tree.hit(60, 60) == "R")
    parent.rules(.boxOnly, .overflow, .none)
    #expect(tree.hit(60, 60) == "R")
    parent.rules(.overflow, .boxOnly)
    #expect(tree.hit(60, 60) == "P")
  }

  @Test(
    "gates come before rules on the search",
    arguments: [HitTestRule.overflow, .boxOnly, .none])
  func gatesFirst(rule: HitTestRule) {
    let parent = view("P", 50, 50, 50, 50, [view("K", 0, 0, 50, 50)]) { $0.isHidden = true }
    parent.rules(rule)
    let trace = root([parent]).trace(CGPoint(x: 60, y: 60))
    #expect(trace.hit == "R")
    #expect(!trace.steps.contains { if case .rule = $0.event { true } else { false } })
  }

  @Test("rules act in the base methods, so an override above them has the last word")
  func rulesUnderOverrides() {
    let child = view("A", 50, 50, 20, 20, as: ClosureView.self)
    child.rules(Self.by(10), .passThrough)
    let tree = root([child])
    #expect(tree.hit(45, 45) == "R")
    child.hit = { view, point, event in view.superHitTest(point, event) ?? view }
    #expect(tree.hit(45, 45) == "A")
    #expect(child.point(inside: CGPoint(x: -5, y: -5), with: nil))
  }

  @Test("what can't be done is told, and the rest of the list still acts")
  func faults() {
    let child = view("A", 0, 0, 100, 100)
    let faults = child.setHitTestRules([
      .path(d: "M0 0 L", fillRule: .nonzero, gate: .inside),
      .redirect(to: "gone", from: nil, when: .hit),
      .ignore(views: ["A", "lost"]), .reachOutside(search: .asPublished, respectsGates: true),
      .passThrough,
    ]) { $0 == "A" ? child : nil }
    #expect(faults.map(\.index) == [0, 1, 2, 3])
    #expect(faults[1].what == .unknownView("gone"))
    #expect(faults[2].what == .unknownView("lost"))
    #expect(faults[3].what == .gatesWithAsPublished)
    #expect(child.hitTestRules.count == 5)
    #expect(root([child]).hit(5, 5) == "R")
    child.setHitTestRules([]) { _ in nil }
    #expect(child.hitTestRules.isEmpty)
    #expect(root([child]).hit(5, 5) == "A")
  }

  @Test("each rule on the region notes what the region so far says")
  func regionSteps() {
    let child = view("A", 50, 50, 20, 20)
    child.rules(Self.by(10), .hole(d: "M-8 -8 H0 V0 H-8 Z", fillRule: .nonzero))
    let events = root([child]).trace(CGPoint(x: 45, y: 45)).steps.filter { $0.view == "A" }.map(
      \.event)
    let point = CGPoint(x: -5, y: -5)
    #expect(
      events == [
        .asked(point: point, by: .superview),
        .rule(.init(rule: "expand", index: 0, target: nil, point: point, result: .inside(true))),
        .rule(.init(rule: "hole", index: 1, target: nil, point: point, result: .inside(false))),
        .inside(false), .answered(nil, seen: .whole),
      ])
  }
}
