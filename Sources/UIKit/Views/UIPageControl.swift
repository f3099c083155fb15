/// A row of dots, one for each page.
@preconcurrency @MainActor
open class UIPageControl: UIControl {
  open var numberOfPages = 0
  open var currentPage = 0

  open var pageIndicatorTintColor: UIColor?
  open var currentPageIndicatorTintColor: UIColor?
  open var hidesForSinglePage = false
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    CGSize(width: 16 * CGFloat(pageCount), height: 26)
  }

  open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    super.hitTest(point, with: event)
  }

  open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    super.point(inside: point, with: event)
  }
}
