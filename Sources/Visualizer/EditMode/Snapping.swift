import Foundation

/// Edges and middles that a dragged box comes to rest at, along one axis.
struct Snapping {
  /// Lines of the superview and the siblings.
  var lines: [CGFloat]
  /// How near is near enough, in the same units.
  var reach: CGFloat

  /// The smallest shift that puts one of `marks` on a line.
  /// - Returns: the shift and the line, or nil where none is near.
  func shift(of marks: [CGFloat]) -> (by: CGFloat, to: CGFloat)? {
    var best: (by: CGFloat, to: CGFloat)?
    for mark in marks {
      for line in lines {
        let distance = line - mark
        if abs(distance) <= reach, abs(distance) < abs(best?.by ?? .infinity) {
          best = (distance, line)
        }
      }
    }
    return best
  }
}
