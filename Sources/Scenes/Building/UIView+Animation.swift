import UIKit

extension UIView {
  /// Shows the view on its way, as the node's animation has it; the node's values stay the model.
  func show(_ animation: SceneAnimation, of node: SceneNode) {
    hold(
      HeldAnimation(
        source: animation.source, duration: animation.duration, moment: animation.at,
        curve: animation.curve?.curve),
      from: { applyLooks(of: animation.from.replacing(node)) },
      to: { applyLooks(of: animation.to.replacing(node)) })
  }
}

extension SceneAnimation {
  /// Whether the view allows touches while it moves.
  public var isInteractionAllowed: Bool { allowsUserInteraction ?? (kind != .view) }

  fileprivate var source: HeldAnimation.Source {
    switch kind {
    case .view: .view(allowsInteraction: isInteractionAllowed)
    case .propertyAnimator: .animator(allowsInteraction: isInteractionAllowed)
    case .layer: .layer(staysAtEnd: staysAtEnd ?? false)
    }
  }
}

extension SceneAnimation.Curve {
  fileprivate var curve: UIView.AnimationCurve {
    switch self {
    case .linear: .linear
    case .easeIn: .easeIn
    case .easeOut: .easeOut
    case .easeInOut: .easeInOut
    }
  }
}

extension SceneAnimation.Ends {
  /// The node with these values in the place of its own. A frame says all of a view's place, as
  /// when it is set in code.
  fileprivate func replacing(_ node: SceneNode) -> SceneNode {
    var node = node
    if let frame {
      node.frame = frame
      node.bounds = nil
      node.center = nil
    }
    if let bounds { node.bounds = bounds }
    if let center { node.center = center }
    if let transform { node.transform = transform }
    if let contentOffset { node.contentOffset = contentOffset }
    if let alpha { node.alpha = alpha }
    return node
  }
}
