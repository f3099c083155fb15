/// A rectangle in a tree of rectangles, as Core Animation keeps it.
///
/// A view's own layer has no geometry of its own: it reads and writes the view's. Nothing is drawn
/// on a screen; `render(in:)` draws into a bitmap.
@preconcurrency @MainActor
open class CALayer: NSObject {
  /// The view whose layer this is.
  weak var view: UIView?
  private final var ownPosition = CGPoint.zero
  private final var ownBounds = CGRect.zero
  private final var ownAnchorPoint = CGPoint(x: 0.5, y: 0.5)
  private final var ownTransform = CATransform3DIdentity
  private final var ownHidden = false
  private final var ownOpacity: Float = 1
  private final var ownMasksToBounds = false
  private final var ownBackgroundColor: CGColor?
  /// The layers added by hand, each with the number of subviews' layers that lie below it.
  ///
  /// Not bound to the actor, as the last owner of a layer may let it go anywhere.
  nonisolated(unsafe) private(set) final var added: [(layer: CALayer, above: Int)] = []
  private final weak var ownSuperlayer: CALayer?
  final var values: [String: Any] = [:]
  final var animations: [PlayingAnimation] = [] {
    didSet { view?.noteAnimations(animations) }
  }
  /// Of a presentation: the layer that it shows.
  final var presented: CALayer?
  /// The latest presentation, as long as somebody has it.
  final weak var latestPresentation: CALayer?

  public override init() { super.init() }

  /// A copy of a layer's properties, for presentation.
  public init(layer: Any) {
    super.init()
    guard let layer = layer as? CALayer else { return }
    ownPosition = layer.position
    ownBounds = layer.bounds
    ownAnchorPoint = layer.anchorPoint
    ownTransform = layer.transform
    ownHidden = layer.isHidden
    ownOpacity = layer.opacity
    ownMasksToBounds = layer.masksToBounds
    ownBackgroundColor = layer.backgroundColor
    zPosition = layer.zPosition
    cornerRadius = layer.cornerRadius
    sublayerTransform = layer.sublayerTransform
    anchorPointZ = layer.anchorPointZ
    delegate = layer.delegate
    name = layer.name
    contents = layer.contents
  }

  /// Of a layer of its own, not a view's.
  final func take(_ state: LayerState) {
    ownPosition = state.position
    ownBounds = state.bounds
    ownAnchorPoint = state.anchorPoint
    ownTransform = state.transform
    ownOpacity = Float(state.opacity)
    zPosition = state.zPosition
    cornerRadius = state.cornerRadius
  }

  public required init?(coder: NSCoder) { super.init() }

  deinit { releaseSublayers() }

  // MARK: Geometry

  /// Where the anchor point lies, in the superlayer's coordinates, in points.
  open var position: CGPoint {
    get { view?.center ?? ownPosition }
    set {
      guard newValue.isUsable else { return }
      if let view { view.center = newValue } else { ownPosition = newValue }
    }
  }

  open var bounds: CGRect {
    get { view?.bounds ?? ownBounds }
    set {
      guard newValue.isUsable else { return }
      if let view { view.bounds = newValue } else { ownBounds = newValue }
      setNeedsLayout()
    }
  }

  open var anchorPoint: CGPoint {
    get { view?.anchorPoint ?? ownAnchorPoint }
    set {
      guard newValue.isUsable else { return }
      if let view { view.anchorPoint = newValue } else { ownAnchorPoint = newValue }
    }
  }

  open var anchorPointZ: CGFloat = 0 {
    didSet {
      if !anchorPointZ.isUsable { anchorPointZ = oldValue }
      noteDepth()
    }
  }

  /// In depth; decides the order of drawing and of `hitTest`, and of no view's touches, except that
  /// under perspective it moves what it brings nearer.
  open var zPosition: CGFloat = 0 {
    didSet {
      if !zPosition.isUsable { zPosition = oldValue }
      noteDepth()
    }
  }

  open var transform: CATransform3D {
    get { view?.storage.transform3D ?? ownTransform }
    set {
      guard newValue.isUsable else { return }
      guard let view else {
        ownTransform = newValue
        return
      }
      view.transform = newValue.plane
      view.storage.setTransform3D(newValue)
    }
  }

  /// Applied to the sublayers about the anchor point.
  open var sublayerTransform = CATransform3DIdentity {
    didSet {
      if !sublayerTransform.isUsable { sublayerTransform = oldValue }
      noteDepth()
    }
  }

  private func noteDepth() {
    view?.storage.setDepth(
      zPosition: zPosition, anchorPointZ: anchorPointZ, sublayerTransform: sublayerTransform)
  }

  /// The box around the layer in the superlayer's coordinates, a function of `position`, `bounds`,
  /// `anchorPoint` and `transform` alone, as the platform's header has it.
  open var frame: CGRect {
    get { frame(of: bounds) }
    set {
      guard newValue.isUsable else { return }
      if let view {
        view.frame = newValue
        return
      }
      let frame = newValue.standardized
      ownBounds.size = frame.size
      ownPosition = CGPoint(
        x: frame.minX + ownAnchorPoint.x * frame.width,
        y: frame.minY + ownAnchorPoint.y * frame.height)
      setNeedsLayout()
    }
  }

