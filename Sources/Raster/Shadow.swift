import Canvas
import Foundation

/// The coverage of a blurred rounded rectangle, made once for a radius and blur and stretched.
final class Shadow {
  /// Pixels.
  static let largestBlur = 100.0

  /// How far the blur reaches beyond the edges, in pixels.
  let reach: Int
  /// The tile's side; what is beyond its middle in a larger shape repeats it.
  let width: Int
  let height: Int
  let coverage: [UInt8]

  /// - Parameters: pixels; `width` and `height` of the shape itself.
  init(width: Int, height: Int, radius: Double, blur: Double) {
    // Three box blurs are a good Gaussian; together they reach about three standard deviations.
    let box = max(Int((blur / 2 * 1.88 / 2).rounded()), 0)
    reach = 3 * box
    self.width = width + 2 * reach
    self.height = height + 2 * reach
    let mask = CoverageMask(bounds: PixelRect(width: self.width, height: self.height))
    var corners = CornerCache()
    RoundedBox(
      left: Double(reach), top: Double(reach), right: Double(reach + width),
      bottom: Double(reach + height), radius: radius, corners: &corners)?
      .fill(into: MaskSink(mask: mask, outer: nil))
    var plane = [UInt16](repeating: 0, count: self.width * self.height)
    for y in 0..<self.height {
      let row = mask.row(y)
      for x in 0..<self.width { plane[y * self.width + x] = UInt16(row[x]) * 257 }
    }
    for _ in 0..<3 where box > 0 {
      Shadow.blur(&plane, lines: self.height, lineStep: self.width, count: self.width, step: 1, box)
      Shadow.blur(&plane, lines: self.width, lineStep: 1, count: self.height, step: self.width, box)
    }
    coverage = plane.map { UInt8(truncatingIfNeeded: (Int($0) + 128) / 257) }
  }

  /// Replaces every value by the mean of those within `box` steps.
  private static func blur(
    _ plane: inout [UInt16], lines: Int, lineStep: Int, count: Int, step: Int, _ box: Int
  ) {
    let span = 2 * box + 1
    var line = [Int](repeating: 0, count: count)
    plane.withUnsafeMutableBufferPointer { plane in
      for index in 0..<lines {
        let start = index * lineStep
        for at in 0..<count { line[at] = Int(plane[start + at * step]) }
        var sum = 0
        for at in 0..<min(box, count) { sum += line[at] }
        for at in 0..<count {
          if at + box < count { sum += line[at + box] }
          if at - box - 1 >= 0 { sum -= line[at - box - 1] }
          plane[start + at * step] = UInt16(truncatingIfNeeded: (sum + span / 2) / span)
        }
      }
    }
  }
}

/// Shadows of the last frames.
struct ShadowCache {
  private struct Key: Hashable {
    let width: Int
    let height: Int
    let radius: Double
    let blur: Double
  }

  private var shadows: [Key: Shadow] = [:]

  mutating func shadow(width: Int, height: Int, radius: Double, blur: Double) -> Shadow {
    let key = Key(width: width, height: height, radius: radius, blur: blur)
    if let known = shadows[key] { return known }
    if shadows.count >= 32 { shadows.removeAll() }
    let shadow = Shadow(width: width, height: height, radius: radius, blur: blur)
    shadows[key] = shadow
    return shadow
  }
}

extension Pass {
  func drawShadow(_ rect: CGRect, radius: CGFloat, blur: CGFloat, color: Color) {
    guard color.alpha > 0, let place = SnappedRect(rect, radius: radius, scale: scale) else {
      return
    }
    let (left, top) = (Int(pixel: place.left.rounded()), Int(pixel: place.top.rounded()))
    let (right, bottom) = (Int(pixel: place.right.rounded()), Int(pixel: place.bottom.rounded()))
    guard right > left, bottom > top else { return }
    // A blur wider than this is no longer seen as a shadow, and its tile would be huge.
    let blur = blur.isFinite ? min(max(blur * scale, 0), Shadow.largestBlur) : 0
    let radius = min(place.radius, 128).rounded()
    let corner = Int(radius) + 2 * Int(blur.rounded(.up)) + 2
    // Sides longer than both corners are stretched from their middle pixel.
    let shadow = rasterizer.shadows.shadow(
      width: min(right - left, 2 * corner + 1), height: min(bottom - top, 2 * corner + 1),
      radius: radius, blur: blur)
    let bounds = PixelRect(minX: left, minY: top, maxX: right, maxY: bottom).outset(
      by: shadow.reach)
    let area = clip.intersection(bounds)
    guard !area.isEmpty else { return }
    let sink = sink(Ink(color), area)
    let half = shadow.width / 2
    // Columns of the tile: its left half, its middle repeated, its right half.
    let startOfMiddle = max(bounds.minX + half, area.minX)
    let endOfMiddle = min(bounds.maxX - half, area.maxX)
    shadow.coverage.withUnsafeBufferPointer { tile in
      for y in area.minY..<area.maxY {
        let row = Pass.tileIndex(y - bounds.minY, of: bounds.height, in: shadow.height)
        let source = tile.baseAddress! + row * shadow.width
        if startOfMiddle > area.minX {
          sink.row(y, from: bounds.minX, coverage: source, count: half)
        }
        if endOfMiddle > startOfMiddle {
          let coverage = Int(source[half])
          if coverage > 0 {
            sink.block(
              PixelRect(minX: startOfMiddle, minY: y, maxX: endOfMiddle, maxY: y + 1),
              coverage: coverage)
          }
        }
        let rest = shadow.width - half - (shadow.width % 2 == 1 ? 1 : 0)
        sink.row(
          y, from: bounds.maxX - rest, coverage: source + (shadow.width - rest), count: rest)
      }
    }
  }

  /// Where a row of a stretched tile comes from.
  private static func tileIndex(_ index: Int, of size: Int, in tile: Int) -> Int {
    let half = tile / 2
    if index < half { return index }
    if index >= size - half { return tile - (size - index) }
    return half
  }
}
