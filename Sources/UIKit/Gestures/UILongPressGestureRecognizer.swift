/// Fingers that stay where they are for a while.
@preconcurrency @MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// Whole taps that must come before the press.
  open var numberOfTapsRequired = 0
  open var numberOfTouchesRequired = 1
  /// In seconds.
  open var minimumPressDuration: TimeInterval = 0.5
  /// In points.
  open var allowableMovement: CGFloat = 10

  private final var start: CGPoint?
  private final var deadline: TimeInterval = .infinity

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let touch = touches.first else { return }
    if liveTouches.count > numberOfTouchesRequired || touch.tapCount <= numberOfTapsRequired {
      state = .failed
    } else if liveTouches.count == numberOfTouchesRequired {
      start = location(in: nil)
      deadline = touch.timestamp + minimumPressDuration
    }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible else {
      state = .changed
      return
    }
    let place = location(in: nil)
    if let start, hypot(place.x - start.x, place.y - start.y) > allowableMovement {
      state = .failed
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    state = state == .possible ? .failed : .ended
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .cancelled
  }

  open override func reset() {
    start = nil
    deadline = .infinity
  }

  override func timePassed(_ time: TimeInterval) {
    if state == .possible, pending == nil, time >= deadline { state = .began }
  }
}
