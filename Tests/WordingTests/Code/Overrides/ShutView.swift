// swift-format-ignore-file: made by the override tests from rules
import UIKit

class ShutView: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    nil
  }
}
