/// The pan of a scroll view, which moves its content.
@MainActor
final class ScrollPanGestureRecognizer: UIPanGestureRecognizer {
  private(set) weak var scrollView: UIScrollView?

  init(_ scrollView: UIScrollView) {
    super.init(target: nil, action: nil)
    self.scrollView = scrollView
  }

  /// The scroll view itself, where its class takes part in deciding; no other, as in UIKit.
  override var delegate: (any UIGestureRecognizerDelegate)? {
    get { scrollView as? any UIGestureRecognizerDelegate }
    set {}
  }

  /// Where the content can move, and where the touched content lets go of its touch: at once while
  /// it hasn't heard of it, else as `touchesShouldCancel` says.
  override var mayBegin: Bool {
    guard let scrollView, scrollView.canScroll(by: translation(in: scrollView)) else {
      return false
    }
    return tracked.allSatisfy(scrollView.takesFromContent)
  }

  override var isOwn: Bool { true }

  override func acted() { scrollView?.follow(self) }
}
