import UIKit

/// An area turned back with a view, so that the view's sides are upright; lengths stay screen points.
@MainActor
struct UprightPieces {
  /// Shapes that do not overlap, each of outlines that are filled even-odd.
  private let shapes: [[[CGPoint]]]

  init(_ pieces: [ConvexPolygon], alongside view: UIView) {
    self.init(shapes: pieces.map { [$0.corners] }, alongside: view)
  }

  init(outlines: [[CGPoint]], alongside view: UIView) {
    self.init(shapes: outlines.isEmpty ? [] : [outlines], alongside: view)
  }

  private init(shapes: [[[CGPoint]]], alongside view: UIView) {
    let origin = Way.onScreen(.zero, of: view)
    let along = Way.onScreen(CGPoint(x: 1, y: 0), of: view)
    let (dx, dy) = (along.x - origin.x, along.y - origin.y)
    let length = (dx * dx + dy * dy).squareRoot()
    guard length > 0, dy != 0 else {
      self.shapes = shapes
      return
    }
    let (cosine, sine) = (dx / length, dy / length)
    self.shapes = shapes.map { outlines in
      outlines.map { outline in
        outline.map {
          CGPoint(x: $0.x * cosine + $0.y * sine, y: $0.y * cosine - $0.x * sine)
        }
      }
    }
  }

  /// The side of the largest square that fits into the pieces together.
  var smallestSide: CGFloat {
    guard let box = boundingBox else { return 0 }
    if isUprightRectangle(box) { return min(box.size.width, box.size.height) }
    let (mask, grid) = sampled(box)
    return CGFloat(mask.largestSquare) / grid.scale
  }

  /// The largest upright rectangle that fits into the pieces, as its size in points.
  var largestRectangle: CGSize {
    guard let box = boundingBox else { return .zero }
    if isUprightRectangle(box) { return box.size }
    let (mask, grid) = sampled(box)
    let rect = mask.largestRectangle
    return CGSize(
      width: CGFloat(rect.width) / grid.scale, height: CGFloat(rect.height) / grid.scale)
  }

  /// Whether the sizes come from pixels.
  var isSampled: Bool { boundingBox.map { !isUprightRectangle($0) } ?? false }

  private var boundingBox: CGRect? {
    let boxes = shapes.joined().map { ConvexPolygon($0).boundingBox }
    return boxes.first.map { boxes.dropFirst().reduce($0) { $0.union($1) } }
  }

  private func isUprightRectangle(_ box: CGRect) -> Bool {
    guard shapes.count == 1, shapes[0].count == 1 else { return false }
    let area = box.size.width * box.size.height
    return abs(area - ConvexPolygon(shapes[0][0]).area) <= area * 1e-9
  }

  /// The pieces as pixels: four to the point, fewer where they are large.
  private func sampled(_ box: CGRect) -> (PixelMask, SampleGrid) {
    let grid = SampleGrid(covering: box, scale: 4, limit: 1_000_000)
    var mask = PixelMask(width: grid.width, height: grid.height)
    for shape in shapes {
      let outlines = shape.map { outline in
        outline.map {
          CGPoint(
            x: ($0.x - grid.origin.x) * grid.scale, y: ($0.y - grid.origin.y) * grid.scale)
        }
      }
      mask.insert(PixelPolygon(outlines: outlines))
    }
    return (mask, grid)
  }
}
