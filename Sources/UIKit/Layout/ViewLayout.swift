/// What a view stores for a layout that is not done here.
@MainActor
final class ViewLayout {
  var translatesAutoresizingMask = true
  var autoresizingMask: UIView.AutoresizingMask = []
  var autoresizesSubviews = true
  var margins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
  var preservesSuperviewMargins = false
  var insetsMarginsFromSafeArea = true
  var semanticContentAttribute = UISemanticContentAttribute.unspecified
  var constraints: [NSLayoutConstraint] = []
  var guides: [UILayoutGuide] = []
  var safeAreaGuide: UILayoutGuide?
  var marginsGuide: UILayoutGuide?
  var readableGuide: UILayoutGuide?
  var keyboardGuide: UIKeyboardLayoutGuide?
  var smallestText: UIContentSizeCategory?
  var largestText: UIContentSizeCategory?
  var hugging: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
  var resistance: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
}
