public import UIKit

/// A saved touch with the answer it must give, by which a scene checks itself.
public struct SceneProbe: Sendable, Equatable {
  /// Screen points, or the coordinates of `on` where that is given.
  public var at: CGPoint
  /// The view to ask directly; nil asks the windows.
  public var on: ViewID?
  public var expectation: Expectation
  public var unread: [UnreadValue] = []
  public var origin = SceneOrigin()

  public enum Expectation: Sendable, Equatable {
    /// The probe has no `expect`: a saved point, not a check.
    case none
    case hit(ViewID)
    case nothing
  }

  public init(at: CGPoint, on: ViewID? = nil, expectation: Expectation = .none) {
    self.at = at
    self.on = on
    self.expectation = expectation
  }
}
