/// The glass: takes fingers, finds the view of each once, and delivers its touches.
///
/// Time is passed in and never read, so a test or a replay decides it. Every call returns the
/// facts of what it caused. A finger that isn't down can't move; a point that is not finite or is
/// beyond 1e9 is ignored.
@MainActor
public final class TouchScreen {
  public var windows: WindowStack
  /// How many hit tests a touch-down makes, 1 to 100, of which the last decides: two or three on a
  /// device.
  public var passes = 1
  /// The latest moment passed in, in seconds.
  public private(set) var time: TimeInterval = 0

  /// The touches whose fingers are down.
  package private(set) var fingers: [Int: UITouch] = [:]
  /// Touches that are up and whose views have yet to hear of it.
  var lingering: [UITouch] = []
  /// Recognizers in the middle of something.
  var active: [UIGestureRecognizer] = []
  /// Recognizers that are still to hear of the change of a touch that is being given out.
  var unaware: ArraySlice<UIGestureRecognizer> = []
  private let event = UIEvent()
  private var lastTap: (point: CGPoint, time: TimeInterval, count: Int)?

  public init(windows: WindowStack) {
    self.windows = windows
    event.touchScreen = self
  }

  /// A finger comes down at a screen point, or what stands for one: a pen, a pointer's button.
  @discardableResult
  public func touchDown(
    _ finger: Int = 0, at point: CGPoint, time: TimeInterval, type: UITouch.TouchType = .direct
  ) -> DeliveryTrace {
    deliver(at: time) {
      guard point.isUsable else { return }
      if let old = fingers[finger] { change(old, to: .cancelled) }
      begin(finger, at: point, type)
    }
  }

  @discardableResult
  public func touchMove(_ finger: Int = 0, to point: CGPoint, time: TimeInterval) -> DeliveryTrace {
    deliver(at: time) {
      guard point.isUsable, let touch = fingers[finger] else { return }
      place(touch, at: point)
      change(touch, to: .moved)
    }
  }

  /// The finger leaves the glass where it is, or at a last point.
  @discardableResult
  public func touchUp(_ finger: Int = 0, at point: CGPoint? = nil, time: TimeInterval)
    -> DeliveryTrace
  {
    deliver(at: time) {
      guard let touch = fingers[finger] else { return }
      if let point, point.isUsable { place(touch, at: point) }
      change(touch, to: .ended)
    }
  }

  /// The system takes every touch away, as for a call that comes in.
  @discardableResult
  public func cancelTouches(time: TimeInterval) -> DeliveryTrace {
    deliver(at: time) {
      for finger in fingers.keys.sorted() {
        if let touch = fingers[finger] { change(touch, to: .cancelled) }
      }
    }
  }

  /// Lets time pass: long presses begin, waiting taps give up.
  @discardableResult
  public func advance(to time: TimeInterval) -> DeliveryTrace { deliver(at: time) {} }

  /// Whether something waits for time to pass, so that `advance` is worth calling.
  public var isWaiting: Bool {
    !lingering.isEmpty || active.contains { $0.state == .possible }
      || fingers.values.contains { $0.delivery == .held }
  }

  private func deliver(at time: TimeInterval, _ body: () -> Void) -> DeliveryTrace {
    if time.isFinite { self.time = max(self.time, time) }
    AnimationClock.current?.advance(to: self.time)
    let recorder = DeliveryRecorder(time: self.time)
    recorder.record {
      passTime()
      body()
      // What takes no time at all happens in the same moment.
      passTime()
    }
    return DeliveryTrace(steps: recorder.steps)
  }

  private func passTime() {
    for recognizer in active { recognizer.timePassed(time) }
    settle()
  }

  // MARK: Touches

  private func begin(_ finger: Int, at point: CGPoint, _ type: UITouch.TouchType) {
    var hit: UIView?
    var root: UIView?
    var eater: UIView?
    for pass in 1...min(max(1, passes), 100) {
      let search = windows.search(point, with: event)
      DeliveryRecorder.current?.note(.hitTest(pass: pass, search.trace))
      (hit, root, eater) = (search.hit, search.root, search.eater)
    }
    if let eater {
      if let recorder = DeliveryRecorder.current {
        recorder.note(.dropped(finger: finger, view: recorder.id(of: eater), .animation))
      }
      return
    }
    guard let hit, let root else { return }
    let touch = UITouch()
    touch.finger = finger
    touch.type = type
    touch.root = root
    touch.window = root as? UIWindow
    touch.hitView = hit
    touch.view = hit
    touch.beganAt = time
    touch.tapCount = countTap(at: point)
    place(touch, at: point)
    touch.previousPosition = touch.position
    if let reason = reasonToDrop(touch) {
      touch.view = nil
      if let recorder = DeliveryRecorder.current {
        recorder.note(.dropped(finger: finger, view: recorder.id(of: hit), reason))
      }
    }
    touch.gestureRecognizers = recognizers(for: touch)
    fingers[finger] = touch
    change(touch, to: .began)
  }

  private func place(_ touch: UITouch, at screenPoint: CGPoint) {
    touch.previousPosition = touch.position
    touch.position = touch.root?.storage.fromSuperview(screenPoint) ?? screenPoint
  }

  private func change(_ touch: UITouch, to phase: UITouch.Phase) {
    for other in fingers.values where other !== touch && other.isLive { other.phase = .stationary }
    touch.phase = phase
    touch.timestamp = time
    event.timestamp = time
    event.allTouches = Set(fingers.values)
    event.changed = [touch]
    if let recorder = DeliveryRecorder.current {
      recorder.note(
        .touch(
          finger: touch.finger, phase, at: touch.position,
          view: touch.view.map(recorder.id)))
    }
    UIApplication.shared.sendEvent(event)
    if !touch.isLive {
      fingers[touch.finger] = nil
      event.allTouches = Set(fingers.values)
    }
    event.changed = []
  }

  /// Rows 15.2 and 15.3, decided at touch-down.
  private func reasonToDrop(_ touch: UITouch) -> DeliveryTrace.DropReason? {
    guard let view = touch.view else { return nil }
    let others = fingers.values.filter { $0.root === touch.root }.compactMap(\.view)
    if view.isExclusiveTouch, others.contains(where: { $0 !== view }) { return .exclusiveTouch }
    if others.contains(where: { $0.isExclusiveTouch && $0 !== view }) { return .otherIsExclusive }
    if !view.isMultipleTouchEnabled, others.contains(where: { $0 === view }) {
      return .multipleTouch
    }
    return nil
  }

  /// A tap counts on when it follows the last one within 0.35 seconds and 45 points.
  private func countTap(at point: CGPoint) -> Int {
    var count = 1
    if let last = lastTap, time - last.time < TapTiming.gap,
      hypot(point.x - last.point.x, point.y - last.point.y) < TapTiming.reach
    {
      count = last.count + 1
    }
    lastTap = (point, time, count)
    return count
  }
}

/// How quick and how near taps must be to belong together; values observed, not documented.
enum TapTiming {
  /// Seconds between two taps.
  static let gap: TimeInterval = 0.35
  /// Points that a tap may wander.
  static let reach: CGFloat = 45
  /// Seconds that one tap may last.
  static let press: TimeInterval = 0.75
}
