@preconcurrency @MainActor
public protocol CAAction {
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

extension NSNull: CAAction {
  public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
  }
}

@preconcurrency @MainActor
public protocol CAAnimationDelegate: AnyObject {
  func animationDidStart(_ anim: CAAnimation)
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  public func animationDidStart(_ anim: CAAnimation) {}
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// Something that a layer shows for a time; the layer's own values stay as they are.
///
/// It plays by the application's `animationClock`, and stands at its start where there is none.
@preconcurrency @MainActor
open class CAAnimation: NSObject, CAAction {
  open var timingFunction: CAMediaTimingFunction?
  open var delegate: (any CAAnimationDelegate)?
  open var isRemovedOnCompletion = true
  open var beginTime: CFTimeInterval = 0
  open var duration: CFTimeInterval = 0
  open var speed: Float = 1
  open var timeOffset: CFTimeInterval = 0
  open var repeatCount: Float = 0
  open var repeatDuration: CFTimeInterval = 0
  open var autoreverses = false
  open var fillMode: CAMediaTimingFillMode = .removed
  open var preferredFrameRateRange = CAFrameRateRange.default
  open class func defaultValue(forKey key: String) -> Any? { nil }
  private final var values: [String: Any] = [:]

  public override init() {}

  open func run(
    forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?
  ) { (anObject as? CALayer)?.add(self, forKey: event) }

  open func setValue(_ value: Any?, forKey key: String) { values[key] = value }
  open func value(forKey key: String) -> Any? { values[key] }

  /// Whether something else than the layer's time says how far it is.
  var isControlledElsewhere: Bool { false }

  /// Changes the state to what is shown: `progress` of the cycle under way from 0 to 1, before the
  /// timing function, and `elapsed` seconds of the whole.
  func apply(to state: inout LayerState, progress: CGFloat, elapsed: TimeInterval) {}

  final func eased(_ progress: CGFloat) -> CGFloat {
    timingFunction?.curve.progress(at: progress) ?? progress
  }
}

@preconcurrency @MainActor
open class CAPropertyAnimation: CAAnimation {
  open var keyPath: String?
  open var isAdditive = false
  open var isCumulative = false
  open var valueFunction: CAValueFunction?

  public override init() {}

  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }
}

@preconcurrency @MainActor
open class CABasicAnimation: CAPropertyAnimation {
  open var fromValue: Any?
  open var toValue: Any?
  open var byValue: Any?

  override func apply(to state: inout LayerState, progress: CGFloat, elapsed: TimeInterval) {
    put(numbers(in: state, at: eased(progress)), into: &state)
  }
}

@preconcurrency @MainActor
open class CASpringAnimation: CABasicAnimation {
  open var mass: CGFloat = 1
  open var stiffness: CGFloat = 100
  open var damping: CGFloat = 10
  open var initialVelocity: CGFloat = 0
  open var settlingDuration: CFTimeInterval { duration }
  open var allowsOverdamping = false
  public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
    self.init()
    duration = perceptualDuration
  }
}

@preconcurrency @MainActor
open class CAKeyframeAnimation: CAPropertyAnimation {
  open var values: [Any]?
  open var path: CGPath?
  open var keyTimes: [NSNumber]?
  open var timingFunctions: [CAMediaTimingFunction]?
  open var calculationMode: CAAnimationCalculationMode = .linear
  open var rotationMode: CAAnimationRotationMode?
  open var tensionValues: [NSNumber]?
  open var continuityValues: [NSNumber]?
  open var biasValues: [NSNumber]?

  override func apply(to state: inout LayerState, progress: CGFloat, elapsed: TimeInterval) {
    put(numbers(in: state, at: eased(progress)), into: &state)
  }
}

@preconcurrency @MainActor
open class CAAnimationGroup: CAAnimation {
  open var animations: [CAAnimation]?

  /// Each of them by its own length, or else the group's.
  override func apply(to state: inout LayerState, progress: CGFloat, elapsed: TimeInterval) {
    for animation in animations ?? [] {
      let part =
        animation.duration > 0
        ? CGFloat((elapsed - animation.beginTime) / animation.duration) : progress
      guard part >= 0 else { continue }
      animation.apply(to: &state, progress: min(part, 1), elapsed: elapsed)
    }
  }
}

