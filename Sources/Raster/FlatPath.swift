import Canvas
import Foundation

/// A point in pixels.
struct Vector: Equatable {
  var x: Double
  var y: Double

  static func + (a: Vector, b: Vector) -> Vector { Vector(x: a.x + b.x, y: a.y + b.y) }
  static func - (a: Vector, b: Vector) -> Vector { Vector(x: a.x - b.x, y: a.y - b.y) }
  static func * (a: Vector, k: Double) -> Vector { Vector(x: a.x * k, y: a.y * k) }
  var length: Double { (x * x + y * y).squareRoot() }
}

/// One run of straight lines.
struct Polyline {
  var points: [Vector]
  var isClosed: Bool
}

/// A path as straight lines in pixels; curves are cut where they leave their chord by more than a
/// tolerance. Elements that are not finite are left out.
struct FlatPath {
  var lines: [Polyline] = []

  /// Coordinates beyond this are drawn at it: far outside any picture, yet exact to a double.
  private static let largest = 1e12

  init(_ outline: Outline, scale: Double, tolerance: Double = 0.03) {
    var current = Polyline(points: [], isClosed: false)
    func place(_ point: CGPoint) -> Vector? {
      guard point.x.isFinite, point.y.isFinite else { return nil }
      return Vector(
        x: min(max(point.x * scale, -Self.largest), Self.largest),
        y: min(max(point.y * scale, -Self.largest), Self.largest))
    }
    func finish() {
      if current.points.count > 1 || current.isClosed { lines.append(current) }
    }
    for element in outline.elements {
      switch element {
      case .move(let to):
        guard let to = place(to) else { continue }
        finish()
        current = Polyline(points: [to], isClosed: false)
      case .line(let to):
        guard let to = place(to) else { continue }
        current.points.append(to)
      case .quad(let to, let control):
        guard let to = place(to), let control = place(control) else { continue }
        let from = current.points.last ?? control
        let bend = (from - control * 2 + to).length
        let count = Self.pieces(bend / 4 / tolerance)
        for index in 1...count {
          let t = Double(index) / Double(count)
          let u = 1 - t
          current.points.append(
            index == count ? to : from * (u * u) + control * (2 * u * t) + to * (t * t))
        }
      case .cubic(let to, let control1, let control2):
        guard let to = place(to), let c1 = place(control1), let c2 = place(control2) else {
          continue
        }
        let from = current.points.last ?? c1
        let bend = max((from - c1 * 2 + c2).length, (c1 - c2 * 2 + to).length)
        let count = Self.pieces(bend * 3 / 4 / tolerance)
        for index in 1...count {
          let t = Double(index) / Double(count)
          let u = 1 - t
          current.points.append(
            index == count
              ? to
              : from * (u * u * u) + c1 * (3 * u * u * t) + c2 * (3 * u * t * t) + to * (t * t * t))
        }
      case .close:
        guard let first = current.points.first else { continue }
        current.isClosed = true
        finish()
        current = Polyline(points: [first], isClosed: false)
      }
    }
    finish()
  }

  private static func pieces(_ square: Double) -> Int {
    min(max(Int(square.squareRoot().rounded(.up)), 1), 1000)
  }
}
