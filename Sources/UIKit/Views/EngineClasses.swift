/// The classes whose every override is the engine's own.
///
/// Swift can't be asked whether a class overrides a method, so it is decided by exact type: these
/// are walked without virtual calls, every other class is asked through them.
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

  /// Engine classes with a replaced method, or below one; asked once a class, as asking is slow.
  private static var replaced: [ObjectIdentifier: Bool] = [:]

  static func contains(_ type: UIView.Type) -> Bool {
    if type == UIView.self { return true }
    let id = ObjectIdentifier(type)
    return plain.contains(id) && !isReplaced(type, id)
  }

  private static func isReplaced(_ type: UIView.Type, _ id: ObjectIdentifier) -> Bool {
    if let known = replaced[id] { return known }
    let isReplaced = type is any HitTestReplaced.Type || type is any PointInsideReplaced.Type
    replaced[id] = isReplaced
    return isReplaced
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
