// Made by the override tests from rules.
// swift-format-ignore-file
import UIKit

class IgnoringView: UIView {
  weak var ignored: UIView?  // child0
  weak var ignored2: UIView?  // child1

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    var hit = super.hitTest(point, with: event)
    if hit === ignored { hit = nil }
    if hit === ignored2 { hit = nil }
    return hit
  }
}
