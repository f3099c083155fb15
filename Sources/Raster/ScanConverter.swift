import Canvas
import Foundation

/// Turns closed polygons into coverage, one row of pixels after the other.
///
/// Every line adds its signed height to the pixels it crosses and the area beside it; a running sum
/// along the row is then the winding number, with its fraction at the edges. All of it in whole
/// 256ths of a pixel and each line's part of a row computed from the line alone, so that what is
/// drawn in one pixel never depends on which other pixels are asked for.
struct ScanConverter {
  private struct Edge {
    let x0: Int
    let y0: Int
    let x1: Int
    let y1: Int  // y1 > y0
    let sign: Int
    /// Index of another edge that starts in the same row, or -1.
    var next: Int

    /// Where the line crosses height `y`, which lies on it.
    @inline(__always)
    func x(at y: Int) -> Int {
      if y <= y0 { return x0 }
      if y >= y1 { return x1 }
      return x0 &+ (x1 &- x0) &* (y &- y0) / (y1 &- y0)
    }
  }

  /// Lines are cut here, in pixels, so that products of 256ths fit 64 bits.
  private static let limit = 4_000_000.0
  /// Full coverage of a pixel: 256 high, twice 256 wide.
  private static let full = 1 << 17

  private let clip: PixelRect
  private var edges: [Edge] = []
  /// The first edge that starts in each row of the clip.
  private var firstEdges: [Int]

  init(clip: PixelRect) {
    self.clip = clip
    firstEdges = [Int](repeating: -1, count: clip.height)
  }

  mutating func add(_ polygons: Polygons) {
    var start = 0
    for end in polygons.ends {
      if end > start {
        var last = polygons.points[end - 1]
        for point in polygons.points[start..<end] {
          add(from: last, to: point)
          last = point
        }
      }
      start = end
    }
  }

  private mutating func add(from start: Vector, to end: Vector) {
    // Lines above, below and to the right of what is seen leave no trace in it.
    if max(start.y, end.y) < Double(clip.minY) - 1 || min(start.y, end.y) > Double(clip.maxY) + 1
      || min(start.x, end.x) > Double(clip.maxX) + 1
    {
      return
    }
    let limit = Self.limit
    if abs(start.x) <= limit, abs(start.y) <= limit, abs(end.x) <= limit, abs(end.y) <= limit {
      addEdge(start, end)
      return
    }
    // Beyond the limit only the height counts: cut there and pull what is outside to the border.
    var cuts = [0.0, 1.0]
    for border in [-limit, limit] {
      for (from, to) in [(start.x, end.x), (start.y, end.y)] where (from < border) != (to < border)
      {
        cuts.append((border - from) / (to - from))
      }
    }
    cuts.sort()
    func inside(_ t: Double) -> Vector {
      let point = t <= 0 ? start : t >= 1 ? end : start + (end - start) * t
      return Vector(
        x: min(max(point.x, -limit), limit), y: min(max(point.y, -limit), limit))
    }
    for (from, to) in zip(cuts, cuts.dropFirst()) { addEdge(inside(from), inside(to)) }
  }

  private mutating func addEdge(_ start: Vector, _ end: Vector) {
    let (ax, ay) = (Int((start.x * 256).rounded()), Int((start.y * 256).rounded()))
    let (bx, by) = (Int((end.x * 256).rounded()), Int((end.y * 256).rounded()))
    if ay == by { return }
    let (top, bottom) = (min(ay, by), max(ay, by))
    if bottom <= clip.minY << 8 || top >= clip.maxY << 8 || min(ax, bx) >= clip.maxX << 8 { return }
    let row = max(top >> 8, clip.minY) - clip.minY
    edges.append(
      ay < by
        ? Edge(x0: ax, y0: ay, x1: bx, y1: by, sign: 1, next: firstEdges[row])
        : Edge(x0: bx, y0: by, x1: ax, y1: ay, sign: -1, next: firstEdges[row]))
    firstEdges[row] = edges.count - 1
  }

  /// Sends what the polygons cover, under a fill rule, to a sink whose clip is this one's.
  func fill(_ rule: Outline.FillRule, into sink: some SpanSink) {
    guard !edges.isEmpty, !clip.isEmpty else { return }
    var active: [Int] = []
    let row = Row(clip: clip)
    defer { row.deallocate() }
    edges.withUnsafeBufferPointer { edges in
      for y in clip.minY..<clip.maxY {
        var starting = firstEdges[y - clip.minY]
        while starting >= 0 {
          active.append(starting)
          starting = edges[starting].next
        }
        if active.isEmpty { continue }
        var left = 0  // height of lines left of the clip
        var kept = 0
        for slot in active.indices {
          let edge = edges[active[slot]]
          row.add(edge, y: y, left: &left)
          if edge.y1 > (y + 1) << 8 {
            active[kept] = active[slot]
            kept += 1
          }
        }
        active.removeSubrange(kept...)
        row.send(y: y, left: left, rule, into: sink)
      }
    }
  }

  /// The sums for one row of pixels, and a bit for each pixel that has any.
  private struct Row {
    let clip: PixelRect
    let cover: UnsafeMutablePointer<Int>
    let area: UnsafeMutablePointer<Int>
    let touched: UnsafeMutablePointer<UInt64>
    let bytes: UnsafeMutablePointer<UInt8>
    let words: Int

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
    func add(_ edge: Edge, y: Int, left: inout Int) {
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
}
