import Testing
import UIKit

@MainActor
@Suite("The walk from node to node")
struct BoxWalkTests {
  /// The seven lines of the algorithm, by the public properties.
  private func plainHit(_ view: UIView, _ point: CGPoint) -> UIView? {
    guard view.isUserInteractionEnabled, !view.isHidden, view.alpha >= 0.01,
      view.point(inside: point, with: nil)
    else { return nil }
    for child in view.subviews.reversed() where child.transform.isInvertible {
      if let hit = plainHit(child, child.convert(point, from: view)) { return hit }
    }
    return view
  }

  @Test("equals the plain recursion after every kind of change to the tree", arguments: 1...8)
  func changes(seed: Int) throws {
    var random = Seeded(UInt64(seed))
    let tree = randomTree(&random, views: 40, custom: false, ruled: false)
    let all = tree.everyView
    for _ in 0..<300 {
      let view = try #require(all.randomElement(using: &random))
      let other = try #require(all.randomElement(using: &random))
      switch Int.random(in: 0..<9, using: &random) {
      case 0: other.addSubview(view)
      case 1: other.insertSubview(view, at: .random(in: -2...6, using: &random))
      case 2 where view !== tree: view.removeFromSuperview()
      case 3: view.superview?.bringSubviewToFront(view)
      case 4: view.superview?.sendSubviewToBack(view)
      case 5: other.exchangeSubview(at: 0, withSubviewAt: .random(in: 0...4, using: &random))
      case 6: other.superview?.insertSubview(view, aboveSubview: other)
      case 7: other.superview?.insertSubview(view, belowSubview: other)
      default: view.isHidden.toggle()
      }
      for _ in 0..<4 {
        let point = CGPoint(
          x: .random(in: -30...230, using: &random), y: .random(in: -30...230, using: &random))
        let hit = tree.hitTest(point, with: nil)
        #expect(hit === plainHit(tree, point))
        #expect(tree.trace(point).hit?.name == hit?.accessibilityIdentifier)
      }
    }
  }

  @Test("a trace tells each sibling's refusal in the order of asking, boxes and others mixed")
  func mixed() {
    let tree = root([
      view("back", 0, 0, 200, 200),
      view("away", 150, 150, 10, 10),
      view("turned", 150, 0, 10, 10) { $0.transform = CGAffineTransform(rotationAngle: 1) },
      view("hidden", 0, 0, 200, 200) { $0.isHidden = true },
      view("clear", 0, 0, 200, 200) { $0.alpha = 0.005 },
      view("own", 0, 0, 200, 200, as: ClosureView.self) { $0.inside = { _, _ in false } },
      view("flat", 0, 0, 200, 200) { $0.transform = CGAffineTransform(scaleX: 0, y: 1) },
      view("off", 0, 0, 200, 200, as: UIButton.self) { $0.isEnabled = false },
      view("deaf", 0, 0, 200, 200) { $0.isUserInteractionEnabled = false },
    ])
    let lines = tree.trace(CGPoint(x: 20, y: 20)).steps.map { step in
      "\(step.depth) \(step.view.name) "
        + {
          switch step.event {
          case .asked: "asked"
          case .refused(let gate): "refused \("\(gate)".prefix { $0 != "(" })"
          case .inside(let inside): "inside \(inside)"
          case .answered(let answer, _): "answered \(answer?.name ?? "nil")"
          default: "other"
          }
        }()
    }
    #expect(
      lines == [
        "0 R asked", "0 R inside true",
        "1 deaf asked", "1 deaf refused isUserInteractionEnabled", "1 deaf answered nil",
        "1 off asked", "1 off refused isEnabled", "1 off answered nil",
        "1 flat refused transform",
        "1 own asked", "1 own other", "1 own inside false", "1 own answered nil",
        "1 clear asked", "1 clear refused alpha", "1 clear answered nil",
        "1 hidden asked", "1 hidden refused isHidden", "1 hidden answered nil",
        "1 turned asked", "1 turned inside false", "1 turned answered nil",
        "1 away asked", "1 away inside false", "1 away answered nil",
        "1 back asked", "1 back inside true", "1 back answered back",
        "0 R answered back",
      ])
  }

