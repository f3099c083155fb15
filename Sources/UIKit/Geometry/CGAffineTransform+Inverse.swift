extension CGAffineTransform {
  /// Whether every point has exactly one origin: false for a map that flattens the plane to a
  /// line or a point, or whose inverse has no finite numbers.
  public var isInvertible: Bool { inverse != nil }

  /// The map that undoes this one; a map without inverse is returned unchanged, as Core Graphics
  /// documents.
  public func inverted() -> CGAffineTransform { inverse ?? self }

  /// The map that undoes this one.
  package var inverse: CGAffineTransform? {
    guard isFinite, max(abs(a), abs(b)) > 0, max(abs(c), abs(d)) > 0 else { return nil }
    if isTranslation {
      return CGAffineTransform(translationX: -tx, y: -ty)
    }
    // Each axis vector is brought near length 1 by a power of two, which rounds nothing, so that
    // neither huge nor tiny scales overflow or vanish in the determinant.
    let (xExponent, yExponent) = (max(abs(a), abs(b)).exponent, max(abs(c), abs(d)).exponent)
    let (xScale, yScale) = (CGFloat.powerOfTwo(-xExponent), CGFloat.powerOfTwo(-yExponent))
    let (a, b) = (scaled(self.a, xScale), scaled(self.b, xScale))
    let (c, d) = (scaled(self.c, yScale), scaled(self.d, yScale))
    let determinant = a * d - b * c
    // A difference this small is the rounding of the two products, nothing else.
    guard abs(determinant) > CGFloat.ulpOfOne * (abs(a * d) + abs(b * c)) / 2 else { return nil }
    var result = CGAffineTransform(
      a: scaled(d / determinant, xScale), b: scaled(-b / determinant, yScale),
      c: scaled(-c / determinant, xScale), d: scaled(a / determinant, yScale),
      tx: 0, ty: 0)
    result.tx = -(result.a * tx + result.c * ty)
    result.ty = -(result.b * tx + result.d * ty)
    return result.isFinite ? result : nil
  }

  package var isTranslation: Bool { a == 1 && b == 0 && c == 0 && d == 1 }

  /// In two steps, as the scale of a subnormal number would itself overflow.
  private func scaled(_ value: CGFloat, _ scale: (CGFloat, CGFloat)) -> CGFloat {
    value * scale.0 * scale.1
  }
}

extension CGFloat {
  /// Two factors whose product is 2 to the power of `exponent`, each of them finite.
  fileprivate static func powerOfTwo(_ exponent: Int) -> (CGFloat, CGFloat) {
    let half = exponent / 2
    return (
      CGFloat(sign: .plus, exponent: half, significand: 1),
      CGFloat(sign: .plus, exponent: exponent - half, significand: 1)
    )
  }
}
