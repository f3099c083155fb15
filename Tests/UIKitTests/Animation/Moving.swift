import UIKit

/// A clock for the body alone, as the application has one for all.
@MainActor
func withClock<Result>(_ body: (AnimationClock) throws -> Result) rethrows -> Result {
  let before = UIApplication.shared.animationClock
  let clock = AnimationClock()
  UIApplication.shared.animationClock = clock
  defer { UIApplication.shared.animationClock = before }
  return try body(clock)
}

/// R(0, 0, 400, 100) with A(0, 0, 50, 100) in it, which the tests move to x = 300.
@MainActor
func movable(_ subviews: [UIView] = []) -> (root: UIView, moving: UIView) {
  let moving = view("A", 0, 0, 50, 100, subviews)
  return (view("R", 0, 0, 400, 100, [moving]), moving)
}

extension UIView {
  var seenX: CGFloat? { layer.presentation()?.frame.minX }
}