  /// Lets go of everything above and beside it, and so of what the walk has come through.
  private final class Breaker: UIView {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
      var view = superview
      while let current = view {
        let above = current.superview
        for child in current.subviews { child.removeFromSuperview() }
        view = above
      }
      return false
    }
  }

  @Test("custom code that takes the tree apart under the walk ends in an answer", arguments: 0...6)
  func apart(depth: Int) {
    var inner = view("inner", 0, 0, 200, 200, [view("box", 0, 0, 200, 200), Breaker()])
    inner.subviews[1].frame = inner.bounds
    for level in 0..<depth {
      inner = view("level\(level)", 0, 0, 200, 200, [view("side\(level)", 0, 0, 9, 9), inner])
    }
    let tree = root([inner])
    let traced = root([])
    #expect(tree.hit(20, 20) == "box")
    #expect(tree.subviews.isEmpty)
    traced.addSubview(view("inner", 0, 0, 200, 200, [view("box", 0, 0, 200, 200), Breaker()]))
    traced.subviews[0].subviews[1].frame = traced.bounds
    let trace = traced.trace(CGPoint(x: 20, y: 20))
    #expect(trace.hit == "box")
    #expect(trace.steps.last?.event == .answered("box", seen: .whole))
  }

  @Test("a window's custom code that lets go of another window's views leaves the trace whole")
  func windows() {
    let back = view("back", 0, 0, 200, 200, as: ClosureView.self)
    var front: UIView? = view(
      "front", 0, 0, 200, 200, [view("gone", 150, 150, 50, 50)]
    ) { $0.isHidden = false }
    front?.rules(.passThrough)
    weak let gone = front?.subviews[0]
    let plain = view("plain", 0, 0, 10, 10, [view("x", 0, 0, 5, 5)])
    var holder: [UIView] = [back, plain, front!]
    back.hit = { view, _, _ in
      front?.subviews.first?.removeFromSuperview()
      plain.subviews.first?.removeFromSuperview()
      return view
    }
    let trace = WindowStack(roots: holder.map { .init(view: $0) }).trace(CGPoint(x: 3, y: 3))
    #expect(trace.hit == "x")
    let other = WindowStack(roots: holder.map { .init(view: $0) }).trace(CGPoint(x: 20, y: 20))
    #expect(other.hit == "back")
    #expect(other.steps.contains { $0.view == "gone" })
    front = nil
    holder = []
    #expect(gone == nil)
  }
}

@MainActor
@Suite("Moving a view in its own callbacks")
struct HookTests {
  private final class Hook: UIView {
    var leaving: ((UIView) -> Void)?
    var coming: ((UIView?) -> Void)?

    override func willRemoveSubview(_ subview: UIView) {
      let hook = leaving
      leaving = nil
      hook?(subview)
    }

    override func willMove(toSuperview newSuperview: UIView?) {
      let hook = coming
      coming = nil
      hook?(newSuperview)
    }
  }

  /// Each view is in the list of its superview, once, and in no other.
  private func check(_ views: [UIView]) {
    for view in views {
      let holders = views.filter { $0.subviews.contains(view) }
      #expect(holders == (view.superview.map { [$0] } ?? []))
      #expect(Set(view.subviews).count == view.subviews.count)
      _ = view.hitTest(.zero, with: nil)
    }
  }

  @Test("a superview that puts a leaving view elsewhere, or back, leaves one tree")
  func leaving() {
    let (old, new, other, child) = (Hook(), UIView(), UIView(), UIView())
    for place in [other, old, new] {
      old.addSubview(child)
      old.leaving = { place.addSubview($0) }
      new.addSubview(child)
      check([old, new, other, child])
      #expect(child.superview === new)
      old.addSubview(child)
      old.leaving = { place.addSubview($0) }
      child.removeFromSuperview()
      check([old, new, other, child])
    }
  }

  @Test("a view that moves itself while it is moved, or takes its new superview in, makes no loop")
  func coming() {
    let (parent, other, view) = (UIView(), UIView(), Hook())
    view.coming = { _ in other.addSubview(view) }
    parent.addSubview(view)
    check([parent, other, view])
    view.removeFromSuperview()
    view.coming = { _ in view.addSubview(parent) }
    parent.addSubview(view)
    check([parent, other, view])
    #expect(!(parent.isDescendant(of: view) && view.isDescendant(of: parent)))
  }
}
