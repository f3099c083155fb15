/// Pixel outlines with the stairs of slanted edges taken out.
enum PixelStairs {
  /// How far, in pixels, a corner may be from the line that replaces it: more than the diagonal of
  /// a pixel, as stairs of a straight edge lie on both sides of it.
  private static let tolerance = 1.5

  /// The outline without corners that a straight line passes by; an upright outline stays as it is.
  static func smoothed(_ outline: [PixelMask.Corner]) -> [PixelMask.Corner] {
    guard outline.count > 8 else { return outline }
    // The two ends of the longest edge surely belong to the shape.
    let longest = outline.indices.max { length(outline, $0) < length(outline, $1) } ?? 0
    let turned = Array(outline[longest...] + outline[..<longest])
    var keeps = [Bool](repeating: false, count: turned.count)
    keeps[0] = true
    keeps[1] = true
    var open = [(from: 1, to: turned.count)]
    while let (from, to) = open.popLast() {
      guard to - from > 1 else { continue }
      var farthest = from
      var distance = tolerance
      for index in from + 1..<to {
        let away = away(turned[index], turned[from], turned[to % turned.count])
        if away > distance { (farthest, distance) = (index, away) }
      }
      guard farthest != from else { continue }
      keeps[farthest] = true
      open.append((from, farthest))
      open.append((farthest, to))
    }
    let result = turned.indices.filter { keeps[$0] }.map { turned[$0] }
    return result.count < 3 ? outline : result
  }

  private static func length(_ outline: [PixelMask.Corner], _ index: Int) -> Int {
    let (one, other) = (outline[index], outline[(index + 1) % outline.count])
    return abs(one.x - other.x) + abs(one.y - other.y)
  }

  private static func away(
    _ corner: PixelMask.Corner, _ from: PixelMask.Corner, _ to: PixelMask.Corner
  ) -> Double {
    let (dx, dy) = (Double(to.x - from.x), Double(to.y - from.y))
    let (x, y) = (Double(corner.x - from.x), Double(corner.y - from.y))
    let length = (dx * dx + dy * dy).squareRoot()
    if length == 0 { return (x * x + y * y).squareRoot() }
    return abs(dx * y - dy * x) / length
  }
}
