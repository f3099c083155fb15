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

  /// In the coordinates of `root`.
  var position = CGPoint.zero
  var previousPosition = CGPoint.zero
  /// The window, or what stands in its place.
  weak var root: UIView?
  var finger = 0
  /// What the hit test gave: `view` unless the touch was dropped.
  var hitView: UIView?
  var beganAt: TimeInterval = 0
  var delivery = Delivery.none

  /// How far the touch got on its way to its view.
  enum Delivery {
    case none
    /// Touch-down waits for a recognizer.
    case held
    case begun
    /// Touch-up waits for a recognizer.
    case endHeld
    case over
  }

  var isLive: Bool { phase != .ended && phase != .cancelled }

  open internal(set) var gestureRecognizers: [UIGestureRecognizer]?
  open internal(set) var majorRadius: CGFloat = 20
  open internal(set) var majorRadiusTolerance: CGFloat = 5
  open internal(set) var force: CGFloat = 0
  open internal(set) var maximumPossibleForce: CGFloat = 0
  /// A finger has no pen's angle: upright.
  open internal(set) var altitudeAngle: CGFloat = .pi / 2
  open internal(set) var estimatedProperties: Properties = []
  open var estimatedPropertiesExpectingUpdates: Properties { [] }
  open var estimationUpdateIndex: NSNumber? { nil }
  open var rollAngle: CGFloat { 0 }
  open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }
  open func azimuthUnitVector(in view: UIView?) -> CGVector { CGVector(dx: 1, dy: 0) }
  open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }
  open func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }

  public struct Properties: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let force = Properties(rawValue: 1)
    public static let azimuth = Properties(rawValue: 2)
    public static let altitude = Properties(rawValue: 4)
    public static let location = Properties(rawValue: 8)
  }

  /// Where the finger is, in the view's coordinates; nil means the window's.
  open func location(in view: UIView?) -> CGPoint {
    Coordinates.convert(position, from: root, to: view ?? root)
  }

  open func previousLocation(in view: UIView?) -> CGPoint {
    Coordinates.convert(previousPosition, from: root, to: view ?? root)
  }
}
