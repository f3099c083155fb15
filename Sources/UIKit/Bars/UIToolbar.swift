/// A bar of buttons; its items are no views here.
@preconcurrency @MainActor
open class UIToolbar: UIView {
  open var standardAppearance = UIToolbarAppearance()
  open var scrollEdgeAppearance: UIToolbarAppearance?
  open var compactAppearance: UIToolbarAppearance?
  open var items: [UIBarButtonItem]?
  open var barStyle: UIBarStyle = .default
  open var barTintColor: UIColor?
  open var isTranslucent = true

  open weak var delegate: (any UIToolbarDelegate)?
  private final var shadow: UIImage?
  private final var background: UIImage?
  open func shadowImage(forToolbarPosition topOrBottom: UIBarPosition) -> UIImage? { shadow }
  open func setShadowImage(
    _ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition
  ) { shadow = shadowImage }
  open func backgroundImage(
    forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
  ) -> UIImage? { background }

  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition,
    barMetrics: UIBarMetrics
  ) { background = backgroundImage }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: 44)
  }

  open dynamic override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    super.hitTest(point, with: event)
  }

  open dynamic override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    super.point(inside: point, with: event)
  }
}

public enum UIBarStyle: Int, Sendable {
  case `default`
  case black
  case blackTranslucent
}

public enum UIBarPosition: Int, Sendable {
  case any
  case bottom
  case top
  case topAttached
}
