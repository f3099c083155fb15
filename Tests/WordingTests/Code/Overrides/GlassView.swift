// Made by the override tests from rules.
// swift-format-ignore-file
import UIKit

class GlassView: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    var hit = super.hitTest(point, with: event)
    if hit === self { hit = nil }
    return hit
  }
}
