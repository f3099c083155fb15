// Made by the override tests from rules.
// swift-format-ignore-file
import UIKit

class ReachingUsableView: UIButton {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    var hit = super.hitTest(point, with: event)
    if passesGates { hit = findUsable(in: self, at: point, with: event) ?? hit }
    return hit
  }

  private func findUsable(in view: UIView, at point: CGPoint, with event: UIEvent?) -> UIView? {
    for child in view.subviews.reversed() {
      guard child.isUserInteractionEnabled, !child.isHidden, child.alpha >= 0.01,
        (child as? UIControl)?.isEnabled != false
      else { continue }
      let local = child.convert(point, from: view)
      if let deeper = findUsable(in: child, at: local, with: event) { return deeper }
      if child.point(inside: local, with: event) { return child }
    }
    return nil
  }

  private var passesGates: Bool {
    isEnabled && isUserInteractionEnabled && !isHidden && alpha >= 0.01
  }
}
