import Testing
import UIKit

@MainActor
@Suite("Rule reachOutside")
struct ReachOutsideTests {
  nonisolated private static let frontMost = HitTestRule.reachOutside(
    search: .frontMost, respectsGates: false)
  nonisolated private static let asPublished = HitTestRule.reachOutside(
    search: .asPublished, respectsGates: false)
  nonisolated private static let repaired = HitTestRule.reachOutside(
    search: .frontMost, respectsGates: true)

  /// The post's demo in its published numbers.
  private func demo(_ rule: HitTestRule) -> UIView {
    let view4 = view("view4", -157, 15, 240, 128) { $0.isUserInteractionEnabled = false }
    let view3 = view("view3", 94, 24, 240, 128, [view4])
    let view2 = view("view2", 28, 27, 240, 128, [view3])
    for child in [view2, view3, view4] { child.alpha = 0.8 }
    let view1 = view("view1", 59, 58, 240, 128, [view2])
    let base = view("base", 0, 0, 600, 600, [view1])
    view1.rules(rule)
    return base
  }

  @Test(
    "the post's demo finds each view wherever it sticks out, interaction off or not",
    arguments: [
      (30, 130, "view4"), (40, 240, "view4"), (264, 100, "view2"), (320, 200, "view3"),
      (420, 230, "view3"), (59, 60, "view1"), (500, 500, "base"), (-30, 130, nil),
    ] as [(CGFloat, CGFloat, String?)])
  func published(x: CGFloat, y: CGFloat, expected: String?) {
    for rule in [Self.frontMost, Self.asPublished] {
      #expect(demo(rule).hit(x, y) == expected, "\(rule)")
    }
  }

  /// P at (50, 50) with A { A1 } behind and B { B1 } in front; B1 sticks out of everything.
  private func siblings(_ rule: HitTestRule, emptyBehind: Bool = false) -> UIView {
    let a = view("A", 0, 0, 40, 40, emptyBehind ? [] : [view("A1", 0, 0, 10, 10)])
    let b = view("B", 60, 60, 40, 40, [view("B1", 60, 60, 30, 30)])
    let parent = view("P", 50, 50, 100, 100, [a, b])
    parent.rules(rule)
    return view("R", 0, 0, 300, 300, [parent])
  }

  @Test("as published, a sibling behind that has subviews erases what was found in front of it")
  func erased() {
    #expect(siblings(Self.asPublished).hit(185, 185) == "R")
    #expect(siblings(Self.frontMost).hit(185, 185) == "B1")
  }

  @Test("as published, a leaf behind keeps the finding")
  func leafKeeps() {
    #expect(siblings(Self.asPublished, emptyBehind: true).hit(185, 185) == "B1")
  }

  @Test(
    "as published, a sibling behind that contains the point takes it from the front one's child")
  func rearWins() {
    func tree(_ rule: HitTestRule) -> UIView {
      let front = view("F", 60, 60, 20, 20, [view("F1", -60, -60, 20, 20)])
      let parent = view("P", 0, 0, 100, 100, [view("A", 0, 0, 40, 40), front])
      parent.rules(rule)
      return root([parent])
    }
    #expect(tree(Self.asPublished).hit(5, 5) == "A")
    #expect(tree(Self.frontMost).hit(5, 5) == "F1")
  }

