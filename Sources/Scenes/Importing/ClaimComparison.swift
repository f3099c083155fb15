import UIKit

extension BuiltScene {
  /// Compares what a source says about its views with our own answer: whether a touch in the middle
  /// of the view reaches it or something inside it.
  ///
  /// - Returns: the claims that the scene does not bear out, in the source's order.
  public func contradicted(_ claims: [HittableClaim]) -> [HittableClaim] {
    claims.filter { claim in
      guard let view = view(claim.view) else { return false }
      let middle = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
      var root = view
      while let superview = root.superview { root = superview }
      // Screen points are the space of the roots' own frames.
      let screenPoint = root.layerPoint(view.convert(middle, to: root))
      let hit = hitTest(screenPoint)
      return (hit?.isDescendant(of: view) ?? false) != claim.isHittable
    }
  }
}

extension UIView {
  /// A point of a root in the space around it.
  fileprivate func layerPoint(_ point: CGPoint) -> CGPoint {
    let anchor = CGPoint(
      x: bounds.origin.x + anchorPoint.x * bounds.size.width,
      y: bounds.origin.y + anchorPoint.y * bounds.size.height)
    let turned = CGPoint(x: point.x - anchor.x, y: point.y - anchor.y).applying(transform)
    return CGPoint(x: center.x + turned.x, y: center.y + turned.y)
  }
}
