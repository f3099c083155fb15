import Testing
import UIKit

/// What a trace says of custom classes: the pairs {engine's parent, custom parent} × {plain,
/// super and replace, no super, both with `traced`}.
@MainActor
@Suite("The recorder sees both sides")
struct OverrideTraceTests {
  /// One line a step, terse.
  private func lines(_ tree: UIView, _ x: CGFloat = 10, _ y: CGFloat = 10) -> [String] {
    tree.trace(CGPoint(x: x, y: y)).steps.map { step in
      String(repeating: "  ", count: step.depth) + step.view.name + " " + words(step.event)
    }
  }

  private func words(_ event: HitTestTrace.Event) -> String {
    switch event {
    case .asked(_, let asker): "asked by \(asker)"
    case .refused(let gate): "refused \(gate)"
    case .inside(let inside): "inside \(inside)"
    case .rule(let rule): "rule \(rule.rule)"
    case .observed(let fact): "saw \(fact.what) \(fact.view?.name ?? "-")"
    case .answered(let view, let seen): "→ \(view?.name ?? "nil") \(seen)"
    }
  }

  private func pair<Child: UIView>(_ parent: UIView, _ child: Child.Type) -> UIView {
    parent.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    parent.accessibilityIdentifier = "P"
    parent.addSubview(view("C", 0, 0, 50, 50, as: child))
    return root([parent])
  }

  private func middle(_ tree: UIView) -> [String] { Array(lines(tree).dropFirst(2).dropLast()) }

  @Test("engine's parent, plain child")
  func defaultPlain() {
    #expect(
      middle(pair(UIView(), UIView.self)) == [
        "  P asked by superview", "  P inside true", "    C asked by superview",
        "    C inside true", "    C → C whole", "  P → C whole",
      ])
  }

  @Test("engine's parent, a child that calls super and replaces: its final answer is seen")
  func defaultReplacing() {
    #expect(
      middle(pair(UIView(), ReplacingView.self)) == [
        "  P asked by superview", "  P inside true", "    C asked by superview",
        "    C saw superHitTest -", "    C inside true", "    C → nil whole", "  P → P whole",
      ])
  }

  @Test("engine's parent, a child that never calls super: no search of it is noted")
  func defaultManual() {
    #expect(
      middle(pair(UIView(), ManualView.self)) == [
        "  P asked by superview", "  P inside true", "    C asked by superview",
        "    C saw subviews C", "    C → C whole", "  P → C whole",
      ])
  }

  @Test("engine's parent, children with traced: the same, noted once")
  func defaultTraced() {
    #expect(
      middle(pair(UIView(), TracedReplacingView.self)) == [
        "  P asked by superview", "  P inside true", "    C asked by superview",
        "    C saw superHitTest -", "    C inside true", "    C → nil whole", "  P → P whole",
      ])
    #expect(
      middle(pair(UIView(), TracedManualView.self)) == [
        "  P asked by superview", "  P inside true", "    C asked by superview",
        "    C saw subviews C", "    C → C whole", "  P → C whole",
      ])
  }

  @Test("custom parent, plain child: asked directly, and exact")
  func customPlain() {
    #expect(
      middle(pair(ManualView(), UIView.self)) == [
        "  P asked by superview", "  P saw subviews P", "  P saw convert C",
        "    C asked by customCode", "    C inside true", "    C → C whole", "  P → C whole",
      ])
  }

  @Test("custom parent, a child that calls super and replaces: its final answer is not seen")
  func customReplacing() {
    #expect(
      middle(pair(ManualView(), ReplacingView.self)) == [
        "  P asked by superview", "  P saw subviews P", "  P saw convert C",
        "    C asked by customCode", "    C inside true", "    C → C searchOnly",
        "  P → P whole",
      ])
  }

  @Test("custom parent, a child without super: nothing of it is guessed")
  func customManual() {
    #expect(
      middle(pair(ManualView(), ManualView.self)) == [
        "  P asked by superview", "  P saw subviews P", "  P saw convert C",
        "  P saw subviews C", "  P → C whole",
      ])
  }

  @Test("custom parent, children with traced: exact")
  func customTraced() {
    #expect(
      middle(pair(ManualView(), TracedReplacingView.self)) == [
        "  P asked by superview", "  P saw subviews P", "  P saw convert C",
        "    C asked by customCode", "    C saw superHitTest -", "    C inside true",
        "    C → nil whole", "  P → P whole",
      ])
    #expect(
      middle(pair(TracedManualView(), TracedManualView.self)) == [
        "  P asked by superview", "  P saw subviews P", "  P saw convert C",
        "    C asked by customCode", "    C saw subviews C", "    C → C whole", "  P → C whole",
      ])
  }

  @Test("two searches in one frame are two super calls of it")
  func aiming() {
    let child = view("C", 20, 20, 50, 50, as: AimingView.self)
    #expect(
      Array(lines(root([child])).dropFirst(2).dropLast()) == [
        "  C asked by superview", "  C saw superHitTest -", "  C inside false",
        "  C saw superHitTest -", "  C inside true", "  C → C whole",
      ])
  }

  @Test("what an overridden point(inside:) looks at is observed, its own base is not")
  func union() {
    let parent = view("P", 0, 0, 20, 20, as: ChildrenUnionView.self, [view("C", 0, 0, 50, 50)])
    #expect(
      Array(lines(root([parent]), 30, 30).dropFirst(2).dropLast()) == [
        "  P asked by superview", "  P saw superHitTest -", "  P saw subviews P",
        "  P saw convert C", "  P saw pointInside C", "  P inside true", "    C asked by superview",
        "    C inside true", "    C → C whole", "  P → C whole",
      ])
  }

  @Test("observations carry the point in the other view's coordinates and what was said")
  func observations() {
    let parent = view("P", 0, 0, 100, 100, as: ClosureView.self, [view("C", 5, 6, 50, 50)])
    parent.hit = { view, point, _ in
      let child = view.subviews[0]
      return child.point(inside: view.convert(point, to: child), with: nil) ? child : nil
    }
    let facts = root([parent]).trace(CGPoint(x: 10, y: 10)).steps.compactMap { step in
      if case .observed(let fact) = step.event { fact } else { nil }
    }
    let point = CGPoint(x: 5, y: 4)
    #expect(
      facts == [
        .init(what: .subviews, view: "P", point: nil),
        .init(what: .convert, view: "C", point: point),
        .init(what: .pointInside, view: "C", point: point, result: true),
      ])
  }

  @Test("a view that asks itself again opens a frame of its own")
  func asksItself() {
    let child = view("C", 0, 0, 50, 50, as: ClosureView.self)
    var depth = 0
    child.hit = { view, point, event in
      depth += 1
      defer { depth -= 1 }
      return depth == 1
        ? view.hitTest(CGPoint(x: 1, y: 1), with: event) : view.superHitTest(point, event)
    }
    let trace = root([child]).trace(CGPoint(x: 10, y: 10))
    #expect(trace.hit == "C")
    #expect(
      trace.steps.filter { $0.view == "C" }.contains {
        $0.event == .observed(.init(what: .superHitTest, view: nil, point: CGPoint(x: 1, y: 1)))
      })
  }
}
