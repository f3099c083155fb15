/// The field of a search bar.
@preconcurrency @MainActor
open class UISearchTextField: UITextField {
  open var allowsDeletingTokens = true
  open var allowsCopyingTokens = true
  open var tokenBackgroundColor: UIColor!

  open dynamic override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    super.hitTest(point, with: event)
  }

  open dynamic override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    super.point(inside: point, with: event)
  }
}
