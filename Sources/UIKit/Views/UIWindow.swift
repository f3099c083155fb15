/// The root of a view tree, on the screen at a level.
///
/// A new window is visible here; in UIKit it is hidden until `makeKeyAndVisible`.
@preconcurrency @MainActor
open class UIWindow: UIView {
  /// Windows of a higher level are in front and asked first.
  public struct Level: RawRepresentable, Hashable, Sendable {
    public var rawValue: CGFloat

    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    public static let normal = Level(0)
    public static let statusBar = Level(1000)
    public static let alert = Level(2000)
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    storage.window = self
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    storage.window = self
  }

  open var windowLevel: Level = .normal

  /// The controller whose view fills the window.
  open var rootViewController: UIViewController? {
    didSet {
      guard oldValue !== rootViewController else { return }
      oldValue?.viewIfLoaded?.removeFromSuperview()
      guard let view = rootViewController?.view else { return }
      view.frame = bounds
      addSubview(view)
    }
  }

  open private(set) var isKeyWindow = false

  open var canBecomeKey: Bool { true }
  open func makeKey() { isKeyWindow = true }
  open func resignKey() { isKeyWindow = false }

  open func makeKeyAndVisible() {
    isHidden = false
    makeKey()
  }

  /// The application, unless the window was put into another view.
  open override var next: UIResponder? { superview ?? UIApplication.shared }

  public init(windowScene: UIWindowScene) {
    super.init(frame: windowScene.screen.bounds)
    storage.window = self
    self.windowScene = windowScene
    windowScene.windows.append(self)
  }

  open weak var windowScene: UIWindowScene? {
    didSet {
      guard oldValue !== windowScene else { return }
      oldValue?.windows.removeAll { $0 === self }
      windowScene?.windows.append(self)
    }
  }

  open var screen: UIScreen { .main }
  open var canResizeToFitContent = false

  public nonisolated static let didBecomeVisibleNotification = Notification.Name(
    "UIWindowDidBecomeVisibleNotification")
  public nonisolated static let didBecomeHiddenNotification = Notification.Name(
    "UIWindowDidBecomeHiddenNotification")
  public nonisolated static let didBecomeKeyNotification = Notification.Name(
    "UIWindowDidBecomeKeyNotification")
  public nonisolated static let didResignKeyNotification = Notification.Name(
    "UIWindowDidResignKeyNotification")

  open func becomeKey() {}

  /// Gives the window's changed touches to their recognizers and then to their views.
  open func sendEvent(_ event: UIEvent) {
    if let recorder = DeliveryRecorder.current {
      recorder.note(.sent(to: recorder.id(of: self).name))
    }
    event.touchScreen?.dispatch(event, in: self)
  }

  open dynamic override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    super.hitTest(point, with: event)
  }

  open dynamic override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    super.point(inside: point, with: event)
  }
}
