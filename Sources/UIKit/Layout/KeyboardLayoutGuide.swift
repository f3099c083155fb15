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

extension UIView {
  public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
    if let guide = layoutProperties.keyboardGuide { return guide }
    let guide = UIKeyboardLayoutGuide()
    guide.owningView = self
    layoutProperties.keyboardGuide = guide
    return guide
  }

  /// Never told here: nothing is solved.
  public var hasAmbiguousLayout: Bool { false }
  public func exerciseAmbiguityInLayout() {}
  public func constraintsAffectingLayout(
    for axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] { constraints }

  public var minimumContentSizeCategory: UIContentSizeCategory? {
    get { layoutProperties.smallestText }
    set { layoutProperties.smallestText = newValue }
  }

  public var maximumContentSizeCategory: UIContentSizeCategory? {
    get { layoutProperties.largestText }
    set { layoutProperties.largestText = newValue }
  }
}
