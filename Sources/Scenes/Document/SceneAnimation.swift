public import UIKit

/// An animation of a view, shown at one moment: `{"from":{"frame":[…]},"duration":2,"at":0.5}`.
///
/// The view's own keys are its model, which has the end values as soon as an animation begins.
public struct SceneAnimation: Sendable, Equatable {
  /// Who animates, which decides how the view is hit on its way.
  public enum Kind: String, Sendable, Equatable, CaseIterable {
    /// `UIView.animate`.
    case view
    case propertyAnimator
    /// `CABasicAnimation`.
    case layer
  }

  public enum Curve: String, Sendable, Equatable, CaseIterable {
    case linear
    case easeIn
    case easeOut
    case easeInOut
  }

  public var kind: Kind
  /// What the view is seen as at the start; what is not stated is the model's.
  public var from: Ends
  /// What it is seen as at the end, for `layer`, which leaves the model alone; elsewhere the model.
  public var to: Ends
  /// Seconds.
  public var duration: Double
  /// The moment that the scene shows, in seconds since the start.
  public var at: Double
  /// Nil is UIKit's default: eased at both ends, `linear` for `layer`.
  public var curve: Curve?
  /// Nil is UIKit's default: false for `view`, true for `propertyAnimator`.
  public var allowsUserInteraction: Bool?
  /// For `layer`: once over, it stays as at its end, as with `fillMode` `.forwards` and without
  /// `isRemovedOnCompletion`.
  public var staysAtEnd: Bool?

  public init(
    kind: Kind = .view, from: Ends = Ends(), to: Ends = Ends(), duration: Double, at: Double
  ) {
    self.kind = kind
    self.from = from
    self.to = to
    self.duration = duration
    self.at = at
  }

  /// The values at one end of the way, under the view's own keys.
  public struct Ends: Sendable, Equatable {
    public var frame: CGRect?
    public var bounds: CGRect?
    public var center: CGPoint?
    public var transform: CGAffineTransform?
    public var contentOffset: CGPoint?
    public var alpha: Double?

    public init(frame: CGRect? = nil) { self.frame = frame }
  }
}
