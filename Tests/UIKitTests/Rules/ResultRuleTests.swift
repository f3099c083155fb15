import Testing
import UIKit

@MainActor
@Suite("Rules on the result")
struct ResultRuleTests {
  /// R { Back, P { K }, hidden X }, P with the rules.
  private func tree(_ rules: HitTestRule..., configure: (UIView) -> Void = { _ in }) -> UIView {
    let parent = view("P", 50, 50, 100, 100, [view("K", 0, 0, 30, 30), view("L", 60, 0, 30, 30)])
    let other = view("X", 0, 0, 10, 10) {
      $0.isHidden = true
      $0.alpha = 0
      $0.isUserInteractionEnabled = false
    }
    let tree = root([view("Back", 50, 50, 20, 20), parent, other])
    parent.setHitTestRules(rules) { tree.find($0.name) }
    configure(parent)
    return tree
  }

  @Test("passThrough drops the view itself; children still answer and the search goes on behind")
  func passThrough() {
    let tree = tree(.passThrough)
    #expect(tree.hit(60, 60) == "K")
    #expect(tree.hit(120, 120) == "R")
    tree.find("K")?.isHidden = true
    #expect(tree.hit(60, 60) == "Back")
  }

  @Test("ignore drops the listed results; their subviews still answer")
  func ignore() {
    let tree = tree(.ignore(views: ["K", "P"]))
    #expect(tree.hit(75, 75) == "R")
    #expect(tree.hit(60, 60) == "Back")
    #expect(tree.hit(115, 60) == "L")
    tree.find("K")?.addSubview(view("KK", 0, 0, 15, 15))
    #expect(tree.hit(60, 60) == "KK")
  }

  @Test("redirect replaces a hit by a view that is hidden, clear and disabled")
  func redirectHit() {
    let tree = tree(.redirect(to: "X", from: nil, when: .hit))
    #expect(tree.hit(120, 120) == "X")
    #expect(tree.hit(60, 60) == "X")
    #expect(tree.hit(10, 10) == "R")
  }

  @Test(
    "redirect from a list needs the result so far to be in it, at each moment",
    arguments: HitTestRule.RedirectMoment.allCases)
  func redirectFrom(moment: HitTestRule.RedirectMoment) {
    let tree = tree(.redirect(to: "X", from: ["K"], when: moment))
    #expect(tree.hit(60, 60) == "X")
    #expect(tree.hit(115, 60) == "L")
    #expect(tree.hit(120, 120) == "P")
    #expect(tree.hit(10, 10) == "R")
  }

  @Test("redirect inside acts where the gates pass and the point is inside, hit or not")
  func redirectInside() {
    let tree = tree(.passThrough, .redirect(to: "X", from: nil, when: .inside))
    #expect(tree.hit(120, 120) == "X")
    #expect(tree.hit(10, 10) == "R")
    tree.find("P")?.isUserInteractionEnabled = false
    #expect(tree.hit(120, 120) == "R")
  }

  @Test("redirect always acts wherever the view is asked, even hidden")
  func redirectAlways() {
    let tree = tree(.redirect(to: "X", from: nil, when: .always)) { $0.isHidden = true }
    #expect(tree.hit(120, 120) == "X")
    #expect(tree.hit(10, 10) == "X")
    #expect(tree.hit(300, 10) == nil)
  }

  @Test("redirect inside asks point(inside:) once even where the search did not ask")
  func redirectAsksInsideOnce() {
    let notes = CallNotes()
    let parent = view("P", 50, 50, 100, 100, as: SpyView.self) { $0.notes = notes }
    let tree = root([parent])
    parent.setHitTestRules([.none, .redirect(to: "R", from: nil, when: .inside)]) {
      tree.find($0.name)
    }
    #expect(tree.hit(60, 60) == "R")
    #expect(notes.insideCalls == ["P"])
  }

  @Test("a redirect to a view that is gone does nothing")
  func redirectGone() {
    let tree = tree(.redirect(to: "X", from: nil, when: .hit))
    tree.find("X")?.removeFromSuperview()
    #expect(tree.hit(120, 120) == "P")
  }

  @Test("a path with gate result drops the result outside, children's too, after the search ran")
  func resultPath() {
    let tree = tree(.path(d: "M0 0 H50 V100 H0 Z", fillRule: .nonzero, gate: .result))
    #expect(tree.hit(60, 60) == "K")
    #expect(tree.hit(80, 120) == "P")
    #expect(tree.hit(115, 60) == "R")
    let trace = tree.trace(CGPoint(x: 115, y: 60))
    #expect(trace.steps.contains { $0.view == "L" && $0.event == .answered("L", seen: .whole) })
    #expect(tree.find("P")?.resultPath?.fillRule == .nonzero)
    #expect(
      tree.find("P")?.insideRegion.shape == .rect(CGRect(x: 0, y: 0, width: 100, height: 100)))
  }

  @Test("rules on the result act in list order")
  func order() {
    #expect(tree(.passThrough, .redirect(to: "X", from: nil, when: .hit)).hit(120, 120) == "R")
    #expect(tree(.redirect(to: "P", from: ["K"], when: .hit), .passThrough).hit(60, 60) == "Back")
    #expect(tree(.passThrough, .redirect(to: "P", from: ["K"], when: .hit)).hit(60, 60) == "P")
    #expect(
      tree(.ignore(views: ["K"]), .redirect(to: "X", from: ["K"], when: .always)).hit(60, 60)
        == "Back")
  }

  @Test("rules on the result run after a gate failed and after none or boxOnly")
  func afterSearchRules() {
    #expect(tree(.redirect(to: "X", from: nil, when: .always), .none).hit(60, 60) == "X")
    #expect(tree(.none, .redirect(to: "X", from: nil, when: .hit)).hit(60, 60) == "Back")
    #expect(tree(.boxOnly, .passThrough).hit(120, 120) == "R")
  }

  @Test("each rule notes its step with the result so far")
  func steps() {
    let tree = tree(.passThrough, .redirect(to: "X", from: nil, when: .inside))
    let point = CGPoint(x: 70, y: 70)
    let steps = tree.trace(CGPoint(x: 120, y: 120)).steps.filter { $0.view == "P" }
    #expect(
      steps.map(\.event) == [
        .asked(point: point, by: .superview), .inside(true),
        .rule(.init(rule: "passThrough", index: 0, target: nil, point: point, result: .view(nil))),
        .rule(.init(rule: "redirect", index: 1, target: "X", point: point, result: .view("X"))),
        .answered("X", seen: .whole),
      ])
  }
}
