/// A control with a title and an image, whose label and image view take no touches.
@preconcurrency @MainActor
open class UIButton: UIControl {
  open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    super.hitTest(point, with: event)
  }

  open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    super.point(inside: point, with: event)
  }
}
