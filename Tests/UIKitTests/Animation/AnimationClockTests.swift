import Testing
import UIKit

@MainActor
@Suite("Animations by a clock")
struct AnimationClockTests {
  @Test("without a clock an animation is at its end at once, and its completion runs")
  func withoutClock() {
    let (_, moving) = movable()
    var finished: Bool?
    UIView.animate(withDuration: 10) {
      moving.frame.origin.x = 300
    } completion: {
      finished = $0
    }
    #expect(finished == true)
    #expect(moving.seenX == 300)
    #expect(moving.layer.animationKeys() == nil)
  }

  @Test(
    "without a clock one that follows itself for ever is let go of, one that repeats never ends")
  func pulse() {
    let (_, moving) = movable()
    var rounds = 0
    func pulse() {
      UIView.animate(withDuration: 1) {
        moving.alpha = 0.5
      } completion: { _ in
        rounds += 1
        pulse()
      }
    }
    pulse()
    #expect(rounds > 1)
    var ended = false
    UIView.animate(withDuration: 1, delay: 0, options: .repeat) {
      moving.alpha = 1
    } completion: { _ in
      ended = true
    }
    #expect(!ended)
  }

  @Test("completions run at their own moment, in order, and may start what follows")
  func order() {
    withClock { clock in
      let (_, moving) = movable()
      var told: [String] = []
      UIView.animate(withDuration: 2, animations: { moving.alpha = 0.5 }) { _ in
        told.append("slow at \(clock.time)")
      }
      UIView.animate(withDuration: 1, animations: { moving.frame.origin.x = 300 }) { _ in
        told.append("quick at \(clock.time)")
        UIView.animate(withDuration: 0.5, animations: { moving.frame.origin.x = 0 }) { _ in
          told.append("next at \(clock.time)")
        }
      }
      #expect(!clock.isIdle)
      clock.advance(to: 3)
      #expect(told == ["quick at 1.0", "next at 1.5", "slow at 2.0"])
      #expect(clock.isIdle && clock.time == 3)
    }
  }

  @Test("a block that changes nothing completes at once; so does one of no length")
  func nothing() {
    withClock { _ in
      var count = 0
      UIView.animate(withDuration: 1, animations: {}) { _ in count += 1 }
      UIView.animate(withDuration: 0, animations: {}) { _ in count += 1 }
      #expect(count == 2)
    }
  }

  @Test("a delayed view is seen at its start until then")
  func delay() {
    withClock { clock in
      let (_, moving) = movable()
      UIView.animate(withDuration: 10, delay: 5, options: .curveLinear) {
        moving.frame.origin.x = 300
      }
      clock.advance(to: 4)
      #expect(moving.seenX == 0)
      clock.advance(to: 10)
      #expect(moving.seenX == 150)
      clock.advance(to: 15)
      #expect(moving.seenX == 300)
    }
  }

  @Test("a second animation of the same property starts without a jump")
  func additive() {
    withClock { clock in
      let (_, moving) = movable()
      UIView.animate(withDuration: 10, delay: 0, options: .curveLinear) {
        moving.frame.origin.x = 300
      }
      clock.advance(to: 5)
      for options in [[.curveLinear], [.curveLinear, .beginFromCurrentState]]
        as [UIView.AnimationOptions]
      {
        let before = moving.seenX ?? .nan
        UIView.animate(withDuration: 10, delay: 0, options: options) { moving.frame.origin.x = 0 }
        #expect(abs((moving.seenX ?? .nan) - before) < 1e-9)
      }
      clock.advance(to: 100)
      #expect(moving.seenX == 0 && moving.layer.animationKeys() == nil)
    }
  }

  @Test(
    "repeating there and back", arguments: [(2.5, 75.0), (5, 150), (10, 300), (15, 150), (21, 30)])
  func repeating(time: TimeInterval, x: CGFloat) {
    withClock { clock in
      let (_, moving) = movable()
      UIView.animate(
        withDuration: 10, delay: 0, options: [.curveLinear, .repeat, .autoreverse]
      ) { moving.frame.origin.x = 300 }
      clock.advance(to: time)
      #expect(abs((moving.seenX ?? .nan) - x) < 1e-9)
      moving.layer.removeAllAnimations()
      #expect(moving.seenX == 300)
    }
  }

  @Test("removing animations completes them as not finished")
  func removal() {
    withClock { _ in
      let (_, moving) = movable()
      var finished: Bool?
      UIView.animate(
        withDuration: 1, animations: { moving.frame = CGRect(x: 9, y: 9, width: 9, height: 9) }
      ) { finished = $0 }
      #expect(moving.layer.animationKeys() == ["position", "bounds"])
      moving.layer.removeAllAnimations()
      #expect(finished == false)
    }
  }

