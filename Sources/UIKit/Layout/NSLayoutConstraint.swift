/// A relation between two attributes, stored and not solved: views keep the frames they are given.
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject {
  public enum Relation: Int, Sendable {
    case lessThanOrEqual = -1
    case equal
    case greaterThanOrEqual
  }

  public enum Attribute: Int, Sendable {
    case notAnAttribute
    case left
    case right
    case top
    case bottom
    case leading
    case trailing
    case width
    case height
    case centerX
    case centerY
    case lastBaseline
    case firstBaseline
    case leftMargin
    case rightMargin
    case topMargin
    case bottomMargin
    case leadingMargin
    case trailingMargin
    case centerXWithinMargins
    case centerYWithinMargins
  }

  public enum Axis: Int, Sendable {
    case horizontal
    case vertical
  }

  public struct FormatOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
    public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
    public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
    public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
    public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
    public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
    public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
    public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
    public static let directionLeadingToTrailing = FormatOptions([])
  }

  open private(set) weak var firstItem: AnyObject?
  open private(set) weak var secondItem: AnyObject?
  public let firstAttribute: Attribute
  public let secondAttribute: Attribute
  public let relation: Relation
  public let multiplier: CGFloat
  open var constant: CGFloat
  open var priority: UILayoutPriority = .required
  open var identifier: String?
  open var shouldBeArchived = false

  /// Whether the constraint is kept by a view: the nearest one above both items.
  open var isActive: Bool {
    get { holder != nil }
    set {
      if newValue {
        guard holder == nil, let view = commonAncestor else { return }
        view.addConstraint(self)
      } else {
        holder?.removeConstraint(self)
      }
    }
  }

  /// The view that keeps the constraint.
  weak var holder: UIView?

  public init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
    attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    firstItem = view1 as AnyObject
    secondItem = view2.map { $0 as AnyObject }
    firstAttribute = attr1
    secondAttribute = attr2
    self.relation = relation
    self.multiplier = multiplier
    constant = c
  }

  /// A constraint of nothing.
  public convenience override init() {
    self.init(
      item: NSObject(), attribute: .notAnAttribute, relatedBy: .equal, toItem: nil,
      attribute: .notAnAttribute, multiplier: 1, constant: 0)
  }

  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  /// The visual format is not read, so no constraints come of it.
  open class func constraints(
    withVisualFormat format: String, options opts: FormatOptions = [],
    metrics: [String: Any]?, views: [String: Any]
  ) -> [NSLayoutConstraint] { [] }

  private var commonAncestor: UIView? {
    let first = firstItem as? UIView ?? (firstItem as? UILayoutGuide)?.owningView
    let second = secondItem as? UIView ?? (secondItem as? UILayoutGuide)?.owningView
    guard let first, let second else { return first ?? second }
    var ancestor: UIView? = first
    while let view = ancestor {
      if second.isDescendant(of: view) { return view }
      ancestor = view.superview
    }
    return first
  }
}

/// The spelling of Swift 4.1 and before.
public typealias NSLayoutAttribute = NSLayoutConstraint.Attribute
public typealias NSLayoutRelation = NSLayoutConstraint.Relation
public typealias UILayoutConstraintAxis = NSLayoutConstraint.Axis
