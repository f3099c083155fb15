public import UIKit

/// The answer to "why, or why not, this view at this point?", as facts.
public struct Verdict: Sendable, Equatable {
  /// The wished view.
  public var view: ViewID
  /// Screen points.
  public var point: CGPoint
  /// The view that gets the touch.
  public var hit: ViewID?
  /// How the question reached the wished view.
  public var asked: Asked
  /// Why the wished view gets the touch; nil when it does not.
  public var reason: Reason?
  /// Everything that stands in the way, in the order in which the descent meets it: the first one
  /// stopped this touch, the later ones would have stopped it next. Empty when the view gets the touch.
  public var obstacles: [Obstacle]
  /// Whether the wished view's drawn bounds cover the point.
  public var isDrawnThere: Bool
  /// How far the point lies from the view's drawn bounds, in screen points; 0 inside.
  public var distance: CGFloat

  public init(
    view: ViewID, point: CGPoint, hit: ViewID?, asked: Asked, reason: Reason? = nil,
    obstacles: [Obstacle] = [], isDrawnThere: Bool, distance: CGFloat
  ) {
    self.view = view
    self.point = point
    self.hit = hit
    self.asked = asked
    self.reason = reason
    self.obstacles = obstacles
    self.isDrawnThere = isDrawnThere
    self.distance = distance
  }

  public var getsTouch: Bool { hit == view }

  /// What stopped this touch.
  public var firstObstacle: Obstacle? { obstacles.first }

  /// Never asked is not the same as refused.
  public enum Asked: String, Sendable, Equatable {
    /// `hitTest` was called on the view.
    case asked
    /// The view was asked and refused: a gate, or the point outside.
    case refused
    /// A rule looked whether the view contains the point, without calling its `hitTest`.
    case lookedAt
    /// The question ended before it came to the view.
    case never
  }

  /// How a view comes to a touch.
  public enum Reason: Sendable, Equatable {
    /// The default search: nothing in front took it, every ancestor contains the point,
    /// and none of the view's own subviews answered.
    case search
    /// A rule of `by` named it.
    case rule(String, index: Int, by: ViewID)
    /// Code of a class of its own named it.
    case customCode(by: ViewID)
  }
}
