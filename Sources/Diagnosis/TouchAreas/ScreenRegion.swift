import UIKit

/// Where a view says that points are inside, as convex pieces in screen points.
@MainActor
struct ScreenRegion {
  /// Pieces that do not overlap.
  let pieces: [ConvexPolygon]

  /// The region of `point(inside:)` as bounds and rules make it. Curves are followed to a
  /// hundredth of a point.
  ///
  /// - Parameter map: from the view's own coordinates to the screen.
  init(of view: UIView, map: CGAffineTransform) {
    let region = view.insideRegion
    if case .rect(let rect) = region.shape, region.holes.isEmpty {
      let isEmpty = !(rect.size.width > 0 && rect.size.height > 0)
      pieces = isEmpty ? [] : [ConvexPolygon(rect).applying(map)].filter { !$0.isEmpty }
    } else {
      pieces = Trapezoids(of: region).pieces.map { $0.applying(map) }
        .filter { !$0.isEmpty }
    }
  }

  init(of view: UIView) { self.init(of: view, map: ScreenMaps(of: view)[view]) }

  func inside(of polygon: ConvexPolygon) -> [ConvexPolygon] {
    pieces.map { polygon.intersection($0) }.filter { !$0.isEmpty }
  }

  func outside(of polygon: ConvexPolygon) -> [ConvexPolygon] {
    // Most views lie whole in their ancestors, and a deep one has many.
    if pieces.contains(where: { $0.holds(polygon) }) { return [] }
    return pieces.reduce([polygon]) { rest, piece in rest.flatMap { $0.subtracting(piece) } }
  }
}
