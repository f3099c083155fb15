// The animations before blocks, from `beginAnimations` to `commitAnimations`: what is changed in
// between is the model's at once, and nothing is seen on its way.
extension UIView {
  public enum AnimationTransition: Int, Sendable {
    case none
    case flipFromLeft
    case flipFromRight
    case curlUp
    case curlDown
  }

  public enum SystemAnimation: UInt, Sendable {
    case delete
  }

  public class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {}
  public class func commitAnimations() {}
  public class func setAnimationDuration(_ duration: TimeInterval) {}
  public class func setAnimationDelay(_ delay: TimeInterval) {}
  public class func setAnimationStart(_ startDate: Date) {}
  public class func setAnimationCurve(_ curve: AnimationCurve) {}
  public class func setAnimationRepeatCount(_ repeatCount: Float) {}
  public class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {}
  public class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {}
  public class func setAnimationDelegate(_ delegate: Any?) {}
  public class func setAnimationDidStop(_ selector: Selector?) {}
  public class func setAnimationWillStart(_ selector: Selector?) {}
  public class func setAnimationTransition(
    _ transition: AnimationTransition, for view: UIView, cache: Bool
  ) {}

  /// The views are taken away, as the only animation of the system does.
  public class func perform(
    _ animation: SystemAnimation, on views: [UIView], options: AnimationOptions = [],
    animations parallelAnimations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    for view in views { view.removeFromSuperview() }
    parallelAnimations?()
    completion?(true)
  }

  public class func modifyAnimations(
    withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
  ) { animations() }
}
