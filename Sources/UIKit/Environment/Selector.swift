// The names are those of the platform.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

/// The name of a method, and what to do for it.
///
/// Swift on Linux has no `#selector` and calls no method by name: a selector made with a body does
/// its work by that; one made of a name alone is stored, compared and shown, and does nothing, but
/// for the few methods of UIKit's own that people send (`resignFirstResponder`, `endEditing`).
///
/// An action without a target goes up the responder chain to the first one that has the method: one
/// of the selector's class, or one that overrides `canPerformAction`.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  public typealias Body = @MainActor @Sendable (_ target: AnyObject, _ sender: Any?) -> Void

  public let name: String
  private let work: Work?
  private let isOwned: (@MainActor @Sendable (AnyObject) -> Bool)?

  private typealias Work =
    @MainActor @Sendable (_ target: AnyObject, _ sender: Any?, _ event: UIEvent?) -> Void

  public init(_ name: String) {
    self.name = name
    (work, isOwned) = Self.known(name).map { ($0.work, $0.isOwned) } ?? (nil, nil)
  }

  public init(stringLiteral value: String) { self.init(value) }

  /// - Parameter body: Called with the target and the sender in the method's place.
  public init(_ name: String, body: @escaping Body) {
    self.name = name
    work = { target, sender, _ in body(target, sender) }
    isOwned = nil
  }

  /// A method of a class: targets of other classes don't have it.
  public init<Target: AnyObject>(
    _ name: String, of type: Target.Type,
    body: @escaping @MainActor @Sendable (_ target: Target, _ sender: Any?) -> Void
  ) {
    self.init(name, of: type) { target, sender, _ in body(target, sender) }
  }

  /// A method of a class that takes the sender and the event.
  public init<Target: AnyObject>(
    _ name: String, of type: Target.Type,
    body:
      @escaping @MainActor @Sendable (_ target: Target, _ sender: Any?, _ event: UIEvent?) -> Void
  ) {
    self.name = name
    work = { target, sender, event in
      if let target = target as? Target { body(target, sender, event) }
    }
    isOwned = { $0 is Target }
  }

  public var description: String { name }

  public static func == (a: Selector, b: Selector) -> Bool { a.name == b.name }

  public func hash(into hasher: inout Hasher) { hasher.combine(name) }

  /// Whether the selector's class is one of the object's.
  @MainActor
  func isMethod(of object: AnyObject) -> Bool { isOwned?(object) ?? false }

  /// Whether a body did the work.
  @MainActor @discardableResult
  package func perform(
    on target: AnyObject, with sender: Any? = nil, for event: UIEvent? = nil
  ) -> Bool {
    work?(target, sender, event)
    return work != nil
  }

  /// UIKit's own methods that are sent as actions, by the name without its arguments.
  private static func known(_ name: String) -> Selector? {
    switch name.prefix(while: { $0.isLetter }) {
    case "resignFirstResponder":
      Selector(name, of: UIResponder.self) { target, _ in target.resignFirstResponder() }
    case "endEditing":
      Selector(name, of: UIView.self) { target, _ in target.endEditing(true) }
    default: nil
    }
  }
}

public func NSStringFromSelector(_ selector: Selector) -> String { selector.name }

public func NSSelectorFromString(_ name: String) -> Selector { Selector(name) }
