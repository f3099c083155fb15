import Canvas
import Foundation

/// Cuts a line into its dashes.
struct Dasher {
  private let lengths: [Double]
  private let period: Double
  private let phase: Double

  /// Nothing to cut when the pattern is empty, has no length or is too fine to be seen: finer than
  /// a fifth of a pixel or a hundredth of the line's width.
  init?(_ stroke: Stroke, scale: Double, width: Double) {
    var lengths = stroke.dash.map { $0 * scale }
    guard !lengths.isEmpty, lengths.allSatisfy({ $0.isFinite && $0 >= 0 }) else { return nil }
    if lengths.count % 2 == 1 { lengths += lengths }
    let period = lengths.reduce(0, +)
    guard period >= max(0.2, width / 100), period.isFinite else { return nil }
    self.lengths = lengths
    self.period = period
    let phase = (stroke.dashPhase * scale).truncatingRemainder(dividingBy: period)
    self.phase = phase.isNaN ? 0 : phase < 0 ? phase + period : phase
  }

  /// Hands on the dashes of which something may show within `visible`.
  func cut(_ line: Polyline, visible: PixelRect, to add: (Polyline) -> Void) {
    guard var last = line.points.first else { return }
    let points = line.isClosed ? line.points + [last] : line.points
    var travelled = phase
    var dash: [Vector] = []
    func finish() {
      if dash.count > 1 { add(Polyline(points: dash, isClosed: false)) }
      dash = []
    }
    for point in points.dropFirst() {
      let length = (point - last).length
      guard length > 0 else { continue }
      guard let seen = Dasher.seen(from: last, to: point, in: visible) else {
        finish()
        travelled += length
        last = point
        continue
      }
      let direction = (point - last) * (1 / length)
      // Marks are counted, not summed up, so that a dash never depends on what else is drawn.
      let start = dash.isEmpty ? travelled + seen.lowerBound * length : travelled
      var mark = mark(before: start)
      let end = travelled + min(seen.upperBound * length, length)
      while mark.start < end || (mark.start == end && mark.isDash) {
        let from = max(mark.start, travelled)
        let to = min(mark.end, travelled + length)
        if mark.isDash, to >= from {
          if dash.isEmpty { dash.append(last + direction * (from - travelled)) }
          dash.append(last + direction * (to - travelled))
          if mark.end <= travelled + length { finish() }
        } else {
          finish()
        }
        if mark.end > end { break }
        mark = next(mark)
      }
      if seen.upperBound < 1 { finish() }
      travelled += length
      last = point
    }
    finish()
  }

  /// One dash or gap, in lengths along the line.
  private struct Mark {
    let turn: Double
    let index: Int
    let start: Double
    let end: Double
    var isDash: Bool { index % 2 == 0 }
  }

  private func mark(_ turn: Double, _ index: Int) -> Mark {
    var offset = 0.0
    for length in lengths[..<index] { offset += length }
    let start = turn * period + offset
    return Mark(turn: turn, index: index, start: start, end: start + lengths[index])
  }

  private func mark(before distance: Double) -> Mark {
    let turn = (distance / period).rounded(.down)
    var index = lengths.count - 1
    // A dash without length starts where the gap behind it does.
    while index > 0,
      mark(turn, index).start > distance
        || (lengths[index - 1] == 0 && mark(turn, index).start == distance)
    {
      index -= 1
    }
    return mark(turn, index)
  }

  private func next(_ current: Mark) -> Mark {
    current.index + 1 < lengths.count
      ? mark(current.turn, current.index + 1) : mark(current.turn + 1, 0)
  }

  /// The part of a line, as fractions of it, that can touch `visible`.
  private static func seen(
    from start: Vector, to end: Vector, in visible: PixelRect
  ) -> ClosedRange<Double>? {
    var (low, high) = (0.0, 1.0)
    let axes = [
      (start.x, end.x, Double(visible.minX), Double(visible.maxX)),
      (start.y, end.y, Double(visible.minY), Double(visible.maxY)),
    ]
    for (from, to, least, most) in axes {
      if from == to {
        if from < least || from > most { return nil }
        continue
      }
      let (a, b) = ((least - from) / (to - from), (most - from) / (to - from))
      low = max(low, min(a, b))
      high = min(high, max(a, b))
    }
    return low <= high ? low...high : nil
  }
}
