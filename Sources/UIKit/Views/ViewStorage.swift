/// Everything a view stores, behind one property of `UIView`: what a hit test reads of every view in
/// a node of its own, what few views have elsewhere.
///
/// Geometry goes in through the methods that keep the derived values right and that refuse what is
/// not finite or beyond `limit` in magnitude, keeping the old value.
struct ViewStorage {
  let node: HitNode.Link
  private(set) var center: CGPoint
  var pose: ViewPose?
  private(set) var alpha: Float = 1
  private var quietHits: UInt8 = 0
  unowned(unsafe) var superview: UIView? {
    didSet { noteSuperview() }
  }
  unowned(unsafe) var window: UIWindow?
  /// Back to front.
  private(set) var subviews: [UIView] = []
  /// The children laid out for searching, made after some hits without a change.
  private(set) var table: ChildTable?
  var identifier: String?
  var rules: CompiledRules? {
    didSet {
      // Other rules may answer otherwise, also where there were some before.
      ViewStorage.changes &+= 1
      set(.ruled, to: rules != nil)
    }
  }
  /// What few views have, made when first needed.
  var rare: RareProperties?

  struct Flags: OptionSet {
    let rawValue: UInt32

    static let interactionDisabled = Flags(rawValue: 1 << 0)
    static let hidden = Flags(rawValue: 1 << 1)
    /// `isEnabled` is false on a class that takes it for a gate: `UIControl` and below.
    static let controlDisabled = Flags(rawValue: 1 << 2)
    /// The alpha is below 0.01.
    static let transparent = Flags(rawValue: 1 << 3)
    static let transformed = Flags(rawValue: 1 << 4)
    static let singular = Flags(rawValue: 1 << 5)
    /// All that decides a hit is the engine's own, so that none of it needs a virtual call.
    static let plain = Flags(rawValue: 1 << 6)
    static let clipsToBounds = Flags(rawValue: 1 << 7)
    static let multipleTouch = Flags(rawValue: 1 << 8)
    static let exclusiveTouch = Flags(rawValue: 1 << 9)
    static let needsLayout = Flags(rawValue: 1 << 10)
    static let opaque = Flags(rawValue: 1 << 11)
    /// A control follows a touch.
    static let tracking = Flags(rawValue: 1 << 12)
    /// Rules are attached.
    static let ruled = Flags(rawValue: 1 << 13)

    /// An animation keeps touches away.
    static let suspended = Flags(rawValue: 1 << 14)
    /// `point(inside:)` asks what is seen of the view, which is on its way.
    static let hitWhereSeen = Flags(rawValue: 1 << 15)
    /// Touch methods end here, as in a class that overrides them without calling `super`.
    static let handlesTouches = Flags(rawValue: 1 << 16)
    /// Animations are on the layer.
    static let animated = Flags(rawValue: 1 << 17)
    /// Perspective, or what the superview does to its subviews, has a part in where the view is;
    /// `transformed` too then.
    static let projected = Flags(rawValue: 1 << 18)
    /// The view's layer does something to its sublayers.
    static let spreading = Flags(rawValue: 1 << 19)

    /// The class itself is the engine's, so that nothing at all is overridden.
    static let ours = Flags(rawValue: 1 << 20)

    static let gates: Flags = [
      .interactionDisabled, .hidden, .controlDisabled, .transparent, .suspended,
    ]
    /// `point(inside:)` is more than the bounds.
    static let shaped: Flags = [.ruled, .hitWhereSeen]
    /// A view whose flags among these are `plain` alone is inside where its bounds are, and then
    /// the answer is in its subtree.
    static let decisive: Flags = [.gates, .singular, .plain, .shaped]
    /// The same, and it lies straight in its superview.
    static let straight: Flags = [.decisive, .transformed]
    /// Where the view is has to be worked out again with its place.
    static let deep: Flags = [.projected, .spreading]
  }

  /// Counts every change of any view that a hit test could notice.
  @exclusivity(unchecked) nonisolated(unsafe) private(set) static var changes: UInt = 0

  /// Geometry beyond this magnitude is refused.
  static let limit: CGFloat = 1e9

  /// `free` ends what begins here.
  init(frame: CGRect) {
    node = HitNode.make(flags: .opaque)
    center = .zero
    setFrame(frame)
  }

  func free() { HitNode.free(node) }

  var flags: Flags {
    get { node.pointee.flags }
    nonmutating set { node.pointee.flags = newValue }
  }

  // MARK: Geometry

