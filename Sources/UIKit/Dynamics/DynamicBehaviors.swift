// The kinds of behaviors: they store what they are told.

@preconcurrency @MainActor
open class UISnapBehavior: UIDynamicBehavior {
  open var snapPoint: CGPoint
  open var damping: CGFloat = 0.5

  public init(item: any UIDynamicItem, snapTo point: CGPoint) {
    snapPoint = point
    super.init(items: [item])
  }
}

@preconcurrency @MainActor
open class UIGravityBehavior: UIDynamicBehavior {
  open var gravityDirection = CGVector(dx: 0, dy: 1)
  open var angle: CGFloat = .pi / 2
  open var magnitude: CGFloat = 1

  public override init(items: [any UIDynamicItem]) { super.init(items: items) }

  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    (self.angle, self.magnitude) = (angle, magnitude)
  }
}

@preconcurrency @MainActor
public protocol UICollisionBehaviorDelegate: AnyObject {}

@preconcurrency @MainActor
open class UICollisionBehavior: UIDynamicBehavior {
  public struct Mode: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let items = Mode(rawValue: 1)
    public static let boundaries = Mode(rawValue: 2)
    public static let everything = Mode(rawValue: .max)
  }

  open var collisionMode: Mode = .everything
  open var translatesReferenceBoundsIntoBoundary = false
  open weak var collisionDelegate: (any UICollisionBehaviorDelegate)?
  private final var boundaries: [(identifier: any NSCopying, path: UIBezierPath)] = []

  public override init(items: [any UIDynamicItem]) { super.init(items: items) }

  open var boundaryIdentifiers: [any NSCopying]? { boundaries.map(\.identifier) }
  open func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) {
    translatesReferenceBoundsIntoBoundary = true
  }
  open func addBoundary(withIdentifier identifier: any NSCopying, for bezierPath: UIBezierPath) {
    boundaries.append((identifier, bezierPath))
  }
  open func addBoundary(withIdentifier identifier: any NSCopying, from p1: CGPoint, to p2: CGPoint)
  {
    let path = UIBezierPath()
    path.move(to: p1)
    path.addLine(to: p2)
    boundaries.append((identifier, path))
  }
  open func removeAllBoundaries() { boundaries = [] }
}

@preconcurrency @MainActor
open class UIAttachmentBehavior: UIDynamicBehavior {
  open var anchorPoint = CGPoint.zero
  open var length: CGFloat = 0
  open var damping: CGFloat = 0
  open var frequency: CGFloat = 0

  public convenience init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
    self.init(items: [item])
    anchorPoint = point
  }

  public convenience init(
    item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint
  ) { self.init(item: item, attachedToAnchor: point) }

  public convenience init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem) {
    self.init(items: [item1, item2])
  }
}

@preconcurrency @MainActor
open class UIPushBehavior: UIDynamicBehavior {
  public enum Mode: Int, Sendable {
    case continuous
    case instantaneous
  }

  public let mode: Mode
  open var active = true
  open var angle: CGFloat = 0
  open var magnitude: CGFloat = 0
  open var pushDirection = CGVector.zero

  public init(items: [any UIDynamicItem], mode: Mode) {
    self.mode = mode
    super.init(items: items)
  }

  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    (self.angle, self.magnitude) = (angle, magnitude)
  }
}

@preconcurrency @MainActor
open class UIDynamicItemBehavior: UIDynamicBehavior {
  open var elasticity: CGFloat = 0
  open var friction: CGFloat = 0
  open var density: CGFloat = 1
  open var resistance: CGFloat = 0
  open var angularResistance: CGFloat = 0
  open var allowsRotation = true
  open var isAnchored = false

  public override init(items: [any UIDynamicItem]) { super.init(items: items) }

  open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {}
  open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {}
  open func linearVelocity(for item: any UIDynamicItem) -> CGPoint { .zero }
  open func angularVelocity(for item: any UIDynamicItem) -> CGFloat { 0 }
}
