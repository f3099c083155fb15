// What cells are told to show, as values; stored, as nothing is drawn.

@preconcurrency @MainActor
public protocol UIContentConfiguration {
  func makeContentView() -> any UIView & UIContentView
  func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows what a configuration says.
@preconcurrency @MainActor
public protocol UIContentView: AnyObject {
  var configuration: any UIContentConfiguration { get set }
}

public protocol UIConfigurationState {}

/// How a view stands when it is asked to show itself.
public struct UIViewConfigurationState: UIConfigurationState, Hashable, Sendable {
  public var isSelected = false
  public var isHighlighted = false
  public var isDisabled = false
  public var isFocused = false
  public var isPinned = false
}

@preconcurrency @MainActor
open class UIListContentView: UIView, UIContentView {
  open var configuration: any UIContentConfiguration

  public init(configuration: UIListContentConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
  }

  public required init?(coder: NSCoder) {
    configuration = UIListContentConfiguration.cell()
    super.init(coder: coder)
  }
}

extension UIListContentConfiguration {
  public func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: self)
  }

  public func updated(for state: any UIConfigurationState) -> Self { self }
}

public struct UIListContentConfiguration: UIContentConfiguration, Sendable {
  public struct TextProperties: Sendable {
    nonisolated(unsafe) public var font = UIFont.preferredFont(forTextStyle: .body)
    nonisolated(unsafe) public var color = UIColor.label
    public var numberOfLines = 0
    public var alignment = NSTextAlignment.natural
    public var adjustsFontSizeToFitWidth = false
  }

  public struct ImageProperties: Sendable {
    nonisolated(unsafe) public var tintColor: UIColor?
    public var cornerRadius: CGFloat = 0
    public var maximumSize = CGSize.zero
    public var reservedLayoutSize = CGSize.zero
    nonisolated(unsafe) public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
  }

  public var text: String?
  nonisolated(unsafe) public var attributedText: NSAttributedString?
  public var secondaryText: String?
  nonisolated(unsafe) public var secondaryAttributedText: NSAttributedString?
  nonisolated(unsafe) public var image: UIImage?
  public var textProperties = TextProperties()
  public var secondaryTextProperties = TextProperties()
  public var imageProperties = ImageProperties()
  public var directionalLayoutMargins = NSDirectionalEdgeInsets.zero
  public var imageToTextPadding: CGFloat = 16
  public var textToSecondaryTextVerticalPadding: CGFloat = 3
  public var prefersSideBySideTextAndSecondaryText = false

  public static func cell() -> Self { Self() }
  public static func subtitleCell() -> Self { Self() }
  public static func valueCell() -> Self { Self() }
  public static func plainHeader() -> Self { Self() }
  public static func plainFooter() -> Self { Self() }
  public static func groupedHeader() -> Self { Self() }
  public static func groupedFooter() -> Self { Self() }
  public static func sidebarCell() -> Self { Self() }
}

public struct UIBackgroundConfiguration: Sendable {
  nonisolated(unsafe) public var backgroundColor: UIColor?
  nonisolated(unsafe) public var strokeColor: UIColor?
  public var backgroundColorTransformer: UIConfigurationColorTransformer?
  public var strokeColorTransformer: UIConfigurationColorTransformer?
  nonisolated(unsafe) public var visualEffect: UIVisualEffect?
  public var strokeWidth: CGFloat = 0
  public var strokeOutset: CGFloat = 0
  public var cornerRadius: CGFloat = 0
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  nonisolated(unsafe) public var image: UIImage?
  nonisolated(unsafe) public var customView: UIView?

  public init() {}

  public static func clear() -> Self { Self() }
  public static func listPlainCell() -> Self { Self() }
  public static func listPlainHeaderFooter() -> Self { Self() }
  public static func listGroupedCell() -> Self { Self() }
  public static func listGroupedHeaderFooter() -> Self { Self() }
  public static func listSidebarCell() -> Self { Self() }
}

/// How a cell stands when it is asked to show itself.
public struct UICellConfigurationState: UIConfigurationState, Hashable, Sendable {
  public var isSelected = false
  public var isHighlighted = false
  public var isEditing = false
  public var isDisabled = false
  public var isFocused = false
}
