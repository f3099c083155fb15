import UIKit

/// Where a view says that points are inside, as convex pieces in screen points.
@MainActor
struct ScreenRegion {
  /// Pieces that do not overlap.
  let pieces: [ConvexPolygon]

  /// The region of `point(inside:)` as bounds and rules make it. Curves are followed to a
  /// hundredth of a point.
  init(of view: UIView) {
    let region = view.insideRegion
    if case .rect(let rect) = region.shape, region.holes.isEmpty {
      let isEmpty = !(rect.size.width > 0 && rect.size.height > 0)
      pieces = isEmpty ? [] : [Way.quad(of: rect, in: view)].filter { !$0.isEmpty }
    } else {
      pieces = Trapezoids(of: region).pieces.map { Way.polygon($0, in: view) }
        .filter { !$0.isEmpty }
    }
  }

  func inside(of polygon: ConvexPolygon) -> [ConvexPolygon] {
    pieces.map { polygon.intersection($0) }.filter { !$0.isEmpty }
  }

  func outside(of polygon: ConvexPolygon) -> [ConvexPolygon] {
    pieces.reduce([polygon]) { rest, piece in rest.flatMap { $0.subtracting(piece) } }
  }
}
