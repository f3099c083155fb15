import Foundation

/// A rectangle with four equal round corners in pixels, and how much of each pixel it covers.
struct RoundedBox {
  /// Edges in pixels, possibly between two of them.
  let left: Double
  let top: Double
  let right: Double
  let bottom: Double
  let radius: Double
  /// The pixels it touches.
  let pixels: PixelRect
  private let corners: [Corner]  // top left, top right, bottom left, bottom right; empty: square

  init?(
    left: Double, top: Double, right: Double, bottom: Double, radius: Double,
    corners cache: inout CornerCache
  ) {
    guard right > left, bottom > top else { return nil }
    self.left = left
    self.top = top
    self.right = right
    self.bottom = bottom
    // An arc wider than a screen is as good as straight, and its table would not fit.
    let radius = min(max(0, radius), (right - left) / 2, (bottom - top) / 2)
    self.radius = radius
    pixels = PixelRect(
      minX: Int(pixel: left.rounded(.down)), minY: Int(pixel: top.rounded(.down)),
      maxX: Int(pixel: right.rounded(.up)), maxY: Int(pixel: bottom.rounded(.up)))
    if radius > 0 {
      let (insetLeft, insetRight) = (left - left.rounded(.down), right.rounded(.up) - right)
      let (insetTop, insetBottom) = (top - top.rounded(.down), bottom.rounded(.up) - bottom)
      let topLeft = cache.corner(radius: radius, insetX: insetLeft, insetY: insetTop)
      if insetRight == insetLeft, insetBottom == insetTop {
        corners = [topLeft, topLeft, topLeft, topLeft]
      } else {
        corners = [
          topLeft, cache.corner(radius: radius, insetX: insetRight, insetY: insetTop),
          cache.corner(radius: radius, insetX: insetLeft, insetY: insetBottom),
          cache.corner(radius: radius, insetX: insetRight, insetY: insetBottom),
        ]
      }
    } else {
      corners = []
    }
  }

  /// Rows at the top and at the bottom that are not like the ones between.
  var edgeRows: (top: Int, bottom: Int) {
    if let corner = corners.first { return (corner.size, max(corner.size, corners[2].size)) }
    return (isWhole(top) ? 0 : 1, isWhole(bottom) ? 0 : 1)
  }

  /// Columns at the left and at the right where coverage may change from pixel to pixel in a row.
  func edgeColumns(row y: Int) -> (left: Int, right: Int) {
    if let corner = corners.first {
      let size = max(corner.size, corners[1].size, corners[2].size, corners[3].size)
      if y - pixels.minY < size || pixels.maxY - 1 - y < size { return (size, size) }
    }
    return (isWhole(left) ? 0 : 1, isWhole(right) ? 0 : 1)
  }

  private func isWhole(_ value: Double) -> Bool { value == value.rounded() }

  /// How much of row `y` lies between top and bottom edge, in 65,536ths.
  func rowCoverage(_ y: Int) -> Int32 { Self.overlap(y, top, bottom) }

  private static func overlap(_ pixel: Int, _ low: Double, _ high: Double) -> Int32 {
    let start = max(Double(pixel), low)
    let end = min(Double(pixel) + 1, high)
    return end > start ? Int32(((end - start) * 65536).rounded()) : 0
  }

  /// Adds `sign` times the coverage of row `y`, columns `columns`, to `row`.
  func add(_ sign: Int32, row y: Int, columns: Range<Int>, to row: UnsafeMutablePointer<Int32>) {
    let height = rowCoverage(y)
    guard height > 0 else { return }
    let fromTop = y - pixels.minY
    let fromBottom = pixels.maxY - 1 - y
    for x in columns where x >= pixels.minX && x < pixels.maxX {
      let width = Self.overlap(x, left, right)
      var cover =
        width == 65536 ? height : Int32(truncatingIfNeeded: Int(width) * Int(height) >> 16)
      if !corners.isEmpty {
        let fromLeft = x - pixels.minX
        let fromRight = pixels.maxX - 1 - x
        cover -= cut(corners[0], fromLeft, fromTop) + cut(corners[1], fromRight, fromTop)
        cover -= cut(corners[2], fromLeft, fromBottom) + cut(corners[3], fromRight, fromBottom)
      }
      row[x - columns.lowerBound] += sign * max(0, cover)
    }
  }

  private func cut(_ corner: Corner, _ column: Int, _ row: Int) -> Int32 {
    column < corner.size && row < corner.size ? corner[column, row] : 0
  }
}
