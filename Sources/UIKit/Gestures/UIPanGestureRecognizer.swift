/// Fingers that move: begins once they have gone ten points.
@preconcurrency @MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
  open var allowedScrollTypesMask: UIScrollTypeMask = []
  open var minimumNumberOfTouches = 1
  open var maximumNumberOfTouches = Int.max
  /// In the window's coordinates, as the speed is.
  final var moved = CGPoint.zero
  final var speed = CGPoint.zero
  private final var last: (place: CGPoint, time: TimeInterval)?

  /// Points to go before it begins; as observed.
  static let threshold: CGFloat = 10

  /// How far the touches went, in points of the view's coordinates; nil means the window's.
  open func translation(in view: UIView?) -> CGPoint { convert(vector: moved, to: view) }

  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    guard translation.isUsable else { return }
    moved = convert(vector: translation, from: view)
  }

  /// In points a second of the view's coordinates; nil means the window's.
  open func velocity(in view: UIView?) -> CGPoint { convert(vector: speed, to: view) }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if state == .possible, liveTouches.count > maximumNumberOfTouches { state = .failed }
    last = (location(in: nil), event.timestamp)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    let place = location(in: nil)
    if let last {
      let step = CGPoint(x: place.x - last.place.x, y: place.y - last.place.y)
      moved = CGPoint(x: moved.x + step.x, y: moved.y + step.y)
      let seconds = CGFloat(event.timestamp - last.time)
      if seconds > 0 { speed = CGPoint(x: step.x / seconds, y: step.y / seconds) }
    }
    last = (place, event.timestamp)
    if state != .possible {
      state = .changed
    } else if liveTouches.count >= minimumNumberOfTouches,
      hypot(moved.x, moved.y) >= UIPanGestureRecognizer.threshold
    {
      state = .began
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    last = (location(in: nil), event.timestamp)
    // Once begun, it goes on with whatever fingers are left.
    if !hasLiveTouches { state = state == .possible ? .failed : .ended }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .cancelled
  }

  open override func reset() {
    moved = .zero
    speed = .zero
    last = nil
  }
}

/// A pan that starts at an edge of the window.
@preconcurrency @MainActor
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  open var edges: UIRectEdge = []

  /// Points from the edge within which it must start; as observed.
  private static let band: CGFloat = 20

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let touch = touches.first, let root = touch.root else { return }
    let place = touch.location(in: nil)
    let area = root.bounds
    let band = UIScreenEdgePanGestureRecognizer.band
    let starts =
      edges.contains(.left) && place.x < area.minX + band
      || edges.contains(.right) && place.x >= area.maxX - band
      || edges.contains(.top) && place.y < area.minY + band
      || edges.contains(.bottom) && place.y >= area.maxY - band
    if starts { super.touchesBegan(touches, with: event) } else { state = .failed }
  }
}

/// The kinds of scrolling by a pointing device.
public struct UIScrollTypeMask: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let discrete = UIScrollTypeMask(rawValue: 1)
  public static let continuous = UIScrollTypeMask(rawValue: 2)
  public static let all: UIScrollTypeMask = [.discrete, .continuous]
}