  @Test("an animated view may go; what follows is told that it didn't finish")
  func gone() {
    withClock { clock in
      var finished: Bool?
      do {
        let passing = view("A", 0, 0, 10, 10)
        UIView.animate(withDuration: 5, animations: { passing.alpha = 0.5 }) { finished = $0 }
      }
      clock.advance(to: 1)
      #expect(finished == false)
    }
  }

  @Test(
    "keyframes follow one another in their parts of the time",
    arguments: [(2.5, 50.0), (5, 100), (7.5, 200)])
  func keyframes(time: TimeInterval, x: CGFloat) {
    withClock { clock in
      let (_, moving) = movable()
      var isOver = false
      UIView.animateKeyframes(withDuration: 10, delay: 0) {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
          moving.frame.origin.x = 100
        }
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
          moving.frame.origin.x = 300
        }
      } completion: {
        isOver = $0
      }
      clock.advance(to: time)
      #expect(abs((moving.seenX ?? .nan) - x) < 1e-9)
      #expect(!isOver)
      clock.advance(to: 10)
      #expect(isOver && moving.seenX == 300)
    }
  }

  @Test("the curves start and end where they must, and the slow start is slow")
  func curves() {
    for (options, isBehind) in [
      (.curveEaseIn, true), (.curveEaseOut, false), (.curveEaseInOut, true),
    ] as [(UIView.AnimationOptions, Bool)] {
      withClock { clock in
        let (_, moving) = movable()
        UIView.animate(withDuration: 10, delay: 0, options: options) { moving.frame.origin.x = 300 }
        #expect(moving.seenX == 0)
        clock.advance(to: 2)
        #expect(((moving.seenX ?? .nan) < 60) == isBehind)
        clock.advance(to: 10)
        #expect(moving.seenX == 300)
      }
    }
  }

  @Test("a layer that stands still holds its animations, and goes on later")
  func layerSpeed() {
    withClock { clock in
      let (_, moving) = movable()
      UIView.animate(withDuration: 10, delay: 0, options: .curveLinear) {
        moving.frame.origin.x = 300
      }
      clock.advance(to: 5)
      let layer = moving.layer
      let held = layer.convertTime(CACurrentMediaTime(), from: nil)
      layer.speed = 0
      layer.timeOffset = held
      clock.advance(to: 50)
      #expect(moving.seenX == 150 && clock.isIdle)
      layer.speed = 1
      layer.timeOffset = 0
      layer.beginTime = 0
      layer.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) - held
      clock.advance(to: 52.5)
      #expect(moving.seenX == 225)
      clock.advance(to: 55)
      #expect(layer.animationKeys() == nil)
    }
  }

  @Test("performWithoutAnimation and animations switched off change at once")
  func switchedOff() {
    withClock { _ in
      let (_, moving) = movable()
      UIView.animate(withDuration: 10) {
        UIView.performWithoutAnimation { moving.frame.origin.x = 300 }
        moving.alpha = 0.5
        #expect(UIView.inheritedAnimationDuration == 10)
      }
      #expect(moving.layer.animationKeys() == ["opacity"])
      moving.layer.removeAllAnimations()
      UIView.setAnimationsEnabled(false)
      defer { UIView.setAnimationsEnabled(true) }
      UIView.animate(withDuration: 10) { moving.frame.origin.x = 0 }
      #expect(moving.seenX == 0)
    }
  }

  @Test(
    "times, lengths and values that are no numbers neither trap nor hang",
    arguments: [.nan, .infinity, -.infinity, -1, 1e300] as [TimeInterval])
  func hostile(number: TimeInterval) {
    withClock { clock in
      let (root, moving) = movable()
      UIView.animate(withDuration: number, delay: number, options: .allowUserInteraction) {
        moving.frame.origin.x = 300
      }
      let animation = CABasicAnimation(keyPath: "transform")
      animation.fromValue = [number, number]
      animation.byValue = number
      animation.duration = number
      animation.repeatCount = Float(number)
      animation.timeOffset = number
      moving.layer.add(animation, forKey: nil)
      moving.layer.speed = Float(number)
      let animator = UIViewPropertyAnimator(duration: number, curve: .easeIn) { moving.alpha = 0.1 }
      animator.fractionComplete = number
      animator.startAnimation(afterDelay: number)
      clock.advance(to: number)
      clock.advance(to: 1)
      #expect(root.hit(310, 10) == "A")
      #expect(moving.layer.presentation()?.position.x.isFinite == true)
    }
  }

  @Test("completions that start the next one for ever let the clock go on")
  func endless() {
    withClock { clock in
      let (_, moving) = movable()
      @MainActor func next() {
        UIView.animate(withDuration: 1e-9, animations: { moving.frame.origin.x += 1 }) { _ in next()
        }
      }
      next()
      clock.advance(to: 10)
      #expect(clock.time == 10)
    }
  }
}
