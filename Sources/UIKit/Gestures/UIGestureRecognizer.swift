/// Watches touches and says when they make a gesture.
///
/// A `TouchScreen` gives it touches and decides between it and others; each change to a state that
/// acts calls the targets. Without a screen, setting `state` acts at once.
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
  /// Switched off in the middle of a gesture, it is cancelled.
  open var isEnabled = true {
    didSet { if !isEnabled { interrupt() } }
  }
  open var name: String?
  open var cancelsTouchesInView = true
  open var delaysTouchesBegan = false
  open var delaysTouchesEnded = true
  open var requiresExclusiveTouchType = true
  /// The raw values of the types of touches that it gets; at first all.
  open var allowedTouchTypes: [NSNumber] = (0...3).map { NSNumber(value: $0) }
  open var allowedPressTypes: [NSNumber] = []
  open var modifierFlags: UIKeyModifierFlags { [] }
  open var buttonMask: UIEvent.ButtonMask { [] }
  open func shouldReceive(_ event: UIEvent) -> Bool { true }
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  /// Those that must fail before this one may begin.
  private(set) final var required: [UIGestureRecognizer] = []
  /// In the window's coordinates.
  final var touchPoints: [CGPoint] = []

  private final var current = State.possible
  /// The touches of this gesture, those that are up included, in the order in which they came.
  private(set) final var tracked: [UITouch] = []
  final weak var touchScreen: TouchScreen?
  /// The state it would have, were it not for another that must fail first.
  final var pending: State? {
    didSet { if pending == nil { waitsFor = nil } }
  }
  /// Which one that is.
  final weak var waitsFor: UIGestureRecognizer?

  /// Set by the recognizer itself; what it becomes depends on the recognizers around it.
  open var state: State {
    get { current }
    set {
      if let touchScreen { touchScreen.transition(self, to: newValue) } else { commit(newValue) }
    }
  }

  final func commit(_ new: State) {
    current = new
    if touchScreen != nil, let recorder = DeliveryRecorder.current {
      recorder.note(.gesture(recorder.recognizer(self), new))
    }
    guard new != .possible, new != .failed else { return }
    act()
    acted()
  }

  /// Whether the view came with it.
  var isOwn: Bool { false }
  /// For the engine's own recognizers, after the targets.
  func acted() {}

  private func act() {
    for (target, action) in targets {
      if let object = target.object { action.perform(on: object, with: self) }
    }
  }

  /// A target's action is called once, however often it is added.
  open func addTarget(_ target: Any, action: Selector) {
    let object = target as AnyObject
    guard !targets.contains(where: { $0.object.object === object && $0.action == action }) else {
      return
    }
    targets.append((WeakObject(object: object), action))
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
    guard let root = tracked.last?.root ?? view?.window else { return point }
    return Coordinates.convert(point, from: root, to: view ?? root)
  }

  /// Between the window's coordinates and a view's; nil means the window's.
  final func convert(vector: CGPoint, to view: UIView?) -> CGPoint {
    guard let view, let root = tracked.last?.root ?? view.window else { return vector }
    return Coordinates.convert(vector: vector, from: root, to: view)
  }

  final func convert(vector: CGPoint, from view: UIView?) -> CGPoint {
    guard let view, let root = tracked.last?.root ?? view.window else { return vector }
    return Coordinates.convert(vector: vector, from: view, to: root)
  }

  open var numberOfTouches: Int { touchPoints.count }
  open func reset() {}

  /// From now on the touch is none of this recognizer's.
  open func ignore(_ touch: UITouch, for event: UIEvent) {
    tracked.removeAll { $0 === touch }
    updateTouchPoints()
  }

  // MARK: Receiving

  final func takes(_ type: UITouch.TouchType) -> Bool {
    allowedTouchTypes.contains { $0.intValue == type.rawValue }
  }

  final func track(_ touch: UITouch) {
    guard isEnabled, !isOver, !tracks(touch) else { return }
    tracked.append(touch)
  }

  final func receive(_ touch: UITouch, with event: UIEvent) {
    guard isEnabled, !isOver, tracks(touch) else { return }
    updateTouchPoints()
    switch touch.phase {
    case .began: touchesBegan([touch], with: event)
    case .moved: touchesMoved([touch], with: event)
    case .ended: touchesEnded([touch], with: event)
    case .cancelled: touchesCancelled([touch], with: event)
    default: break
    }
  }

  /// The places of the fingers that are down, or where the last one was.
  private func updateTouchPoints() {
    let live = tracked.filter(\.isLive)
    touchPoints = (live.isEmpty ? tracked.suffix(1) : live[...]).map { $0.location(in: nil) }
  }

  /// For the engine's own recognizers: the clock as passed in.
  func timePassed(_ time: TimeInterval) {}
  /// For the engine's own recognizers: asked before it recognizes.
  var mayBegin: Bool { true }
  /// Whether it may yet recognize with no more of its present touches: it waits for a next tap.
  var mayStillRecognize: Bool { hasLiveTouches || pending != nil }

  final var hasLiveTouches: Bool { tracked.contains(where: \.isLive) }
  final var liveTouches: [UITouch] { tracked.filter(\.isLive) }
  final var isOver: Bool { current == .ended || current == .cancelled || current == .failed }
  final var hasRecognized: Bool { current == .began || current == .changed || current == .ended }
  final func tracks(_ touch: UITouch) -> Bool { tracked.contains { $0 === touch } }

  final func shares(_ other: UIGestureRecognizer) -> Bool {
    tracked.contains { other.tracks($0) }
  }

  /// Ends what it is in the middle of, as when it is switched off or taken from its view.
  final func interrupt() {
    switch current {
    case .began, .changed: state = .cancelled
    case .possible where touchScreen != nil: state = .failed
    default: break
    }
  }

  /// Ready for the next gesture.
  final func finish() {
    reset()
    tracked = []
    pending = nil
    current = .possible
    touchScreen = nil
  }

  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}
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
