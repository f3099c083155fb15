/// Where the keyboard is, which there is none of here: nowhere, at the bottom of the safe area.
@preconcurrency @MainActor
open class UIKeyboardLayoutGuide: UILayoutGuide {
  open var followsUndockedKeyboard = false
  open var usesBottomSafeArea = true
  open var keyboardDismissPadding: CGFloat = 0

  open override var layoutFrame: CGRect {
    guard let bounds = owningView?.bounds else { return .zero }
    return CGRect(x: bounds.minX, y: bounds.maxY, width: bounds.width, height: 0)
  }
}
