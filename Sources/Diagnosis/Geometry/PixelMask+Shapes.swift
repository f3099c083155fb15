import UIKit

extension PixelMask {
  /// The pixels whose centres lie in one of the pieces.
  init(_ pieces: [ConvexPolygon], on grid: SampleGrid) {
    self.init(width: grid.width, height: grid.height)
    let toPixels = CGAffineTransform(
      a: grid.scale, b: 0, c: 0, d: grid.scale, tx: -grid.origin.x * grid.scale,
      ty: -grid.origin.y * grid.scale)
    for piece in pieces {
      insert(PixelPolygon(corners: piece.corners.map { $0.applying(toPixels) }))
    }
  }

  /// Adds the pixels whose centres lie in a shape.
  mutating func insert(_ polygon: PixelPolygon) {
    let bounds = PixelRect(left: 0, top: 0, right: width, bottom: height)
    let part = polygon.mask(over: polygon.pixelBounds.intersection(bounds))
    part.forEachPixel { x, y in self[x, y] = true }
  }
}
