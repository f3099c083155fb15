/// A number of taps in quick succession, each with a number of fingers.
@preconcurrency @MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
  open var numberOfTapsRequired = 1
  open var numberOfTouchesRequired = 1
  open var buttonMaskRequired: UIEvent.ButtonMask = .primary

  private final var taps = 0
  private final var fingers = 0
  private final var start: CGPoint?
  private final var deadline: TimeInterval = .infinity

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let touch = touches.first else { return }
    let place = touch.location(in: nil)
    fingers = max(fingers, liveTouches.count)
    if fingers > numberOfTouchesRequired || strays(place, by: TapTiming.reach * 2) {
      state = .failed
      return
    }
    if start == nil { start = place }
    deadline = touch.timestamp + TapTiming.press
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    let limit = TapTiming.reach * CGFloat(max(1, numberOfTouchesRequired))
    if touches.contains(where: { strays($0.location(in: nil), by: limit) }) { state = .failed }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard !hasLiveTouches, let touch = touches.first else { return }
    guard fingers == numberOfTouchesRequired else {
      state = .failed
      return
    }
    taps += 1
    fingers = 0
    deadline = touch.timestamp + TapTiming.gap
    if taps >= numberOfTapsRequired { state = .ended }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .failed
  }

  open override func reset() {
    taps = 0
    fingers = 0
    start = nil
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

  private func strays(_ place: CGPoint, by limit: CGFloat) -> Bool {
    guard let start else { return false }
    return hypot(place.x - start.x, place.y - start.y) > limit
  }
}
