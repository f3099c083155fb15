import UIKit

/// 5: touches go through wherever no subview takes them.
class GlassView: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit == self ? nil : hit
  }
}

/// 6: the same, said by `point(inside:)`.
final class UnionView: UIView {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    subviews.contains { subview in
      !subview.isHidden && subview.alpha >= 0.01 && subview.isUserInteractionEnabled
        && subview.point(inside: convert(point, to: subview), with: event)
    }
  }
}

/// 7: only listed views and what is in them take touches.
final class AllowListView: UIView {
  private var allowed: Set<UIView> = []

  func allow(_ view: UIView) { allowed.insert(view) }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard let hit = super.hitTest(point, with: event) else { return nil }
    return allowed.contains { hit.isDescendant(of: $0) } ? hit : nil
  }
}

/// 8: a stack that is no obstacle between its arranged views.
final class OpenStackView: UIStackView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    if let hit, hit !== self, arrangedSubviews.contains(where: { hit.isDescendant(of: $0) }) {
      return hit
    }
    return nil
  }
}

/// 9: goes through only while nothing is shown.
final class CurtainView: UIView {
  let backdrop = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    backdrop.frame = bounds
    backdrop.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(backdrop)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    backdrop.alpha == 0 ? nil : super.hitTest(point, with: event)
  }
}
