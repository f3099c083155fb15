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
