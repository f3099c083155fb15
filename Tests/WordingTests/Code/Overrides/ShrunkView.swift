// Made by the override tests from rules.
// swift-format-ignore-file
import UIKit

class ShrunkView: UIView {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.width > 4.5 &&
    bounds.height > 60 &&
    bounds.inset(by: UIEdgeInsets(top: 30, left: -5, bottom: 30, right: 9.5))
      .contains(point)
  }
}
