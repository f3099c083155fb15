/// A number of taps in quick succession, each with a number of fingers.
@preconcurrency @MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
  open var numberOfTapsRequired = 1
  open var numberOfTouchesRequired = 1
  open var buttonMaskRequired: UIEvent.ButtonMask = .primary

  private final var taps = 0
  private final var fingers = 0
  /// Where the first tap's fingers came down, which those of the next taps must be near to.
  private final var places: [CGPoint] = []
  /// Where each finger of this tap came down.
  private final var starts: [ObjectIdentifier: CGPoint] = [:]
  private final var deadline: TimeInterval = .infinity

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let touch = touches.first else { return }
    let place = touch.location(in: nil)
    fingers = max(fingers, liveTouches.count)
    starts[ObjectIdentifier(touch)] = place
    let isNear = taps == 0 || places.contains { place.isWithin(TapTiming.reach * 2, of: $0) }
    guard fingers <= numberOfTouchesRequired, isNear else {
      state = .failed
      return
    }
    if taps == 0 { places.append(place) }
    deadline = touch.timestamp + TapTiming.press
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if touches.contains(where: hasStrayed) { state = .failed }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard !hasLiveTouches, let touch = touches.first else { return }
    guard fingers == numberOfTouchesRequired else {
      state = .failed
      return
    }
    taps += 1
    fingers = 0
    starts = [:]
    deadline = touch.timestamp + TapTiming.gap
    if taps >= numberOfTapsRequired { state = .ended }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .failed
  }

  open override func reset() {
    taps = 0
    fingers = 0
    places = []
    starts = [:]
    deadline = .infinity
  }

  /// A tap doesn't stop one that needs more taps: without `require(toFail:)` both act.
  open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let other = preventedGestureRecognizer as? UITapGestureRecognizer else { return true }
    return other.numberOfTapsRequired <= numberOfTapsRequired
  }

  override func timePassed(_ time: TimeInterval) {
    if state == .possible, pending == nil, time > deadline { state = .failed }
  }

  override var mayStillRecognize: Bool {
    super.mayStillRecognize || taps > 0 && taps < numberOfTapsRequired
  }

  private func hasStrayed(_ touch: UITouch) -> Bool {
    guard let start = starts[ObjectIdentifier(touch)] else { return false }
    return !touch.location(in: nil).isWithin(TapTiming.reach, of: start)
  }
}

extension CGPoint {
  fileprivate func isWithin(_ distance: CGFloat, of other: CGPoint) -> Bool {
    hypot(x - other.x, y - other.y) <= distance
  }
}
