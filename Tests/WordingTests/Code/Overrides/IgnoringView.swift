// swift-format-ignore-file: made by the override tests from rules
import UIKit

class IgnoringView: UIView {
  weak var ignored: UIView?  // child0
  weak var ignored2: UIView?  // child1

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    var hit = super.hitTest(point, with: event)
    if hit === ignored || hit === ignored2 { hit = nil }
    return hit
  }
}
