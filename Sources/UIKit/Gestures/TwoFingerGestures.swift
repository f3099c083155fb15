/// What two fingers make: a pinch by their distance, a rotation by their angle.
@preconcurrency @MainActor
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  open var scale: CGFloat = 1
  /// Scale factors a second.
  open internal(set) var velocity: CGFloat = 0
  private final var pair = FingerPair()

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    pair.restart(liveTouches, at: event.timestamp)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let change = pair.change(liveTouches, at: event.timestamp) else { return }
    scale *= change.scale
    if change.seconds > 0 { velocity = (change.scale - 1) / CGFloat(change.seconds) }
    if state != .possible {
      state = .changed
    } else if abs(change.apart) >= 8 {
      state = .began
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    pair.restart(liveTouches, at: event.timestamp)
    if !hasLiveTouches { state = state == .possible ? .failed : .ended }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .cancelled
  }

  open override func reset() {
    scale = 1
    velocity = 0
    pair = FingerPair()
  }
}

@preconcurrency @MainActor
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// In radians.
  open var rotation: CGFloat = 0
  /// Radians a second.
  open internal(set) var velocity: CGFloat = 0
  private final var pair = FingerPair()

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    pair.restart(liveTouches, at: event.timestamp)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let change = pair.change(liveTouches, at: event.timestamp) else { return }
    rotation += change.turn
    if change.seconds > 0 { velocity = change.turn / CGFloat(change.seconds) }
    if state != .possible {
      state = .changed
    } else if abs(rotation) >= 0.1 {
      state = .began
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    pair.restart(liveTouches, at: event.timestamp)
    if !hasLiveTouches { state = state == .possible ? .failed : .ended }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .cancelled
  }

  open override func reset() {
    rotation = 0
    velocity = 0
    pair = FingerPair()
  }
}

/// Watches; there is no pointer that hovers.
@preconcurrency @MainActor
open class UIHoverGestureRecognizer: UIGestureRecognizer {
  open var zOffset: CGFloat { 0 }
}

/// The line between the first two fingers, from one moment to the next.
@MainActor
private struct FingerPair {
  private var last: (length: CGFloat, angle: CGFloat, time: TimeInterval)?
  private var firstLength: CGFloat = 0

  struct Change {
    var scale: CGFloat
    var turn: CGFloat
    /// How much farther apart than at the start, in points.
    var apart: CGFloat
    var seconds: TimeInterval
  }

  mutating func restart(_ touches: [UITouch], at time: TimeInterval) {
    last = measure(touches, time)
    firstLength = last?.length ?? 0
  }

  mutating func change(_ touches: [UITouch], at time: TimeInterval) -> Change? {
    guard let old = last, let new = measure(touches, time) else { return nil }
    last = new
    var turn = new.angle - old.angle
    if turn > .pi { turn -= 2 * .pi }
    if turn < -.pi { turn += 2 * .pi }
    return Change(
      scale: old.length > 0 ? new.length / old.length : 1, turn: turn,
      apart: new.length - firstLength, seconds: new.time - old.time)
  }

  private func measure(
    _ touches: [UITouch], _ time: TimeInterval
  ) -> (length: CGFloat, angle: CGFloat, time: TimeInterval)? {
    guard touches.count >= 2 else { return nil }
    let (a, b) = (touches[0].location(in: nil), touches[1].location(in: nil))
    return (hypot(b.x - a.x, b.y - a.y), atan2(b.y - a.y, b.x - a.x), time)
  }
}
