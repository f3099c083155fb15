/// An entry of a menu.
@preconcurrency @MainActor
open class UIMenuElement: NSObject {
  public let title: String
  open var image: UIImage?

  init(title: String, image: UIImage?) {
    self.title = title
    self.image = image
  }

  public struct Attributes: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let disabled = Attributes(rawValue: 1)
    public static let destructive = Attributes(rawValue: 2)
    public static let hidden = Attributes(rawValue: 4)
  }

  public enum State: Int, Sendable {
    case off
    case on
    case mixed
  }
}

/// Work to do, as a closure.
@preconcurrency @MainActor
open class UIAction: UIMenuElement {
  public typealias Handler = (UIAction) -> Void

  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public var rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  public let identifier: Identifier
  open var attributes: Attributes
  open var state: State
  open private(set) var sender: Any?
  private let handler: Handler

  public init(
    title: String = "", image: UIImage? = nil, identifier: Identifier? = nil,
    discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off,
    handler: @escaping Handler
  ) {
    self.identifier = identifier ?? Identifier(UUID().uuidString)
    self.attributes = attributes
    self.state = state
    self.handler = handler
    super.init(title: title, image: image)
  }

  func perform(from sender: Any?) {
    self.sender = sender
    handler(self)
    self.sender = nil
  }
}

/// A list of entries.
@preconcurrency @MainActor
open class UIMenu: UIMenuElement {
  public let children: [UIMenuElement]

  public init(title: String = "", image: UIImage? = nil, children: [UIMenuElement] = []) {
    self.children = children
    super.init(title: title, image: image)
  }
}
