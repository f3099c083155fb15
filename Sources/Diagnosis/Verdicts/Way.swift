import Scenes
import UIKit

/// The way of a touch from a root down to a view: where the point is at each level.
@MainActor
struct Way {
  /// Root first, the wished view last.
  let views: [UIView]
  /// The point in the coordinates of each of `views`; shorter where nothing leads into the next.
  let points: [CGPoint]

  init(to view: UIView, at screenPoint: CGPoint) {
    var line: [UIView] = []
    var current: UIView? = view
    while let next = current {
      line.append(next)
      current = next.superview
    }
    views = line.reversed()
    var points: [CGPoint] = []
    var point = screenPoint
    for view in views {
      guard let inner = view.pointFromSuperview(point) else { break }
      point = inner
      points.append(point)
    }
    self.points = points
  }

  var root: UIView { views[0] }
  var view: UIView { views[views.count - 1] }
  var isComplete: Bool { points.count == views.count }

  /// How many levels above the wished view.
  func levelsUp(_ index: Int) -> Int { views.count - 1 - index }

  /// The bounds' corners in screen points, by the same arithmetic as the engine's conversions; of
  /// what animations show elsewhere, where it is seen.
  static func drawnQuad(of view: UIView) -> ConvexPolygon {
    var corners = ConvexPolygon(view.seenState?.bounds ?? view.bounds).corners
    var current: UIView? = view
    while let next = current {
      let seen = next.seenState?.toSuperview
      corners = corners.map { point in
        seen.map { point.applying($0) } ?? next.pointToSuperview(point)
      }
      current = next.superview
    }
    return ConvexPolygon(corners)
  }

  /// A rectangle in a view's own coordinates, as a polygon on the screen.
  static func quad(of rect: CGRect, in view: UIView) -> ConvexPolygon {
    polygon(ConvexPolygon(rect), in: view)
  }

  /// A polygon in a view's own coordinates, on the screen.
  static func polygon(_ polygon: ConvexPolygon, in view: UIView) -> ConvexPolygon {
    ConvexPolygon(polygon.corners.map { onScreen($0, of: view) })
  }

  /// A point of a view's own coordinates, on the screen.
  static func onScreen(_ point: CGPoint, of view: UIView) -> CGPoint {
    var point = point
    var current: UIView? = view
    while let next = current {
      point = next.pointToSuperview(point)
      current = next.superview
    }
    return point
  }
}
