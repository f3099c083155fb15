// The names are those of the platform.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

/// The name of a method, and what to do for it.
///
/// Swift on Linux has no `#selector` and calls no method by name: a selector made with a body does
/// its work by that; one made of a name alone is stored, compared and shown, and does nothing.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  public typealias Body = @MainActor @Sendable (_ target: AnyObject, _ sender: Any?) -> Void

  public let name: String
  let body: Body?

  public init(_ name: String) {
    self.name = name
    body = nil
  }

  public init(stringLiteral value: String) { self.init(value) }

  /// - Parameter body: Called with the target and the sender in the method's place.
  public init(_ name: String, body: @escaping Body) {
    self.name = name
    self.body = body
  }

  public var description: String { name }

  public static func == (a: Selector, b: Selector) -> Bool { a.name == b.name }

  public func hash(into hasher: inout Hasher) { hasher.combine(name) }

  /// Whether a body did the work.
  @MainActor @discardableResult
  package func perform(on target: AnyObject, with sender: Any? = nil) -> Bool {
    body?(target, sender)
    return body != nil
  }
}

public func NSStringFromSelector(_ selector: Selector) -> String { selector.name }

public func NSSelectorFromString(_ name: String) -> Selector { Selector(name) }
