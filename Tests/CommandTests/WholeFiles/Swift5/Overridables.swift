import UIKit

/// A text view without the magnifier: it looks at every recognizer that is put on it.
class QuietTextView: UITextView {
  override func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    if gestureRecognizer is UILongPressGestureRecognizer { gestureRecognizer.isEnabled = false }
    super.addGestureRecognizer(gestureRecognizer)
  }

  override func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer.isEnabled = true
    super.removeGestureRecognizer(gestureRecognizer)
  }

  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { false }
  override var canBecomeFirstResponder: Bool { false }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    guard let place = closestPosition(to: point),
      let next = position(from: place, in: .right, offset: 1)
    else { return false }
    return offset(from: place, to: next) == 1
  }
}

class Board: UIView {
  override var gestureRecognizers: [UIGestureRecognizer]? {
    get { super.gestureRecognizers?.filter(\.isEnabled) }
    set { super.gestureRecognizers = newValue }
  }

  override func addInteraction(_ interaction: any UIInteraction) {
    super.addInteraction(interaction)
  }

  override var constraints: [NSLayoutConstraint] { super.constraints.filter(\.isActive) }
  override func addConstraint(_ constraint: NSLayoutConstraint) {
    super.addConstraint(constraint)
    setNeedsUpdateConstraints()
  }
  override func addConstraints(_ constraints: [NSLayoutConstraint]) {
    super.addConstraints(constraints)
  }
  override func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) { super.setContentHuggingPriority(.required, for: axis) }
  override func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) { super.setContentCompressionResistancePriority(.required, for: axis) }
  override func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    .required
  }
  override func constraintsAffectingLayout(
    for axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] { [] }
  override var layoutMarginsGuide: UILayoutGuide { safeAreaLayoutGuide }
  override var topAnchor: NSLayoutYAxisAnchor { super.topAnchor }
  override var directionalLayoutMargins: NSDirectionalEdgeInsets {
    didSet { setNeedsLayout() }
  }

  override func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    super.drawHierarchy(in: rect.insetBy(dx: 1, dy: 1), afterScreenUpdates: afterUpdates)
  }
  override func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? { nil }
  override func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? { nil }
  override class func appearance() -> Self { super.appearance() }
  override var contentScaleFactor: CGFloat { didSet { setNeedsDisplay() } }
  override var tintAdjustmentMode: UIView.TintAdjustmentMode { didSet {} }
  override var restorationIdentifier: String? { didSet {} }
  override var accessibilityLanguage: String? { didSet {} }
  override func accessibilityHitTest(_ point: CGPoint, with event: UIEvent?) -> Any? {
    hitTest(point, with: event)
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self && gestureRecognizers?.isEmpty != false ? nil : hit
  }
}

class CountedButton: UIButton {
  override var allTargets: Set<AnyHashable> { super.allTargets }
  override var allControlEvents: UIControl.Event { super.allControlEvents.union(.touchDown) }
  override func actions(
    forTarget target: Any?, forControlEvent controlEvent: UIControl.Event
  ) -> [String]? { super.actions(forTarget: target, forControlEvent: controlEvent) }
  override var buttonType: UIButton.ButtonType { .custom }
  override func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? { nil }
}

class SharedScroll: UIScrollView, UIGestureRecognizerDelegate {
  override var panGestureRecognizer: UIPanGestureRecognizer { super.panGestureRecognizer }
  override var pinchGestureRecognizer: UIPinchGestureRecognizer? { nil }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { true }
}

class WideCell: UITableViewCell {
  override var contentView: UIView { super.contentView }
}

class WideItem: UICollectionViewCell {
  override var contentView: UIView { super.contentView }
}

class TabController: UITabBarController {
  override func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
    super.tabBar(tabBar, didSelect: item)
    selectedIndex = tabBar.items?.firstIndex(of: item) ?? 0
  }
}

class PlaneLayer: CALayer {
  override func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint { super.convert(p, to: l) }
  override func convert(_ r: CGRect, from l: CALayer?) -> CGRect { super.convert(r, from: l) }
}

class PenGesture: UIGestureRecognizer {
  override func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    state = event.touches(for: self)?.count == touches.count ? .began : .failed
  }
}

class KeyboardWindow: UIWindow {
  override func becomeKey() { super.becomeKey() }

  func keyboardHeight(_ note: Notification) -> CGFloat {
    let end = CGRectFromString("{{0, 400}, {320, 216}}")
    let frame = (note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect) ?? end
    return bounds.intersection(convert(frame, from: nil)).height
  }

  override func convert(_ point: CGPoint, to window: UIWindow?) -> CGPoint {
    super.convert(point, to: window)
  }
}

@MainActor
func topController() -> UIViewController? {
  let layer = CAShapeLayer()
  // swift-format-ignore: NoPlaygroundLiterals
  layer.fillColor = #colorLiteral(red: 1, green: 1, blue: 1, alpha: 1)
  _ = NSCoder.cgPoint(for: "{1, 2}")
  return UIApplication.shared.delegate?.window??.rootViewController
}
