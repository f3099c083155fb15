import Testing
import UIKit

@MainActor
@Suite("Behaviour 17: animation")
struct Section17AnimationTests {
  /// A moves from x = 0 to 300 in ten seconds; the clock is left at five.
  private func half(
    _ options: UIView.AnimationOptions, _ body: (UIView, UIView, AnimationClock) throws -> Void
  ) rethrows {
    try withClock { clock in
      let (root, moving) = movable()
      UIView.animate(withDuration: 10, delay: 0, options: options) {
        moving.frame.origin.x = 300
      }
      clock.advance(to: 5)
      try body(root, moving, clock)
    }
  }

  @Test("17.1 a hit finds the moving view where it is going, not where it is seen")
  func model() {
    half([.allowUserInteraction, .curveLinear]) { root, moving, _ in
      #expect(moving.frame.minX == 300)
      #expect(moving.seenX == 150)
      #expect(root.hit(160, 10) == "R")
      #expect(root.hit(10, 10) == "R")
      #expect(root.hit(300, 10) == "A")
    }
  }

  @Test("17.1 what is seen can be asked through the presentation layer")
  func presentation() throws {
    try half([.allowUserInteraction, .curveLinear]) { root, moving, _ in
      let seen = try #require(moving.layer.presentation())
      #expect(seen.hitTest(CGPoint(x: 160, y: 10)) === seen)
      #expect(seen.hitTest(CGPoint(x: 310, y: 10)) == nil)
      #expect(seen.model() === moving.layer)
      let hit = root.layer.presentation()?.hitTest(CGPoint(x: 160, y: 10))
      #expect(hit === seen)
      #expect(hit?.delegate === moving)
    }
  }

