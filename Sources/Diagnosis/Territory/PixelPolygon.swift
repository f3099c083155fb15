import UIKit

/// A closed shape in pixel coordinates, flattened, with the bound of the error this made.
struct PixelPolygon {
  private(set) var edges: [(from: CGPoint, to: CGPoint)] = []
  /// How far, in pixels, the true edge may lie from the flattened one.
  private(set) var tolerance: CGFloat = 1e-6
  private(set) var isFinite = true
  let isEvenOdd: Bool

  init(isEvenOdd: Bool = false) { self.isEvenOdd = isEvenOdd }

  /// A rectangle in view coordinates, mapped to pixels.
  init(_ rect: CGRect, by map: CGAffineTransform) {
    let (left, top) = (rect.origin.x, rect.origin.y)
    let (right, bottom) = (left + rect.size.width, top + rect.size.height)
    self.init(
      corners: [
        CGPoint(x: left, y: top), CGPoint(x: right, y: top), CGPoint(x: right, y: bottom),
        CGPoint(x: left, y: bottom),
      ].map { $0.applying(map) })
  }

  /// A polygon in pixel coordinates.
  init(corners: [CGPoint]) {
    isEvenOdd = false
    for index in corners.indices { add(corners[index], corners[(index + 1) % corners.count]) }
  }

  /// Several outlines in pixel coordinates, filled even-odd.
  init(outlines: [[CGPoint]]) {
    isEvenOdd = true
    for outline in outlines {
      for index in outline.indices { add(outline[index], outline[(index + 1) % outline.count]) }
    }
  }

  /// A path in view coordinates, mapped to pixels.
  init(_ path: CGPath, isEvenOdd: Bool, by map: CGAffineTransform) {
    self.isEvenOdd = isEvenOdd
    var start = CGPoint.zero
    var current = CGPoint.zero
    path.forEachElement { element in
      switch element {
      case .move(let end):
        add(current, start)
        start = end.applying(map)
        current = start
      case .line(let end):
        let end = end.applying(map)
        add(current, end)
        current = end
      case .quad(let end, let control):
        let (control, end) = (control.applying(map), end.applying(map))
        // A quadratic curve raised by a degree.
        addCurve(
          current, mix(current, control, 2.0 / 3), mix(end, control, 2.0 / 3), end)
        current = end
      case .cubic(let end, let control1, let control2):
        let end = end.applying(map)
        addCurve(current, control1.applying(map), control2.applying(map), end)
        current = end
      case .close:
        add(current, start)
        current = start
      }
    }
    add(current, start)
  }

  private mutating func add(_ from: CGPoint, _ to: CGPoint) {
    guard from != to else { return }
    let magnitude = max(abs(from.x), abs(from.y), abs(to.x), abs(to.y))
    guard magnitude < 1e15 else {
      isFinite = false
      return
    }
    tolerance = max(tolerance, magnitude * 1e-11)
    edges.append((from, to))
  }

  private mutating func addCurve(_ p0: CGPoint, _ p1: CGPoint, _ p2: CGPoint, _ p3: CGPoint) {
    let bend = max(
      abs(p0.x - 2 * p1.x + p2.x), abs(p0.y - 2 * p1.y + p2.y),
      abs(p1.x - 2 * p2.x + p3.x), abs(p1.y - 2 * p2.y + p3.y))
    guard bend.isFinite else {
      isFinite = false
      return
    }
    // A chord of 1/n of the curve is at most 6/8 of its second difference away, over n squared;
    // twice that for the two axes together.
    let error: CGFloat = 0.01
    let count = max(1, min(2000, Int((1.5 * bend / error).squareRoot().rounded(.up))))
    tolerance = max(tolerance, 1.5 * bend / CGFloat(count * count) + 1e-6)
    var last = p0
    for step in 1...count {
      let t = CGFloat(step) / CGFloat(count)
      let (a, b, c) = (mix(p0, p1, t), mix(p1, p2, t), mix(p2, p3, t))
      let next = step == count ? p3 : mix(mix(a, b, t), mix(b, c, t), t)
      add(last, next)
      last = next
    }
  }

  private func mix(_ a: CGPoint, _ b: CGPoint, _ t: CGFloat) -> CGPoint {
    CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
  }

