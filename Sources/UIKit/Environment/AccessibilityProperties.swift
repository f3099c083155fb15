/// What a view tells assistive technologies, stored.
@MainActor
final class AccessibilityProperties {
  var isElement = false
  var label: String?
  var hint: String?
  var value: String?
  var traits: UIAccessibilityTraits = .none
  var frame: CGRect?
  var path: UIBezierPath?
  var activationPoint: CGPoint?
  var elements: [Any]?
  var hidesElements = false
  var isModal = false
  var groupsChildren = false
  var customActions: [UIAccessibilityCustomAction]?
  var navigationStyle = UIAccessibilityNavigationStyle.automatic
  var containerType = UIAccessibilityContainerType.none
  var language: String?
  var ignoresInvertColors = false
  var showsLargeContent = false
  var largeContentTitle: String?
  var largeContentImage: UIImage?
  var scalesLargeContentImage = false
  var respondsToUserInteraction = true
  var userInputLabels: [String]!
}

extension UIView {
  var accessibility: AccessibilityProperties {
    let rare = rare
    if let accessibility = rare.accessibility { return accessibility }
    let accessibility = AccessibilityProperties()
    rare.accessibility = accessibility
    return accessibility
  }
}
