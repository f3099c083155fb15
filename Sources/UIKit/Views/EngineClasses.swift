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
    ObjectIdentifier(UISearchBar.self), ObjectIdentifier(MKAnnotationView.self),
    ObjectIdentifier(MKPinAnnotationView.self), ObjectIdentifier(MKMarkerAnnotationView.self),
    ObjectIdentifier(MKMapView.self),
  ]

  static func contains(_ type: UIView.Type) -> Bool {
    type == UIView.self || plain.contains(ObjectIdentifier(type))
  }
}
