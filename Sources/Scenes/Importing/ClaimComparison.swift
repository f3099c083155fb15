import UIKit

extension BuiltScene {
  /// Compares what a source says about its views with our own answer: whether a touch in the middle
  /// of the view reaches it or something inside it.
  ///
  /// - Returns: the claims that the scene does not bear out, in the source's order.
  public func contradicted(_ claims: [HittableClaim]) -> [HittableClaim] {
    let doubtful = claims.filter { isContradicted($0) }
    // A tool calls a label or a disabled button hittable where nothing lies over its middle.
    var able = document
    var isChanged = false
    for claim in doubtful where claim.isHittable {
      guard let index = index(of: claim.view) else { continue }
      let view = view(at: index)
      guard !view.isUserInteractionEnabled || (view as? UIControl)?.isEnabled == false else {
        continue
      }
      able.nodes[index].isUserInteractionEnabled = true
      able.nodes[index].isEnabled = nil
      isChanged = true
    }
    guard isChanged else { return doubtful }
    let scene = SceneBuilder().build(able)
    return doubtful.filter { claim in
      guard claim.isHittable, let index = index(of: claim.view),
        able.nodes[index] != document.nodes[index]
      else { return true }
      return scene.isContradicted(claim)
    }
  }

  private func isContradicted(_ claim: HittableClaim) -> Bool {
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
