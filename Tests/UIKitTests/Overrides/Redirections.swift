import UIKit

/// 15: a touch anywhere starts editing.
final class FieldRow: UIView {
  let field = UITextField()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(field)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(field)
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    super.hitTest(point, with: event) == nil ? nil : field
  }
}

/// 16: forwards to a view elsewhere in the window, in that view's own coordinates.
final class ForwardingView: UIView {
  weak var target: UIView?

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    guard hit === self, let target else { return hit }
    return target.hitTest(target.convert(point, from: self), with: event)
  }
}

/// 17: controls keep their touches, everything else belongs to the cell.
final class TappableCell: UITableViewCell {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard let hit = super.hitTest(point, with: event) else { return nil }
    return hit.isKind(of: UIControl.self) ? hit : self
  }
}

/// 18: the nearest of its buttons takes the touch.
final class KeypadView: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard let hit = super.hitTest(point, with: event) else { return nil }
    if hit is UIButton { return hit }
    return subviews.lazy
      .filter { $0 is UIButton && !$0.isHidden }
      .min { distance(to: $0, from: point) < distance(to: $1, from: point) }
  }

  private func distance(to view: UIView, from point: CGPoint) -> CGFloat {
    let (dx, dy) = (view.center.x - point.x, view.center.y - point.y)
    return sqrt(pow(dx, 2) + pow(dy, 2))
  }
}
