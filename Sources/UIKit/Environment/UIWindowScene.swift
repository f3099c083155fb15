// The names are those of the platform.
// swift-format-ignore-file: TypeNamesShouldBeCapitalized

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

  public private(set) lazy final var session = UISceneSession(role: .windowApplication)
  open func open(
    _ url: URL, options: OpenExternalURLOptions?, completionHandler: ((Bool) -> Void)? = nil
  ) { completionHandler?(false) }
  open func extendStateRestoration() {}

  @preconcurrency @MainActor
  open class OpenExternalURLOptions: NSObject {
    open var universalLinksOnly = false
  }

  public nonisolated static let willConnectNotification = Notification.Name(
    "UISceneWillConnectNotification")
  public nonisolated static let didDisconnectNotification = Notification.Name(
    "UISceneDidDisconnectNotification")

  open var activationState: ActivationState = .foregroundActive
  open var title: String! = ""
  open weak var delegate: (any UISceneDelegate)?

  open override var next: UIResponder? { UIApplication.shared }

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
  open var scene: UIScene? { nil }
  open var configuration: UISceneConfiguration {
    UISceneConfiguration(name: nil, sessionRole: role)
  }
  open var userInfo: [String: Any]?
  open var stateRestorationActivity: NSUserActivity?

  init(role: Role) { self.role = role }
}

@preconcurrency @MainActor
open class UISceneConfiguration: NSObject {
  public let name: String?
  public let role: UISceneSession.Role
  open var delegateClass: AnyClass?
  open var sceneClass: AnyClass?
  open var storyboard: UIStoryboard?

  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
  }
}

@preconcurrency @MainActor
open class UIWindowScene: UIScene {
  /// Back to front.
  open internal(set) var windows: [UIWindow] = []

  final func bringToFront(_ window: UIWindow) {
    guard let old = windows.firstIndex(where: { $0 === window }) else { return }
    windows.remove(at: old)
    let level = window.windowLevel.rawValue
    let place = windows.lastIndex { $0.windowLevel.rawValue <= level }.map { $0 + 1 } ?? 0
    windows.insert(window, at: place)
  }
  open var screen: UIScreen { .main }
  open var interfaceOrientation: UIInterfaceOrientation { .portrait }
  open var coordinateSpace: any UICoordinateSpace { screen }
  open var traitCollection: UITraitCollection { .current }
  open var keyWindow: UIWindow? { windows.first(where: \.isKeyWindow) }
  open var statusBarManager: UIStatusBarManager? { UIStatusBarManager() }
  open var isFullScreen: Bool { true }
  open var sizeRestrictions: UISceneSizeRestrictions? { nil }
  open var effectiveGeometry: Geometry { Geometry() }
  /// The scene stays as it is.
  open func requestGeometryUpdate(
    _ geometryPreferences: GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil
  ) {}

  @preconcurrency @MainActor
  open class Geometry: NSObject {
    open var interfaceOrientation: UIInterfaceOrientation { .portrait }
    open var coordinateSpace: any UICoordinateSpace { UIScreen.main }
    open var isInterfaceOrientationLocked: Bool { false }
  }

  @preconcurrency @MainActor
  open class GeometryPreferences: NSObject {
    @preconcurrency @MainActor
    open class iOS: GeometryPreferences {
      open var interfaceOrientations: UIInterfaceOrientationMask?

      public init(interfaceOrientations: UIInterfaceOrientationMask? = nil) {
        self.interfaceOrientations = interfaceOrientations
      }
    }
  }
}

@preconcurrency @MainActor
open class UIStatusBarManager: NSObject {
  open var statusBarFrame: CGRect { .zero }
  open var isStatusBarHidden: Bool { true }
  open var statusBarStyle: UIStatusBarStyle { .default }
}

@preconcurrency @MainActor
open class UISceneSizeRestrictions: NSObject {
  open var minimumSize = CGSize.zero
  open var maximumSize = CGSize.zero
}
