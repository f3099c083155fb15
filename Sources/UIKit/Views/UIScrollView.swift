/// A view whose content is larger than its bounds: `contentOffset` is the bounds' origin.
///
/// Its hit test is the ordinary one; it descends into the content.
@preconcurrency @MainActor
open class UIScrollView: UIView {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
    addGestureRecognizer(pan)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    clipsToBounds = true
    addGestureRecognizer(pan)
  }

  /// The bounds' origin, in points.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set {
      guard newValue != bounds.origin else { return }
      bounds.origin = newValue
      delegate?.scrollViewDidScroll(self)
    }
  }

  /// Moves the content, at once even where it is told to be seen moving.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    let isMoved = contentOffset != self.contentOffset
    self.contentOffset = contentOffset
    if animated, isMoved { delegate?.scrollViewDidEndScrollingAnimation(self) }
  }

  open var contentSize = CGSize.zero
  open var contentInset = UIEdgeInsets.zero
  /// Switched off in the middle of a drag, it ends it.
  open var isScrollEnabled = true {
    didSet { panGestureRecognizer.isEnabled = isScrollEnabled }
  }
  open var isPagingEnabled = false
  open var delaysContentTouches = true
  open var canCancelContentTouches = true

  /// Whether a drag takes the touch away from the content: not from a control.
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

  open weak var delegate: (any UIScrollViewDelegate)?
  open var bounces = true
  open var alwaysBounceVertical = false
  open var alwaysBounceHorizontal = false
  open var showsVerticalScrollIndicator = true
  open var showsHorizontalScrollIndicator = true
  open var scrollIndicatorInsets = UIEdgeInsets.zero
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
  open var indicatorStyle: IndicatorStyle = .default
  open var isDirectionalLockEnabled = false
  open var decelerationRate: DecelerationRate = .normal
  open var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior = .automatic
  open var keyboardDismissMode: KeyboardDismissMode = .none
  open var scrollsToTop = true
  open var minimumZoomScale: CGFloat = 1 {
    didSet { fitPinch() }
  }
  open var maximumZoomScale: CGFloat = 1 {
    didSet { fitPinch() }
  }
  /// How large the view to be zoomed is drawn, 1 without one; kept between the two limits when set.
  open var zoomScale: CGFloat {
    get { zoomView.map(UIScrollView.scale) ?? 1 }
    set { setZoomScale(newValue, animated: false) }
  }
  open var bouncesZoom = true
  open var refreshControl: UIRefreshControl?
  /// Of the content, in content coordinates.
  public private(set) lazy final var contentLayoutGuide = guide("contentLayoutGuide")
  /// Of what is seen.
  public private(set) lazy final var frameLayoutGuide = guide("frameLayoutGuide")

  private func guide(_ name: String) -> UILayoutGuide {
    let guide = UILayoutGuide()
    guide.identifier = name
    guide.owningView = self
    return guide
  }

  /// A finger drags, or may be about to.
  open var isTracking: Bool { pan.hasLiveTouches }
  open private(set) var isDragging = false
  /// The content offset where the drag began.
  private(set) final var dragStart = CGPoint.zero

  final func beginDragging() {
    isDragging = true
    dragStart = contentOffset
  }

  final func stopDragging() { isDragging = false }

  /// Goes on from where the content is now.
  final func takeUpDragging() {
    guard isDragging else { return }
    let movement = pan.translation(in: self)
    dragStart = CGPoint(x: contentOffset.x + movement.x, y: contentOffset.y + movement.y)
  }
  open internal(set) var isDecelerating = false
  /// Two fingers zoom, or did and are not all up yet.
  open var isZooming: Bool { zoom?.hasBegun ?? false }
  final var zoom: Zoom?
  open var adjustedContentInset: UIEdgeInsets { contentInset }
  open func adjustedContentInsetDidChange() {}

  // MARK: Recognizers

  private lazy final var pan = ScrollPanGestureRecognizer(self)
  private final var pinch: ScrollPinchGestureRecognizer?

  /// One of `gestureRecognizers`; its delegate is the scroll view, if that is one.
  open var panGestureRecognizer: UIPanGestureRecognizer { pan }

  /// There once the content may be zoomed.
  open var pinchGestureRecognizer: UIPinchGestureRecognizer? { pinch }

  private func fitPinch() {
    let isZoomable = minimumZoomScale < maximumZoomScale
    guard isZoomable != (pinch != nil) else { return }
    if let pinch { removeGestureRecognizer(pinch) }
    pinch = isZoomable ? ScrollPinchGestureRecognizer(self) : nil
    if let pinch { addGestureRecognizer(pinch) }
  }

  // MARK: Touches that nothing in the content takes end here

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}

  open func touchesShouldBegin(
    _ touches: Set<UITouch>, with event: UIEvent?, in view: UIView
  ) -> Bool { true }

  /// Moves the content as little as shows the rectangle.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    guard rect.isFinite else { return }
    var offset = contentOffset
    offset.x = min(max(offset.x, rect.maxX - bounds.width), rect.minX)
    offset.y = min(max(offset.y, rect.maxY - bounds.height), rect.minY)
    setContentOffset(offset, animated: animated)
  }

  open var automaticallyAdjustsScrollIndicatorInsets = true
  open var bouncesVertically = true
  open var bouncesHorizontally = true
  open var allowsKeyboardScrolling = true
  open var transfersHorizontalScrollingToParent = true
  open var transfersVerticalScrollingToParent = true
  open var contentAlignmentPoint = CGPoint.zero
  /// The content goes back to the nearest scale that is allowed.
  open internal(set) var isZoomBouncing = false
  open var isScrollAnimating: Bool { false }
  open var isZoomAnimating: Bool { false }
  open func stopScrollingAndZooming() {}
  public private(set) lazy final var directionalPressGestureRecognizer = UIGestureRecognizer()

  /// Zooms about the middle of what is seen, at once even where it is told to be seen zooming.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) {
    guard let view = zoomView else { return }
    let middle = CGPoint(x: bounds.midX, y: bounds.midY)
    change(view, to: scale, showing: convert(middle, to: view), animated: animated)
  }

  /// Makes the rectangle, in the coordinates of the view to be zoomed, as large as there is room
  /// for, and brings it to the middle.
  open func zoom(to rect: CGRect, animated: Bool) {
    guard let view = zoomView, rect.width > 0, rect.height > 0 else { return }
    change(
      view, to: min(bounds.width / rect.width, bounds.height / rect.height),
      showing: CGPoint(x: rect.midX, y: rect.midY), animated: animated)
  }

  open func flashScrollIndicators() {}

  open dynamic override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    super.hitTest(point, with: event)
  }

  open dynamic override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    super.point(inside: point, with: event)
  }
}
