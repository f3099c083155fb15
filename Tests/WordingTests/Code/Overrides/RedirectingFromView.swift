// Made by the override tests from rules.
// swift-format-ignore-file
import UIKit

class RedirectingFromView: UIView {
  weak var target: UIView?  // other
  weak var source: UIView?  // child0
  weak var source2: UIView?  // child2

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    var hit = super.hitTest(point, with: event)
    if hit != nil,
      hit === source || hit === source2,
      passesGates,
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
}
