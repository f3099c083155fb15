// Made by the override tests from rules.
// swift-format-ignore-file
import UIKit

class ShutView: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    nil
  }
}
