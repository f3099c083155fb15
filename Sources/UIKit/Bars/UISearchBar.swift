/// A field to search by.
@preconcurrency @MainActor
open class UISearchBar: UIView {
  open var text: String?
  open var placeholder: String?
  open var prompt: String?
  open var showsCancelButton = false
  open var barTintColor: UIColor?
  public let searchTextField = UISearchTextField()

  open weak var delegate: (any UISearchBarDelegate)?
  open var barStyle: UIBarStyle = .default
  open var searchBarStyle: Style = .default
  open var isTranslucent = true
  open var showsBookmarkButton = false
  open var showsSearchResultsButton = false
  open var isSearchResultsButtonSelected = false
  open var showsScopeBar = false
  open var scopeButtonTitles: [String]?
  open var selectedScopeButtonIndex = 0
  open var backgroundImage: UIImage?
  open var scopeBarBackgroundImage: UIImage?
  open var searchTextPositionAdjustment = UIOffset.zero
  open var searchFieldBackgroundPositionAdjustment = UIOffset.zero
  open var keyboardType: UIKeyboardType = .default
  open var returnKeyType: UIReturnKeyType = .search
  open var keyboardAppearance: UIKeyboardAppearance = .default
  open var autocapitalizationType: UITextAutocapitalizationType = .sentences
  open var autocorrectionType: UITextAutocorrectionType = .default
  open var spellCheckingType: UITextSpellCheckingType = .default
  open var smartQuotesType: UITextSmartQuotesType = .default
  open var smartDashesType: UITextSmartDashesType = .default
  open var smartInsertDeleteType: UITextSmartInsertDeleteType = .default
  open var textContentType: UITextContentType!
  open var isSecureTextEntry = false
  open var enablesReturnKeyAutomatically = false
  private final var accessory: UIView?
  open override var inputAccessoryView: UIView? {
    get { accessory }
    set { accessory = newValue }
  }

  public enum Style: UInt, Sendable {
    case `default`
    case prominent
    case minimal
  }

  public enum Icon: Int, Sendable {
    case search
    case clear
    case bookmark
    case resultsList
  }

  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
  }

  open func setShowsScope(_ show: Bool, animated: Bool) { showsScopeBar = show }
  open func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {}
  open func image(for icon: Icon, state: UIControl.State) -> UIImage? { nil }
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) { self.backgroundImage = backgroundImage }
  open func setSearchFieldBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) {
  }
  open func setPositionAdjustment(_ adjustment: UIOffset, for icon: Icon) {}
  open func positionAdjustment(for icon: Icon) -> UIOffset { .zero }
  open func setScopeBarButtonTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {}

  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(searchTextField)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(searchTextField)
  }

  open dynamic override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    super.hitTest(point, with: event)
  }

  open dynamic override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    super.point(inside: point, with: event)
  }
}

extension UISearchBar: UITextInputTraits, UIBarPositioning {
  public var barPosition: UIBarPosition { .any }
}

/// Hears of what is typed, which nobody types here.
@preconcurrency @MainActor
public protocol UISearchBarDelegate: UIBarPositioningDelegate {
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar)
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
  func searchBarResultsListButtonClicked(_ searchBar: UISearchBar)
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension UISearchBarDelegate {
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
  public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  public func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBar(
    _ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int
  ) {}
}
