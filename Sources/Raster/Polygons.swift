import Canvas
import Foundation

/// Closed polygons in pixels, ready to be filled.
struct Polygons {
  private(set) var points: [Vector] = []
  /// Where each polygon ends in `points`.
  private(set) var ends: [Int] = []
  /// The pixels they touch.
  private(set) var bounds = PixelRect.empty

  init() {}

  init(_ path: FlatPath) {
    for line in path.lines { add(line.points) }
    measure()
  }

  mutating func add(_ polygon: [Vector]) {
    points += polygon
    ends.append(points.count)
  }

  /// After the last polygon.
  mutating func measure() {
    guard let first = points.first else { return }
    var (minX, minY, maxX, maxY) = (first.x, first.y, first.x, first.y)
    for point in points {
      minX = min(minX, point.x)
      minY = min(minY, point.y)
      maxX = max(maxX, point.x)
      maxY = max(maxY, point.y)
    }
    bounds = PixelRect(
      minX: Int(pixel: minX.rounded(.down)), minY: Int(pixel: minY.rounded(.down)),
      maxX: Int(pixel: maxX.rounded(.up)), maxY: Int(pixel: maxY.rounded(.up)))
  }
}

/// The polygons of a list's paths, made once for all bands.
final class ShapeMemo {
  private var fills: [Int: Polygons] = [:]
  private var strokes: [Int: Polygons] = [:]

  func fill(_ index: Int, _ outline: Outline, scale: Double) -> Polygons {
    if let known = fills[index] { return known }
    let polygons = Polygons(FlatPath(outline, scale: scale))
    fills[index] = polygons
    return polygons
  }

  func stroke(_ index: Int, make: () -> Polygons) -> Polygons {
    if let known = strokes[index] { return known }
    let polygons = make()
    strokes[index] = polygons
    return polygons
  }
}
