import Testing
import UIKit

@MainActor
@Suite("UIViewPropertyAnimator")
struct PropertyAnimatorTests {
  private struct Run {
    let root: UIView
    let moving: UIView
    let animator: UIViewPropertyAnimator
    let clock: AnimationClock
  }

  private func run(
    _ curve: UIView.AnimationCurve = .linear, _ body: (Run) throws -> Void
  ) rethrows {
    try withClock { clock in
      let (root, moving) = movable()
      let animator = UIViewPropertyAnimator(duration: 10, curve: curve) {
        moving.frame.origin.x = 300
      }
      try body(Run(root: root, moving: moving, animator: animator, clock: clock))
    }
  }

  @Test("runs from inactive to its end, and tells")
  func whole() {
    run { run in
      var ended: UIViewAnimatingPosition?
      run.animator.addCompletion { ended = $0 }
      #expect(run.animator.state == .inactive && run.moving.frame.minX == 0)
      run.animator.startAnimation()
      #expect(run.animator.isRunning && run.animator.state == .active)
      run.clock.advance(to: 9)
      #expect(run.animator.fractionComplete == 0.9 && ended == nil)
      run.clock.advance(to: 10)
      #expect(ended == .end && run.animator.state == .inactive && run.moving.seenX == 300)
      #expect(run.moving.layer.animationKeys() == nil)
    }
  }

  @Test("paused it is where it is, goes where it is put, and goes on from there")
  func scrubbing() {
    run { run in
      run.animator.pauseAnimation()
      run.clock.advance(to: 100)
      #expect(run.moving.seenX == 0 && !run.animator.isRunning)
      run.animator.fractionComplete = 0.5
      #expect(run.moving.seenX == 150)
      #expect(run.root.hit(160, 10) == "A" && run.root.hit(310, 10) == "R")
      run.animator.startAnimation()
      run.clock.advance(to: 102.5)
      #expect(run.moving.seenX == 225)
      run.clock.advance(to: 105)
      #expect(run.animator.state == .inactive)
    }
  }

  @Test("pausing and going on never jumps, whatever the curve")
  func noJump() {
    run(.easeIn) { run in
      run.animator.startAnimation()
      run.clock.advance(to: 4)
      let seen = run.moving.seenX ?? .nan
      run.animator.pauseAnimation()
      #expect(abs((run.moving.seenX ?? .nan) - seen) < 1e-9)
      run.animator.startAnimation()
      #expect(abs((run.moving.seenX ?? .nan) - seen) < 1e-9)
      run.animator.isReversed = true
      #expect(abs((run.moving.seenX ?? .nan) - seen) < 1e-9)
    }
  }

  @Test("reversed it goes back to the start, and the view's own values with it")
  func reversed() {
    run { run in
      var ended: UIViewAnimatingPosition?
      run.animator.addCompletion { ended = $0 }
      run.animator.startAnimation()
      run.clock.advance(to: 6)
      run.animator.isReversed = true
      run.clock.advance(to: 8)
      #expect(run.moving.seenX == 120)
      run.clock.advance(to: 12)
      #expect(ended == .start && run.moving.frame.minX == 0)
    }
  }

  @Test(
    "stopped, the view has for its own what was seen; finishing puts it where it is told",
    arguments: [
      (UIViewAnimatingPosition.end, 300.0), (.start, 0), (.current, 150),
    ])
  func stopping(position: UIViewAnimatingPosition, x: CGFloat) {
    run { run in
      var ended: UIViewAnimatingPosition?
      run.animator.addCompletion { ended = $0 }
      run.animator.startAnimation()
      run.clock.advance(to: 5)
      run.animator.stopAnimation(false)
      #expect(run.animator.state == .stopped && run.moving.frame.minX == 150 && ended == nil)
      run.animator.startAnimation()
      #expect(run.animator.state == .stopped)
      run.animator.finishAnimation(at: position)
      #expect(run.moving.frame.minX == x && ended == position)
      #expect(run.animator.state == .inactive)
    }
  }

  @Test("stopped without finishing it is over, and nobody is told")
  func stoppedForGood() {
    run { run in
      run.animator.addCompletion { _ in Issue.record("nobody asked") }
      run.animator.startAnimation()
      run.clock.advance(to: 5)
      run.animator.stopAnimation(true)
      #expect(run.animator.state == .inactive && run.moving.frame.minX == 150)
      run.clock.advance(to: 50)
      #expect(run.moving.frame.minX == 150)
    }
  }

  @Test("one that may not be interrupted can't be paused, scrubbed, reversed or stopped")
  func uninterruptible() {
    run { run in
      run.animator.isInterruptible = false
      run.animator.startAnimation()
      run.clock.advance(to: 5)
      run.animator.pauseAnimation()
      run.animator.fractionComplete = 0.9
      run.animator.isReversed = true
      run.animator.stopAnimation(true)
      #expect(run.animator.isRunning && run.moving.seenX == 150)
    }
  }

  @Test("pausesOnCompletion keeps it active at its end")
  func pausing() {
    run { run in
      run.animator.pausesOnCompletion = true
      run.animator.startAnimation()
      run.clock.advance(to: 20)
      #expect(run.animator.state == .active && !run.animator.isRunning)
      run.animator.fractionComplete = 0.5
      #expect(run.moving.seenX == 150)
    }
  }

  @Test("animations added on the way have what is left of it")
  func added() {
    run { run in
      run.animator.startAnimation()
      run.clock.advance(to: 5)
      run.animator.addAnimations { run.moving.frame.origin.y = 100 }
      #expect(run.moving.layer.presentation()?.frame.minY == 0)
      run.clock.advance(to: 7.5)
      #expect(run.moving.layer.presentation()?.frame.minY == 50)
      #expect(run.moving.seenX == 225)
    }
  }

  @Test("continueAnimation takes the part of the duration that it is told")
  func continued() {
    run { run in
      run.animator.startAnimation()
      run.clock.advance(to: 5)
      run.animator.pauseAnimation()
      run.animator.continueAnimation(withTimingParameters: nil, durationFactor: 0.1)
      run.clock.advance(to: 5.5)
      #expect(abs((run.moving.seenX ?? .nan) - 225) < 1e-9)
      run.clock.advance(to: 6.01)
      #expect(run.animator.state == .inactive && run.moving.seenX == 300)
    }
  }

  @Test("a running animator of UIKit's own making")
  func running() {
    withClock { clock in
      let (_, moving) = movable()
      var ended: UIViewAnimatingPosition?
      let animator = UIViewPropertyAnimator.runningPropertyAnimator(
        withDuration: 10, delay: 2, options: .curveLinear,
        animations: { moving.frame.origin.x = 300 }, completion: { ended = $0 })
      clock.advance(to: 2)
      #expect(moving.seenX == 0 && animator.isRunning)
      clock.advance(to: 7)
      #expect(moving.seenX == 150)
      clock.advance(to: 12)
      #expect(ended == .end)
    }
  }

  @Test("without a clock it is at its end at once, and paused it stands where it is put")
  func withoutClock() {
    let (root, moving) = movable()
    let animator = UIViewPropertyAnimator(duration: 10, curve: .linear) {
      moving.frame.origin.x = 300
    }
    animator.fractionComplete = 0.5
    #expect(root.hit(160, 10) == "A")
    var ended: UIViewAnimatingPosition?
    animator.addCompletion { ended = $0 }
    animator.startAnimation()
    #expect(ended == .end && root.hit(310, 10) == "A")
  }
}
