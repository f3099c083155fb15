extension CGRect {
  /// The smallest upright rectangle around the four mapped corners; the null and the infinite
  /// rectangle map to themselves.
  public func applying(_ t: CGAffineTransform) -> CGRect {
    if isNull || isInfinite { return self }
    let (x, y, width, height) = (origin.x, origin.y, size.width, size.height)
    if t.isTranslation {
      return CGRect(x: x + t.tx, y: y + t.ty, width: width, height: height).standardized
    }
    let corners = [
      CGPoint(x: x, y: y), CGPoint(x: x + width, y: y),
      CGPoint(x: x, y: y + height), CGPoint(x: x + width, y: y + height),
    ].map { $0.applying(t) }
    let (xs, ys) = (corners.map(\.x), corners.map(\.y))
    let (minX, minY) = (xs.min() ?? x, ys.min() ?? y)
    return CGRect(
      x: minX, y: minY, width: (xs.max() ?? x) - minX, height: (ys.max() ?? y) - minY)
  }

  /// The rectangle with its sides moved inward by the insets, by plain arithmetic as UIKit does:
  /// insets that are too large leave a negative size.
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: origin.x + insets.left, y: origin.y + insets.top,
      width: size.width - insets.left - insets.right,
      height: size.height - insets.top - insets.bottom)
  }

  public func equalTo(_ rect2: CGRect) -> Bool { self == rect2 }

  package var isFinite: Bool { origin.isFinite && size.isFinite }

  /// Whether a touch at `point` is inside: the top and left edges belong to the rectangle, the
  /// bottom and right edges do not.
  ///
  /// Foundation's `contains` answers alike for ordinary numbers, but traps on a rectangle with NaN
  /// and standardises a negative size, which for a touch contains nothing.
  package func hitContains(_ point: CGPoint) -> Bool {
    #if DEBUG
      // Unoptimised, vectors cost ten times what numbers do.
      point.x >= origin.x && point.x < origin.x + size.width
        && point.y >= origin.y && point.y < origin.y + size.height
    #else
      // Both axes at once, and one branch where there would be four: a walk guesses half of them
      // wrong.
      let near = SIMD2(origin.x.native, origin.y.native)
      let far = near + SIMD2(size.width.native, size.height.native)
      let place = SIMD2(point.x.native, point.y.native)
      return all((place .>= near) .& (place .< far))
    #endif
  }
}
