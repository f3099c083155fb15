// The menus over a selection: they store what they are given and are never seen.

@preconcurrency @MainActor
open class UIMenuController: NSObject {
  public enum ArrowDirection: Int, Sendable {
    case `default`
    case up
    case down
    case left
    case right
  }

  public static let shared = UIMenuController()
  open var isMenuVisible = false
  open var menuItems: [UIMenuItem]?
  open var arrowDirection: ArrowDirection = .default
  open private(set) var menuFrame = CGRect.zero

  open func showMenu(from targetView: UIView, rect targetRect: CGRect) {
    setTargetRect(targetRect, in: targetView)
    isMenuVisible = true
  }
  open func hideMenu() { isMenuVisible = false }
  open func hideMenu(from targetView: UIView) { isMenuVisible = false }
  open func setMenuVisible(_ menuVisible: Bool, animated: Bool) { isMenuVisible = menuVisible }
  open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) {
    menuFrame = targetView.convert(targetRect, to: nil)
  }
  open func update() {}

  public nonisolated static let willShowMenuNotification = Notification.Name(
    "UIMenuControllerWillShowMenuNotification")
  public nonisolated static let didShowMenuNotification = Notification.Name(
    "UIMenuControllerDidShowMenuNotification")
  public nonisolated static let willHideMenuNotification = Notification.Name(
    "UIMenuControllerWillHideMenuNotification")
  public nonisolated static let didHideMenuNotification = Notification.Name(
    "UIMenuControllerDidHideMenuNotification")
  public nonisolated static let menuFrameDidChangeNotification = Notification.Name(
    "UIMenuControllerMenuFrameDidChangeNotification")
}

@preconcurrency @MainActor
open class UIMenuItem: NSObject {
  open var title: String
  open var action: Selector

  public init(title: String, action: Selector) {
    self.title = title
    self.action = action
  }
}

@preconcurrency @MainActor
public protocol UIEditMenuInteractionDelegate: AnyObject {
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu?
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating)
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating)
}

extension UIEditMenuInteractionDelegate {
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? { UIMenu(children: suggestedActions) }
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect { .null }
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) {}
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) {}
}

@preconcurrency @MainActor
public protocol UIEditMenuInteractionAnimating: AnyObject {
  func addAnimations(_ animations: @escaping () -> Void)
  func addCompletion(_ completion: @escaping () -> Void)
}

@preconcurrency @MainActor
open class UIEditMenuInteraction: NSObject, UIInteraction {
  open weak var view: UIView?
  open weak var delegate: (any UIEditMenuInteractionDelegate)?

  public init(delegate: (any UIEditMenuInteractionDelegate)?) { self.delegate = delegate }

  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }
  open func presentEditMenu(with configuration: UIEditMenuConfiguration) {}
  open func dismissMenu() {}
  open func reloadVisibleMenu() {}
  open func updateVisibleMenuPosition(animated: Bool) {}
  open func location(in view: UIView?) -> CGPoint { .zero }
}

public enum UIEditMenuArrowDirection: Int, Sendable {
  case automatic
  case up
  case down
  case left
  case right
}

@preconcurrency @MainActor
open class UIEditMenuConfiguration: NSObject {
  public let identifier: AnyHashable
  public let sourcePoint: CGPoint
  open var preferredArrowDirection: UIEditMenuArrowDirection = .automatic

  public init(identifier: AnyHashable?, sourcePoint: CGPoint) {
    self.identifier = identifier ?? AnyHashable(UUID())
    self.sourcePoint = sourcePoint
  }
}

/// Puts a program's menus together, which nobody does here.
@preconcurrency @MainActor
public protocol UIMenuBuilder: AnyObject {
  func menu(for identifier: UIMenu.Identifier) -> UIMenu?
  func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu)
  func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier)
  func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier)
  func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier)
  func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier)
  func remove(menu removedIdentifier: UIMenu.Identifier)
}

extension UIMenu.Identifier {
  public static let application = UIMenu.Identifier("com.apple.menu.application")
  public static let file = UIMenu.Identifier("com.apple.menu.file")
  public static let edit = UIMenu.Identifier("com.apple.menu.edit")
  public static let view = UIMenu.Identifier("com.apple.menu.view")
  public static let window = UIMenu.Identifier("com.apple.menu.window")
  public static let help = UIMenu.Identifier("com.apple.menu.help")
  public static let format = UIMenu.Identifier("com.apple.menu.format")
  public static let lookup = UIMenu.Identifier("com.apple.menu.lookup")
  public static let learn = UIMenu.Identifier("com.apple.menu.learn")
  public static let share = UIMenu.Identifier("com.apple.menu.share")
  public static let standardEdit = UIMenu.Identifier("com.apple.menu.standard-edit")
  public static let replace = UIMenu.Identifier("com.apple.menu.replace")
}
