/// The name by which traces, scenes and rules speak of a view.
///
/// A scene's `id`, kept on the live view as its `accessibilityIdentifier`; a view without one
/// is given a name such as `UIView#3` when it first appears in a trace.
public struct ViewID: Hashable, Sendable, CustomStringConvertible, ExpressibleByStringLiteral {
  public var name: String

  public init(_ name: String) { self.name = name }

  public init(stringLiteral value: String) { name = value }

  public var description: String { name }
}
