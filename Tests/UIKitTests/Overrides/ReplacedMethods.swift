public import UIKit

// As `hittest port` rewrites an override in an extension of a class of UIKit. For a progress view
// and a search bar, which no other test and no scene of the tests touches: the method is replaced
// in the whole process.

extension UIProgressView: PointInsideReplaced {
  @_dynamicReplacement(for:point(inside:with:))
  func replacedPoint(inside point: CGPoint, with event: UIEvent?) -> Bool {
    super.point(inside: point, with: event) && point.x < 50
  }
}

extension UISearchBar: HitTestReplaced {
  @_dynamicReplacement(for:hitTest(_:with:))
  func replacedHitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }
}
