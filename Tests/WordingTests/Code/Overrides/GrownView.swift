// Made by the override tests from rules.
// swift-format-ignore-file
import UIKit

class GrownView: UIView {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: -12, dy: -12).contains(point)
  }
}
