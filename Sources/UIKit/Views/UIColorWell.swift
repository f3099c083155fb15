/// A control that shows a colour; stored.
@preconcurrency @MainActor
open class UIColorWell: UIControl {
  open var title: String?
  open var supportsAlpha = true
  open var selectedColor: UIColor?
}
