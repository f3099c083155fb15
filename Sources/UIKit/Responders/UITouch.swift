/// One finger on the screen, from touch-down to its end.
@preconcurrency @MainActor
open class UITouch: NSObject {
  public enum Phase: Int, Sendable {
    case began
    case moved
    case stationary
    case ended
    case cancelled
    case regionEntered
    case regionMoved
    case regionExited
  }

  public enum TouchType: Int, Sendable {
    case direct
    case indirect
    case pencil
    case indirectPointer
  }

  public override init() { super.init() }

  /// Fixed at touch-down, wherever the finger goes then.
  open internal(set) var view: UIView?
  open internal(set) var window: UIWindow?
  open internal(set) var phase: Phase = .began
  open internal(set) var tapCount = 0
  open internal(set) var timestamp: TimeInterval = 0
  open internal(set) var type: TouchType = .direct

  /// In the window's coordinates, or the screen's without a window.
  var position = CGPoint.zero
  var previousPosition = CGPoint.zero

  open internal(set) var gestureRecognizers: [UIGestureRecognizer]?
  open internal(set) var majorRadius: CGFloat = 20
  open internal(set) var majorRadiusTolerance: CGFloat = 5
  open internal(set) var force: CGFloat = 0
  open internal(set) var maximumPossibleForce: CGFloat = 0
  open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }

  /// Where the finger is, in the view's coordinates; nil means the window's.
  open func location(in view: UIView?) -> CGPoint {
    Coordinates.convert(position, from: window, to: view)
  }

  open func previousLocation(in view: UIView?) -> CGPoint {
    Coordinates.convert(previousPosition, from: window, to: view)
  }
}
