/// A projective map of the plane: [x y 1] × the matrix, divided by the last number.
struct PlaneMap {
  /// Rows of three.
  private var m: [CGFloat]

  init(translationX x: CGFloat, y: CGFloat) { m = [1, 0, 0, 0, 1, 0, x, y, 1] }

  /// What a 3-D map does to the plane z = 0, with perspective, seen along z.
  init(_ t: CATransform3D) {
    let plane = t.plane
    m = [plane.a, plane.b, t.m14, plane.c, plane.d, t.m24, t.m41, t.m42, t.m44]
  }

  private init(_ numbers: [CGFloat]) { m = numbers }

  /// Nil for a map that flattens the plane, as a layer seen edge-on is.
  var inverse: PlaneMap? {
    if let affine {
      guard let back = affine.inverse else { return nil }
      return PlaneMap([back.a, back.b, 0, back.c, back.d, 0, back.tx, back.ty, 1])
    }
    let cofactors = [
      m[4] * m[8] - m[5] * m[7], m[2] * m[7] - m[1] * m[8], m[1] * m[5] - m[2] * m[4],
      m[5] * m[6] - m[3] * m[8], m[0] * m[8] - m[2] * m[6], m[2] * m[3] - m[0] * m[5],
      m[3] * m[7] - m[4] * m[6], m[1] * m[6] - m[0] * m[7], m[0] * m[4] - m[1] * m[3],
    ]
    let determinant = m[0] * cofactors[0] + m[1] * cofactors[3] + m[2] * cofactors[6]
    let size = abs(m[0] * cofactors[0]) + abs(m[1] * cofactors[3]) + abs(m[2] * cofactors[6])
    guard abs(determinant) > size * 1e-15 else { return nil }
    let inverse = cofactors.map { $0 / determinant }
    return inverse.allSatisfy(\.isFinite) ? PlaneMap(inverse) : nil
  }

  /// Nil for a point that the perspective puts behind the eye.
  func map(_ p: CGPoint) -> CGPoint? {
    let w = p.x * m[2] + p.y * m[5] + m[8]
    guard w > 0 else { return nil }
    let point = CGPoint(
      x: (p.x * m[0] + p.y * m[3] + m[6]) / w, y: (p.x * m[1] + p.y * m[4] + m[7]) / w)
    return point.isFinite ? point : nil
  }

  /// The affine map, where there is no perspective.
  var affine: CGAffineTransform? {
    guard m[2] == 0, m[5] == 0, m[8] == 1 else { return nil }
    return CGAffineTransform(a: m[0], b: m[1], c: m[3], d: m[4], tx: m[6], ty: m[7])
  }
}
