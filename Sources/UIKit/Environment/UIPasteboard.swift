/// What the program itself has put there.
@preconcurrency @MainActor
open class UIPasteboard: NSObject {
  public struct Name: RawRepresentable, Hashable, Sendable {
    public var rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }

    public static let general = Name("com.apple.UIKit.pboard.general")
  }

  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public var rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let expirationDate = OptionsKey(rawValue: "UIPasteboardOptionExpirationDate")
    public static let localOnly = OptionsKey(rawValue: "UIPasteboardOptionLocalOnly")
  }

  public static let general = UIPasteboard()
  open class func withUniqueName() -> UIPasteboard { UIPasteboard() }

  open var name: Name { .general }
  open var string: String? { didSet { changeCount += 1 } }
  open var strings: [String]? { didSet { changeCount += 1 } }
  open var image: UIImage? { didSet { changeCount += 1 } }
  open var images: [UIImage]? { didSet { changeCount += 1 } }
  open var url: URL? { didSet { changeCount += 1 } }
  open var urls: [URL]? { didSet { changeCount += 1 } }
  open var color: UIColor? { didSet { changeCount += 1 } }
  open var colors: [UIColor]? { didSet { changeCount += 1 } }
  open var items: [[String: Any]] = [] { didSet { changeCount += 1 } }
  open private(set) var changeCount = 0
  open var itemProviders: [NSItemProvider] = []
  private final var kinds: [String: Any] = [:]

  open var hasStrings: Bool { string != nil || strings?.isEmpty == false }
  open var hasURLs: Bool { url != nil || urls?.isEmpty == false }
  open var hasImages: Bool { image != nil || images?.isEmpty == false }
  open var hasColors: Bool { color != nil || colors?.isEmpty == false }
  open var numberOfItems: Int { items.count }
  open var types: [String] { Array(kinds.keys) }

  open func setItems(_ items: [[String: Any]], options: [OptionsKey: Any] = [:]) {
    self.items = items
  }
  open func addItems(_ items: [[String: Any]]) { self.items += items }
  open func setData(_ data: Data, forPasteboardType pasteboardType: String) {
    kinds[pasteboardType] = data
    changeCount += 1
  }
  open func data(forPasteboardType pasteboardType: String) -> Data? {
    kinds[pasteboardType] as? Data
  }
  open func setValue(_ value: Any, forPasteboardType pasteboardType: String) {
    kinds[pasteboardType] = value
    changeCount += 1
  }
  open func value(forPasteboardType pasteboardType: String) -> Any? { kinds[pasteboardType] }
  open func contains(pasteboardTypes: [String]) -> Bool {
    pasteboardTypes.contains { kinds[$0] != nil }
  }

  public nonisolated static let changedNotification = Notification.Name(
    "UIPasteboardChangedNotification")
}

/// Which types a responder takes from a pasteboard.
open class UIPasteConfiguration: NSObject {
  open var acceptableTypeIdentifiers: [String]

  public init(acceptableTypeIdentifiers: [String]) {
    self.acceptableTypeIdentifiers = acceptableTypeIdentifiers
  }
}
