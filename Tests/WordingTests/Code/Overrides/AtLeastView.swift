// Made by the override tests from rules.
// swift-format-ignore-file
import UIKit

class AtLeastView: UIView {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(
      dx: min(0, (bounds.width - 90) / 2), dy: min(0, (bounds.height - 120) / 2)
    ).contains(point)
  }
}
