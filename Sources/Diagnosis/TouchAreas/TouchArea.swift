public import Scenes
public import UIKit

/// Where a view can be touched, step by step: its bounds, what its rules make of them, and what
/// its ancestors leave of that.
///
/// Areas are in square points of the screen. What lies in front is not counted here; that is
/// `TouchArea.Free`.
public struct TouchArea: Sendable, Equatable {
  /// The drawn bounds.
  public var own: Step
  /// After the view's rules on `point(inside:)`.
  public var region: Step
  /// After the ancestors.
  public var reachable: Step
  /// What each ancestor cut away, nearest first; ancestors that cut nothing are left out.
  public var cuts: [Cut]
  /// The side of the largest square that fits into `reachable`, turned as the view is, in points.
  public var smallestSide: CGFloat

  /// One of the nested outlines.
  public struct Step: Sendable, Equatable {
    public var area: CGFloat
    /// Convex pieces that do not overlap, in screen points.
    public var pieces: [ConvexPolygon]

    init(_ pieces: [ConvexPolygon]) {
      self.pieces = pieces
      area = pieces.reduce(0) { $0 + $1.area }
    }
  }

  /// What one ancestor takes from a view's touch area because it does not contain it, or because
  /// one of its gates is closed.
  public struct Cut: Sendable, Equatable {
    public var ancestor: ViewID
    public var step: Step
    /// nil where it is the ancestor's edge that cuts.
    public var gate: HitTestTrace.Gate?
  }

  @MainActor
  public static func of(_ view: UIView, in scene: BuiltScene) -> TouchArea {
    let maps = ScreenMaps(of: view)
    let own = Step([ConvexPolygon(view.bounds).applying(maps[view])].filter { !$0.isEmpty })
    let region = Step(maps.region(of: view).pieces)
    var living = region.pieces
    var cuts: [Cut] = []
    if let (closed, gate) = Limits.closedGate(onWayTo: view), closed !== view, !living.isEmpty {
      cuts.append(Cut(ancestor: scene.name(of: closed), step: Step(living), gate: gate))
      living = []
    }
    for ancestor in Limits(of: view).ancestors where !living.isEmpty {
      let limit = maps.region(of: ancestor)
      let lost = living.flatMap { limit.outside(of: $0) }
      if !lost.isEmpty {
        cuts.append(Cut(ancestor: scene.name(of: ancestor), step: Step(lost)))
        living = living.flatMap { limit.inside(of: $0) }
      }
    }
    return TouchArea(
      own: own, region: region, reachable: Step(living), cuts: cuts,
      smallestSide: UprightPieces(living, alongside: view).smallestSide)
  }
}
