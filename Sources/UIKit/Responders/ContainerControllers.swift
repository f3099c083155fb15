/// A stack of controllers under a bar; the view of the top one is shown.
@preconcurrency @MainActor
open class UINavigationController: UIViewController {
  public let navigationBar = UINavigationBar()
  public let toolbar: UIToolbar! = UIToolbar()
  open var isNavigationBarHidden = false
  open var isToolbarHidden = true
  open weak var delegate: (any UINavigationControllerDelegate)?
  public private(set) lazy final var interactivePopGestureRecognizer: UIGestureRecognizer? =
    UIScreenEdgePanGestureRecognizer()

  public enum Operation: Int, Sendable {
    case none
    case push
    case pop
  }

  open var hidesBarsOnSwipe = false
  open var hidesBarsOnTap = false
  open var hidesBarsWhenKeyboardAppears = false
  open var hidesBarsWhenVerticallyCompact = false
  public private(set) lazy final var barHideOnSwipeGestureRecognizer = UIPanGestureRecognizer()
  public private(set) lazy final var interactiveContentPopGestureRecognizer: UIGestureRecognizer? =
    UIPanGestureRecognizer()
  public nonisolated static let hideShowBarDuration: CGFloat = 0.2

  /// The bar's class is not used: the bar is there from the start.
  public convenience init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    self.init(nibName: nil, bundle: nil)
  }
  public private(set) lazy final var barHideOnTapGestureRecognizer = UITapGestureRecognizer()
  @discardableResult
  open func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    var popped: [UIViewController] = []
    while topViewController !== viewController, let top = popViewController(animated: animated) {
      popped.insert(top, at: 0)
    }
    return popped
  }
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }

  open var viewControllers: [UIViewController] {
    get { children }
    set {
      for child in children { child.removeFromParent() }
      for child in newValue { addChild(child) }
    }
  }

  public convenience init(rootViewController: UIViewController) {
    self.init(nibName: nil, bundle: nil)
    addChild(rootViewController)
  }

  open var topViewController: UIViewController? { children.last }
  open var visibleViewController: UIViewController? {
    presentedViewController ?? topViewController
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    show()
  }

  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    addChild(viewController)
    show()
  }

  @discardableResult open func popViewController(animated: Bool) -> UIViewController? {
    guard children.count > 1, let top = children.last else { return nil }
    top.viewIfLoaded?.removeFromSuperview()
    top.removeFromParent()
    show()
    return top
  }

  @discardableResult open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    var popped: [UIViewController] = []
    while let top = popViewController(animated: animated) { popped.insert(top, at: 0) }
    return popped
  }

  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    self.viewControllers = viewControllers
    show()
  }

  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    isNavigationBarHidden = hidden
  }

  private func show() {
    guard isViewLoaded, let view, let top = topViewController?.view, top.superview !== view else {
      return
    }
    for child in children.dropLast() { child.viewIfLoaded?.removeFromSuperview() }
    top.frame = view.bounds
    view.insertSubview(top, at: 0)
  }
}

/// Controllers side by side behind a bar of tabs; the view of the selected one is shown.
@preconcurrency @MainActor
open class UITabBarController: UIViewController, UITabBarDelegate {
  public private(set) final var tabBar = UITabBar()
  open weak var delegate: (any UITabBarControllerDelegate)?

  open var viewControllers: [UIViewController]? {
    get { children }
    set {
      for child in children { child.removeFromParent() }
      for child in newValue ?? [] { addChild(child) }
      tabBar.items = newValue?.map(\.tabBarItem)
      show()
    }
  }

  open var selectedIndex = 0 {
    didSet { show() }
  }

  open var selectedViewController: UIViewController? {
    get { children.indices.contains(selectedIndex) ? children[selectedIndex] : nil }
    set { selectedIndex = children.firstIndex { $0 === newValue } ?? selectedIndex }
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(tabBar)
    tabBar.frame = CGRect(
      x: 0, y: view.bounds.maxY - 49, width: view.bounds.width, height: 49)
    show()
  }

  public private(set) lazy final var moreNavigationController = UINavigationController()
  open var customizableViewControllers: [UIViewController]?
  /// Called for a tab that is chosen in the bar, which nobody does here: its items are no views.
  open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
  open func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) {}
  open func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem]) {}
  open func tabBar(
    _ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool
  ) {}
  open func tabBar(
    _ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool
  ) {}

  open var isTabBarHidden: Bool { tabBar.isHidden }
  open func setTabBarHidden(_ hidden: Bool, animated: Bool) { tabBar.isHidden = hidden }
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    self.viewControllers = viewControllers
  }

  /// Knows the one key that people set: `tabBar`, for a bar of their own.
  open override func setValue(_ value: Any?, forKey key: String) {
    guard key == "tabBar", let bar = value as? UITabBar else {
      super.setValue(value, forKey: key)
      return
    }
    bar.items = tabBar.items
    bar.frame = tabBar.frame
    if let parent = tabBar.superview { parent.addSubview(bar) }
    tabBar.removeFromSuperview()
    tabBar = bar
  }

  private func show() {
    guard isViewLoaded, let view else { return }
    for child in children where child !== selectedViewController {
      child.viewIfLoaded?.removeFromSuperview()
    }
    guard let shown = selectedViewController?.view, shown.superview !== view else { return }
    shown.frame = view.bounds
    view.insertSubview(shown, at: 0)
  }
}

public enum UIModalPresentationStyle: Int, Sendable {
  case fullScreen
  case pageSheet
  case formSheet
  case currentContext
  case custom
  case overFullScreen
  case overCurrentContext
  case popover
  case none = -1
  case automatic = -2
}

public enum UIModalTransitionStyle: Int, Sendable {
  case coverVertical
  case flipHorizontal
  case crossDissolve
  case partialCurl
}

public enum UIStatusBarAnimation: Int, Sendable {
  case none
  case fade
  case slide
}

public enum UIStatusBarStyle: Int, Sendable {
  case `default`
  case lightContent
  case darkContent = 3
}

public struct UIInterfaceOrientationMask: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let portrait = UIInterfaceOrientationMask(rawValue: 2)
  public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 4)
  public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 8)
  public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 16)
  public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  public static let all: UIInterfaceOrientationMask = [.portrait, .portraitUpsideDown, .landscape]
  public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
}
