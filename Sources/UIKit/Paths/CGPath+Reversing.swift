extension CGPath {
  /// The same subpaths, each drawn from its end to its start.
  final var reversed: CGPath {
    let result = CGMutablePath()
    for subpath in subpaths {
      result.move(to: subpath.end)
      for segment in subpath.segments.reversed() { result.add(segment.reversed.element) }
      if subpath.isClosed { result.closeSubpath() }
    }
    return CGPath(elements: result.elements)
  }
}
