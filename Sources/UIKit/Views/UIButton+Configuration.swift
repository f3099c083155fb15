extension UIButton {
  /// A button's looks in one value; the title and the image are the button's own for the normal
  /// state.
  public struct Configuration: Sendable {
    public enum CornerStyle: Int, Sendable {
      case fixed = -1
      case dynamic, small, medium, large, capsule
    }
    public enum Size: Int, Sendable { case medium, small, mini, large }
    public enum TitleAlignment: Int, Sendable { case automatic, leading, center, trailing }

    public var title: String?
    public var subtitle: String?
    public var attributedTitle: AttributedString?
    public var attributedSubtitle: AttributedString?
    nonisolated(unsafe) public var preferredSymbolConfigurationForImage:
      UIImage.SymbolConfiguration?
    public var macIdiomStyle = 0
    nonisolated(unsafe) public var image: UIImage?
    public var imagePadding: CGFloat = 0
    public var titlePadding: CGFloat = 0
    public var imagePlacement: NSDirectionalRectEdge = .leading
    public var titleAlignment: TitleAlignment = .automatic
    public var contentInsets = NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    public var cornerStyle: CornerStyle = .dynamic
    public var buttonSize: Size = .medium
    nonisolated(unsafe) public var baseForegroundColor: UIColor?
    nonisolated(unsafe) public var baseBackgroundColor: UIColor?
    public var showsActivityIndicator = false
    public var background = UIBackgroundConfiguration()
    public var automaticallyUpdateForSelection = true
    public var indicator = Indicator.automatic
    public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
    public var subtitleLineBreakMode = NSLineBreakMode.byWordWrapping
    public var imageColorTransformer: UIConfigurationColorTransformer?
    public var activityIndicatorColorTransformer: UIConfigurationColorTransformer?
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?

    public enum Indicator: Int, Sendable { case automatic, none, popup }

    public mutating func setDefaultContentInsets() {
      contentInsets = NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    }

    @preconcurrency @MainActor
    public func updated(for button: UIButton) -> Configuration { self }

    public static func glass() -> Configuration { Configuration() }
    public static func prominentGlass() -> Configuration { Configuration() }
    public static func clearGlass() -> Configuration { Configuration() }

    public static func plain() -> Configuration { Configuration() }
    public static func filled() -> Configuration { Configuration() }
    public static func tinted() -> Configuration { Configuration() }
    public static func gray() -> Configuration { Configuration() }
    public static func bordered() -> Configuration { Configuration() }
    public static func borderless() -> Configuration { Configuration() }
    public static func borderedTinted() -> Configuration { Configuration() }
    public static func borderedProminent() -> Configuration { Configuration() }
  }

  public enum Role: Int, Sendable { case normal, primary, cancel, destructive }

  public typealias ConfigurationUpdateHandler = (UIButton) -> Void
}

public struct NSDirectionalRectEdge: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let top = NSDirectionalRectEdge(rawValue: 1)
  public static let leading = NSDirectionalRectEdge(rawValue: 2)
  public static let bottom = NSDirectionalRectEdge(rawValue: 4)
  public static let trailing = NSDirectionalRectEdge(rawValue: 8)
  public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}

public enum UIBehavioralStyle: UInt, Sendable {
  case automatic
  case pad
  case mac
}

/// Makes a colour of another one.
public struct UIConfigurationColorTransformer: Sendable {
  public let transform: @Sendable (UIColor) -> UIColor

  public init(_ transform: @escaping @Sendable (UIColor) -> UIColor) { self.transform = transform }

  public func callAsFunction(_ color: UIColor) -> UIColor { transform(color) }

  public static let grayscale = UIConfigurationColorTransformer { $0 }
  public static let monochromeTint = UIConfigurationColorTransformer { $0 }
  public static let preferredTint = UIConfigurationColorTransformer { $0 }
}

/// Makes attributes of text of other ones.
public struct UIConfigurationTextAttributesTransformer: Sendable {
  public let transform: @Sendable (AttributeContainer) -> AttributeContainer

  public init(_ transform: @escaping @Sendable (AttributeContainer) -> AttributeContainer) {
    self.transform = transform
  }

  public func callAsFunction(_ container: AttributeContainer) -> AttributeContainer {
    transform(container)
  }
}
