import Canvas

/// The sums for one row of pixels, and a bit for each pixel that has any.
struct CoverageRow {
  /// Full coverage of a pixel: 256 high, twice 256 wide.
  private static let full = 1 << 17

  let clip: PixelRect
  private let cover: UnsafeMutablePointer<Int>
  private let area: UnsafeMutablePointer<Int>
  private let touched: UnsafeMutablePointer<UInt64>
  private let bytes: UnsafeMutablePointer<UInt8>
  private let words: Int

  init(clip: PixelRect) {
    self.clip = clip
    words = (clip.width + 63) / 64
    cover = .allocate(capacity: clip.width)
    area = .allocate(capacity: clip.width)
    touched = .allocate(capacity: words)
    bytes = .allocate(capacity: clip.width)
    cover.initialize(repeating: 0, count: clip.width)
    area.initialize(repeating: 0, count: clip.width)
    touched.initialize(repeating: 0, count: words)
    bytes.initialize(repeating: 0, count: clip.width)
  }

  func deallocate() {
    cover.deallocate()
    area.deallocate()
    touched.deallocate()
    bytes.deallocate()
  }

  @inline(__always)
  private func add(_ column: Int, height: Int, width: Int) {
    let index = column &- clip.minX
    cover[index] &+= height
    area[index] &+= height &* width
    touched[index &>> 6] |= 1 &<< UInt64(truncatingIfNeeded: index & 63)
  }

  /// Adds the part of a line that lies in row `y`.
  @inline(__always)
  func add(_ edge: ScanConverter.Edge, y: Int, left: inout Int) {
    let top = max(edge.y0, y << 8)
    let bottom = min(edge.y1, (y &+ 1) << 8)
    let (xa, xb) = (edge.x(at: top), edge.x(at: bottom))
    let height = (bottom &- top) &* edge.sign
    let (columnA, columnB) = (xa >> 8, xb >> 8)
    if columnA == columnB {
      if columnA < clip.minX {
        left &+= height
      } else if columnA < clip.maxX {
        add(columnA, height: height, width: (xa & 255) &+ (xb & 255))
      }
      return
    }
    // From left to right; `done` is the height already given to columns further left.
    let (start, end) = xa < xb ? (xa, xb) : (xb, xa)
    let first = start >> 8
    let last = end >> 8
    let run = end &- start
    var done = 0
    var column = first
    var enter = start & 255
    if first < clip.minX {
      if last < clip.minX {
        left &+= height
        return
      }
      done = height &* ((clip.minX << 8) &- start) / run
      left &+= done
      column = clip.minX
      enter = 0
    }
    while column < last, column < clip.maxX {
      let until = height &* (((column &+ 1) << 8) &- start) / run
      add(column, height: until &- done, width: enter &+ 256)
      done = until
      enter = 0
      column &+= 1
    }
    if column < clip.maxX, column == last {
      add(column, height: height &- done, width: enter &+ (end & 255))
    }
  }

  /// Sends the row and clears it for the next.
  func send(y: Int, left: Int, _ rule: Outline.FillRule, into sink: some SpanSink) {
    var winding = left
    var index = 0  // next pixel to send
    var pending = 0  // start of the bytes not yet sent
    func flush() {
      if index > pending {
        sink.row(y, from: clip.minX + pending, coverage: bytes + pending, count: index - pending)
      }
      pending = index
    }
    func skip(to end: Int) {
      guard end > index else { return }
      let coverage = Self.coverage(winding << 9, rule)
      if coverage == 0 || end - index >= 8 {
        flush()
        if coverage > 0 {
          sink.block(
            PixelRect(minX: clip.minX + index, minY: y, maxX: clip.minX + end, maxY: y + 1),
            coverage: coverage)
        }
        index = end
        pending = end
      } else {
        while index < end {
          bytes[index] = UInt8(truncatingIfNeeded: coverage)
          index &+= 1
        }
      }
    }
    for word in 0..<words {
      var bits = touched[word]
      if bits == 0 { continue }
      touched[word] = 0
      while bits != 0 {
        let pixel = word << 6 + bits.trailingZeroBitCount
        bits &= bits &- 1
        skip(to: pixel)
        winding &+= cover[pixel]
        bytes[pixel] = UInt8(
          truncatingIfNeeded: Self.coverage((winding << 9) &- area[pixel], rule))
        cover[pixel] = 0
        area[pixel] = 0
        index = pixel &+ 1
      }
    }
    skip(to: clip.width)
    flush()
  }

  @inline(__always)
  private static func coverage(_ sum: Int, _ rule: Outline.FillRule) -> Int {
    var value = abs(sum)
    switch rule {
    case .nonZero: value = min(value, full)
    case .evenOdd:
      value &= 2 &* full &- 1
      if value > full { value = 2 &* full &- value }
    }
    return (value &* 255 &+ full / 2) >> 17
  }
}