  var bounds: CGRect { node.pointee.bounds }
  var offset: CGPoint { node.pointee.offset }
  var anchorPoint: CGPoint { pose?.anchorPoint ?? CGPoint(x: 0.5, y: 0.5) }
  var transform: CGAffineTransform { pose?.transform ?? .identity }

  mutating func setBounds(_ new: CGRect) {
    guard new.isUsable, new.origin != bounds.origin || new.size != bounds.size else { return }
    node.pointee.bounds = new
    derive()
  }

  mutating func setCenter(_ new: CGPoint) {
    guard new.isUsable, new != center else { return }
    center = new
    derive()
  }

  mutating func setAnchorPoint(_ new: CGPoint) {
    guard new.isUsable, new != anchorPoint else { return }
    ownPose().anchorPoint = new
    derive()
  }

  mutating func setTransform(_ new: CGAffineTransform) {
    guard new.isUsable, new != transform || pose?.solid != nil else { return }
    let pose = ownPose()
    (pose.transform, pose.solid) = (new, nil)
    noteChange()
    project()
  }

  mutating func ownPose() -> ViewPose {
    if let pose { return pose }
    let made = ViewPose()
    pose = made
    return made
  }

  mutating func setAlpha(_ new: CGFloat) {
    guard !new.isNaN else { return }
    alpha = Float(min(max(new, 0), 1))
    set(.transparent, to: Double(alpha) < 0.01)
  }

  mutating func set(_ flag: Flags, to on: Bool) {
    guard flags.contains(flag) != on else { return }
    if on { flags.insert(flag) } else { flags.remove(flag) }
    noteChange()
  }

  // MARK: Subviews

  /// The node of the subview in front of that place.
  private func node(above index: Int) -> HitNode.Link? {
    index + 1 < subviews.count ? subviews[index + 1].storage.node : nil
  }

  mutating func insert(_ view: UIView, at index: Int) {
    subviews.insert(view, at: index)
    node.pointee.link(
      view.storage.node, above: node(above: index),
      below: index > 0 ? subviews[index - 1].storage.node : nil)
    noteSubviews()
  }

  mutating func removeSubview(at index: Int) {
    node.pointee.unlink(subviews[index].storage.node, above: node(above: index))
    subviews.remove(at: index)
    noteSubviews()
  }

  /// All of them, which it has no longer then.
  mutating func takeSubviews() -> [UIView] {
    node.pointee.unlinkAll()
    let taken = subviews
    subviews = []
    noteSubviews()
    return taken
  }

  private mutating func noteSubviews() {
    dropTable()
    ViewStorage.changes &+= 1
  }

  // MARK: The table of children

  /// A child, or which children there are, has changed.
  mutating func dropTable() {
    table = nil
    quietHits = 0
  }

  /// The table, if the children have been quiet for long enough to have one.
  @MainActor
  mutating func tableForHit() -> ChildTable? {
    if let table {
      if table.isMade { return table }
      table.make()
      return nil
    }
    quietHits += 1
    if quietHits > ChildTable.quietHits { table = ChildTable(node) }
    return nil
  }

  func noteChange() {
    superview?.storage.dropTable()
    ViewStorage.changes &+= 1
  }

  private mutating func derive() {
    noteChange()
    let (bounds, anchorPoint) = (bounds, anchorPoint)
    node.pointee.offset = CGPoint(
      x: center.x - anchorPoint.x * bounds.size.width - bounds.origin.x,
      y: center.y - anchorPoint.y * bounds.size.height - bounds.origin.y)
    if !flags.isDisjoint(with: .deep) { projectAll() }
  }
}

/// What few views have; a class, so that the others pay one pointer.
@MainActor
final class RareProperties {
  weak var viewController: UIViewController?
  var tag = 0
  var appearance: ViewAppearance?
  var layout: ViewLayout?
  var accessibility: AccessibilityProperties?
  var gestureRecognizers: [UIGestureRecognizer] = []
  var interactions: [any UIInteraction] = []
}

extension CGFloat {
  /// Finite and at most `ViewStorage.limit` in magnitude.
  var isUsable: Bool { magnitude <= ViewStorage.limit }
}

extension CGPoint {
  var isUsable: Bool { x.isUsable && y.isUsable }
}

extension CGRect {
  var isUsable: Bool { origin.isUsable && size.width.isUsable && size.height.isUsable }
}

extension CGAffineTransform {
  var isUsable: Bool {
    a.isUsable && b.isUsable && c.isUsable && d.isUsable && tx.isUsable && ty.isUsable
  }
}
