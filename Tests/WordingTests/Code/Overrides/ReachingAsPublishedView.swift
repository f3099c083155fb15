// Made by the override tests from rules.
// swift-format-ignore-file
import UIKit

class ReachingAsPublishedView: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    var hit = super.hitTest(point, with: event)
    hit = findAsPublished(in: self, at: point, with: event) ?? hit
    return hit
  }

  private func findAsPublished(in view: UIView, at point: CGPoint, with event: UIEvent?) -> UIView? {
    var found: UIView?
    for child in view.subviews.reversed() {
      let local = child.convert(point, from: view)
      if child.point(inside: local, with: event) {
        return findAsPublished(in: child, at: local, with: event) ?? child
      }
      if !child.subviews.isEmpty {
        found = findAsPublished(in: child, at: local, with: event)
      }
    }
    return found
  }
}
