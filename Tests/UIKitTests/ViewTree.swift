import UIKit

/// Builds trees in one line: `R(0, 0, 200, 200) { A(…) }` of the behaviour reference.
@MainActor
func view<View: UIView>(
  _ id: String, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat,
  as type: View.Type, _ subviews: [UIView] = [],
  _ configure: (View) -> Void = { _ in }
) -> View {
  let view = View.init(coder: NSCoder())!
  view.frame = CGRect(x: x, y: y, width: width, height: height)
  view.accessibilityIdentifier = id
  configure(view)
  for subview in subviews { view.addSubview(subview) }
  return view
}

@MainActor
func view(
  _ id: String, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat,
  _ subviews: [UIView] = [], _ configure: (UIView) -> Void = { _ in }
) -> UIView {
  view(id, x, y, width, height, as: UIView.self, subviews, configure)
}

/// The usual root of the reference: R(0, 0, 200, 200).
@MainActor
func root(_ subviews: [UIView]) -> UIView { view("R", 0, 0, 200, 200, subviews) }

extension UIView {
  /// The id of the view that the point hits, in this view's coordinates.
  func hit(_ x: CGFloat, _ y: CGFloat) -> String? {
    hitTest(CGPoint(x: x, y: y), with: nil)?.accessibilityIdentifier
  }

  func find(_ id: String) -> UIView? {
    var stack = [self]
    while let view = stack.popLast() {
      if view.accessibilityIdentifier == id { return view }
      stack += view.subviews
    }
    return nil
  }

  /// Attaches rules whose ids are found in the tree of this view's root.
  @discardableResult
  func rules(_ rules: HitTestRule..., in root: UIView? = nil) -> Self {
    setHitTestRules(rules) { (root ?? self).find($0.name) }
    return self
  }
}
