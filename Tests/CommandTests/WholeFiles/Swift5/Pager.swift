import UIKit

protocol PagerDelegate: class {
  func pager(_ pager: PagerView, didScrollTo index: Int)
}
open class PagerView: UIView, UIScrollViewDelegate {
  weak var delegate: PagerDelegate?
  private let scrollView = UIScrollView()
  private var pageSize = CGSize.zero
  open var pageCount = 0 { didSet { reload() } }
  public override init(frame: CGRect) {
    super.init(frame: frame)
    initialize()
  }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    initialize()
  }
  private func initialize() {
    clipsToBounds = true
    scrollView.isPagingEnabled = true
    scrollView.showsHorizontalScrollIndicator = false
    scrollView.clipsToBounds = false
    scrollView.delegate = self
    addSubview(scrollView)
  }
  private func reload() {
    scrollView.contentSize = CGSize(
      width: pageSize.width * CGFloat(pageCount), height: pageSize.height)
    scrollView.center = CGPoint(x: bounds.midX, y: bounds.midY)
  }
  open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    if self.point(inside: point, with: event) {
      let sp = scrollView.frame.origin
      let os = scrollView.contentOffset
      let p = CGPoint(x: point.x - sp.x + os.x, y: point.y - sp.y + os.y)
      if scrollView.point(inside: p, with: event) { return scrollView.hitTest(p, with: event) }
      return scrollView
    }
    return nil
  }
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    let index = Int(floor(scrollView.contentOffset.x / max(pageSize.width, 1)))
    delegate?.pager(self, didScrollTo: index)
  }
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    targetContentOffset.pointee.x = round(targetContentOffset.pointee.x)
  }
}