  @Test("17.2 without allowUserInteraction an animated view and its branch are passed over")
  func suspended() {
    withClock { clock in
      let (root, moving) = movable([view("K", 0, 0, 20, 20)])
      UIView.animate(withDuration: 1) { moving.frame.origin.x = 300 }
      #expect(moving.isUserInteractionEnabled)
      for x in [10, 160, 310] as [CGFloat] { #expect(root.hit(x, 10) == "R") }
      let refusals = root.trace(CGPoint(x: 310, y: 10)).steps.filter {
        $0.event == .refused(.animation)
      }
      #expect(refusals.map(\.view) == ["A"])
      clock.advance(to: 1)
      #expect(root.hit(310, 10) == "K")
    }
  }

  @Test("17.2 a change that moves nothing, as of a colour, suspends as well")
  func color() {
    withClock { clock in
      let (root, moving) = movable()
      UIView.animate(withDuration: 1) { moving.backgroundColor = .red }
      #expect(root.hit(10, 10) == "R")
      clock.advance(to: 2)
      #expect(root.hit(10, 10) == "A")
    }
  }

  @Test("17.2 views of any class are suspended, those with overrides too", arguments: [3, 40])
  func everyClass(siblings: Int) {
    withClock { clock in
      let custom = view("C", 0, 0, 10, 10, as: ClosureView.self)
      let button = view("B", 20, 0, 10, 10, as: UIButton.self)
      let rest = (0..<siblings).map { view("S\($0)", 100, 0, 10, 10) }
      let tree = root(rest + [custom, button])
      // Long enough without a change for a container of many to be searched by its table.
      for _ in 0..<20 { #expect(tree.hit(5, 5) == "C") }
      UIView.animate(withDuration: 1) {
        custom.alpha = 0.5
        button.alpha = 0.5
      }
      for _ in 0..<20 { #expect(tree.hit(5, 5) == "R" && tree.hit(25, 5) == "R") }
      clock.advance(to: 1)
      #expect(tree.hit(5, 5) == "C" && tree.hit(25, 5) == "B")
    }
  }

  @Test("17.4 a view moved by property animators is hit where it is seen")
  func animator() {
    withClock { clock in
      let (root, moving) = movable()
      let animator = UIViewPropertyAnimator(duration: 10, curve: .linear) {
        moving.frame.origin.x = 300
      }
      animator.startAnimation()
      clock.advance(to: 5)
      #expect(moving.frame.minX == 300)
      #expect(root.hit(160, 10) == "A")
      #expect(root.hit(149, 10) == "R")
      #expect(root.hit(310, 10) == "R")
      clock.advance(to: 10)
      #expect(root.hit(160, 10) == "R")
      #expect(root.hit(310, 10) == "A")
    }
  }

  @Test("17.4 the trace tells at which point of what is seen the view was tested")
  func animatorTrace() {
    withClock { clock in
      let (root, moving) = movable()
      UIViewPropertyAnimator(duration: 10, curve: .linear) { moving.frame.origin.x = 300 }
        .startAnimation()
      clock.advance(to: 5)
      let steps = root.trace(CGPoint(x: 160, y: 10)).steps.filter { $0.view == "A" }
      #expect(
        steps.map(\.event) == [
          .asked(point: CGPoint(x: -140, y: 10), by: .superview),
          .observed(
            HitTestTrace.Observation(
              what: .presentation, view: "A", point: CGPoint(x: 10, y: 10))),
          .inside(true), .answered("A", seen: .whole),
        ])
    }
  }

  @Test("17.4 one animation from elsewhere on the layer, and the model decides again")
  func mixed() {
    withClock { clock in
      let (root, moving) = movable()
      UIViewPropertyAnimator(duration: 10, curve: .linear) { moving.frame.origin.x = 300 }
        .startAnimation()
      moving.layer.add(CABasicAnimation(keyPath: "opacity"), forKey: "fade")
      clock.advance(to: 0.1)
      #expect(root.hit(310, 10) == "A")
      #expect(root.hit(10, 10) == "R")
      moving.layer.removeAnimation(forKey: "fade")
      #expect(root.hit(10, 10) == "A")
    }
  }

  @Test("17.4 modelled: subviews of the moving view are asked at points of the model")
  func animatorSubviews() {
    withClock { clock in
      let (root, moving) = movable([view("K", 0, 0, 50, 100)])
      UIViewPropertyAnimator(duration: 10, curve: .linear) { moving.frame.origin.x = 300 }
        .startAnimation()
      clock.advance(to: 5)
      #expect(root.hit(160, 10) == "A")
    }
  }

  @Test(
    "17.4 isManualHitTestingEnabled leaves hits to the model, isUserInteractionEnabled ends them")
  func animatorSwitches() {
    withClock { clock in
      let (root, moving) = movable()
      let manual = UIViewPropertyAnimator(duration: 1, curve: .linear) {
        moving.frame.origin.x = 300
      }
      manual.isManualHitTestingEnabled = true
      manual.startAnimation()
      #expect(root.hit(310, 10) == "A" && root.hit(10, 10) == "R")
      clock.advance(to: 1)
      let silent = UIViewPropertyAnimator(duration: 1, curve: .linear) { moving.frame.origin.x = 0 }
      silent.isUserInteractionEnabled = false
      silent.startAnimation()
      #expect(root.hit(310, 10) == "R" && root.hit(10, 10) == "R")
    }
  }

  @Test("17.6 an explicit animation leaves hits to the model and eats nothing")
  func explicit() {
    withClock { clock in
      let (root, moving) = movable()
      let animation = CABasicAnimation(keyPath: "position.x")
      animation.fromValue = 25
      animation.toValue = 325
      animation.duration = 10
      moving.layer.add(animation, forKey: "move")
      clock.advance(to: 5)
      #expect(moving.seenX == 150)
      #expect(root.hit(10, 10) == "A")
      #expect(root.hit(160, 10) == "R")
    }
  }

  @Test("17.7 modelled: a touch where a suspended view is going is eaten, elsewhere it is not")
  func eating() {
    withClock { _ in
      let behind = view("B", 300, 0, 50, 100)
      let moving = view("A", 0, 0, 50, 100)
      let stage = Stage([behind, moving])
      UIView.animate(withDuration: 10) { moving.frame.origin.x = 300 }
      let eaten = stage.down(310, 10, at: 5)
      #expect(
        eaten.steps.contains { $0.event == .dropped(finger: 0, view: "A", .animation) })
      #expect(stage.screen.fingers.isEmpty)
      stage.down(10, 10, finger: 1, at: 6)
      #expect(stage.screen.fingers[1]?.view === stage.window)
      stage.down(310, 10, finger: 2, at: 10)
      #expect(stage.screen.fingers[2]?.view === moving)
    }
  }
}
