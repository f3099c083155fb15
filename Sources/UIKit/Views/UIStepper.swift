/// A control with a minus and a plus.
@preconcurrency @MainActor
open class UIStepper: UIControl {
  /// Where one end passes the other, it takes that along; the value stays between them.
  open var minimumValue: Double = 0 {
    didSet {
      if maximumValue < minimumValue { maximumValue = minimumValue }
      if held < minimumValue { value = minimumValue }
    }
  }
  open var maximumValue: Double = 100 {
    didSet {
      if minimumValue > maximumValue { minimumValue = maximumValue }
      if held > maximumValue { value = maximumValue }
    }
  }
  open var stepValue: Double = 1

  /// Set beyond an end, it is that end.
  open var value: Double {
    get { held }
    set { if !newValue.isNaN { held = min(max(newValue, minimumValue), maximumValue) } }
  }
  private final var held: Double = 0
  /// Whether the last value is followed by the first.
  open var wraps = false
  open var autorepeat = true
  open var isContinuous = true

  open func setBackgroundImage(_ image: UIImage?, for state: State) {}
  open func backgroundImage(for state: State) -> UIImage? { nil }
  open func setDividerImage(
    _ image: UIImage?, forLeftSegmentState leftState: State, rightSegmentState rightState: State
  ) {}
  open func setIncrementImage(_ image: UIImage?, for state: State) {}
  open func incrementImage(for state: State) -> UIImage? { nil }
  open func setDecrementImage(_ image: UIImage?, for state: State) {}
  open func decrementImage(for state: State) -> UIImage? { nil }

  /// The left half takes a step off, the right half adds one.
  override func performDefaultAction(for touch: UITouch) {
    let isLess = touch.location(in: self).x < bounds.midX
    let next = value + (isLess ? -stepValue : stepValue)
    var kept = min(max(next, minimumValue), maximumValue)
    if wraps, kept != next { kept = isLess ? maximumValue : minimumValue }
    guard kept != value else { return }
    value = kept
    send(.valueChanged)
  }

  open dynamic override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    super.hitTest(point, with: event)
  }

  open dynamic override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    super.point(inside: point, with: event)
  }
}
