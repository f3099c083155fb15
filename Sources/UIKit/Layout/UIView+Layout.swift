extension UIView {
  public struct AutoresizingMask: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
  }

  public static let layoutFittingCompressedSize = CGSize.zero
  public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

  var layoutProperties: ViewLayout {
    let rare = rare
    if let layout = rare.layout { return layout }
    let layout = ViewLayout()
    rare.layout = layout
    return layout
  }

  public var autoresizesSubviews: Bool {
    get { storage.rare?.layout?.autoresizesSubviews ?? true }
    set { layoutProperties.autoresizesSubviews = newValue }
  }

  public var preservesSuperviewLayoutMargins: Bool {
    get { storage.rare?.layout?.preservesSuperviewMargins ?? false }
    set { layoutProperties.preservesSuperviewMargins = newValue }
  }

  public var insetsLayoutMarginsFromSafeArea: Bool {
    get { storage.rare?.layout?.insetsMarginsFromSafeArea ?? true }
    set { layoutProperties.insetsMarginsFromSafeArea = newValue }
  }

  public var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get {
      let margins = layoutMargins
      return NSDirectionalEdgeInsets(
        top: margins.top, leading: margins.left, bottom: margins.bottom, trailing: margins.right)
    }
    set {
      layoutMargins = UIEdgeInsets(
        top: newValue.top, left: newValue.leading, bottom: newValue.bottom,
        right: newValue.trailing)
    }
  }

  public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    semanticContentAttribute == .forceRightToLeft ? .rightToLeft : .leftToRight
  }

  // MARK: Constraints

  public var constraints: [NSLayoutConstraint] { storage.rare?.layout?.constraints ?? [] }

  public func addConstraint(_ constraint: NSLayoutConstraint) {
    guard constraint.holder !== self else { return }
    constraint.holder?.removeConstraint(constraint)
    layoutProperties.constraints.append(constraint)
    constraint.holder = self
  }

  public func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }

  public func removeConstraint(_ constraint: NSLayoutConstraint) {
    guard constraint.holder === self else { return }
    layoutProperties.constraints.removeAll { $0 === constraint }
    constraint.holder = nil
  }

  public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }

  public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    storage.rare?.layout?.hugging[axis] ?? .defaultLow
  }

  public func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) { layoutProperties.hugging[axis] = priority }

  public func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority { storage.rare?.layout?.resistance[axis] ?? .defaultHigh }

  public func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) { layoutProperties.resistance[axis] = priority }

  // MARK: Guides

  public var layoutGuides: [UILayoutGuide] { storage.rare?.layout?.guides ?? [] }

  public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
    layoutProperties.guides.append(layoutGuide)
    layoutGuide.owningView = self
  }

  public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard layoutGuide.owningView === self else { return }
    layoutProperties.guides.removeAll { $0 === layoutGuide }
    layoutGuide.owningView = nil
  }

  public var safeAreaLayoutGuide: UILayoutGuide {
    guide(\.safeAreaGuide) { $0.safeAreaInsets }
  }

  public var layoutMarginsGuide: UILayoutGuide {
    guide(\.marginsGuide) { $0.layoutMargins }
  }

  public var readableContentGuide: UILayoutGuide {
    guide(\.readableGuide) { $0.layoutMargins }
  }

  private func guide(
    _ path: ReferenceWritableKeyPath<ViewLayout, UILayoutGuide?>,
    insets: @escaping (UIView) -> UIEdgeInsets
  ) -> UILayoutGuide {
    let layout = layoutProperties
    if let guide = layout[keyPath: path] { return guide }
    let guide = UILayoutGuide()
    guide.owningView = self
    guide.insets = insets
    layout[keyPath: path] = guide
    return guide
  }
}

extension UIView: UICoordinateSpace {
  public var coordinateSpace: any UICoordinateSpace { self }

  // Disfavoured, so that a view goes to the overridable methods that take one.

  /// The screen stands for the space above the topmost view.
  @_disfavoredOverload
  public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    if let view = coordinateSpace as? UIView { return convert(point, to: view) }
    let root = rootView
    return root.storage.toSuperview(convert(point, to: root))
  }

  @_disfavoredOverload
  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    if let view = coordinateSpace as? UIView { return convert(point, from: view) }
    let root = rootView
    return convert(root.storage.fromSuperview(point), from: root)
  }

  @_disfavoredOverload
  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    if let view = coordinateSpace as? UIView { return convert(rect, to: view) }
    return box(of: rect) { convert($0, to: coordinateSpace) }
  }

  @_disfavoredOverload
  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    if let view = coordinateSpace as? UIView { return convert(rect, from: view) }
    return box(of: rect) { convert($0, from: coordinateSpace) }
  }

  private var rootView: UIView {
    var root = self
    while let superview = root.storage.superview { root = superview }
    return root
  }

  private func box(of rect: CGRect, _ map: (CGPoint) -> CGPoint) -> CGRect {
    let rect = rect.standardized
    let corners = [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: rect.maxX, y: rect.maxY),
    ].map(map)
    let (xs, ys) = (corners.map(\.x), corners.map(\.y))
    guard let minX = xs.min(), let maxX = xs.max(), let minY = ys.min(), let maxY = ys.max()
    else { return rect }
    return CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
  }
}
