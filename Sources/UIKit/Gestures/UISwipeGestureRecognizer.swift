/// A quick, straight movement: fifty points in one direction within half a second.
@preconcurrency @MainActor
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  public struct Direction: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let right = Direction(rawValue: 1)
    public static let left = Direction(rawValue: 2)
    public static let up = Direction(rawValue: 4)
    public static let down = Direction(rawValue: 8)
  }

  open var direction: Direction = .right
  open var numberOfTouchesRequired = 1

  private final var start: CGPoint?
  private final var deadline: TimeInterval = .infinity

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if liveTouches.count > numberOfTouchesRequired {
      state = .failed
    } else if liveTouches.count == numberOfTouchesRequired {
      start = location(in: nil)
      deadline = event.timestamp + 0.5
    }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let start else { return }
    let place = location(in: nil)
    let (x, y) = (place.x - start.x, place.y - start.y)
    guard max(abs(x), abs(y)) >= 50 else { return }
    let went: Direction = abs(x) > abs(y) ? (x > 0 ? .right : .left) : (y > 0 ? .down : .up)
    state = direction.contains(went) && min(abs(x), abs(y)) < 50 ? .ended : .failed
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .failed
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .failed
  }

  open override func reset() {
    start = nil
    deadline = .infinity
  }

  override func timePassed(_ time: TimeInterval) {
    if state == .possible, pending == nil, time > deadline { state = .failed }
  }
}
