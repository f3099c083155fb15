// What a capture asks of UIKit, with methods that have selectors. Points and flags are no types of
// Objective-C here, so those that a selector does not name are other ones.
@_exported import Foundation
@_exported import ObjectiveC

@MainActor @objc open class UIResponder: ObjectiveC.NSObject {
  open var next: UIResponder? { nil }
}

@MainActor @objc open class UIView: UIResponder {
  @objc open func hitTest(_ point: UIEvent?, with event: UIEvent?) -> UIView? { nil }
  @objc open func point(inside point: UIEvent?, with event: UIEvent?) -> UIEvent? { nil }
  public var subviews: [UIView] = []
  public var bounds = CGRect.zero
  public var center = CGPoint.zero
  public let layer = CALayer()
  public var transform = CGAffineTransform.identity
  public var alpha: CGFloat = 1
  public var isHidden = false
  public var isUserInteractionEnabled = true
  public var clipsToBounds = false
  public var isMultipleTouchEnabled = false
  public var isExclusiveTouch = false
  public var gestureRecognizers: [UIGestureRecognizer]?
  public var accessibilityIdentifier: String?
}

@objc public class UIEvent: ObjectiveC.NSObject {}

public class CALayer {
  public var anchorPoint = CGPoint.zero
  public var zPosition: CGFloat = 0
  public var cornerRadius: CGFloat = 0
}

public struct CGAffineTransform: Equatable, Sendable {
  public var a, b, c, d, tx, ty: CGFloat
  public static let identity = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)
}

@MainActor @objc public class UIGestureRecognizer: ObjectiveC.NSObject {}

@MainActor @objc open class UIControl: UIView {
  public var isEnabled = true
}

@MainActor @objc open class UIScrollView: UIView {}

@MainActor @objc open class UILabel: UIView {
  public var text: String?
}

@MainActor @objc open class UITextField: UIControl {
  public var text: String?
}

@MainActor @objc open class UIViewController: UIResponder {}

@MainActor @objc open class UIWindow: UIView {
  public struct Level: Equatable, Sendable {
    public var rawValue: CGFloat
    public static let normal = Level(rawValue: 0)
  }

  public var windowLevel = Level.normal
}

@MainActor @objc open class UIScene: UIResponder {}

@MainActor @objc open class UIWindowScene: UIScene {
  public var windows: [UIWindow] = []
}

@MainActor @objc public class UIApplication: UIResponder {
  public static let shared = UIApplication()
  public var connectedScenes: [UIScene] = []
}