  /// The pixels that the shape can touch.
  var pixelBounds: PixelRect {
    guard isFinite else { return PixelRect(left: .min, top: .min, right: .max, bottom: .max) }
    guard let first = edges.first else { return .empty }
    var (left, top, right, bottom) = (first.from.x, first.from.y, first.from.x, first.from.y)
    for edge in edges {
      left = min(left, edge.from.x, edge.to.x)
      right = max(right, edge.from.x, edge.to.x)
      top = min(top, edge.from.y, edge.to.y)
      bottom = max(bottom, edge.from.y, edge.to.y)
    }
    return PixelRect(
      left: Int((left - tolerance - 1).rounded(.down)),
      top: Int((top - tolerance - 1).rounded(.down)),
      right: Int((right + tolerance + 1).rounded(.up)),
      bottom: Int((bottom + tolerance + 1).rounded(.up)))
  }

  /// The pixels of `rect` whose centres are inside the flattened shape.
  func mask(over rect: PixelRect) -> ClipMask {
    let mask = ClipMask(rect)
    if !rect.isEmpty, isFinite { fill(mask) }
    return mask
  }

  /// Runs between crossings of each row's centre line.
  private func fill(_ mask: ClipMask) {
    let rect = mask.rect
    var crossings = [[(x: CGFloat, turn: Int)]](repeating: [], count: rect.height)
    for edge in edges {
      let isDown = edge.to.y > edge.from.y
      let (upper, lower) = isDown ? (edge.from, edge.to) : (edge.to, edge.from)
      let first = max(rect.top, ceilToInt(upper.y - 0.5))
      let end = min(rect.bottom, ceilToInt(lower.y - 0.5))
      guard first < end else { continue }
      let slope = (lower.x - upper.x) / (lower.y - upper.y)
      for y in first..<end {
        let x = upper.x + (CGFloat(y) + 0.5 - upper.y) * slope
        crossings[y - rect.top].append((x, isDown ? 1 : -1))
      }
    }
    for (row, var line) in crossings.enumerated() where line.count > 1 {
      line.sort { $0.x < $1.x }
      var winding = 0
      for index in 0..<line.count - 1 {
        winding += line[index].turn
        guard isEvenOdd ? winding & 1 != 0 : winding != 0 else { continue }
        mask.insert(
          row: rect.top + row, left: ceilToInt(line[index].x - 0.5),
          right: ceilToInt(line[index + 1].x - 0.5))
      }
    }
  }

  /// The pixels too near to an edge for the flattened shape to tell; all of them where the shape
  /// has no usable numbers.
  func doubtfulPixels(in rect: PixelRect) -> [(x: Int, y: Int)] {
    var pixels: [(x: Int, y: Int)] = []
    guard isFinite else {
      for y in rect.top..<rect.bottom { for x in rect.left..<rect.right { pixels.append((x, y)) } }
      return pixels
    }
    for edge in edges {
      let (upper, lower) =
        edge.to.y > edge.from.y ? (edge.from, edge.to) : (edge.to, edge.from)
      let first = max(rect.top, ceilToInt(upper.y - tolerance - 0.5))
      let last = min(rect.bottom - 1, floorToInt(lower.y + tolerance - 0.5))
      guard first <= last else { continue }
      let height = lower.y - upper.y
      for y in first...last {
        // The part of the edge that comes within the tolerance of this row's centre line.
        let center = CGFloat(y) + 0.5
        var (from, to) = (CGFloat(0), CGFloat(1))
        if height > 0 {
          from = min(1, max(0, (center - tolerance - upper.y) / height))
          to = min(1, max(0, (center + tolerance - upper.y) / height))
        }
        let (start, end) = (
          upper.x + (lower.x - upper.x) * from, upper.x + (lower.x - upper.x) * to
        )
        let left = max(rect.left, ceilToInt(min(start, end) - tolerance - 0.5))
        let right = min(rect.right - 1, floorToInt(max(start, end) + tolerance - 0.5))
        if left <= right { for x in left...right { pixels.append((x, y)) } }
      }
    }
    return pixels
  }
}

/// Conversions that clamp instead of trapping; all raster coordinates are far smaller.
func ceilToInt(_ value: CGFloat) -> Int {
  value.isNaN ? 0 : Int(min(max(value.rounded(.up), -1e12), 1e12))
}

func floorToInt(_ value: CGFloat) -> Int {
  value.isNaN ? 0 : Int(min(max(value.rounded(.down), -1e12), 1e12))
}
