/// The classes in which all that decides a hit is the engine's own: its own ones, and every other
/// that overrides none of it. They are walked without virtual calls; all others are asked.
@MainActor
enum EngineClasses {
  private static let plain: Set<ObjectIdentifier> = [
    ObjectIdentifier(UIView.self), ObjectIdentifier(UIWindow.self),
    ObjectIdentifier(UIControl.self), ObjectIdentifier(UIButton.self),
    ObjectIdentifier(UISwitch.self), ObjectIdentifier(UISlider.self),
    ObjectIdentifier(UIStepper.self), ObjectIdentifier(UISegmentedControl.self),
    ObjectIdentifier(UITextField.self), ObjectIdentifier(UIPageControl.self),
    ObjectIdentifier(UIDatePicker.self), ObjectIdentifier(UIRefreshControl.self),
    ObjectIdentifier(UILabel.self), ObjectIdentifier(UIImageView.self),
    ObjectIdentifier(UIStackView.self), ObjectIdentifier(UIProgressView.self),
    ObjectIdentifier(UIActivityIndicatorView.self), ObjectIdentifier(UIScrollView.self),
    ObjectIdentifier(UITextView.self), ObjectIdentifier(UITableView.self),
    ObjectIdentifier(UITableViewCell.self), ObjectIdentifier(UICollectionView.self),
    ObjectIdentifier(UICollectionReusableView.self), ObjectIdentifier(UICollectionViewCell.self),
    ObjectIdentifier(UIVisualEffectView.self), ObjectIdentifier(UITabBar.self),
    ObjectIdentifier(UINavigationBar.self), ObjectIdentifier(UIToolbar.self),
    ObjectIdentifier(UISearchBar.self), ObjectIdentifier(UITableViewHeaderFooterView.self),
    ObjectIdentifier(MKAnnotationView.self),
    ObjectIdentifier(MKPinAnnotationView.self), ObjectIdentifier(MKMarkerAnnotationView.self),
    ObjectIdentifier(MKMapView.self), ObjectIdentifier(UIPickerView.self),
    ObjectIdentifier(UIInputView.self), ObjectIdentifier(UISearchTextField.self),
  ]

  /// The gates and the two methods of every view.
  private static let ofViews = DecidingMethods(
    of: UIView.self, overriddenBy: DecidingView.self, not: InheritingView.self)

  /// A control's gate.
  private static let ofControls = DecidingMethods(
    of: UIControl.self, overriddenBy: DecidingControl.self, not: InheritingControl.self)

  /// Asked once a class, as asking is slow.
  private static var known: [ObjectIdentifier: ViewStorage.Flags] = [:]

  /// `plain`, and for the engine's own classes `ours`.
  static func flags(of type: UIView.Type) -> ViewStorage.Flags {
    if type == UIView.self { return [.plain, .ours] }
    let id = ObjectIdentifier(type)
    if let known = known[id] { return known }
    var flags: ViewStorage.Flags = []
    if inheritsAll(type), !isReplaced(type) {
      flags = plain.contains(id) ? [.plain, .ours] : .plain
    }
    known[id] = flags
    return flags
  }

  private static func inheritsAll(_ type: UIView.Type) -> Bool {
    var above: AnyClass = type
    while !plain.contains(ObjectIdentifier(above)), let next = _getSuperclass(above) {
      above = next
    }
    if above == type { return true }
    return ofViews.areInherited(by: type, from: above)
      && (!(type is UIControl.Type) || ofControls.areInherited(by: type, from: above))
  }

  /// Whether the class, or one above it, has a replaced method.
  private static func isReplaced(_ type: UIView.Type) -> Bool {
    type is any HitTestReplaced.Type || type is any PointInsideReplaced.Type
  }
}

private class InheritingView: UIView {}

private class DecidingView: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { false }
  override var isUserInteractionEnabled: Bool {
    get { false }
    set {}
  }
  override var isHidden: Bool {
    get { true }
    set {}
  }
  override var alpha: CGFloat {
    get { 0 }
    set {}
  }
}

private class InheritingControl: UIControl {}

private class DecidingControl: UIControl {
  override var isEnabled: Bool {
    get { false }
    set {}
  }
}

/// A class of the engine whose `hitTest(_:with:)` a program replaces for all its instances, as an
/// override in an extension does on iOS.
///
/// Linux refuses such an override. Each class of the engine below `UIView` redeclares the method as
/// `dynamic`, so that it can be replaced; the conformance tells the engine to call it.
///
///     extension UIButton: HitTestReplaced {
///       @_dynamicReplacement(for: hitTest(_:with:))
///       func replacedHitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
///         isSelected ? nil : super.hitTest(point, with: event)
///       }
///     }
@preconcurrency @MainActor
public protocol HitTestReplaced {}

/// The same for `point(inside:with:)`.
@preconcurrency @MainActor
public protocol PointInsideReplaced {}
