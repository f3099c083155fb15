/// A bar that shows how much is done; it takes touches.
@preconcurrency @MainActor
open class UIProgressView: UIView {
  open var progress: Float = 0

  open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    super.hitTest(point, with: event)
  }

  open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    super.point(inside: point, with: event)
  }
}
