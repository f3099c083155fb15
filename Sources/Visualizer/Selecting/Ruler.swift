import Foundation

/// The distances between the edges of two rectangles, as lines to draw.
///
/// Side by side: the gap between the edges that face each other. One over the other: how far each
/// edge of one lies from the same edge of the other; edges that lie on each other have no line.
struct Ruler: Equatable, Sendable {
  var lines: [Line] = []

  struct Line: Equatable, Sendable {
    var from: CGPoint
    var to: CGPoint
    /// From where the other rectangle's edge ends to the line, where they don't meet.
    var guide: [CGPoint] = []

    /// Points.
    var length: CGFloat { hypot(to.x - from.x, to.y - from.y) }
    var middle: CGPoint { CGPoint(x: (from.x + to.x) / 2, y: (from.y + to.y) / 2) }
  }

  init(from one: CGRect, to other: CGRect) {
    let numbers = [one, other].flatMap { [$0.minX, $0.minY, $0.maxX, $0.maxY] }
    guard numbers.allSatisfy(\.isFinite) else { return }
    for (start, end) in Self.gaps(one.minX, one.maxX, other.minX, other.maxX) {
      let y = Self.common(one.minY, one.maxY, other.minY, other.maxY)
      lines.append(
        Line(
          from: CGPoint(x: start, y: y), to: CGPoint(x: end, y: y),
          guide: Self.reach(y, other.minY, other.maxY).map {
            [CGPoint(x: end, y: $0), CGPoint(x: end, y: y)]
          } ?? []))
    }
    for (start, end) in Self.gaps(one.minY, one.maxY, other.minY, other.maxY) {
      let x = Self.common(one.minX, one.maxX, other.minX, other.maxX)
      lines.append(
        Line(
          from: CGPoint(x: x, y: start), to: CGPoint(x: x, y: end),
          guide: Self.reach(x, other.minX, other.maxX).map {
            [CGPoint(x: $0, y: end), CGPoint(x: x, y: end)]
          } ?? []))
    }
  }

  /// From an edge of the first to an edge of the second, along one axis.
  private static func gaps(
    _ low: CGFloat, _ high: CGFloat, _ otherLow: CGFloat, _ otherHigh: CGFloat
  ) -> [(CGFloat, CGFloat)] {
    if otherLow >= high { return otherLow == high ? [] : [(high, otherLow)] }
    if otherHigh <= low { return otherHigh == low ? [] : [(low, otherHigh)] }
    return [(low, otherLow), (high, otherHigh)].filter { $0.0 != $0.1 }
  }

  /// Where a line crosses both, or the middle of the first.
  private static func common(
    _ low: CGFloat, _ high: CGFloat, _ otherLow: CGFloat, _ otherHigh: CGFloat
  ) -> CGFloat {
    let (start, end) = (max(low, otherLow), min(high, otherHigh))
    return start < end ? (start + end) / 2 : (low + high) / 2
  }

  /// The end of the other's edge that is nearest to a line that misses it.
  private static func reach(_ place: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat? {
    place < low ? low : place > high ? high : nil
  }
}

/// Places for labels beside their anchors, so that none covers another.
enum RulerLabels {
  /// - Returns: for each label its place, or nil where there is no room left within `rect`.
  static func places(
    for labels: [(size: CGSize, anchor: CGPoint)], in rect: CGRect, avoiding words: [CGRect] = []
  ) -> [CGRect?] {
    var placer = TagPlacer(bounds: rect)
    for box in words { placer.take(box) }
    return labels.map { size, anchor in
      placer.place(around(anchor, size).map { $0.moved(into: rect) }) { _ in 0 }
    }
  }

  /// On the anchor, then further and further away.
  private static func around(_ anchor: CGPoint, _ size: CGSize) -> [CGRect] {
    let (across, down) = (size.width / 2 + 4, size.height + 4)
    return (0..<12).flatMap { ring -> [CGRect] in
      let far = CGFloat(ring)
      return [(0, far), (0, -far), (far, 0), (-far, 0), (far, far), (-far, -far)].map { x, y in
        CGRect(
          x: anchor.x - size.width / 2 + x * across, y: anchor.y - size.height / 2 + y * down,
          width: size.width, height: size.height)
      }
    }
  }
}
