import UIKit

@MainActor
enum StatusOverlay {
  private static var window: UIWindow?
  private static let controller = StyleController()

  static func show(_ style: UIStatusBarStyle) {
    controller.style = style
    controller.setNeedsStatusBarAppearanceUpdate()
    if window == nil { window = makeWindow() }
    window?.isHidden = false
  }
  private static func makeWindow() -> UIWindow? {
    guard let scene = appWindow()?.windowScene else { return nil }
    let window = ThroughWindow(windowScene: scene)
    window.windowLevel = UIWindow.Level(rawValue: UIWindow.Level.normal.rawValue + 1)
    window.backgroundColor = .clear
    window.isUserInteractionEnabled = false
    window.accessibilityElementsHidden = true
    window.rootViewController = controller
    self.window = window
    return window
  }
  private static func appWindow() -> UIWindow? {
    UIApplication.shared.connectedScenes
      .compactMap { ($0 as? UIWindowScene)?.keyWindow }
      .first { $0 !== window }
  }
}
private final class ThroughWindow: UIWindow {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }
}
private final class StyleController: UIViewController {
  var style: UIStatusBarStyle = .lightContent
  override var preferredStatusBarStyle: UIStatusBarStyle { style }
  override var prefersStatusBarHidden: Bool { false }
  override func loadView() {
    let view = UIView()
    view.backgroundColor = .clear
    view.isUserInteractionEnabled = false
    self.view = view
  }
}
