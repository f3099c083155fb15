/// A rectangle of the screen that can get touches, with its subviews.
///
/// Stores what hit testing and conversion need and draws nothing. Everything that can be
/// overridden is in this class body, which is long for that reason: Swift on Linux overrides nothing
/// that an extension declares. The rest, and all work of more than a few lines, is in extensions.
@preconcurrency @MainActor
open class UIView: UIResponder {
  @exclusivity(unchecked) nonisolated(unsafe) final var storage: ViewStorage

  /// A view with that frame, in the coordinates of its later superview, in points.
  public init(frame: CGRect) {
    storage = ViewStorage(frame: frame)
    super.init()
    adoptStorage()
  }

  public required init?(coder: NSCoder) {
    storage = ViewStorage(frame: .zero)
    super.init()
    adoptStorage()
  }

  public convenience override init() { self.init(frame: .zero) }

  private func adoptStorage() {
    storage.node.pointee.unretained = Unmanaged.passUnretained(self)
    storage.flags.formUnion(EngineClasses.flags(of: type(of: self)))
  }

  deinit {
    releaseSubtree()
    storage.free()
  }

  // MARK: Hit testing

  /// The deepest, front-most view that takes a touch at the point, or nil.
  ///
  /// The point is in this view's own coordinates. The gates come first (`isEnabled` of a control,
  /// `isUserInteractionEnabled`, `isHidden`, an alpha below 0.01), then `point(inside:with:)`, then
  /// the subviews from last to first, then the view itself.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    HitTestSearch.answer(of: self, at: point, with: event)
  }

  /// Whether the point, in this view's own coordinates, is inside: in the bounds, or in the region
  /// that the view's rules make of them.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    holdsNotingRules(point)
  }

  // MARK: Geometry

  /// The bounding box in the superview's coordinates.
  ///
  /// Undefined in UIKit when `transform` isn't the identity. Values that aren't finite or are
  /// beyond 1e9 are refused and the old value kept, here and in the other geometry.
  open var frame: CGRect {
    get { storage.frame }
    set {
      willAnimate()
      storage.setFrame(newValue)
    }
  }

  /// The view's own coordinates: moving the origin scrolls the subviews.
  open var bounds: CGRect {
    get { storage.bounds }
    set {
      willAnimate()
      storage.setBounds(newValue)
    }
  }

  /// Where the anchor point lies, in the superview's coordinates.
  open var center: CGPoint {
    get { storage.center }
    set {
      willAnimate()
      storage.setCenter(newValue)
    }
  }

  /// The map applied about the anchor point.
  open var transform: CGAffineTransform {
    get { storage.transform }
    set {
      willAnimate()
      storage.setTransform(newValue)
    }
  }

  /// The point of the bounds, in fractions of their size, that `center` places.
  open var anchorPoint: CGPoint {
    get { storage.anchorPoint }
    set {
      willAnimate()
      storage.setAnchorPoint(newValue)
    }
  }

  // MARK: Coordinates

  /// A point of this view in another view's coordinates; nil means the window's.
  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let converted = Coordinates.convert(point, from: self, to: view)
    HitTestRecorder.current?.observe(conversionFrom: self, to: view, gave: converted)
    return converted
  }

  /// A point of another view, nil meaning the window, in this view's coordinates.
  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    let converted = Coordinates.convert(point, from: view, to: self)
    HitTestRecorder.current?.observe(conversionFrom: view, to: self, gave: converted)
    return converted
  }

  /// The box, in another view's coordinates, around a rectangle of this view.
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    let converted = Coordinates.convert(rect, from: self, to: view)
    HitTestRecorder.current?.observe(conversionFrom: self, to: view, gave: converted)
    return converted
  }

  /// The box, in this view's coordinates, around a rectangle of another view.
  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    let converted = Coordinates.convert(rect, from: view, to: self)
    HitTestRecorder.current?.observe(conversionFrom: view, to: self, gave: converted)
    return converted
  }

  // MARK: Gates and flags

  open var isUserInteractionEnabled: Bool {
    get { !storage.flags.contains(.interactionDisabled) }
    set { storage.set(.interactionDisabled, to: !newValue) }
  }

  open var isHidden: Bool {
    get { storage.flags.contains(.hidden) }
    set { storage.set(.hidden, to: newValue) }
  }

  /// The opacity from 0 to 1, kept as a 32-bit `Float` as a layer keeps it: 0.01 reads back as
  /// 0.0099999998, which is below the gate's 0.01.
  open var alpha: CGFloat {
    get { CGFloat(storage.alpha) }
    set {
      willAnimate()
      storage.setAlpha(newValue)
    }
  }

  /// Cuts what is drawn, never who is touched.
  open var clipsToBounds: Bool {
    get { storage.flags.contains(.clipsToBounds) }
    set { storage.set(.clipsToBounds, to: newValue) }
  }

  open var isMultipleTouchEnabled: Bool {
    get { storage.flags.contains(.multipleTouch) }
    set { storage.set(.multipleTouch, to: newValue) }
  }

  open var isExclusiveTouch: Bool {
    get { storage.flags.contains(.exclusiveTouch) }
    set { storage.set(.exclusiveTouch, to: newValue) }
  }

  open var isOpaque: Bool {
    get { storage.flags.contains(.opaque) }
    set { storage.set(.opaque, to: newValue) }
  }

  open var tag: Int {
    get { storage.rare?.tag ?? 0 }
    set { rare.tag = newValue }
  }

  /// The name by which traces, scenes and rules speak of the view.
  open var accessibilityIdentifier: String? {
    get { storage.identifier }
    set { storage.identifier = newValue }
  }

  // MARK: Hierarchy

  open var superview: UIView? { storage.superview }

  /// Back to front: the last one is front-most.
  open var subviews: [UIView] {
    HitTestRecorder.current?.observe(subviewsOf: self)
    return storage.subviews
  }

  open var window: UIWindow? { storage.window }

  open func addSubview(_ view: UIView) { insert(view, at: storage.subviews.count) }

  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }

  open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    insert(view, beside: sibling, offset: 0)
  }

  open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    insert(view, beside: sibling, offset: 1)
  }

  open func removeFromSuperview() { detach() }

  open func bringSubviewToFront(_ view: UIView) { move(view, to: storage.subviews.count - 1) }

  open func sendSubviewToBack(_ view: UIView) { move(view, to: 0) }

  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    let places = [index1, index2].sorted()
    guard index1 != index2, places.allSatisfy(storage.subviews.indices.contains) else { return }
    let (back, front) = (storage.subviews[places[0]], storage.subviews[places[1]])
    storage.removeSubview(at: places[1])
    storage.removeSubview(at: places[0])
    storage.insert(front, at: places[0])
    storage.insert(back, at: places[1])
  }

  open func isDescendant(of view: UIView) -> Bool {
    var ancestor: UIView? = self
    while let current = ancestor {
      if current === view { return true }
      ancestor = current.storage.superview
    }
    return false
  }

  open func viewWithTag(_ tag: Int) -> UIView? { firstInSubtree { $0.tag == tag } }

  open func didAddSubview(_ subview: UIView) {}
  open func willRemoveSubview(_ subview: UIView) {}
  open func willMove(toSuperview newSuperview: UIView?) {}
  open func didMoveToSuperview() {}
  open func willMove(toWindow newWindow: UIWindow?) {}
  open func didMoveToWindow() {}

  // MARK: Layout and drawing

  open func setNeedsLayout() { storage.flags.insert(.needsLayout) }
  open func layoutIfNeeded() { layoutSubtreeIfNeeded() }
  open func layoutSubviews() {}
  open func sizeThatFits(_ size: CGSize) -> CGSize { storage.bounds.size }
  open func sizeToFit() { bounds.size = sizeThatFits(bounds.size) }
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }
  open func draw(_ rect: CGRect) {}
  open func setNeedsDisplay() {}
  open func setNeedsDisplay(_ rect: CGRect) {}

  // MARK: Appearance

  /// The class of `layer`; the engine's own kinds, and classes whose `init(coder:)` works.
  open class var layerClass: AnyClass { CALayer.self }

  /// The layer, which has the view's geometry and its own appearance; made when first read.
  open var layer: CALayer { appearance.layer(of: self) }

  open var backgroundColor: UIColor? {
    get { storage.rare?.appearance?.backgroundColor }
    set {
      willAnimate()
      appearance.backgroundColor = newValue
    }
  }

  open var tintColor: UIColor! {
    get { inheritedTintColor }
    set {
      appearance.tintColor = newValue
      tintColorDidChange()
    }
  }

  open func tintColorDidChange() {}

  open var contentMode: ContentMode {
    get { storage.rare?.appearance?.contentMode ?? .scaleToFill }
    set { appearance.contentMode = newValue }
  }

  /// Trims what is drawn, never who is touched.
  open var mask: UIView? {
    get { storage.rare?.appearance?.mask }
    set { appearance.mask = newValue }
  }

  open var tintAdjustmentMode: TintAdjustmentMode {
    get { storage.rare?.appearance?.tintAdjustmentMode ?? .automatic }
    set { appearance.tintAdjustmentMode = newValue }
  }

  open var clearsContextBeforeDrawing: Bool {
    get { storage.rare?.appearance?.clearsContextBeforeDrawing ?? true }
    set { appearance.clearsContextBeforeDrawing = newValue }
  }

  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { storage.rare?.appearance?.overrideUserInterfaceStyle ?? .unspecified }
    set { appearance.overrideUserInterfaceStyle = newValue }
  }

  open var contentScaleFactor: CGFloat {
    get { layer.contentsScale }
    set { layer.contentsScale = newValue }
  }

  /// The layer's transform; a touch goes to where perspective shows the view.
  open var transform3D: CATransform3D {
    get { layer.transform }
    set { layer.transform = newValue }
  }

  /// Draws the view and its subviews into the current context.
  @discardableResult
  open func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    renderSubtree(in: rect)
  }

  /// A view of the same frame, without the picture.
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    UIView(frame: frame)
  }

  /// A view whose settings go nowhere: nothing is styled by class here.
  open class func appearance() -> Self { Self(coder: NSCoder())! }

  open class func appearance(whenContainedInInstancesOf containerTypes: [AnyObject.Type]) -> Self {
    Self(coder: NSCoder())!
  }

  open class func appearance(for trait: UITraitCollection) -> Self { Self(coder: NSCoder())! }

  // MARK: Layout that is stored

  open class var requiresConstraintBasedLayout: Bool { false }

  open var autoresizesSubviews: Bool {
    get { storage.rare?.layout?.autoresizesSubviews ?? true }
    set { layoutProperties.autoresizesSubviews = newValue }
  }

  open var preservesSuperviewLayoutMargins: Bool {
    get { storage.rare?.layout?.preservesSuperviewMargins ?? false }
    set { layoutProperties.preservesSuperviewMargins = newValue }
  }

  open var insetsLayoutMarginsFromSafeArea: Bool {
    get { storage.rare?.layout?.insetsMarginsFromSafeArea ?? true }
    set { layoutProperties.insetsMarginsFromSafeArea = newValue }
  }

  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
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

  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    semanticContentAttribute == .forceRightToLeft ? .rightToLeft : .leftToRight
  }

  open var translatesAutoresizingMaskIntoConstraints: Bool {
    get { storage.rare?.layout?.translatesAutoresizingMask ?? true }
    set { layoutProperties.translatesAutoresizingMask = newValue }
  }

  open var autoresizingMask: AutoresizingMask {
    get { storage.rare?.layout?.autoresizingMask ?? [] }
    set { layoutProperties.autoresizingMask = newValue }
  }

  open var layoutMargins: UIEdgeInsets {
    get { storage.rare?.layout?.margins ?? UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8) }
    set {
      layoutProperties.margins = newValue
      layoutMarginsDidChange()
    }
  }

  /// None: the screen has neither notch nor bars.
  open var safeAreaInsets: UIEdgeInsets { .zero }
  open var alignmentRectInsets: UIEdgeInsets { .zero }
  open var forFirstBaselineLayout: UIView { self }
  open var forLastBaselineLayout: UIView { self }
  open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }
  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    let insets = alignmentRectInsets
    return alignmentRect.inset(
      by: UIEdgeInsets(
        top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
  }
  open func needsUpdateConstraints() -> Bool { false }

  open func layoutMarginsDidChange() {}
  open func safeAreaInsetsDidChange() {}
  open func updateConstraints() {}
  open func setNeedsUpdateConstraints() {}
  open func updateConstraintsIfNeeded() { updateConstraints() }
  open func invalidateIntrinsicContentSize() {}

  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize { sizeThatFits(targetSize) }

  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize { sizeThatFits(targetSize) }

  open var semanticContentAttribute: UISemanticContentAttribute {
    get { storage.rare?.layout?.semanticContentAttribute ?? .unspecified }
    set { layoutProperties.semanticContentAttribute = newValue }
  }

  // MARK: Constraints

  open var constraints: [NSLayoutConstraint] { storage.rare?.layout?.constraints ?? [] }

  open func addConstraint(_ constraint: NSLayoutConstraint) {
    guard constraint.holder !== self else { return }
    constraint.holder?.removeConstraint(constraint)
    layoutProperties.constraints.append(constraint)
    constraint.holder = self
  }

  open func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }

  open func removeConstraint(_ constraint: NSLayoutConstraint) {
    guard constraint.holder === self else { return }
    layoutProperties.constraints.removeAll { $0 === constraint }
    constraint.holder = nil
  }

  open func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }

  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    storage.rare?.layout?.hugging[axis] ?? .defaultLow
  }

  open func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) { layoutProperties.hugging[axis] = priority }

  open func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority { storage.rare?.layout?.resistance[axis] ?? .defaultHigh }

  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) { layoutProperties.resistance[axis] = priority }

  // MARK: Guides

  open var layoutGuides: [UILayoutGuide] { storage.rare?.layout?.guides ?? [] }

  open func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
    layoutProperties.guides.append(layoutGuide)
    layoutGuide.owningView = self
  }

  open func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard layoutGuide.owningView === self else { return }
    layoutProperties.guides.removeAll { $0 === layoutGuide }
    layoutGuide.owningView = nil
  }

  open var safeAreaLayoutGuide: UILayoutGuide {
    guide(\.safeAreaGuide) { $0.safeAreaInsets }
  }

  open var layoutMarginsGuide: UILayoutGuide {
    guide(\.marginsGuide) { $0.layoutMargins }
  }

  open var readableContentGuide: UILayoutGuide {
    guide(\.readableGuide) { $0.layoutMargins }
  }

  open var keyboardLayoutGuide: UIKeyboardLayoutGuide {
    if let guide = layoutProperties.keyboardGuide { return guide }
    let guide = UIKeyboardLayoutGuide()
    guide.owningView = self
    layoutProperties.keyboardGuide = guide
    return guide
  }

  /// Never told here: nothing is solved.
  open var hasAmbiguousLayout: Bool { false }
  open func exerciseAmbiguityInLayout() {}
  open func constraintsAffectingLayout(
    for axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] { constraints }

  open var minimumContentSizeCategory: UIContentSizeCategory? {
    get { layoutProperties.smallestText }
    set { layoutProperties.smallestText = newValue }
  }

  open var maximumContentSizeCategory: UIContentSizeCategory? {
    get { layoutProperties.largestText }
    set { layoutProperties.largestText = newValue }
  }

  // MARK: Anchors

  open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
  open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
  open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
  open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
  open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
  open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
  open var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
  open var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
  open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
  open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
  open var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .firstBaseline) }
  open var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .lastBaseline) }

  // MARK: Traits and documents

  open var traitCollection: UITraitCollection { .current }
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  open func updateProperties() {}
  open func awakeFromNib() {}
  open func prepareForInterfaceBuilder() {}
  open func encode(with coder: NSCoder) {}

  /// Asked of the view for every recognizer on it that is about to begin.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Asks the first responder in the view to resign, or makes it; whether it did.
  @discardableResult open func endEditing(_ force: Bool) -> Bool {
    endEditingInSubtree(force: force)
  }

  // MARK: Gestures and interactions

  /// In the order in which they were added; nil while there are none.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get {
      let recognizers = storage.rare?.gestureRecognizers ?? []
      return recognizers.isEmpty ? nil : recognizers
    }
    set {
      for recognizer in gestureRecognizers ?? [] { removeGestureRecognizer(recognizer) }
      for recognizer in newValue ?? [] { addGestureRecognizer(recognizer) }
    }
  }

  /// A recognizer belongs to one view: it is taken from the one it had.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
    rare.gestureRecognizers.append(gestureRecognizer)
    gestureRecognizer.view = self
  }

  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    guard gestureRecognizer.view === self else { return }
    storage.rare?.gestureRecognizers.removeAll { $0 === gestureRecognizer }
    gestureRecognizer.interrupt()
    gestureRecognizer.view = nil
  }

  open var interactions: [any UIInteraction] {
    get { storage.rare?.interactions ?? [] }
    set { rare.interactions = newValue }
  }

  open func addInteraction(_ interaction: any UIInteraction) {
    interaction.willMove(to: self)
    rare.interactions.append(interaction)
    interaction.didMove(to: self)
  }

  open func removeInteraction(_ interaction: any UIInteraction) {
    guard interactions.contains(where: { $0 === interaction }) else { return }
    interaction.willMove(to: nil)
    rare.interactions.removeAll { $0 === interaction }
    interaction.didMove(to: nil)
  }

  // MARK: Focus, which nothing has here

  open var focusGroupIdentifier: String? {
    get { kept(nil) }
    set { keep(newValue) }
  }

  open var focusEffect: UIFocusEffect? {
    get { kept(nil) }
    set { keep(newValue) }
  }

  open var canBecomeFocused: Bool { false }
  open var isFocused: Bool { false }
  open var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }
  open func setNeedsFocusUpdate() {}
  open func updateFocusIfNeeded() {}
  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
  open func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {}

  open var restorationIdentifier: String? {
    get { kept(nil) }
    set { keep(newValue) }
  }

  open var motionEffects: [UIMotionEffect] { kept([], "motionEffects") }

  open func addMotionEffect(_ effect: UIMotionEffect) {
    keep(motionEffects + [effect], "motionEffects")
  }

  open func removeMotionEffect(_ effect: UIMotionEffect) {
    keep(motionEffects.filter { $0 !== effect }, "motionEffects")
  }

  /// A plain view in the place of the pictures of others.
  open func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? { UIView(frame: CGRect(origin: .zero, size: rect.size)) }

  open func viewPrintFormatter() -> UIViewPrintFormatter { UIViewPrintFormatter() }

  open var traitOverrides: UITraitOverrides {
    get { kept(UITraitOverrides()) }
    set { keep(newValue) }
  }

  open func updateTraitsIfNeeded() {}
  open func setNeedsUpdateProperties() {}
  open func updatePropertiesIfNeeded() { updateProperties() }

  open func encodeRestorableState(with coder: NSCoder) {}
  open func decodeRestorableState(with coder: NSCoder) {}
  open class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    attribute == .forceRightToLeft ? .rightToLeft : .leftToRight
  }

  // MARK: Layer delegate

  open func display(_ layer: CALayer) {}
  open func draw(_ layer: CALayer, in ctx: CGContext) { draw(storage.bounds) }
  open func layerWillDraw(_ layer: CALayer) {}
  open func layoutSublayers(of layer: CALayer) {}
  open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }

  // MARK: Accessibility

  open var isAccessibilityElement: Bool {
    get { accessibility.isElement }
    set { accessibility.isElement = newValue }
  }

  open var accessibilityLabel: String? {
    get { accessibility.label }
    set { accessibility.label = newValue }
  }

  open var accessibilityHint: String? {
    get { accessibility.hint }
    set { accessibility.hint = newValue }
  }

  open var accessibilityValue: String? {
    get { accessibility.value }
    set { accessibility.value = newValue }
  }

  open var accessibilityTraits: UIAccessibilityTraits {
    get { accessibility.traits }
    set { accessibility.traits = newValue }
  }

  /// In screen points; the view's own place unless another was set.
  open var accessibilityFrame: CGRect {
    get { accessibility.frame ?? UIAccessibility.convertToScreenCoordinates(bounds, in: self) }
    set { accessibility.frame = newValue }
  }

  open var accessibilityPath: UIBezierPath? {
    get { accessibility.path }
    set { accessibility.path = newValue }
  }

  open var accessibilityActivationPoint: CGPoint {
    get {
      accessibility.activationPoint
        ?? CGPoint(x: accessibilityFrame.midX, y: accessibilityFrame.midY)
    }
    set { accessibility.activationPoint = newValue }
  }

  open var accessibilityElements: [Any]? {
    get { accessibility.elements }
    set { accessibility.elements = newValue }
  }

  open var accessibilityElementsHidden: Bool {
    get { accessibility.hidesElements }
    set { accessibility.hidesElements = newValue }
  }

  open var accessibilityViewIsModal: Bool {
    get { accessibility.isModal }
    set { accessibility.isModal = newValue }
  }

  open var shouldGroupAccessibilityChildren: Bool {
    get { accessibility.groupsChildren }
    set { accessibility.groupsChildren = newValue }
  }

  open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { accessibility.customActions }
    set { accessibility.customActions = newValue }
  }

  open func accessibilityActivate() -> Bool { false }
  open func accessibilityIncrement() {}
  open func accessibilityDecrement() {}
  open func accessibilityPerformEscape() -> Bool { false }
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
  open func accessibilityPerformMagicTap() -> Bool { false }
  open func accessibilityElementIsFocused() -> Bool { false }
  open func accessibilityElementCount() -> Int { accessibility.elements?.count ?? 0 }
  open func accessibilityElement(at index: Int) -> Any? {
    accessibility.elements.flatMap { $0.indices.contains(index) ? $0[index] : nil }
  }
  open func index(ofAccessibilityElement element: Any) -> Int {
    accessibility.elements?.firstIndex { $0 as AnyObject === element as AnyObject } ?? NSNotFound
  }
  open var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  open var accessibilityAttributedLabel: NSAttributedString? {
    get { kept(accessibilityLabel.map { NSAttributedString(string: $0) }) }
    set { keep(newValue) }
  }

  open var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
    get { accessibility.navigationStyle }
    set { accessibility.navigationStyle = newValue }
  }

  open var accessibilityContainerType: UIAccessibilityContainerType {
    get { accessibility.containerType }
    set { accessibility.containerType = newValue }
  }

  open var accessibilityIgnoresInvertColors: Bool {
    get { accessibility.ignoresInvertColors }
    set { accessibility.ignoresInvertColors = newValue }
  }

  open var accessibilityRespondsToUserInteraction: Bool {
    get { accessibility.respondsToUserInteraction }
    set { accessibility.respondsToUserInteraction = newValue }
  }

  open var accessibilityUserInputLabels: [String]! {
    get { accessibility.userInputLabels }
    set { accessibility.userInputLabels = newValue }
  }

  open var showsLargeContentViewer: Bool {
    get { accessibility.showsLargeContent }
    set { accessibility.showsLargeContent = newValue }
  }

  open var largeContentTitle: String? {
    get { accessibility.largeContentTitle }
    set { accessibility.largeContentTitle = newValue }
  }

  open var largeContentImage: UIImage? {
    get { accessibility.largeContentImage }
    set { accessibility.largeContentImage = newValue }
  }

  open var scalesLargeContentImage: Bool {
    get { accessibility.scalesLargeContentImage }
    set { accessibility.scalesLargeContentImage = newValue }
  }

  open var accessibilityLanguage: String? {
    get { accessibility.language }
    set { accessibility.language = newValue }
  }

  open var accessibilityAttributedValue: NSAttributedString? {
    get { kept(nil) }
    set { keep(newValue) }
  }

  open var accessibilityAttributedHint: NSAttributedString? {
    get { kept(nil) }
    set { keep(newValue) }
  }

  open var accessibilityTextualContext: UIAccessibilityTextualContext? {
    get { kept(nil) }
    set { keep(newValue) }
  }

  open var accessibilityHeaderElements: [Any]? {
    get { kept(nil) }
    set { keep(newValue) }
  }

  /// The view that a touch at the point would go to.
  open func accessibilityHitTest(_ point: CGPoint, with event: UIEvent?) -> Any? {
    hitTest(point, with: event)
  }

  open func accessibilityElementDidBecomeFocused() {}
  open func accessibilityElementDidLoseFocus() {}

  // MARK: Responding

  /// The view controller whose root view this is, else the superview.
  open override var next: UIResponder? {
    storage.rare?.viewController ?? storage.superview
  }
}

extension UIView {
  public static let noIntrinsicMetric: CGFloat = -1

  /// A scene says that the view's class handles touches, without saying how: they end here.
  package var handlesTouches: Bool {
    get { storage.flags.contains(.handlesTouches) }
    set { storage.set(.handlesTouches, to: newValue) }
  }

  /// The recognizers without those that the view came with, as a scroll view does.
  package var addedGestureRecognizers: [UIGestureRecognizer] {
    (storage.rare?.gestureRecognizers ?? []).filter { !$0.isOwn }
  }

  var isPlain: Bool { storage.flags.contains(.plain) }

  /// Whether the class is the engine's, so that none of its methods does anything but the default.
  var isOfOwnClass: Bool { storage.flags.contains(.ours) }

  var rare: RareProperties {
    if let rare = storage.rare { return rare }
    let rare = RareProperties()
    storage.rare = rare
    return rare
  }
}
