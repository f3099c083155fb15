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

  // MARK: The key window

  /// One window of the program at most is the key window.
  open var isKeyWindow: Bool { UIApplication.shared.keyed === self }

  open var canBecomeKey: Bool { true }

  /// Takes the place of the key window, which hears of it first.
  open func makeKey() {
    guard canBecomeKey, !isKeyWindow else { return }
    let old = UIApplication.shared.keyed
    UIApplication.shared.keyed = self
    if let old {
      old.resignKey()
      NotificationCenter.default.post(name: UIWindow.didResignKeyNotification, object: old)
    }
    becomeKey()
    NotificationCenter.default.post(name: UIWindow.didBecomeKeyNotification, object: self)
  }

  /// Called once the window is the key window, and once it is so no longer.
  open func becomeKey() {}
  open func resignKey() {}

  /// Shows the window in front of the others of its level and below, as the key window.
  open func makeKeyAndVisible() {
    isHidden = false
    windowScene?.bringToFront(self)
    makeKey()
  }

  // MARK: Responding

  /// The responder that input other than touches would go to; set by `becomeFirstResponder`.
  final weak var firstResponder: UIResponder?

  /// The scene and then the application, unless the window was put into another view.
  open override var next: UIResponder? { superview ?? windowScene ?? UIApplication.shared }

  // MARK: Coordinates

  /// A point of this window in another window's coordinates; nil means the screen's.
  open func convert(_ point: CGPoint, to window: UIWindow?) -> CGPoint {
    guard let window else { return Coordinates.toScreen(point, from: self) }
    return super.convert(point, to: window as UIView)
  }

  /// A point of another window, nil meaning the screen, in this window's coordinates.
  open func convert(_ point: CGPoint, from window: UIWindow?) -> CGPoint {
    guard let window else { return Coordinates.fromScreen(point, to: self) }
    return super.convert(point, from: window as UIView)
  }

  /// The box, in another window's coordinates, around a rectangle of this one.
  open func convert(_ rect: CGRect, to window: UIWindow?) -> CGRect {
    guard let window else { return Coordinates.toScreen(rect, from: self) }
    return super.convert(rect, to: window as UIView)
  }

  /// The box, in this window's coordinates, around a rectangle of another one.
  open func convert(_ rect: CGRect, from window: UIWindow?) -> CGRect {
    guard let window else { return Coordinates.fromScreen(rect, to: self) }
    return super.convert(rect, from: window as UIView)
  }

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
