import Foundation

/// What a round corner cuts away from the pixels around it, exactly, in 65,536ths of a pixel.
/// Pixel (0, 0) holds the tip of the square corner; indices grow towards the middle of the shape.
final class Corner {
  /// Pixels; larger corners are drawn as paths.
  static let largestRadius = 200.0

  /// Pixels on a side that the cut can touch.
  let size: Int
  private let cut: [Int32]
  /// What is left of the pixels, in bytes, row by row; and each row the other way round.
  let coverage: [UInt8]
  let mirrored: [UInt8]
  /// In each row, the first pixel that is covered at all and the first from which all are covered.
  let firstCovered: [Int]
  let firstFull: [Int]

  /// - Parameters:
  ///   - radius: pixels, greater than 0.
  ///   - insetX: how far inside its pixel (0..<1) the vertical edge lies, seen from outside.
  ///   - insetY: the same for the horizontal edge.
  init(radius: Double, insetX: Double, insetY: Double) {
    let size = Int((radius + max(insetX, insetY)).rounded(.up))
    self.size = size
    var cut = [Int32](repeating: 0, count: size * size)
    for row in 0..<size {
      let outerY = min(radius + insetY - Double(row), radius)
      let innerY = max(radius + insetY - Double(row) - 1, 0)
      if outerY <= innerY { continue }
      // Only a few pixels of a row touch the arc; those before it are cut away, those behind kept.
      let touched = Corner.columns(radius, innerY...outerY, insetX: insetX)
      for column in 0..<min(max(touched.lowerBound, 0), size) {
        let outerX = min(radius + insetX - Double(column), radius)
        let innerX = max(radius + insetX - Double(column) - 1, 0)
        cut[row * size + column] = Int32(
          (max(0, outerX - innerX) * (outerY - innerY) * 65536).rounded())
      }
      for column in touched.clamped(to: 0..<size) {
        let outerX = min(radius + insetX - Double(column), radius)
        let innerX = max(radius + insetX - Double(column) - 1, 0)
        if outerX <= innerX { continue }
        let area = Corner.areaOutside(radius, innerX...outerX, innerY...outerY)
        cut[row * size + column] = Int32((area * 65536).rounded())
      }
    }
    self.cut = cut
    let coverage = cut.map { UInt8(clamping: ((65536 - Int($0)) * 255 + 32768) >> 16) }
    self.coverage = coverage
    mirrored = coverage.indices.map { coverage[$0 / size * size + size - 1 - $0 % size] }
    let rows = (0..<size).map { coverage[$0 * size..<($0 + 1) * size] }
    firstCovered = rows.map { ($0.firstIndex { $0 > 0 } ?? $0.endIndex) - $0.startIndex }
    firstFull = rows.map { ($0.lastIndex { $0 < 255 } ?? $0.startIndex - 1) + 1 - $0.startIndex }
  }

  /// The pixels of a row that the arc may cross, with one to spare on either side.
  private static func columns(
    _ radius: Double, _ ys: ClosedRange<Double>, insetX: Double
  ) -> Range<Int> {
    func arc(_ y: Double) -> Double { max(0, radius * radius - y * y).squareRoot() }
    let first = Int((radius + insetX - arc(ys.lowerBound)).rounded(.down)) - 1
    let last = Int((radius + insetX - arc(ys.upperBound)).rounded(.up)) + 1
    return first..<max(first, last)
  }

  subscript(column: Int, row: Int) -> Int32 { cut[row &* size &+ column] }

  /// The part of a box that lies outside a circle around the origin; the box in its first quadrant.
  private static func areaOutside(
    _ radius: Double, _ xs: ClosedRange<Double>, _ ys: ClosedRange<Double>
  ) -> Double {
    let square = radius * radius
    // Left of `leaves` the box lies wholly below the arc, right of `enters` wholly above it.
    let leaves = max(0, square - ys.upperBound * ys.upperBound).squareRoot()
    let enters = max(0, square - ys.lowerBound * ys.lowerBound).squareRoot()
    let start = min(max(xs.lowerBound, leaves), xs.upperBound)
    let end = min(max(xs.lowerBound, enters), xs.upperBound)
    func underArc(_ x: Double) -> Double {
      let x = min(x, radius)
      return (x * max(0, square - x * x).squareRoot() + square * asin(x / radius)) / 2
    }
    let arc = (end - start) * ys.upperBound - (underArc(end) - underArc(start))
    return max(0, arc) + (xs.upperBound - end) * (ys.upperBound - ys.lowerBound)
  }
}

/// Corners that were asked for lately: a frame has hundreds of rectangles and a handful of radii.
struct CornerCache {
  private struct Key: Hashable {
    let radius: Double
    let insetX: Double
    let insetY: Double
  }

  private var corners: [Key: Corner] = [:]

  mutating func corner(radius: Double, insetX: Double, insetY: Double) -> Corner {
    let key = Key(radius: radius, insetX: insetX, insetY: insetY)
    if let known = corners[key] { return known }
    if corners.count >= 512 { corners.removeAll() }
    let corner = Corner(radius: radius, insetX: insetX, insetY: insetY)
    corners[key] = corner
    return corner
  }
}
