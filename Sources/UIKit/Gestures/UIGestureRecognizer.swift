/// Watches touches and says when they make a gesture.
///
/// Who makes it begin is the delivery of touches, or a test that sets `state`; each change to a
/// state that acts calls the targets.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
  public enum State: Int, Sendable {
    case possible
    case began
    case changed
    case ended
    case cancelled
    case failed

    public static let recognized = State.ended
  }

  private final var targets: [(object: WeakObject, action: Selector)] = []

  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  public convenience override init() { self.init(target: nil, action: nil) }

  open internal(set) weak var view: UIView?
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  open var isEnabled = true
  open var name: String?
  open var cancelsTouchesInView = true
  open var delaysTouchesBegan = false
  open var delaysTouchesEnded = true
  open var requiresExclusiveTouchType = true
  open var allowedTouchTypes: [NSNumber] = []
  /// Those that must fail before this one may begin.
  private(set) final var required: [UIGestureRecognizer] = []
  /// In the window's coordinates.
  final var touchPoints: [CGPoint] = []

  open var state: State = .possible {
    didSet {
      if state == .began || state == .changed || state == .ended || state == .cancelled {
        act()
      }
    }
  }

  private func act() {
    for (target, action) in targets {
      if let object = target.object { action.perform(on: object, with: self) }
    }
  }

  open func addTarget(_ target: Any, action: Selector) {
    targets.append((WeakObject(object: target as AnyObject), action))
  }

  open func removeTarget(_ target: Any?, action: Selector?) {
    let object = target.map { $0 as AnyObject }
    targets.removeAll { entry in
      (object == nil || entry.object.object === object)
        && (action == nil || entry.action == action)
    }
  }

  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    required.append(otherGestureRecognizer)
  }

  /// The middle of the touches, in the view's coordinates; nil means the window's.
  open func location(in view: UIView?) -> CGPoint {
    guard !touchPoints.isEmpty else { return .zero }
    let count = CGFloat(touchPoints.count)
    let middle = CGPoint(
      x: touchPoints.map(\.x).reduce(0, +) / count, y: touchPoints.map(\.y).reduce(0, +) / count)
    return convert(middle, to: view)
  }

  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    guard touchPoints.indices.contains(touchIndex) else { return .zero }
    return convert(touchPoints[touchIndex], to: view)
  }

  private func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    guard let view, let window = view.window else { return point }
    return view.convert(point, from: window)
  }

  open var numberOfTouches: Int { touchPoints.count }
  open func reset() {}
  open func ignore(_ touch: UITouch, for event: UIEvent) {}
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
}

/// The spelling before Swift 4.2.
public typealias UIGestureRecognizerState = UIGestureRecognizer.State

struct WeakObject {
  weak var object: AnyObject?
}

/// Decides which gestures may begin, and which go together.
@preconcurrency @MainActor
public protocol UIGestureRecognizerDelegate: AnyObject {
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
}

extension UIGestureRecognizerDelegate {
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    true
  }

  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { true }

  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }

  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }

  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
}
