extension PixelMask {
  /// The largest upright rectangle whose pixels all belong to the set, by area; empty for an empty set.
  public var largestRectangle: PixelRect {
    largest { $0.width * $0.height }
  }

  /// The side, in pixels, of the largest square whose pixels all belong to the set.
  public var largestSquare: Int {
    let best = largest { min($0.width, $0.height) }
    return min(best.width, best.height)
  }

  /// Walks the maximal rectangles: for each row, columns of set pixels above it form a skyline,
  /// and a stack of rising heights closes each rectangle once.
  private func largest(_ measure: (PixelRect) -> Int) -> PixelRect {
    var best = PixelRect.empty
    var bestMeasure = 0
    var heights = [Int](repeating: 0, count: width)
    var open: [(left: Int, height: Int)] = []
    for y in 0..<height {
      open.removeAll(keepingCapacity: true)
      for x in 0...width {
        let height: Int
        if x < width {
          heights[x] = self[x, y] ? heights[x] + 1 : 0
          height = heights[x]
        } else {
          height = 0
        }
        var left = x
        while let last = open.last, last.height >= height {
          open.removeLast()
          left = last.left
          let rect = PixelRect(left: last.left, top: y + 1 - last.height, right: x, bottom: y + 1)
          let size = measure(rect)
          if size > bestMeasure { (best, bestMeasure) = (rect, size) }
        }
        if height > 0 { open.append((left, height)) }
      }
    }
    return best
  }
}
