/// The pan of a scroll view, which moves its content.
@MainActor
final class ScrollPanGestureRecognizer: UIPanGestureRecognizer {
  private(set) weak var scrollView: UIScrollView?

  init(_ scrollView: UIScrollView) {
    super.init(target: nil, action: nil)
    self.scrollView = scrollView
    view = scrollView
  }

  /// Where the content can move, and where the touched content lets go of its touch: at once while
  /// it hasn't heard of it, else as `touchesShouldCancel` says.
  override var mayBegin: Bool {
    guard let scrollView, scrollView.canScroll(by: moved) else { return false }
    return tracked.allSatisfy { touch in
      guard let content = touch.view, content !== scrollView, touch.delivery == .begun else {
        return true
      }
      return scrollView.canCancelContentTouches && scrollView.touchesShouldCancel(in: content)
    }
  }

  override func acted() { scrollView?.follow(self) }
}
