public import UIKit

/// A convex polygon: the shape of a view's bounds in any other view's coordinates.
///
/// The corners run so that the shoelace sum is positive, whatever mirror the polygon came through.
public struct ConvexPolygon: Sendable, Equatable {
  /// In points; fewer than three mean that nothing is left.
  public private(set) var corners: [CGPoint]

  /// Takes the corners of a convex shape, in either direction.
  public init(_ corners: [CGPoint]) {
    self.corners = corners
    if signedArea < 0 { self.corners.reverse() }
  }

  public init(_ rect: CGRect) {
    let rect = rect.standardized
    let (left, top) = (rect.origin.x, rect.origin.y)
    let (right, bottom) = (left + rect.size.width, top + rect.size.height)
    corners = [
      CGPoint(x: left, y: top), CGPoint(x: right, y: top),
      CGPoint(x: right, y: bottom), CGPoint(x: left, y: bottom),
    ]
  }

  /// The polygon in the coordinates that the map leads to.
  func applying(_ map: CGAffineTransform) -> ConvexPolygon {
    ConvexPolygon(corners.map { $0.applying(map) })
  }

  /// In square points.
  public var area: CGFloat { abs(signedArea) }

  /// Whether anything is left that a finger could meet; slivers of rounding are nothing.
  public var isEmpty: Bool { corners.count < 3 || area <= extent * 1e-9 }

  private var signedArea: CGFloat {
    var sum: CGFloat = 0
    for (from, to) in edges { sum += from.x * to.y - to.x * from.y }
    return sum / 2
  }

  private var extent: CGFloat {
    corners.reduce(1) { max($0, abs($1.x), abs($1.y)) }
  }

  /// Pairs of neighbouring corners, the last one closing the shape.
  var edges: [(CGPoint, CGPoint)] {
    corners.indices.map { (corners[$0], corners[($0 + 1) % corners.count]) }
  }

  /// The part on the inner side of a line through `from` and `to`, and the part beyond it.
  private func split(from: CGPoint, to: CGPoint) -> (inner: ConvexPolygon, outer: ConvexPolygon) {
    var inner: [CGPoint] = []
    var outer: [CGPoint] = []
    let (dx, dy) = (to.x - from.x, to.y - from.y)
    for (start, end) in edges {
      let atStart = dx * (start.y - from.y) - dy * (start.x - from.x)
      let atEnd = dx * (end.y - from.y) - dy * (end.x - from.x)
      if atStart >= 0 { inner.append(start) }
      if atStart <= 0 { outer.append(start) }
      if (atStart < 0 && atEnd > 0) || (atStart > 0 && atEnd < 0) {
        let share = atStart / (atStart - atEnd)
        let crossing = CGPoint(
          x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share)
        inner.append(crossing)
        outer.append(crossing)
      }
    }
    return (ConvexPolygon(inner), ConvexPolygon(outer))
  }

  /// What both polygons cover.
  public func intersection(_ other: ConvexPolygon) -> ConvexPolygon {
    guard !other.isEmpty else { return ConvexPolygon([]) }
    var rest = self
    for (from, to) in other.edges where rest.corners.count >= 3 {
      rest = rest.split(from: from, to: to).inner
    }
    return rest
  }

  /// What `other` leaves of this polygon, in convex pieces that do not overlap.
  public func subtracting(_ other: ConvexPolygon) -> [ConvexPolygon] {
    guard !other.isEmpty else { return isEmpty ? [] : [self] }
    var pieces: [ConvexPolygon] = []
    var rest = self
    for (from, to) in other.edges {
      let parts = rest.split(from: from, to: to)
      if !parts.outer.isEmpty { pieces.append(parts.outer) }
      rest = parts.inner
      if rest.isEmpty { break }
    }
    return pieces
  }

  /// Whether all of another polygon lies inside or on the edge.
  func holds(_ other: ConvexPolygon) -> Bool {
    guard corners.count >= 3 else { return false }
    var from = corners[corners.count - 1]
    for to in corners {
      let (dx, dy) = (to.x - from.x, to.y - from.y)
      for point in other.corners where dx * (point.y - from.y) < dy * (point.x - from.x) {
        return false
      }
      from = to
    }
    return true
  }

  /// Whether the point lies inside or on the edge, within `slack` points.
  public func contains(_ point: CGPoint, slack: CGFloat = 0) -> Bool {
    guard corners.count >= 3 else { return false }
    for (from, to) in edges {
      let (dx, dy) = (to.x - from.x, to.y - from.y)
      let length = (dx * dx + dy * dy).squareRoot()
      let side = dx * (point.y - from.y) - dy * (point.x - from.x)
      if side < -slack * length { return false }
    }
    return true
  }

  /// The smallest upright rectangle around the polygon.
  public var boundingBox: CGRect {
    guard let first = corners.first else { return .zero }
    var (left, right, top, bottom) = (first.x, first.x, first.y, first.y)
    for corner in corners.dropFirst() {
      left = min(left, corner.x)
      right = max(right, corner.x)
      top = min(top, corner.y)
      bottom = max(bottom, corner.y)
    }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
