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

  public var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
    get { accessibility.navigationStyle }
    set { accessibility.navigationStyle = newValue }
  }

  public var accessibilityContainerType: UIAccessibilityContainerType {
    get { accessibility.containerType }
    set { accessibility.containerType = newValue }
  }

  public var accessibilityIgnoresInvertColors: Bool {
    get { accessibility.ignoresInvertColors }
    set { accessibility.ignoresInvertColors = newValue }
  }

  public var accessibilityRespondsToUserInteraction: Bool {
    get { accessibility.respondsToUserInteraction }
    set { accessibility.respondsToUserInteraction = newValue }
  }

  public var accessibilityUserInputLabels: [String]! {
    get { accessibility.userInputLabels }
    set { accessibility.userInputLabels = newValue }
  }

  public var showsLargeContentViewer: Bool {
    get { accessibility.showsLargeContent }
    set { accessibility.showsLargeContent = newValue }
  }

  public var largeContentTitle: String? {
    get { accessibility.largeContentTitle }
    set { accessibility.largeContentTitle = newValue }
  }

  public var largeContentImage: UIImage? {
    get { accessibility.largeContentImage }
    set { accessibility.largeContentImage = newValue }
  }

  public var scalesLargeContentImage: Bool {
    get { accessibility.scalesLargeContentImage }
    set { accessibility.scalesLargeContentImage = newValue }
  }

  public var accessibilityLanguage: String? {
    get { accessibility.language }
    set { accessibility.language = newValue }
  }

  public var accessibilityAttributedValue: NSAttributedString? {
    get { kept(nil) }
    set { keep(newValue) }
  }

  public var accessibilityAttributedHint: NSAttributedString? {
    get { kept(nil) }
    set { keep(newValue) }
  }

  public var accessibilityTextualContext: UIAccessibilityTextualContext? {
    get { kept(nil) }
    set { keep(newValue) }
  }

  public var accessibilityHeaderElements: [Any]? {
    get { kept(nil) }
    set { keep(newValue) }
  }
}
