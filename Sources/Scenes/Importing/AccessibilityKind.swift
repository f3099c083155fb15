/// What an element of an accessibility tree is called, and the class that stands for it.
enum AccessibilityKind {
  /// `Button` of `XCUIElementTypeButton`, and of `UIAButton`, as Appium wrote it before iOS 10; nil
  /// for what is no element.
  static func name(of type: String) -> Substring? {
    for prefix in ["XCUIElementType", "UIA"] where type.hasPrefix(prefix) {
      return type.dropFirst(prefix.count)
    }
    return nil
  }

  /// The UIKit class whose touches an element of this type mostly gets.
  static func className(of type: Substring) -> String {
    switch type {
    case "Window", "Application": "UIWindow"
    case "Button": "UIButton"
    case "StaticText", "Text": "UILabel"
    case "Image": "UIImageView"
    case "Switch", "Toggle", "CheckBox": "UISwitch"
    case "Slider": "UISlider"
    case "Stepper": "UIStepper"
    case "SegmentedControl": "UISegmentedControl"
    case "PageIndicator": "UIPageControl"
    case "TextField", "SecureTextField", "SearchField": "UITextField"
    case "TextView", "TextArea": "UITextView"
    case "ScrollView", "ScrollArea": "UIScrollView"
    case "Table", "TableView": "UITableView"
    case "CollectionView": "UICollectionView"
    case "DatePicker": "UIDatePicker"
    default: "UIView"
    }
  }
}
