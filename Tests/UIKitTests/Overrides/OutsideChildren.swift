import UIKit

/// 19: children that stick out are asked in their own coordinates, front-most first.
class OverflowView: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha >= 0.01 else { return nil }
    for subview in subviews.reversed() {
      if let hit = subview.hitTest(subview.convert(point, from: self), with: event) { return hit }
    }
    return super.hitTest(point, with: event)
  }
}

/// 20: a tab bar with a button that rises above it.
final class RaisedTabBar: UITabBar {
  let middleButton = UIButton(type: .custom)

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(middleButton)
  }

  required init?(coder aDecoder: NSCoder) {
    super.init(coder: aDecoder)
    addSubview(middleButton)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    middleButton.bounds.size = CGSize(width: 60, height: 60)
    middleButton.center = CGPoint(x: bounds.midX, y: 0)
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    if isHidden { return super.hitTest(point, with: event) }
    let inButton = convert(point, to: middleButton)
    return middleButton.point(inside: inButton, with: event)
      ? middleButton : super.hitTest(point, with: event)
  }
}

/// 21: the touch area is the union of the bounds and the badge's.
final class BadgeButton: UIButton {
  let badge = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    super.point(inside: point, with: event) || badge.frame.contains(point)
  }
}

/// 22: a call-out that hangs over its annotation.
final class CalloutAnnotationView: MKAnnotationView {
  let callout = UIView()

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    if hit != nil { superview?.bringSubviewToFront(self) }
    return hit
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    if super.point(inside: point, with: event) { return true }
    return subviews.contains { !$0.isHidden && $0.frame.contains(point) }
  }
}
