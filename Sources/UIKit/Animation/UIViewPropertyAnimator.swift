/// An animation that can be paused, scrubbed, reversed and stopped.
///
/// While every animation of a view comes from such animators, the view is hit where it is seen.
/// It moves by the application's `animationClock`; without one a running animator is at its end at
/// once, and a paused one stands where it was put.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
  public let duration: TimeInterval
  open private(set) var timingParameters: (any UITimingCurveProvider)?
  open private(set) var delay: TimeInterval = 0
  open private(set) var state: UIViewAnimatingState = .inactive
  open private(set) var isRunning = false
  /// Whether touches reach the views on their way.
  open var isUserInteractionEnabled = true
  /// Whether views are hit by their own values, as under `UIView.animate`, not where they are seen.
  open var isManualHitTestingEnabled = false
  /// Whether it may be paused, scrubbed, reversed and stopped.
  open var isInterruptible = true
  open var scrubsLinearly = true
  /// Whether it stays active at its end, as if paused.
  open var pausesOnCompletion = false

  private final var blocks: [(body: () -> Void, delayFactor: CGFloat)] = []
  private final var completions: [(UIViewAnimatingPosition) -> Void] = []
  private final var changes: [AnimationBlock.Change] = []
  private final var curve: TimingCurve
  /// How far in time, from 0 to 1, it was at a moment of the clock.
  private final var anchor: (part: CGFloat, moment: TimeInterval) = (0, 0)
  private final var reversed = false
  /// Of `duration`, for the whole way.
  private final var durationFactor: CGFloat = 1

  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    self.duration = duration.isFinite ? max(0, duration) : 0
    timingParameters = parameters
    curve = parameters.curve
    super.init()
  }

  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
  }

  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration,
      timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
    if let animations { addAnimations(animations) }
  }

  public convenience init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
    if let animations { addAnimations(animations) }
  }

  /// Made and started in one.
  @discardableResult
  open class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let curve = options.timing
    let animator = UIViewPropertyAnimator(
      duration: duration, controlPoint1: curve.first, controlPoint2: curve.second,
      animations: animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }

  // MARK: What moves

  open func addAnimations(_ animation: @escaping () -> Void) {
    addAnimations(animation, delayFactor: 0)
  }

  /// Of an animator under way the part that is left, after the factor of it, is for the new ones.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    let factor = min(max(delayFactor.isNaN ? 0 : delayFactor, 0), 1)
    switch state {
    case .inactive: blocks.append((animation, factor))
    case .active: collect(animation, factor)
    case .stopped: break
    }
  }

  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  private func collect(_ body: () -> Void, _ delayFactor: CGFloat) {
    let start = fractionComplete + delayFactor * (1 - fractionComplete)
    let settings = AnimationBlock.Settings(
      duration: duration, allowsInteraction: isUserInteractionEnabled, animator: self)
    changes += AnimationBlock.animate(settings, run: nil, part: start...1, body)
  }

  private func activate() {
    state = .active
    anchor = (0, AnimationClock.now)
    let added = blocks
    blocks = []
    for block in added { collect(block.body, block.delayFactor) }
  }

  // MARK: Time

  /// How much of the way is seen as done, from 0 to 1.
  open var fractionComplete: CGFloat {
    get {
      guard isRunning || !scrubsLinearly else { return anchor.part }
      return curve.progress(at: partOfTime)
    }
    set {
      guard newValue.isFinite, state != .stopped, isInterruptible || state == .inactive else {
        return
      }
      if state == .inactive { activate() }
      let fraction = min(max(newValue, 0), 1)
      anchor = (isRunning ? curve.time(of: fraction) : fraction, AnimationClock.now)
    }
  }

  /// Of the time, from 0 to 1.
  private var partOfTime: CGFloat {
    guard isRunning else { return anchor.part }
    let length = length
    guard length > 0 else { return reversed ? 0 : 1 }
    let passed = CGFloat(max(0, AnimationClock.now - anchor.moment) / length)
    return min(max(anchor.part + (reversed ? -passed : passed), 0), 1)
  }

  /// Of the whole way, in seconds.
  private var length: TimeInterval { duration * TimeInterval(durationFactor) }

  open var isReversed: Bool {
    get { reversed }
    set {
      guard newValue != reversed, isInterruptible || state == .inactive else { return }
      anchor = (partOfTime, max(anchor.moment, AnimationClock.now))
      reversed = newValue
    }
  }

  open func startAnimation() { startAnimation(afterDelay: 0) }

  open func startAnimation(afterDelay delay: TimeInterval) {
    guard state != .stopped, !isRunning else { return }
    self.delay = delay.isFinite ? max(0, delay) : 0
    if state == .inactive { activate() }
    let part = scrubsLinearly ? curve.time(of: anchor.part) : anchor.part
    anchor = (part, AnimationClock.now + self.delay)
    isRunning = true
    guard let clock = AnimationClock.current, UIView.areAnimationsEnabled, duration > 0 else {
      return end()
    }
    clock.add(self)
  }

  open func pauseAnimation() {
    guard state != .stopped, isInterruptible || state == .inactive else { return }
    if state == .inactive { activate() }
    hold()
  }

  /// Stands where it is.
  private func hold() {
    let part = scrubsLinearly ? fractionComplete : partOfTime
    isRunning = false
    anchor = (part, AnimationClock.now)
    AnimationClock.current?.remove(self)
  }

  /// Goes on from a pause, in `durationFactor` of the whole duration for what is left; 0 stands
  /// for the time that would be left anyway.
  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {
    guard state == .active, !isRunning else { return }
    let shown = fractionComplete
    if let parameters {
      timingParameters = parameters
      curve = parameters.curve
    }
    if durationFactor > 0, durationFactor.isFinite {
      let left = reversed ? curve.time(of: shown) : 1 - curve.time(of: shown)
      self.durationFactor = left > 0 ? durationFactor / left : durationFactor
    }
    anchor.part = scrubsLinearly ? shown : curve.time(of: shown)
    startAnimation()
  }

  // MARK: Ends

  /// The views stay where they are seen; `finishAnimation` is still to come, unless told that it
  /// is not.
  open func stopAnimation(_ withoutFinishing: Bool) {
    guard state == .active, isInterruptible else { return }
    hold()
    // Taken before any of them lets go of its animations.
    let seen = changes.map { ($0.view, $0.view.layer.shownState) }
    letGo()
    for (view, state) in seen { view.take(state) }
    if withoutFinishing { reset() } else { state = .stopped }
  }

  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    guard state == .stopped else { return }
    settle(at: finalPosition)
  }

  private func letGo() {
    for change in changes {
      change.view.layer.stop { ($0.animation as? ViewAnimation)?.animator === self }
    }
  }

  private func settle(at position: UIViewAnimatingPosition) {
    // A view changed by several blocks has several entries: the first has its start.
    switch position {
    case .end: for change in changes { change.view.take(change.after, where: change) }
    case .start:
      for change in changes.reversed() { change.view.take(change.before, where: change) }
    case .current: break
    }
    let following = completions
    reset()
    for completion in following { completion(position) }
  }

  private func reset() {
    state = .inactive
    isRunning = false
    reversed = false
    durationFactor = 1
    changes = []
    completions = []
    anchor = (0, 0)
  }
}

