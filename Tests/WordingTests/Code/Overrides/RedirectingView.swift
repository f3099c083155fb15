// Made by the override tests from rules.
// swift-format-ignore-file
import UIKit

class RedirectingView: UIView {
  weak var target: UIView?  // other

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    var hit = super.hitTest(point, with: event)
    if hit != nil, let target { hit = target }
    return hit
  }
}
