import Canvas
import Foundation

/// Turns closed polygons into coverage, one row of pixels after the other.
///
/// Every line adds its signed height to the pixels it crosses and the area beside it; a running sum
/// along the row is then the winding number, with its fraction at the edges. All of it in whole
/// 256ths of a pixel and each line's part of a row computed from the line alone, so that what is
/// drawn in one pixel never depends on which other pixels are asked for.
struct ScanConverter {
  struct Edge {
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
    let row = CoverageRow(clip: clip)
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
}
