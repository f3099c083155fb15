/// A bar of tabs along the bottom; its items are no views here.
@preconcurrency @MainActor
open class UITabBar: UIView {
  open var standardAppearance = UITabBarAppearance()
  open var scrollEdgeAppearance: UITabBarAppearance?
  open weak var delegate: (any UITabBarDelegate)?
  open var items: [UITabBarItem]?
  open var selectedItem: UITabBarItem?
  open var barStyle: UIBarStyle = .default
  open var barTintColor: UIColor?
  open var unselectedItemTintColor: UIColor?
  open var isTranslucent = true
  open var backgroundImage: UIImage?
  open var shadowImage: UIImage?
  open var itemPositioning: ItemPositioning = .automatic
  open var itemSpacing: CGFloat = 0
  open var itemWidth: CGFloat = 0

  open var selectionIndicatorImage: UIImage?
  open var selectedImageTintColor: UIColor?
  open func beginCustomizingItems(_ items: [UITabBarItem]) {}
  open func endCustomizing(animated: Bool) -> Bool { false }
  open var isCustomizing: Bool { false }

  open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }

  public enum ItemPositioning: Int, Sendable {
    case automatic
    case fill
    case centered
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: 49)
  }

  open dynamic override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    super.hitTest(point, with: event)
  }

  open dynamic override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    super.point(inside: point, with: event)
  }
}

@preconcurrency @MainActor
public protocol UITabBarDelegate: AnyObject {
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
  func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem])
  func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem])
  func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool)
  func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool)
}

extension UITabBarDelegate {
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
  public func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) {}
  public func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem]) {}
  public func tabBar(
    _ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool
  ) {}
  public func tabBar(
    _ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool
  ) {}
}