  open var contentsScale: CGFloat = UIScreen.standardScale
  open var minificationFilter = CALayerContentsFilter.linear
  open var magnificationFilter = CALayerContentsFilter.linear
  open var isGeometryFlipped = false
  open var isDoubleSided = true

  // MARK: Coordinates

  /// A point of this layer in another layer's coordinates; a way that does not exist, because a
  /// layer is seen edge-on or the layers are in different trees, leaves the point as it is there.
  open func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint { converted(p, to: l) }
  open func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint { l?.converted(p, to: self) ?? p }
  open func convert(_ r: CGRect, to l: CALayer?) -> CGRect { converted(r, to: l) }
  open func convert(_ r: CGRect, from l: CALayer?) -> CGRect { l?.converted(r, to: self) ?? r }

  public final func affineTransform() -> CGAffineTransform { transform.plane }

  public final func setAffineTransform(_ m: CGAffineTransform) {
    transform = CATransform3DMakeAffineTransform(m)
  }

  // MARK: Appearance

  open var isHidden: Bool {
    get { view?.isHidden ?? ownHidden }
    set { if let view { view.isHidden = newValue } else { ownHidden = newValue } }
  }

  open var opacity: Float {
    get { view.map { Float($0.alpha) } ?? ownOpacity }
    set {
      if let view {
        view.alpha = CGFloat(newValue)
      } else if !newValue.isNaN {
        ownOpacity = min(max(newValue, 0), 1)
      }
    }
  }

  open var masksToBounds: Bool {
    get { view?.clipsToBounds ?? ownMasksToBounds }
    set { if let view { view.clipsToBounds = newValue } else { ownMasksToBounds = newValue } }
  }

  open var backgroundColor: CGColor? {
    get { view.map { $0.backgroundColor?.cgColor } ?? ownBackgroundColor }
    set {
      if let view {
        view.backgroundColor = newValue.map(UIColor.init(cgColor:))
      } else {
        ownBackgroundColor = newValue
      }
    }
  }

  open var cornerRadius: CGFloat = 0
  open var maskedCorners: CACornerMask = .all
  open var cornerCurve: CALayerCornerCurve = .circular
  open var borderWidth: CGFloat = 0
  open var borderColor: CGColor?
  open var shadowColor: CGColor? = .black
  open var shadowOpacity: Float = 0
  open var shadowOffset = CGSize(width: 0, height: -3)
  open var shadowRadius: CGFloat = 3
  open var shadowPath: CGPath?
  /// A `CGImage` or a `UIImage`.
  open var contents: Any?
  open var contentsGravity: CALayerContentsGravity = .resize
  open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  open var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
  open var mask: CALayer?
  open var isOpaque = false
  open var allowsEdgeAntialiasing = false
  open var allowsGroupOpacity = true
  open var needsDisplayOnBoundsChange = false
  open var drawsAsynchronously = false
  open var shouldRasterize = false
  open var rasterizationScale: CGFloat = 1
  open var compositingFilter: Any?
  open var filters: [Any]?
  open var speed: Float = 1
  open var timeOffset: CFTimeInterval = 0
  open var beginTime: CFTimeInterval = 0
  open var duration: CFTimeInterval = 0
  open var actions: [String: any CAAction]?
  open var name: String?
  /// A view's layer has the view for its delegate.
  open weak var delegate: (any CALayerDelegate)?

  // MARK: Tree

  open var superlayer: CALayer? {
    if let presented { return presented.superlayer.map(\.shown) }
    return ownSuperlayer ?? view?.superview?.layer
  }

  /// Back to front: the subviews' layers, with those added by hand between or above them.
  open var sublayers: [CALayer]? {
    get {
      let layers = orderedSublayers
      return layers.isEmpty ? nil : layers
    }
    set {
      for entry in added { entry.layer.ownSuperlayer = nil }
      added = []
      for layer in newValue ?? [] where layer.view == nil || layer.view?.superview !== view {
        addSublayer(layer)
      }
    }
  }

  final var orderedSublayers: [CALayer] {
    if let presented { return presented.orderedSublayers.map(\.shown) }
    guard let view else { return added.map(\.layer) }
    var layers: [CALayer] = []
    var rest = added[...]
    for (index, subview) in view.storage.subviews.enumerated() {
      while let first = rest.first, first.above <= index { layers.append(rest.removeFirst().layer) }
      layers.append(subview.layer)
    }
    return layers + rest.map(\.layer)
  }

  open func addSublayer(_ layer: CALayer) { insert(layer, at: orderedSublayers.count) }

