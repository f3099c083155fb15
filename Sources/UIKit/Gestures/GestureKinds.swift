@preconcurrency @MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
  open var numberOfTapsRequired = 1
  open var numberOfTouchesRequired = 1
}

@preconcurrency @MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  open var numberOfTapsRequired = 0
  open var numberOfTouchesRequired = 1
  /// In seconds.
  open var minimumPressDuration: TimeInterval = 0.5
  /// In points.
  open var allowableMovement: CGFloat = 10
}

@preconcurrency @MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
  open var minimumNumberOfTouches = 1
  open var maximumNumberOfTouches = Int.max
  final var moved = CGPoint.zero
  final var speed = CGPoint.zero

  /// How far the touch went, in points.
  open func translation(in view: UIView?) -> CGPoint { moved }
  open func setTranslation(_ translation: CGPoint, in view: UIView?) { moved = translation }

  /// In points a second.
  open func velocity(in view: UIView?) -> CGPoint { speed }
}

@preconcurrency @MainActor
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  open var edges: UIRectEdge = []
}

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
}

@preconcurrency @MainActor
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  open var scale: CGFloat = 1
  open internal(set) var velocity: CGFloat = 0
}

@preconcurrency @MainActor
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// In radians.
  open var rotation: CGFloat = 0
  open internal(set) var velocity: CGFloat = 0
}

@preconcurrency @MainActor
open class UIHoverGestureRecognizer: UIGestureRecognizer {}
