/// A place where windows are shown.
@preconcurrency @MainActor
open class UIScene: UIResponder {
  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive
    case foregroundInactive
    case background
  }

  public override init() { super.init() }

  open var activationState: ActivationState = .foregroundActive
  open var title: String! = ""
  open weak var delegate: (any UISceneDelegate)?

  /// What a scene is opened with: nothing here.
  @preconcurrency @MainActor
  open class ConnectionOptions: NSObject {
    open var urlContexts: Set<UIOpenURLContext> { [] }
    open var sourceApplication: String? { nil }
  }

  public nonisolated static let didActivateNotification = Notification.Name(
    "UISceneDidActivateNotification")
  public nonisolated static let willDeactivateNotification = Notification.Name(
    "UISceneWillDeactivateNotification")
  public nonisolated static let willEnterForegroundNotification = Notification.Name(
    "UISceneWillEnterForegroundNotification")
  public nonisolated static let didEnterBackgroundNotification = Notification.Name(
    "UISceneDidEnterBackgroundNotification")
}

@preconcurrency @MainActor
open class UIOpenURLContext: NSObject {
  public let url: URL

  init(url: URL) { self.url = url }
}

/// Told by the system, which there is none of here.
@preconcurrency @MainActor
public protocol UISceneDelegate: AnyObject {}

@preconcurrency @MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate {}

@preconcurrency @MainActor
open class UISceneSession: NSObject {
  public struct Role: RawRepresentable, Hashable, Sendable {
    public var rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
  }

  public let role: Role
  public let persistentIdentifier = ""

  init(role: Role) { self.role = role }
}

@preconcurrency @MainActor
open class UISceneConfiguration: NSObject {
  public let name: String?
  public let role: UISceneSession.Role
  open var delegateClass: AnyClass?
  open var sceneClass: AnyClass?

  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
  }
}

@preconcurrency @MainActor
open class UIWindowScene: UIScene {
  open internal(set) var windows: [UIWindow] = []
  open var screen: UIScreen { .main }
  open var interfaceOrientation: UIInterfaceOrientation { .portrait }
  open var coordinateSpace: any UICoordinateSpace { screen }
  open var traitCollection: UITraitCollection { .current }
  open var keyWindow: UIWindow? { windows.first(where: \.isKeyWindow) }
  open var statusBarManager: UIStatusBarManager? { UIStatusBarManager() }
}

@preconcurrency @MainActor
open class UIStatusBarManager: NSObject {
  open var statusBarFrame: CGRect { .zero }
  open var isStatusBarHidden: Bool { true }
}
