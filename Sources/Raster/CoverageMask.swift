/// One byte of coverage a pixel, for soft clips.
final class CoverageMask {
  let bounds: PixelRect
  private let bytes: UnsafeMutablePointer<UInt8>

  init(bounds: PixelRect) {
    self.bounds = bounds
    bytes = .allocate(capacity: max(1, bounds.area))
    bytes.initialize(repeating: 0, count: max(1, bounds.area))
  }

  deinit { bytes.deallocate() }

  func row(_ y: Int) -> UnsafeMutablePointer<UInt8> {
    bytes + (y - bounds.minY) * bounds.width
  }

  /// Multiplies coverages of row `y` from column `x`, which all lie inside the mask.
  func multiply(_ coverage: UnsafeMutableBufferPointer<UInt8>, y: Int, from x: Int) {
    let own = row(y) + (x - bounds.minX)
    for index in coverage.indices {
      coverage[index] = UInt8(
        truncatingIfNeeded: Ink.scale(Int(coverage[index]), Int(own[index])))
    }
  }
}

/// Collects a shape into a mask, cut by an outer mask.
struct MaskSink: SpanSink {
  let mask: CoverageMask
  let outer: CoverageMask?

  var clip: PixelRect { mask.bounds }

  func block(_ block: PixelRect, coverage: Int) {
    let area = block.intersection(clip)
    guard !area.isEmpty else { return }
    for y in area.minY..<area.maxY {
      let row = UnsafeMutableBufferPointer(
        start: mask.row(y) + (area.minX - clip.minX), count: area.width)
      row.update(repeating: UInt8(truncatingIfNeeded: coverage))
      outer?.multiply(row, y: y, from: area.minX)
    }
  }

  func row(_ y: Int, from x: Int, coverage: UnsafePointer<UInt8>, count: Int) {
    guard y >= clip.minY, y < clip.maxY else { return }
    let start = max(x, clip.minX)
    let end = min(x + count, clip.maxX)
    guard start < end else { return }
    let row = UnsafeMutableBufferPointer(
      start: mask.row(y) + (start - clip.minX), count: end - start)
    row.baseAddress!.update(from: coverage + (start - x), count: end - start)
    outer?.multiply(row, y: y, from: start)
  }
}
