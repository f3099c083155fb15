/// Where shapes send the pixels they cover. Coordinates may lie outside; the sink clips.
protocol SpanSink {
  /// What can be seen; shapes need not send anything outside.
  var clip: PixelRect { get }
  /// A block of pixels, all covered alike (1...255).
  func block(_ block: PixelRect, coverage: Int)
  /// Pixels side by side, each with its own coverage.
  func row(_ y: Int, from x: Int, coverage: UnsafePointer<UInt8>, count: Int)
}

/// Blends into a picture, through the clip, with a paint.
struct PixelSink: SpanSink {
  let buffer: PixelBuffer
  let clip: PixelRect
  /// A soft clip, at least as large as `clip`.
  let mask: CoverageMask?
  let ink: Ink
  let stripes: Stripes?

  func block(_ block: PixelRect, coverage: Int) {
    let area = block.intersection(clip)
    guard !area.isEmpty else { return }
    guard mask == nil, stripes == nil else {
      withUnsafeTemporaryAllocation(of: UInt8.self, capacity: area.width) { row in
        for y in area.minY..<area.maxY {
          row.update(repeating: UInt8(truncatingIfNeeded: coverage))
          modulated(y, from: area.minX, coverage: row)
        }
      }
      return
    }
    for y in area.minY..<area.maxY {
      ink.blend(buffer.row(y) + area.minX, count: area.width, coverage: coverage)
    }
  }

  func row(_ y: Int, from x: Int, coverage: UnsafePointer<UInt8>, count: Int) {
    guard y >= clip.minY, y < clip.maxY else { return }
    let start = max(x, clip.minX)
    let end = min(x + count, clip.maxX)
    guard start < end else { return }
    let coverage = coverage + (start - x)
    guard mask == nil, stripes == nil else {
      withUnsafeTemporaryAllocation(of: UInt8.self, capacity: end - start) { row in
        row.baseAddress!.update(from: coverage, count: end - start)
        modulated(y, from: start, coverage: row)
      }
      return
    }
    ink.blend(buffer.row(y) + start, coverage: coverage, count: end - start)
  }

  private func modulated(_ y: Int, from x: Int, coverage row: UnsafeMutableBufferPointer<UInt8>) {
    mask?.multiply(row, y: y, from: x)
    stripes?.multiply(row, y: y, from: x)
    ink.blend(buffer.row(y) + x, coverage: row.baseAddress!, count: row.count)
  }
}
