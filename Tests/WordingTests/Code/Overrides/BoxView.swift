// Made by the override tests from rules.
// swift-format-ignore-file
import UIKit

class BoxView: UIControl {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isEnabled, isUserInteractionEnabled, !isHidden, alpha >= 0.01 else { return nil }
    return self.point(inside: point, with: event) ? self : nil
  }
}
