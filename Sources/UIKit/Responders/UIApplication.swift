/// The end of the responder chain, but for the delegate.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
  /// The one application of the process, as iOS has it.
  public static let shared = UIApplication()

  open weak var delegate: (any UIApplicationDelegate)?

  /// The delegate, where it is a responder.
  open override var next: UIResponder? { delegate as? UIResponder }
}

@preconcurrency @MainActor
public protocol UIApplicationDelegate: AnyObject {}
