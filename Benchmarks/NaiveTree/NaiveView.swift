public import Foundation

/// The straightforward class tree, as one writes it first: the yardstick of a hit.
open class NaiveView {
  public var center: CGPoint
  public var bounds: CGRect
  public var isHidden = false
  public var isUserInteractionEnabled = true
  public var alpha: Float = 1
  public private(set) var subviews: [NaiveView] = []
  public private(set) weak var superview: NaiveView?

  public init(frame: CGRect) {
    bounds = CGRect(origin: .zero, size: frame.size)
    center = CGPoint(x: frame.midX, y: frame.midY)
  }

  public func addSubview(_ view: NaiveView) {
    view.superview = self
    subviews.append(view)
  }

  open func point(inside point: CGPoint) -> Bool {
    point.x >= bounds.origin.x && point.x < bounds.origin.x + bounds.size.width
      && point.y >= bounds.origin.y && point.y < bounds.origin.y + bounds.size.height
  }

  open func convertFromSuperview(_ point: CGPoint) -> CGPoint {
    CGPoint(
      x: point.x - center.x + bounds.size.width / 2 + bounds.origin.x,
      y: point.y - center.y + bounds.size.height / 2 + bounds.origin.y)
  }

  open func hitTest(_ point: CGPoint) -> NaiveView? {
    guard isUserInteractionEnabled, !isHidden, alpha >= 0.01, self.point(inside: point) else {
      return nil
    }
    for child in subviews.reversed() {
      if let hit = child.hitTest(child.convertFromSuperview(point)) { return hit }
    }
    return self
  }
}
