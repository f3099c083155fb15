// Made by the override tests from rules.
// swift-format-ignore-file
import UIKit

class BoxThenRedirectView: UIView {
  weak var ignored: UIView?  // node
  weak var target: UIView?  // other

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    var hit = searchOnlySelf(point, with: event)
    if hit === ignored { hit = nil }
    if passesGates,
      self.point(inside: point, with: event),
      let target
    {
      hit = target
    }
    return hit
  }

  private var passesGates: Bool {
    isUserInteractionEnabled && !isHidden && alpha >= 0.01
  }

  private func searchOnlySelf(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha >= 0.01 else { return nil }
    return self.point(inside: point, with: event) ? self : nil
  }
}