  @Test("a child's descendants are looked at before the child itself")
  func descendantsFirst() {
    let kid = view("K", 0, 0, 20, 20, [view("KK", 0, 0, 20, 20)])
    let parent = view("P", 0, 0, 10, 10, [kid])
    parent.rules(Self.frontMost)
    let trace = root([parent]).trace(CGPoint(x: 15, y: 15))
    #expect(trace.hit == "KK")
    #expect(
      trace.steps.compactMap { step -> ViewID? in
        guard case .rule(let rule) = step.event else { return nil }
        return rule.target
      } == ["KK"])
  }

  @Test("the node's own result comes second", arguments: [frontMost, asPublished])
  func ownResultSecond(rule: HitTestRule) {
    let kid = view("K", 0, 0, 20, 20) { $0.isHidden = true }
    let parent = view("P", 0, 0, 100, 100, [kid])
    parent.rules(rule)
    let tree = root([parent])
    #expect(tree.hit(10, 10) == "K")
    #expect(tree.hit(50, 50) == "P")
  }

  @Test("gates of descendants are not looked at, unless respectsGates is set")
  func gates() {
    func tree(_ rule: HitTestRule, _ configure: (UIControl) -> Void) -> UIView {
      let kid = view("K", 100, 0, 50, 50, as: UIControl.self, [view("KK", 0, 0, 20, 20)], configure)
      let parent = view("P", 0, 0, 50, 50, [kid])
      parent.rules(rule)
      return root([parent])
    }
    let breaks: [(UIControl) -> Void] = [
      { $0.isHidden = true }, { $0.alpha = 0 }, { $0.isUserInteractionEnabled = false },
      { $0.isEnabled = false },
    ]
    for configure in breaks {
      #expect(tree(Self.frontMost, configure).hit(110, 10) == "KK")
      #expect(tree(Self.asPublished, configure).hit(140, 40) == "K")
      #expect(tree(Self.repaired, configure).hit(110, 10) == "R")
    }
    #expect(tree(Self.repaired) { _ in }.hit(110, 10) == "KK")
  }

  @Test("with respectsGates the node's own gates count too; without, a hidden node still finds")
  func ownGates() {
    func tree(_ rule: HitTestRule) -> UIView {
      let parent = view("P", 0, 0, 50, 50, [view("K", 100, 0, 50, 50)]) { $0.isHidden = true }
      parent.rules(rule)
      return root([parent])
    }
    #expect(tree(Self.frontMost).hit(110, 10) == "K")
    #expect(tree(Self.repaired).hit(110, 10) == "R")
  }

  @Test("of the descendants' rules only those on point(inside:) count")
  func descendantRules() {
    func tree(_ childRule: HitTestRule) -> UIView {
      let kid = view("K", 100, 0, 50, 50)
      let parent = view("P", 0, 0, 50, 50, [kid])
      kid.rules(childRule)
      parent.rules(Self.frontMost)
      return root([parent])
    }
    let grown = HitTestRule.expand(.by(UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 0)))
    #expect(tree(grown).hit(95, 10) == "K")
    #expect(tree(.hole(d: "M0 0 H20 V20 H0 Z", fillRule: .nonzero)).hit(110, 10) == "R")
    #expect(
      tree(.path(d: "M0 0 H5 V5 H0 Z", fillRule: .nonzero, gate: .inside)).hit(110, 10) == "R")
    #expect(
      tree(.path(d: "M0 0 H5 V5 H0 Z", fillRule: .nonzero, gate: .result)).hit(110, 10) == "K")
    #expect(tree(.passThrough).hit(110, 10) == "K")
    #expect(tree(.none).hit(110, 10) == "K")
  }

  @Test("a descendant's own point(inside:) override decides", arguments: [frontMost, asPublished])
  func overriddenInside(rule: HitTestRule) {
    let kid = view("K", 100, 0, 50, 50, as: ClosureView.self) { $0.inside = { _, p in p.x > 25 } }
    let parent = view("P", 0, 0, 50, 50, [kid])
    parent.rules(rule)
    let tree = root([parent])
    #expect(tree.hit(110, 10) == "R")
    #expect(tree.hit(130, 10) == "K")
  }

  @Test("a descendant whose transform has no inverse is skipped with its branch")
  func singular() {
    let flat = CGAffineTransform(scaleX: 0, y: 1)
    let kid = view("K", 100, 0, 50, 50, [view("KK", 0, 0, 50, 50)]) { $0.transform = flat }
    let parent = view("P", 0, 0, 50, 50, [kid])
    for rule in [Self.frontMost, Self.asPublished] {
      parent.rules(rule)
      let trace = root([parent]).trace(CGPoint(x: 125, y: 25))
      #expect(trace.hit == "R")
      #expect(
        trace.steps.contains {
          guard case .rule(let rule) = $0.event else { return false }
          return rule.target == "K" && rule.result == .skipped(.transform(flat))
        })
    }
  }

  @Test("the node's ancestors must contain the point")
  func ancestors() {
    let parent = view("P", 0, 0, 50, 50, [view("K", 100, 0, 50, 50)])
    parent.rules(Self.frontMost)
    let tree = root([view("G", 0, 0, 80, 80, [parent])])
    #expect(tree.hit(110, 10) == "R")
  }

  @Test("every descendant looked at is a step, and the finding a last one")
  func steps() {
    let steps = siblings(Self.asPublished).trace(CGPoint(x: 185, y: 185)).steps
    let rules = steps.compactMap { step -> HitTestTrace.RuleStep? in
      if case .rule(let rule) = step.event { rule } else { nil }
    }
    #expect(rules.map(\.target) == ["B", "B1", "A", "A1", nil])
    #expect(
      rules.map(\.result) == [
        .inside(false), .inside(true), .inside(false), .inside(false), .view(nil),
      ])
    #expect(
      rules.map(\.point) == [
        CGPoint(x: 75, y: 75), CGPoint(x: 15, y: 15), CGPoint(x: 135, y: 135),
        CGPoint(x: 135, y: 135), CGPoint(x: 135, y: 135),
      ])
  }

  @Test(
    "on random trees both searches equal the recursions they stand for, with the rule on many levels"
  )
  func equalsRecursion() {
    var random = Seeded(7)
    for _ in 0..<300 {
      let tree = randomTree(&random, views: 12, custom: false, ruled: false)
      for child in tree.everyView where Bool.random(using: &random) {
        child.rules(Bool.random(using: &random) ? Self.frontMost : Self.asPublished)
      }
      for _ in 0..<20 {
        let point = CGPoint(
          x: .random(in: -20...220, using: &random), y: .random(in: -20...220, using: &random))
        #expect(tree.hitTest(point, with: nil) === naiveHit(tree, point))
      }
    }
  }

  /// The default search and the two recursions, as one would write them.
  private func naiveHit(_ view: UIView, _ point: CGPoint) -> UIView? {
    var result: UIView?
    if view.isUserInteractionEnabled, !view.isHidden, view.alpha >= 0.01,
      view.point(inside: point, with: nil)
    {
      result = view
      for child in view.subviews.reversed() where child.transform.isInvertible {
        if let hit = naiveHit(child, child.convert(point, from: view)) {
          result = hit
          break
        }
      }
    } else {
      result = nil
    }
    switch view.hitTestRules.first {
    case Self.frontMost: return naiveFrontMost(view, point) ?? result
    case Self.asPublished: return naivePublished(view, point) ?? result
    default: return result
    }
  }

  private func naiveFrontMost(_ view: UIView, _ point: CGPoint) -> UIView? {
    for child in view.subviews.reversed() where child.transform.isInvertible {
      let inner = child.convert(point, from: view)
      if let found = naiveFrontMost(child, inner) { return found }
      if child.point(inside: inner, with: nil) { return child }
    }
    return nil
  }

  private func naivePublished(_ view: UIView, _ point: CGPoint) -> UIView? {
    var found: UIView?
    for child in view.subviews.reversed() where child.transform.isInvertible {
      let inner = child.convert(point, from: view)
      if child.point(inside: inner, with: nil) {
        return naivePublished(child, inner) ?? child
      }
      if !child.subviews.isEmpty { found = naivePublished(child, inner) }
    }
    return found
  }
}
