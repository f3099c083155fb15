import Testing
import UIKit

@MainActor
@Suite("Recording changes nothing, and the walk equals a plain recursion")
struct TransparencyTests {
  private func points(_ random: inout Seeded) -> [CGPoint] {
    (0..<15).map { _ in
      CGPoint(x: .random(in: -30...230, using: &random), y: .random(in: -30...230, using: &random))
    }
  }

  @Test("on random trees with overrides and rules, traced and untraced answers are equal")
  func sameAnswers() {
    var random = Seeded(1)
    for _ in 0..<400 {
      let tree = randomTree(&random, views: 14, custom: true, ruled: true)
      let windows = WindowStack(roots: [.init(view: tree)])
      for point in points(&random) {
        let plain = tree.hitTest(point, with: nil)?.accessibilityIdentifier
        let trace = tree.trace(point)
        #expect(trace.hit?.name == plain)
        #expect(trace == tree.trace(point))
        #expect(windows.trace(point).hit?.name == plain)
        #expect(trace.chain.first == plain)
      }
    }
  }

  @Test("on random trees the walk equals a plain recursion through virtual calls")
  func equalsRecursion() {
    var random = Seeded(2)
    for _ in 0..<400 {
      let tree = randomTree(&random, views: 16, custom: true, ruled: false)
      for point in points(&random) {
        #expect(tree.hitTest(point, with: nil) === plainHit(tree, point))
      }
    }
  }

  /// A view of an engine class by the algorithm's seven lines, any other by its own method.
  private func plainHit(_ view: UIView, _ point: CGPoint) -> UIView? {
    guard type(of: view) == UIView.self || view is UIControl || view is UIScrollView else {
      return view.hitTest(point, with: nil)
    }
    if let control = view as? UIControl, !control.isEnabled { return nil }
    guard view.isUserInteractionEnabled, !view.isHidden, view.alpha >= 0.01 else { return nil }
    guard view.point(inside: point, with: nil) else { return nil }
    for child in view.subviews.reversed() where child.transform.isInvertible {
      if let hit = plainHit(child, child.convert(point, from: view)) { return hit }
    }
    return view
  }

  @Test("every frame that opens is answered at its own depth, and numbers run from 1")
  func wellFormed() {
    var random = Seeded(3)
    for _ in 0..<200 {
      let tree = randomTree(&random, views: 14, custom: true, ruled: true)
      for point in points(&random) {
        let trace = tree.trace(point)
        var open: [ViewID] = []
        for (place, step) in trace.steps.enumerated() {
          #expect(step.number == place + 1)
          switch step.event {
          case .asked:
            #expect(step.depth == open.count)
            open.append(step.view)
          case .answered:
            #expect(open.last == step.view)
            #expect(step.depth == open.count - 1)
            open.removeLast()
          case .inside, .observed:
            #expect(step.depth == open.count - 1)
            #expect(open.last == step.view)
          case .refused, .rule:
            #expect(step.depth == open.count - 1 || step.depth == open.count)
          }
        }
        #expect(open.isEmpty)
        if let last = trace.steps.last { #expect(last.event == .answered(trace.hit, seen: .whole)) }
      }
    }
  }

  @Test("a trace made inside an override during a trace leaves the outer one alone")
  func nested() {
    let child = view("A", 0, 0, 100, 100, as: ClosureView.self)
    var inner: HitTestTrace?
    child.hit = { view, point, event in
      inner = view.subviews[0].trace(CGPoint(x: 1, y: 1))
      return view.superHitTest(point, event)
    }
    child.addSubview(view("K", 0, 0, 50, 50))
    let trace = root([child]).trace(CGPoint(x: 10, y: 10))
    #expect(inner?.hit == "K")
    #expect(inner?.steps.count == 3)
    #expect(trace.hit == "K")
    #expect(trace.steps.filter { $0.view == "K" }.count == 3)
  }

  @Test("a tree changed by an override during the hit neither traps nor loses the answer")
  func changedUnderTheWalk() {
    let tree = root([view("A", 0, 0, 100, 100), view("B", 0, 0, 100, 100)])
    let front = view("F", 0, 0, 100, 100, as: ClosureView.self)
    front.hit = { view, _, _ in
      for sibling in view.superview?.subviews ?? [] { sibling.removeFromSuperview() }
      return nil
    }
    tree.addSubview(front)
    #expect(tree.trace(CGPoint(x: 10, y: 10)).hit == "B")
    #expect(tree.subviews.isEmpty)
  }

  @Test("views without an identifier are named by class and number, and names stay apart")
  func names() {
    let twins = [view("twin", 0, 0, 10, 10), view("twin", 0, 0, 100, 100)]
    let tree = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 5, height: 5))
    for child in twins + [button] { tree.addSubview(child) }
    let trace = tree.trace(CGPoint(x: 150, y: 150))
    #expect(
      trace.steps.filter { $0.depth == 1 && $0.event == .inside(false) }.map(\.view)
        == ["UIButton#1", "twin", "twin#2"])
    #expect(trace.hit == "UIView#1")
    #expect(trace.chain == ["UIView#1"])
  }
}
