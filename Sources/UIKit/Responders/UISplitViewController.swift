/// Controllers side by side; the views share the width evenly from the left.
@preconcurrency @MainActor
open class UISplitViewController: UIViewController {
  public enum DisplayMode: Int, Sendable {
    case automatic
    case secondaryOnly
    case oneBesideSecondary
    case oneOverSecondary
    case twoBesideSecondary
    case twoOverSecondary
    case twoDisplaceSecondary

    /// The spellings before iOS 14.
    public static let primaryHidden = DisplayMode.secondaryOnly
    public static let allVisible = DisplayMode.oneBesideSecondary
    public static let primaryOverlay = DisplayMode.oneOverSecondary
  }

  public enum Column: Int, Sendable {
    case primary
    case supplementary
    case secondary
    case compact
  }

  public enum Style: Int, Sendable {
    case unspecified
    case doubleColumn
    case tripleColumn
  }

  public enum SplitBehavior: Int, Sendable {
    case automatic
    case tile
    case overlay
    case displace
  }

  public private(set) final var style: Style = .unspecified
  private final var columns: [Column: UIViewController] = [:]
  open weak var delegate: (any UISplitViewControllerDelegate)?
  open var preferredDisplayMode: DisplayMode = .automatic
  open var preferredSplitBehavior: SplitBehavior = .automatic
  open var displayMode: DisplayMode { .oneBesideSecondary }
  open var presentsWithGesture = true
  open var isCollapsed: Bool { false }
  open var preferredPrimaryColumnWidthFraction: CGFloat = 0
  open var preferredPrimaryColumnWidth: CGFloat = 0
  open var minimumPrimaryColumnWidth: CGFloat = 0
  open var maximumPrimaryColumnWidth: CGFloat = 0
  open var showsSecondaryOnlyButton = false
  public private(set) lazy final var displayModeButtonItem = UIBarButtonItem()

  public convenience init(style: Style) {
    self.init(nibName: nil, bundle: nil)
    self.style = style
  }

  open var viewControllers: [UIViewController] {
    get { children }
    set {
      for child in children { child.removeFromParent() }
      for child in newValue { addChild(child) }
      show()
    }
  }

  open var primaryColumnWidth: CGFloat {
    children.isEmpty ? 0 : (viewIfLoaded?.bounds.width ?? 0) / CGFloat(children.count)
  }

  open func setViewController(_ vc: UIViewController?, for column: Column) {
    columns[column] = vc
    viewControllers = [Column.primary, .supplementary, .secondary].compactMap { columns[$0] }
  }

  open func viewController(for column: Column) -> UIViewController? { columns[column] }
  open func show(_ column: Column) {}
  open func hide(_ column: Column) {}

  open override func viewDidLoad() {
    super.viewDidLoad()
    show()
  }

  private func show() {
    guard isViewLoaded, let view else { return }
    for (index, child) in children.enumerated() {
      guard let column = child.view else { continue }
      column.frame = CGRect(
        x: CGFloat(index) * primaryColumnWidth, y: 0, width: primaryColumnWidth,
        height: view.bounds.height)
      view.addSubview(column)
    }
  }
}

/// Asked when the columns change, which they don't by themselves here.
@preconcurrency @MainActor
public protocol UISplitViewControllerDelegate: AnyObject {}
