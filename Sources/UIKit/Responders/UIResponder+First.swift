/// Who gets what no place on the screen decides, such as keys: one responder of each window.
extension UIResponder {
  /// The window that the responder is shown in, as a view of it or the controller of one.
  var hostWindow: UIWindow? {
    switch self {
    case let view as UIView: view.storage.window
    case let controller as UIViewController: controller.viewIfLoaded?.storage.window
    default: nil
    }
  }

  func takeFirstResponse() -> Bool {
    guard let window = hostWindow else { return false }
    guard window.firstResponder !== self else { return true }
    guard canBecomeFirstResponder else { return false }
    if let old = window.firstResponder {
      guard old.canResignFirstResponder, old.resignFirstResponder() else { return false }
    }
    window.firstResponder = self
    return true
  }

  func leaveFirstResponse() -> Bool {
    guard let window = hostWindow, window.firstResponder === self else { return true }
    guard canResignFirstResponder else { return false }
    window.firstResponder = nil
    return true
  }
}

extension UIView {
  /// The first responder leaves the window with this subtree, willing or not.
  func takeFirstResponderAway() {
    guard let window = storage.window, let first = window.firstResponder, isAbove(first) else {
      return
    }
    first.resignFirstResponder()
    if window.firstResponder === first { window.firstResponder = nil }
  }

  private func isAbove(_ responder: UIResponder) -> Bool {
    let view = responder as? UIView ?? (responder as? UIViewController)?.viewIfLoaded
    return view?.isDescendant(of: self) ?? false
  }

  func endEditingInSubtree(force: Bool) -> Bool {
    guard let window = storage.window, let first = window.firstResponder, isAbove(first) else {
      return false
    }
    if first.resignFirstResponder() { return true }
    guard force else { return false }
    window.firstResponder = nil
    return true
  }
}
