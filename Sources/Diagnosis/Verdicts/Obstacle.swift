public import UIKit

/// One thing that keeps a touch at a point from ending at the wished view.
public struct Obstacle: Sendable, Equatable {
  /// Where it stands: the view that refused, that took the touch, or that carries the rule.
  public var view: ViewID
  /// How many levels above the wished view `view` stands, 0 for the wished view itself; for a view
  /// beside the way, the level of the ancestor (or the wished view) that it lies in front of.
  public var levelsUp: Int
  public var cause: Cause

  public init(view: ViewID, levelsUp: Int, cause: Cause) {
    self.view = view
    self.levelsUp = levelsUp
    self.cause = cause
  }

  public enum Cause: Sendable, Equatable {
    /// A gate of `view` is closed, with the value as stored.
    case gate(HitTestTrace.Gate)
    /// The point is outside `view`.
    case outside(Miss)
    /// A rule of `view` never asks its children (`boxOnly`) or lets nothing answer (`none`).
    case childrenNotAsked(rule: String, index: Int)
    /// `view`, a sibling in front at this level, answered with `answer` before the way was tried.
    case covered(answer: ViewID)
    /// `view`, a window in front, answered with `answer`, so the wished view's window was not asked.
    case coveredByWindow(answer: ViewID)
    /// `view`, a subview of the wished view, answered with `answer`.
    case ownSubview(answer: ViewID)
    /// A rule of `view` turned the wished view's answer into nothing.
    case dropped(rule: String, index: Int)
    /// A rule of `view` put `answer` in the place of the wished view.
    case replaced(rule: String, index: Int, answer: ViewID?)
    /// `view` belongs to a class of its own; its code did not lead to the wished view.
    case customCode(className: String)
    /// The code of `view` says that a point in its bounds is outside, with no rule that would.
    case refusedByCode(className: String, point: CGPoint)
    /// The wished view stands in no window of the scene that is asked.
    case noWindow
  }

  /// How a point misses a view.
  public struct Miss: Sendable, Equatable {
    /// The point in the view's own coordinates.
    public var point: CGPoint
    public var bounds: CGRect
    /// The rectangle around the region that `point(inside:)` accepts; equal to `bounds` without rules.
    public var region: CGRect
    /// Which rules shape the region, by name in list order.
    public var shapedBy: [String]
    /// The view is seen at the point, but only an animation shows it there.
    public var isSeen = false
    /// A property animator moves the view, which is tested where it is seen.
    public var isHitWhereSeen = false

    public init(point: CGPoint, bounds: CGRect, region: CGRect, shapedBy: [String]) {
      self.point = point
      self.bounds = bounds
      self.region = region
      self.shapedBy = shapedBy
    }

    /// Whether the view has no extent at all, so that no point could ever be inside.
    public var isEmpty: Bool { !(bounds.size.width > 0 && bounds.size.height > 0) }

    /// How far beyond each edge of `region` the point lies, in points; 0 on sides it does not pass.
    public var beyond: UIEdgeInsets {
      UIEdgeInsets(
        top: max(0, region.origin.y - point.y), left: max(0, region.origin.x - point.x),
        bottom: max(0, point.y - (region.origin.y + region.size.height)),
        right: max(0, point.x - (region.origin.x + region.size.width)))
    }
  }
}