  open func insertSublayer(_ layer: CALayer, at idx: UInt32) { insert(layer, at: Int(idx)) }

  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    insert(layer, beside: sibling, offset: 0)
  }

  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    insert(layer, beside: sibling, offset: 1)
  }

  open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    insert(newLayer, beside: oldLayer, offset: 0)
    oldLayer.removeFromSuperlayer()
  }

  open func removeFromSuperlayer() {
    guard let superlayer = ownSuperlayer else { return }
    superlayer.added.removeAll { $0.layer === self }
    ownSuperlayer = nil
  }

  private func insert(_ layer: CALayer, beside sibling: CALayer?, offset: Int) {
    layer.removeFromSuperlayer()
    let place = orderedSublayers.firstIndex { $0 === sibling }
    insert(layer, at: place.map { $0 + offset } ?? orderedSublayers.count)
  }

  /// A layer that would become its own ancestor is not inserted.
  private func insert(_ layer: CALayer, at index: Int) {
    var ancestor: CALayer? = self
    while let current = ancestor {
      if current === layer { return }
      ancestor = current.superlayer
    }
    layer.removeFromSuperlayer()
    let below = orderedSublayers.prefix(max(0, index))
    let above = below.count { below in !added.contains { $0.layer === below } }
    added.insert((layer, above), at: below.count - above)
    layer.ownSuperlayer = self
  }

  /// Freed one by one: left to reference counting, a deep tree overflows the stack.
  nonisolated private func releaseSublayers() {
    var doomed = added.map { $0.layer }
    added = []
    while var layer = doomed.popLast() {
      guard isKnownUniquelyReferenced(&layer) else { continue }
      doomed += layer.added.map { $0.layer }
      layer.added = []
    }
  }

  // MARK: Hit testing

  /// The layer that holds the point, which is in the superlayer's coordinates.
  ///
  /// The sublayers come first, those of a higher `zPosition` before others and later ones before
  /// earlier; a hidden layer and its sublayers are passed over. A sublayer is found outside of this
  /// layer too, unless this one masks to its bounds.
  open func hitTest(_ p: CGPoint) -> CALayer? { LayerSearch.answer(of: self, at: p) }

  /// Whether the point, in this layer's coordinates, is in the bounds, the far edges not included.
  open func contains(_ p: CGPoint) -> Bool { bounds.hitContains(p) }

  /// A copy of the layer as it is seen now, moved by its animations; the layers above and below the
  /// copy are seen ones too, so that `hitTest` and `convert` work among them.
  ///
  /// The engine can't copy a layer of another class than its own: that is its own presentation.
  open func presentation() -> Self? { shown as? Self }

  /// The layer that a presentation shows; any other layer is its own.
  open func model() -> Self { presented as? Self ?? self }

  // MARK: Layout, drawing and animation

  open func needsLayout() -> Bool { false }
  open func needsDisplay() -> Bool { false }
  open func preferredFrameSize() -> CGSize { bounds.size }
  open func resizeSublayers(withOldSize size: CGSize) {}
  open func resize(withOldSuperlayerSize size: CGSize) {}
  open func scroll(_ p: CGPoint) {}
  open func scrollRectToVisible(_ r: CGRect) {}
  open func shouldArchiveValue(forKey key: String) -> Bool { false }
  open class func defaultValue(forKey key: String) -> Any? { nil }

  open func setNeedsLayout() {}
  open func layoutIfNeeded() { layoutSublayers() }
  open func layoutSublayers() { delegate?.layoutSublayers(of: self) }
  open func setNeedsDisplay() {}
  open func setNeedsDisplay(_ r: CGRect) {}
  open func displayIfNeeded() {}
  open func display() { delegate?.display(self) }
  open func draw(in ctx: CGContext) { delegate?.draw(self, in: ctx) }
  open func render(in ctx: CGContext) { LayerRendering.render(self, in: ctx) }

  open class func needsDisplay(forKey key: String) -> Bool { false }
  open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }
  open func action(forKey event: String) -> (any CAAction)? {
    actions?[event] ?? delegate?.action(for: self, forKey: event)
  }

  /// Plays by the application's `animationClock`; without one it stands at its start until it is
  /// removed. Another one under the same key is replaced.
  open func add(_ anim: CAAnimation, forKey key: String?) {
    let clock = AnimationClock.current
    let playing = PlayingAnimation(
      anim, key: key ?? freeKey("animation"), on: self,
      runs: clock == nil
        ? [] : CATransaction.openRuns + [AnimationBlock.current?.run].compactMap { $0 })
    start(playing)
    if let clock {
      clock.add(playing)
      anim.delegate?.animationDidStart(anim)
    }
  }

  open func removeAllAnimations() { stop { _ in true } }
  open func removeAnimation(forKey key: String) { stop { $0.key == key } }
  open func animationKeys() -> [String]? { animations.isEmpty ? nil : animations.map(\.key) }
  open func animation(forKey key: String) -> CAAnimation? {
    animations.first { $0.key == key }?.animation
  }

  // Key-value coding, which Linux lacks: any key stores its value.
  open func setValue(_ value: Any?, forKey key: String) { values[key] = value }
  open func value(forKey key: String) -> Any? { values[key] }
  open func setValue(_ value: Any?, forKeyPath keyPath: String) { values[keyPath] = value }
  open func value(forKeyPath keyPath: String) -> Any? { values[keyPath] }
}
