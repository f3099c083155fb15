/// The pinch of a scroll view, which zooms its content.
@MainActor
final class ScrollPinchGestureRecognizer: UIPinchGestureRecognizer {
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

  /// Where there is something to zoom, and the touched content lets go of its touches.
  override var mayBegin: Bool {
    guard let scrollView else { return false }
    return scrollView.zoomView != nil && tracked.allSatisfy(scrollView.takesFromContent)
  }

  /// The two go together: fingers that zoom may scroll before and after.
  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    preventedGestureRecognizer !== scrollView?.panGestureRecognizer
  }

  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    preventingGestureRecognizer !== scrollView?.panGestureRecognizer
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    scrollView?.fingersChanged(self)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    scrollView?.fingersChanged(self)
  }

  override func reset() {
    super.reset()
    scrollView?.zoom = nil
  }

  override var isOwn: Bool { true }

  override func acted() { scrollView?.follow(self) }
}
