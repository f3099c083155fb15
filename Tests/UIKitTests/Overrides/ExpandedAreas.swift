import UIKit

/// 1: a button with a margin to aim at.
class GenerousButton: UIButton {
  var margin: CGFloat = 10

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: -margin, dy: -margin).contains(point)
  }
}

/// 2: insets that can be set for each side, off while hidden or disabled.
class InsetTouchControl: UIControl {
  var touchInsets = UIEdgeInsets.zero

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    guard touchInsets != .zero, isEnabled, !isHidden else {
      return super.point(inside: point, with: event)
    }
    return bounds.inset(by: touchInsets).contains(point)
  }
}

/// 3: never smaller than the recommended target.
final class MinimumTargetButton: UIButton {
  static let side: CGFloat = 44

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let dx = max(0, (Self.side - bounds.width) / 2)
    let dy = max(0, (Self.side - bounds.height) / 2)
    return bounds.insetBy(dx: -dx, dy: -dy).contains(point)
  }
}

/// 4: the slack is in `hitTest` instead, so `point(inside:)` knows nothing of it.
final class SlackSlider: UISlider {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    if let hit = super.hitTest(point, with: event) { return hit }
    guard isUserInteractionEnabled, !isHidden, alpha >= 0.01 else { return nil }
    let thumb = thumbRect(
      forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: value)
    return thumb.insetBy(dx: -20, dy: -20).contains(point) ? self : nil
  }
}
