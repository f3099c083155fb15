import Foundation

/// A rectangle with four equal round corners in pixels, and how much of each pixel it covers.
struct RoundedBox {
  /// Edges in pixels, possibly between two of them.
  let left: Double
  let top: Double
  let right: Double
  let bottom: Double
  /// The pixels it touches.
  let pixels: PixelRect
  /// Nil when the corners are square.
  let corners: Corners?

  struct Corners {
    let topLeft: Corner
    let topRight: Corner
    let bottomLeft: Corner
    let bottomRight: Corner
    /// Pixels on a side of the largest.
    let size: Int
  }

  init?(
    left: Double, top: Double, right: Double, bottom: Double, radius: Double,
    corners cache: inout CornerCache
  ) {
    guard right > left, bottom > top else { return nil }
    self.left = left
    self.top = top
    self.right = right
    self.bottom = bottom
    pixels = PixelRect(
      minX: Int(pixel: left.rounded(.down)), minY: Int(pixel: top.rounded(.down)),
      maxX: Int(pixel: right.rounded(.up)), maxY: Int(pixel: bottom.rounded(.up)))
    let radius = min(max(0, radius), (right - left) / 2, (bottom - top) / 2)
    guard radius > 0 else {
      corners = nil
      return
    }
    let (insetLeft, insetTop) = (left - Double(pixels.minX), top - Double(pixels.minY))
    let (insetRight, insetBottom) = (Double(pixels.maxX) - right, Double(pixels.maxY) - bottom)
    let topLeft = cache.corner(radius: radius, insetX: insetLeft, insetY: insetTop)
    if insetRight == insetLeft, insetBottom == insetTop {
      corners = Corners(
        topLeft: topLeft, topRight: topLeft, bottomLeft: topLeft, bottomRight: topLeft,
        size: topLeft.size)
    } else {
      let topRight = cache.corner(radius: radius, insetX: insetRight, insetY: insetTop)
      let bottomLeft = cache.corner(radius: radius, insetX: insetLeft, insetY: insetBottom)
      let bottomRight = cache.corner(radius: radius, insetX: insetRight, insetY: insetBottom)
      corners = Corners(
        topLeft: topLeft, topRight: topRight, bottomLeft: bottomLeft, bottomRight: bottomRight,
        size: max(topLeft.size, topRight.size, bottomLeft.size, bottomRight.size))
    }
  }

  /// All edges lie between pixels, so that every corner is the same.
  var isWhole: Bool {
    left == Double(pixels.minX) && top == Double(pixels.minY) && right == Double(pixels.maxX)
      && bottom == Double(pixels.maxY)
  }

  /// Rows at the top and at the bottom that are not like the ones between.
  var edgeRows: (top: Int, bottom: Int) {
    if let corners { return (corners.size, corners.size) }
    return (top == Double(pixels.minY) ? 0 : 1, bottom == Double(pixels.maxY) ? 0 : 1)
  }

  /// Columns at the left and at the right where coverage may change from pixel to pixel in a row.
  func edgeColumns(row y: Int) -> (left: Int, right: Int) {
    if let size = corners?.size, y - pixels.minY < size || pixels.maxY - 1 - y < size {
      return (size, size)
    }
    return (left == Double(pixels.minX) ? 0 : 1, right == Double(pixels.maxX) ? 0 : 1)
  }

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
      if let corners {
        let fromLeft = x - pixels.minX
        let fromRight = pixels.maxX - 1 - x
        cover -= cut(corners.topLeft, fromLeft, fromTop)
        cover -= cut(corners.topRight, fromRight, fromTop)
        cover -= cut(corners.bottomLeft, fromLeft, fromBottom)
        cover -= cut(corners.bottomRight, fromRight, fromBottom)
      }
      row[x - columns.lowerBound] += sign * max(0, cover)
    }
  }

  private func cut(_ corner: Corner, _ column: Int, _ row: Int) -> Int32 {
    column < corner.size && row < corner.size ? corner[column, row] : 0
  }
}
