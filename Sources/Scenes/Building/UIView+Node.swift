import UIKit

extension UIView {
  /// Sets what the node states and leaves the rest at the class's defaults.
  func apply(_ node: SceneNode) {
    applyLooks(of: node)
    if let isHidden = node.isHidden { self.isHidden = isHidden }
    if let isEnabled = node.isUserInteractionEnabled { isUserInteractionEnabled = isEnabled }
    if let clips = node.clipsToBounds { clipsToBounds = clips }
    if let isMultiple = node.isMultipleTouchEnabled { isMultipleTouchEnabled = isMultiple }
    if let isExclusive = node.isExclusiveTouch { isExclusiveTouch = isExclusive }
    if let handles = node.handlesTouches { handlesTouches = handles }
    if let isEnabled = node.isEnabled { (self as? UIControl)?.isEnabled = isEnabled }
    if let text = node.text { show(text) }
  }

  /// What an animation can change.
  func applyLooks(of node: SceneNode) {
    applyGeometry(of: node)
    if let alpha = node.alpha { self.alpha = CGFloat(alpha) }
  }

  /// The order is fixed, whatever the order of the keys: the anchor point places the frame, the
  /// frame gives bounds and center, and these can be replaced before the transform acts.
  private func applyGeometry(of node: SceneNode) {
    if let anchorPoint = node.anchorPoint { self.anchorPoint = anchorPoint }
    if let frame = node.frame?.standardized {
      bounds = CGRect(origin: .zero, size: frame.size)
      center = frame.origin + anchored(frame.size)
    }
    if let bounds = node.bounds { self.bounds = bounds }
    if let center = node.center {
      self.center = center
    } else if node.frame == nil {
      self.center = .zero + anchored(self.bounds.size)
    }
    if let offset = node.contentOffset { bounds.origin = offset }
    if let transform = node.transform { self.transform = transform }
  }

  /// Goes where another state of the node puts it.
  func takePlace(of node: SceneNode) {
    anchorPoint = CGPoint(x: 0.5, y: 0.5)
    transform = .identity
    applyGeometry(of: node)
  }

  private func anchored(_ size: CGSize) -> CGSize {
    CGSize(width: anchorPoint.x * size.width, height: anchorPoint.y * size.height)
  }

  private func show(_ text: String) {
    switch self {
    case let label as UILabel: label.text = text
    case let button as UIButton: button.setTitle(text, for: .normal)
    case let field as UITextField: field.text = text
    case let view as UITextView: view.text = text
    default: break
    }
  }
}

extension SceneNode {
  /// With all that says where a view is from another state of it.
  func placed(as other: SceneNode) -> SceneNode {
    var node = self
    node.anchorPoint = other.anchorPoint
    node.frame = other.frame
    node.bounds = other.bounds
    node.center = other.center
    node.contentOffset = other.contentOffset
    node.transform = other.transform
    return node
  }
}

private func + (point: CGPoint, size: CGSize) -> CGPoint {
  CGPoint(x: point.x + size.width, y: point.y + size.height)
}
