import UIKit

/// Pieces of a view turned back with it, so that its sides are upright; lengths stay screen points.
@MainActor
struct UprightPieces {
  private let pieces: [ConvexPolygon]

  init(_ pieces: [ConvexPolygon], alongside view: UIView) {
    let origin = Way.onScreen(.zero, of: view)
    let along = Way.onScreen(CGPoint(x: 1, y: 0), of: view)
    let (dx, dy) = (along.x - origin.x, along.y - origin.y)
    let length = (dx * dx + dy * dy).squareRoot()
    guard length > 0, dy != 0 else {
      self.pieces = pieces
      return
    }
    let (cosine, sine) = (dx / length, dy / length)
    self.pieces = pieces.map { piece in
      ConvexPolygon(
        piece.corners.map {
          CGPoint(x: $0.x * cosine + $0.y * sine, y: $0.y * cosine - $0.x * sine)
        })
    }
  }

  /// The side of the largest square that fits into the pieces together.
  var smallestSide: CGFloat {
    guard let first = pieces.first else { return 0 }
    if pieces.count == 1, isUprightRectangle(first) {
      let box = first.boundingBox
      return min(box.size.width, box.size.height)
    }
    let (mask, grid) = sampled
    return CGFloat(mask.largestSquare) / grid.scale
  }

  /// The largest upright rectangle that fits into the pieces, as its size in points.
  var largestRectangle: CGSize {
    guard let first = pieces.first else { return .zero }
    if pieces.count == 1, isUprightRectangle(first) { return first.boundingBox.size }
    let (mask, grid) = sampled
    let rect = mask.largestRectangle
    return CGSize(
      width: CGFloat(rect.width) / grid.scale, height: CGFloat(rect.height) / grid.scale)
  }

  private func isUprightRectangle(_ piece: ConvexPolygon) -> Bool {
    let box = piece.boundingBox
    let area = box.size.width * box.size.height
    return abs(area - piece.area) <= area * 1e-9
  }

  /// The pieces as pixels: four to the point, fewer where they are large.
  private var sampled: (PixelMask, SampleGrid) {
    let boxes = pieces.map(\.boundingBox)
    let box = boxes.dropFirst().reduce(boxes[0]) { $0.union($1) }
    let grid = SampleGrid(covering: box, scale: 4, limit: 1_000_000)
    var mask = PixelMask(width: grid.width, height: grid.height)
    let toPixels = CGAffineTransform(
      a: grid.scale, b: 0, c: 0, d: grid.scale, tx: -grid.origin.x * grid.scale,
      ty: -grid.origin.y * grid.scale)
    for piece in pieces {
      let polygon = PixelPolygon(corners: piece.corners.map { $0.applying(toPixels) })
      let part = polygon.mask(over: grid.bounds)
      for y in 0..<grid.height {
        for x in 0..<grid.width where part.contains(x, y) { mask[x, y] = true }
      }
    }
    return (mask, grid)
  }
}
