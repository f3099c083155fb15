/// The responders that an unhandled event climbs, from the hit view to the end.
@MainActor
public struct ResponderChain {
  /// Each one's `next`, in order. A responder met twice ends the chain.
  public private(set) var responders: [UIResponder] = []

  public init(from start: UIResponder) {
    var met: Set<ObjectIdentifier> = []
    var current: UIResponder? = start
    while let responder = current, met.insert(ObjectIdentifier(responder)).inserted {
      responders.append(responder)
      current = responder.next
    }
  }

  /// Views by `viewName`, controllers by their title or class, then `application` and `delegate`.
  func names(viewName: (UIView) -> String) -> [String] {
    responders.map { Self.name(of: $0, viewName: viewName) }
  }

  static func name(of responder: UIResponder, viewName: (UIView) -> String) -> String {
    switch responder {
    case let view as UIView: viewName(view)
    case let controller as UIViewController:
      controller.title ?? String(describing: type(of: controller))
    case is UIApplication: "application"
    case is any UIApplicationDelegate: "delegate"
    default: String(describing: type(of: responder))
    }
  }
}