extension UIViewPropertyAnimator: TimedWork {
  var endTime: TimeInterval? {
    guard isRunning else { return nil }
    return anchor.moment + length * TimeInterval(reversed ? anchor.part : 1 - anchor.part)
  }

  func end() {
    if pausesOnCompletion {
      isRunning = false
      anchor = (reversed ? 0 : 1, AnimationClock.now)
      return
    }
    let position: UIViewAnimatingPosition = reversed ? .start : .end
    letGo()
    settle(at: position)
  }
}

extension UIView {
  /// The place and looks of a state; with a change only what that has changed.
  func take(_ state: LayerState, where change: AnimationBlock.Change? = nil) {
    AnimationBlock.collecting(nil) {
      let (before, after) = (change?.before, change?.after)
      func has<Value: Equatable>(_ part: KeyPath<LayerState, Value>) -> Bool {
        before == nil || before?[keyPath: part] != after?[keyPath: part]
      }
      if has(\.bounds) { bounds = state.bounds }
      if has(\.anchorPoint) { anchorPoint = state.anchorPoint }
      if has(\.position) { center = state.position }
      if has(\.transform) { layer.transform = state.transform }
      if has(\.opacity) { alpha = state.opacity }
      if has(\.cornerRadius) { layer.cornerRadius = state.cornerRadius }
    }
  }
}
