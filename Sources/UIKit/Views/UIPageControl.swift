/// A row of dots, one for each page.
@preconcurrency @MainActor
open class UIPageControl: UIControl {
  open var numberOfPages = 0 {
    didSet {
      if numberOfPages < 0 { numberOfPages = 0 }
      if page >= numberOfPages { currentPage = numberOfPages - 1 }
    }
  }

  /// Set beyond the last page or below 0, it is that page.
  open var currentPage: Int {
    get { page }
    set { page = min(max(newValue, 0), max(0, numberOfPages - 1)) }
  }
  private final var page = 0

  open var pageIndicatorTintColor: UIColor?
  open var currentPageIndicatorTintColor: UIColor?
  open var hidesForSinglePage = false
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    CGSize(width: 16 * CGFloat(pageCount), height: 26)
  }

  open var backgroundStyle: BackgroundStyle = .automatic
  open var interactionState: InteractionState { .none }
  open var allowsContinuousInteraction = true
  open var preferredIndicatorImage: UIImage?
  open var preferredCurrentPageIndicatorImage: UIImage?
  open var defersCurrentPageDisplay = false
  open func updateCurrentPageDisplay() {}
  open func setIndicatorImage(_ image: UIImage?, forPage page: Int) {}
  open func indicatorImage(forPage page: Int) -> UIImage? { preferredIndicatorImage }

  public enum BackgroundStyle: Int, Sendable {
    case automatic
    case prominent
    case minimal
  }

  public enum InteractionState: Int, Sendable {
    case none
    case discrete
    case continuous
  }

  /// The left half goes back a page, the right half forward.
  override func performDefaultAction(for touch: UITouch) {
    let step = touch.location(in: self).x < bounds.midX ? -1 : 1
    let page = min(max(currentPage + step, 0), max(0, numberOfPages - 1))
    guard page != currentPage else { return }
    currentPage = page
    send(.valueChanged)
  }

  open dynamic override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    super.hitTest(point, with: event)
  }

  open dynamic override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    super.point(inside: point, with: event)
  }
}
