import QuartzCore
import UIKit

class MovingTarget: UIView {
  private let ring = CAShapeLayer()
  private var animator: UIViewPropertyAnimator?

  override class var layerClass: AnyClass { CAGradientLayer.self }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    ring.path =
      UIBezierPath(
        arcCenter: CGPoint(x: bounds.midX, y: bounds.midY), radius: 20, startAngle: 0,
        endAngle: .pi * 2, clockwise: true
      ).cgPath
    layer.addSublayer(ring)
    let spin = CABasicAnimation(keyPath: "transform.rotation.z")
    spin.toValue = CGFloat.pi * 2
    spin.duration = 2
    spin.repeatCount = .infinity
    spin.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
    ring.add(spin, forKey: "spin")
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard let seen = layer.presentation(), let superlayer = layer.superlayer else {
      return super.hitTest(point, with: event)
    }
    return seen.hitTest(layer.convert(point, to: superlayer)) != nil ? self : nil
  }

  func toggle() {
    if let animator = animator, animator.isRunning {
      animator.pauseAnimation()
      animator.isReversed.toggle()
      animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
      return
    }
    let timing = UISpringTimingParameters(dampingRatio: 0.8)
    animator = UIViewPropertyAnimator(duration: 0.5, timingParameters: timing)
    animator?.addAnimations { self.transform = CGAffineTransform(translationX: 0, y: -200) }
    animator?.addCompletion { [weak self] position in
      if position == .end { self?.animator = nil }
    }
    animator?.startAnimation()
  }
}
