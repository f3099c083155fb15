extension RoundedBox {
  /// Sends the box to a sink, less the part inside `hole`, which lies inside the box.
  func fill(into sink: some SpanSink, hole: RoundedBox? = nil) {
    let visible = pixels.intersection(sink.clip)
    guard !visible.isEmpty else { return }
    if hole == nil, isWhole {
      guard let corners else {
        sink.block(pixels, coverage: 255)
        return
      }
      if pixels.width >= 2 * corners.size, pixels.height >= 2 * corners.size {
        fillWhole(corners.topLeft, rows: visible.minY..<visible.maxY, into: sink)
        return
      }
    }
    var y = visible.minY
    while y < visible.maxY {
      let end = min(endOfAlikeRows(y, hole: hole), visible.maxY)
      fill(rows: y..<end, into: sink, hole: hole)
      y = end
    }
  }

  /// Sends a box between pixels, whose corners are all alike and do not touch.
  private func fillWhole(_ corner: Corner, rows: Range<Int>, into sink: some SpanSink) {
    let size = corner.size
    let middle = pixels.minY + size..<pixels.maxY - size
    for y in rows where !middle.contains(y) {
      let row = y < middle.lowerBound ? y - pixels.minY : pixels.maxY - 1 - y
      let (first, full) = (corner.firstCovered[row], corner.firstFull[row])
      if full > first {
        corner.coverage.withUnsafeBufferPointer {
          sink.row(
            y, from: pixels.minX + first, coverage: $0.baseAddress! + row * size + first,
            count: full - first)
        }
        corner.mirrored.withUnsafeBufferPointer {
          sink.row(
            y, from: pixels.maxX - full, coverage: $0.baseAddress! + (row + 1) * size - full,
            count: full - first)
        }
      }
      sink.block(
        PixelRect(minX: pixels.minX + full, minY: y, maxX: pixels.maxX - full, maxY: y + 1),
        coverage: 255)
    }
    let visible = middle.clamped(to: rows)
    sink.block(
      PixelRect(
        minX: pixels.minX, minY: visible.lowerBound, maxX: pixels.maxX, maxY: visible.upperBound),
      coverage: 255)
  }

  /// The first row after `y` that may differ from it.
  private func endOfAlikeRows(_ y: Int, hole: RoundedBox?) -> Int {
    var end = ownEndOfAlikeRows(y)
    if let hole {
      if y < hole.pixels.minY {
        end = min(end, hole.pixels.minY)
      } else if y < hole.pixels.maxY {
        end = min(end, hole.ownEndOfAlikeRows(y))
      }
    }
    return end
  }

  private func ownEndOfAlikeRows(_ y: Int) -> Int {
    let edges = edgeRows
    let middle = pixels.minY + edges.top..<max(pixels.minY + edges.top, pixels.maxY - edges.bottom)
    return middle.contains(y) ? middle.upperBound : y + 1
  }

  /// Sends rows that are all alike.
  private func fill(rows: Range<Int>, into sink: some SpanSink, hole: RoundedBox?) {
    let y = rows.lowerBound
    let own = edgeColumns(row: y)
    var startOfMiddle = pixels.minX + own.left
    var endOfMiddle = pixels.maxX - own.right
    var middle = rowCoverage(y)
    if let hole, hole.rowCoverage(y) > 0 {
      let inner = hole.edgeColumns(row: y)
      startOfMiddle = max(startOfMiddle, hole.pixels.minX + inner.left)
      endOfMiddle = min(endOfMiddle, hole.pixels.maxX - inner.right)
      middle -= hole.rowCoverage(y)
    }
    if startOfMiddle >= endOfMiddle {
      fill(rows: rows, columns: pixels.minX..<pixels.maxX, into: sink, hole: hole)
      return
    }
    fill(rows: rows, columns: pixels.minX..<startOfMiddle, into: sink, hole: hole)
    let coverage = Self.byte(middle)
    if coverage > 0 {
      sink.block(
        PixelRect(
          minX: startOfMiddle, minY: rows.lowerBound, maxX: endOfMiddle, maxY: rows.upperBound),
        coverage: coverage)
    }
    fill(rows: rows, columns: endOfMiddle..<pixels.maxX, into: sink, hole: hole)
  }

  /// Sends columns that may all differ.
  private func fill(
    rows: Range<Int>, columns: Range<Int>, into sink: some SpanSink, hole: RoundedBox?
  ) {
    let columns = columns.clamped(to: sink.clip.minX..<sink.clip.maxX)
    guard !columns.isEmpty else { return }
    withUnsafeTemporaryAllocation(of: Int32.self, capacity: columns.count) { areas in
      areas.initialize(repeating: 0)
      add(1, row: rows.lowerBound, columns: columns, to: areas.baseAddress!)
      hole?.add(-1, row: rows.lowerBound, columns: columns, to: areas.baseAddress!)
      withUnsafeTemporaryAllocation(of: UInt8.self, capacity: columns.count) { bytes in
        var (least, most) = (255, 0)
        for index in areas.indices {
          let coverage = Self.byte(areas[index])
          least = min(least, coverage)
          most = max(most, coverage)
          bytes[index] = UInt8(truncatingIfNeeded: coverage)
        }
        if most == 0 { return }
        if least == most {
          sink.block(
            PixelRect(
              minX: columns.lowerBound, minY: rows.lowerBound, maxX: columns.upperBound,
              maxY: rows.upperBound),
            coverage: most)
          return
        }
        for y in rows {
          sink.row(y, from: columns.lowerBound, coverage: bytes.baseAddress!, count: columns.count)
        }
      }
    }
  }

  /// A byte from 65,536ths.
  private static func byte(_ coverage: Int32) -> Int {
    min(max((Int(coverage) * 255 + 32768) >> 16, 0), 255)
  }
}
