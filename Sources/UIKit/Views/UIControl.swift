/// A view that tracks touches and sends actions.
///
/// Disabled, it answers nil to a hit test, its subviews included: the touch goes to what is behind.
@preconcurrency @MainActor
open class UIControl: UIView {
  open var isEnabled: Bool {
    get { !storage.flags.contains(.controlDisabled) }
    set { storage.set(.controlDisabled, to: !newValue) }
  }

  open var isSelected = false
  open var isHighlighted = false

  open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    super.hitTest(point, with: event)
  }

  open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    super.point(inside: point, with: event)
  }
}
