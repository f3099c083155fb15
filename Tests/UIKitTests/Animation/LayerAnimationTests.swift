import Testing
import UIKit

@MainActor
@Suite("Animations of layers")
struct LayerAnimationTests {
  private func layer() -> CALayer {
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    return layer
  }

  @Test(
    "values in every kind of box, under every key path",
    arguments: [
      ("position", CGPoint(x: 50, y: 50) as any Sendable, CGPoint(x: 150, y: 50) as any Sendable),
      ("position.x", 50, 150), ("position.x", 50.0, CGFloat(150)),
      ("transform.translation.x", 0, 100),
    ])
  func keyPaths(keyPath: String, from: any Sendable, to: any Sendable) {
    withClock { clock in
      let layer = layer()
      let animation = CABasicAnimation(keyPath: keyPath)
      animation.fromValue = from
      animation.toValue = to
      animation.duration = 2
      layer.add(animation, forKey: nil)
      clock.advance(to: 1)
      #expect(layer.presentation()?.frame == CGRect(x: 50, y: 0, width: 100, height: 100))
      #expect(layer.frame.minX == 0)
    }
  }

  @Test("geometry in NSValue boxes, a scale and a turn")
  func boxes() {
    withClock { clock in
      let layer = layer()
      @MainActor func animate(_ keyPath: String, _ from: Any?, _ to: Any?) {
        layer.removeAllAnimations()
        let animation = CABasicAnimation(keyPath: keyPath)
        animation.fromValue = from
        animation.toValue = to
        animation.duration = 2
        layer.add(animation, forKey: "it")
        clock.advance(to: clock.time + 1)
      }
      animate(
        "position", NSValue(cgPoint: CGPoint(x: 50, y: 50)),
        NSValue(cgPoint: CGPoint(x: 150, y: 50)))
      #expect(layer.presentation()?.position == CGPoint(x: 100, y: 50))
      animate(
        "bounds", nil, NSValue(cgRect: CGRect(x: 0, y: 0, width: 200, height: 100)))
      #expect(layer.presentation()?.bounds.width == 150)
      animate("transform.scale", NSNumber(value: 1), NSNumber(value: 3))
      #expect(layer.presentation()?.frame == CGRect(x: -50, y: -50, width: 200, height: 200))
      animate("transform.rotation.z", 0, Double.pi)
      let corner = layer.presentation()?.convert(CGPoint(x: 0, y: 0), to: nil)
      #expect(corner != nil)
      #expect(layer.presentation()?.contains(CGPoint(x: 0, y: 0)) == true)
      animate("opacity", 0, 1)
      #expect(layer.presentation()?.opacity == 0.5)
    }
  }

  @Test("frames by values, by times and along a path")
  func frames() {
    withClock { clock in
      let layer = layer()
      let animation = CAKeyframeAnimation(keyPath: "position.x")
      animation.values = [0, 100, 0]
      animation.keyTimes = [0, 0.8, 1]
      animation.duration = 10
      layer.add(animation, forKey: "it")
      clock.advance(to: 4)
      #expect(layer.presentation()?.position.x == 50)
      clock.advance(to: 9)
      #expect(abs((layer.presentation()?.position.x ?? .nan) - 50) < 1e-9)
      let along = CAKeyframeAnimation(keyPath: "position")
      along.path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 100, height: 100)).cgPath
      along.duration = 4
      layer.add(along, forKey: "it")
      clock.advance(to: 10.5)
      #expect(layer.presentation()?.position == CGPoint(x: 100, y: 50))
    }
  }

  @Test("after its end an animation shows only if it is kept and fills forwards")
  func filling() {
    withClock { clock in
      let layer = layer()
      for (isKept, mode, x) in [
        (false, .forwards, 50), (true, .removed, 50), (true, .forwards, 500),
      ] as [(Bool, CAMediaTimingFillMode, CGFloat)] {
        let animation = CABasicAnimation(keyPath: "position.x")
        animation.toValue = 500
        animation.duration = 1
        animation.isRemovedOnCompletion = !isKept
        animation.fillMode = mode
        layer.add(animation, forKey: "it")
        clock.advance(to: clock.time + 2)
        #expect(layer.presentation()?.position.x == x)
        #expect((layer.animation(forKey: "it") != nil) == isKept)
      }
    }
  }

  private final class Listener: CAAnimationDelegate {
    var told: [String] = []
    func animationDidStart(_ anim: CAAnimation) { told.append("start") }
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { told.append("stop \(flag)") }
  }

  @Test("the delegate and the transaction hear of the end")
  func delegate() {
    withClock { clock in
      let layer = layer()
      let listener = Listener()
      CATransaction.begin()
      CATransaction.setAnimationDuration(3)
      CATransaction.setCompletionBlock { listener.told.append("transaction") }
      let animation = CABasicAnimation(keyPath: "opacity")
      animation.fromValue = 0
      animation.delegate = listener
      layer.add(animation, forKey: "fade")
      CATransaction.commit()
      clock.advance(to: 2)
      #expect(listener.told == ["start"])
      clock.advance(to: 3)
      #expect(listener.told == ["start", "stop true", "transaction"])
    }
  }

  @Test("sublayers and superlayers of what is seen are seen ones")
  func tree() throws {
    try withClock { clock in
      let (outer, inner) = (layer(), layer())
      outer.addSublayer(inner)
      let animation = CABasicAnimation(keyPath: "position.x")
      animation.fromValue = 50
      animation.toValue = 250
      animation.duration = 2
      outer.add(animation, forKey: nil)
      inner.add(animation, forKey: nil)
      clock.advance(to: 1)
      let seen = try #require(inner.presentation())
      #expect(seen.superlayer?.model() === outer)
      #expect(seen.convert(CGPoint.zero, to: outer.presentation()) == CGPoint(x: 100, y: 0))
      let hit = outer.presentation()?.hitTest(CGPoint(x: 210, y: 10))
      #expect(hit?.model() === inner)
    }
  }

  @Test("100,000 layers of which each is seen are searched without trouble")
  func deep() {
    withClock { clock in
      let last = layer()
      var top = last
      // From the bottom up: each addition looks through the ancestors of the layer that takes.
      for _ in 0..<100_000 {
        let next = layer()
        next.addSublayer(top)
        top = next
      }
      #expect(top.presentation()?.hitTest(CGPoint(x: 10, y: 10))?.model() === last)
      clock.advance(to: 1)
    }
  }
}