@preconcurrency @MainActor
open class CATransition: CAAnimation {
  open var type: CATransitionType = .fade
  open var subtype: CATransitionSubtype?
  open var startProgress: Float = 0
  open var endProgress: Float = 1
}

/// A curve of time.
open class CAMediaTimingFunction: NSObject, @unchecked Sendable {
  private let points: [Float]

  public init(name: CAMediaTimingFunctionName) {
    points =
      switch name {
      case .easeIn: [0.42, 0, 1, 1]
      case .easeOut: [0, 0, 0.58, 1]
      case .easeInEaseOut: [0.42, 0, 0.58, 1]
      case .default: [0.25, 0.1, 0.25, 1]
      default: [0, 0, 1, 1]
      }
  }

  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    points = [c1x, c1y, c2x, c2y]
  }

  open func getControlPoint(at idx: Int, values ptr: UnsafeMutablePointer<Float>) {
    let all = [0, 0] + points + [1, 1]
    guard (0..<4).contains(idx) else { return }
    ptr[0] = all[2 * idx]
    ptr[1] = all[2 * idx + 1]
  }

  final var curve: TimingCurve {
    let numbers = points.map { CGFloat($0) }
    return TimingCurve(numbers[0], numbers[1], numbers[2], numbers[3])
  }
}

public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  public var rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  public var rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  public static let both = CAMediaTimingFillMode(rawValue: "both")
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
}

public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  public var rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let linear = CAAnimationCalculationMode(rawValue: "linear")
  public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
  public static let paced = CAAnimationCalculationMode(rawValue: "paced")
  public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
}

public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
  public var rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
  public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
}

public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  public var rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let fade = CATransitionType(rawValue: "fade")
  public static let moveIn = CATransitionType(rawValue: "moveIn")
  public static let push = CATransitionType(rawValue: "push")
  public static let reveal = CATransitionType(rawValue: "reveal")
}

public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  public var rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
  public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
  public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
  public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}

// The spellings of Swift 4.1 and before.
public let kCAMediaTimingFunctionLinear = CAMediaTimingFunctionName.linear
public let kCAMediaTimingFunctionEaseIn = CAMediaTimingFunctionName.easeIn
public let kCAMediaTimingFunctionEaseOut = CAMediaTimingFunctionName.easeOut
public let kCAMediaTimingFunctionEaseInEaseOut = CAMediaTimingFunctionName.easeInEaseOut
public let kCAFillModeForwards = CAMediaTimingFillMode.forwards
public let kCAFillModeBoth = CAMediaTimingFillMode.both
public let kCAFillModeBackwards = CAMediaTimingFillMode.backwards
public let kCAFillModeRemoved = CAMediaTimingFillMode.removed

/// The key of a layer's transition.
public let kCATransition = "transition"
public let kCAOnOrderIn = "onOrderIn"
public let kCAOnOrderOut = "onOrderOut"

extension CAAnimation: CAMediaTiming {}

/// Makes a transform of a number.
open class CAValueFunction: NSObject, @unchecked Sendable {
  public let name: CAValueFunctionName

  public init?(name: CAValueFunctionName) { self.name = name }
}

public struct CAValueFunctionName: RawRepresentable, Hashable, Sendable {
  public var rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let rotateX = CAValueFunctionName(rawValue: "rotateX")
  public static let rotateY = CAValueFunctionName(rawValue: "rotateY")
  public static let rotateZ = CAValueFunctionName(rawValue: "rotateZ")
  public static let scale = CAValueFunctionName(rawValue: "scale")
  public static let scaleX = CAValueFunctionName(rawValue: "scaleX")
  public static let scaleY = CAValueFunctionName(rawValue: "scaleY")
  public static let translate = CAValueFunctionName(rawValue: "translate")
  public static let translateX = CAValueFunctionName(rawValue: "translateX")
  public static let translateY = CAValueFunctionName(rawValue: "translateY")
}

public let kCATransactionDisableActions = "disableActions"
public let kCATransactionAnimationDuration = "animationDuration"
