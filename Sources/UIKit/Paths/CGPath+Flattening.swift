extension CGPath {
  /// The path with lines in the place of its curves, none farther than `threshold` points from its
  /// curve, as far as 1024 lines a curve can do that.
  public func flattened(threshold: CGFloat) -> CGPath {
    let flat = CGMutablePath()
    let tolerance = threshold > 0 ? threshold : 0
    for element in elements {
      let curve: CubicCurve
      switch element {
      case .quad(let end, let control):
        curve = QuadCurve(start: flat.currentPoint, control: control, end: end).cubic
      case .cubic(let end, let control1, let control2):
        curve = CubicCurve(
          start: flat.currentPoint, control1: control1, control2: control2, end: end)
      case .move, .line, .close:
        flat.add(element)
        continue
      }
      for point in curve.flattened(within: tolerance) { flat.addLine(to: point) }
    }
    return CGPath(elements: flat.elements)
  }

  /// Lines as near to the curves as the set operations take them: 0.01 points, less for a small
  /// path, more for one so large that nobody could see it.
  final var flattenedForSets: CGPath {
    let box = boundingBox
    let extent = max(box.width, box.height)
    guard extent > 0 else { return self }
    return flattened(threshold: max(extent * 1e-7, min(0.01, extent * 1e-4)))
  }

  /// The corners of each subpath of a flattened path.
  final var corners: [[CGPoint]] {
    subpaths.map { [$0.start] + $0.segments.map(\.end) }
  }
}
