public import UIKit

/// Makes a view from the name of its class.
public struct ViewRegistry: Sendable {
  private var makers: [String: @MainActor @Sendable () -> UIView]
  /// Classes that are not the engine's: their code may trap.
  private var ownClasses: Set<String> = []

  /// The names of all classes known, sorted.
  public var names: [String] { makers.keys.sorted() }

  /// The engine's own classes.
  public static let standard = ViewRegistry(
    makers: [
      "UIView": { UIView() },
      "UIWindow": { UIWindow() },
      "UIControl": { UIControl() },
      "UIButton": { UIButton() },
      "UISwitch": { UISwitch() },
      "UISlider": { UISlider() },
      "UIStepper": { UIStepper() },
      "UISegmentedControl": { UISegmentedControl() },
      "UITextField": { UITextField() },
      "UISearchTextField": { UISearchTextField() },
      "UIInputView": { UIInputView() },
      "UIPageControl": { UIPageControl() },
      "UIColorWell": { UIColorWell() },
      "UIDatePicker": { UIDatePicker() },
      "UIRefreshControl": { UIRefreshControl() },
      "UIPickerView": { UIPickerView() },
      "UILabel": { UILabel() },
      "UIImageView": { UIImageView() },
      "UIStackView": { UIStackView() },
      "UIProgressView": { UIProgressView() },
      "UIActivityIndicatorView": { UIActivityIndicatorView() },
      "UIScrollView": { UIScrollView() },
      "UITextView": { UITextView() },
      "UITableView": { UITableView() },
      "UITableViewCell": { UITableViewCell() },
      "UITableViewHeaderFooterView": { UITableViewHeaderFooterView() },
      "UICollectionView": { UICollectionView() },
      "UICollectionReusableView": { UICollectionReusableView() },
      "UICollectionViewCell": { UICollectionViewCell() },
      "UICollectionViewListCell": { UICollectionViewListCell() },
      "UIListContentView": { UIListContentView(configuration: .cell()) },
      "UINavigationBar": { UINavigationBar() },
      "UITabBar": { UITabBar() },
      "UIToolbar": { UIToolbar() },
      "UISearchBar": { UISearchBar() },
      "UIVisualEffectView": { UIVisualEffectView() },
      "MKMapView": { MKMapView() },
      "MKAnnotationView": { MKAnnotationView() },
      "MKMarkerAnnotationView": { MKMarkerAnnotationView() },
      "MKPinAnnotationView": { MKPinAnnotationView() },
    ])

  /// The same with more classes; one of a known name takes its place.
  public func registering(_ entries: [(name: String, make: @MainActor @Sendable () -> UIView)])
    -> ViewRegistry
  {
    var registry = self
    for entry in entries {
      registry.makers[entry.name] = entry.make
      registry.ownClasses.insert(entry.name)
    }
    return registry
  }

  /// Whether a scene has views of classes that are not the engine's.
  public func hasOwnClasses(in document: SceneDocument) -> Bool {
    document.nodes.contains { node in node.className.map(ownClasses.contains) ?? false }
  }

  /// The same without a class of its own, for which a plain view then stands in.
  public func without(_ className: String) -> ViewRegistry {
    var registry = self
    guard registry.ownClasses.remove(className) != nil else { return self }
    registry.makers[className] = Self.standard.makers[className]
    return registry
  }

  /// A new view of that class; nil where the class is not known.
  @MainActor
  public func makeView(_ className: String) -> UIView? {
    guard let make = makers[className] else { return nil }
    return ownClasses.contains(className) ? HitJournal.making(className, make) : make()
  }
}
