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
