/// Several lines of editable text in a scroll view.
@preconcurrency @MainActor
open class UITextView: UIScrollView {
  open var text: String! = ""
  open var isEditable = true
  open var isSelectable = true

  open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    super.hitTest(point, with: event)
  }

  open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    super.point(inside: point, with: event)
  }
}
