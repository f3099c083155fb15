// Made by the override tests from rules.
// swift-format-ignore-file
import UIKit

class RedirectingInsideView: UIControl {
  weak var target: UIView?  // other

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    var hit = super.hitTest(point, with: event)
    if passesGates,
      self.point(inside: point, with: event),
      let target
    {
      hit = target
    }
    return hit
  }

  private var passesGates: Bool {
    isEnabled && isUserInteractionEnabled && !isHidden && alpha >= 0.01
  }
}
