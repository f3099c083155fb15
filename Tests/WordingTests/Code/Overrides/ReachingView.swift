// Made by the override tests from rules.
// swift-format-ignore-file
import UIKit

class ReachingView: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    var hit = super.hitTest(point, with: event)
    hit = find(in: self, at: point, with: event) ?? hit
    return hit
  }

  private func find(in view: UIView, at point: CGPoint, with event: UIEvent?) -> UIView? {
    for child in view.subviews.reversed() {
      let local = child.convert(point, from: view)
      if let deeper = find(in: child, at: local, with: event) { return deeper }
      if child.point(inside: local, with: event) { return child }
    }
    return nil
  }
}
