// The names are those of the platform.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

/// A 3-D projective map of row vectors: [x y z 1] × the matrix.
public struct CATransform3D: Equatable, Hashable, Sendable {
  public var m11, m12, m13, m14: CGFloat
  public var m21, m22, m23, m24: CGFloat
  public var m31, m32, m33, m34: CGFloat
  public var m41, m42, m43, m44: CGFloat

  public init() { self.init(rows: [[1, 0, 0, 0], [0, 1, 0, 0], [0, 0, 1, 0], [0, 0, 0, 1]]) }

  public init(
    m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat, m21: CGFloat, m22: CGFloat,
    m23: CGFloat, m24: CGFloat, m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat,
    m41: CGFloat, m42: CGFloat, m43: CGFloat, m44: CGFloat
  ) {
    self.init(rows: [
      [m11, m12, m13, m14], [m21, m22, m23, m24], [m31, m32, m33, m34], [m41, m42, m43, m44],
    ])
  }

  fileprivate init(rows r: [[CGFloat]]) {
    (m11, m12, m13, m14) = (r[0][0], r[0][1], r[0][2], r[0][3])
    (m21, m22, m23, m24) = (r[1][0], r[1][1], r[1][2], r[1][3])
    (m31, m32, m33, m34) = (r[2][0], r[2][1], r[2][2], r[2][3])
    (m41, m42, m43, m44) = (r[3][0], r[3][1], r[3][2], r[3][3])
  }

  fileprivate var rows: [[CGFloat]] {
    [
      [m11, m12, m13, m14], [m21, m22, m23, m24], [m31, m32, m33, m34], [m41, m42, m43, m44],
    ]
  }

  /// What the map does to the plane z = 0, seen from straight ahead.
  ///
  /// Exact without perspective; with it, only near the origin. An axis that points at the eye maps
  /// to nothing at all, although the cosine of 90° is a little more than 0.
  var plane: CGAffineTransform {
    let (x, y) = (isSeenEndOn(m11, m12, m13), isSeenEndOn(m21, m22, m23))
    return CGAffineTransform(
      a: x ? 0 : m11, b: x ? 0 : m12, c: y ? 0 : m21, d: y ? 0 : m22, tx: m41, ty: m42)
  }

  /// Every number is finite and at most `ViewStorage.limit` in magnitude.
  var isUsable: Bool { rows.joined().allSatisfy(\.isUsable) }

  /// Whether a point of the plane z = 0 stays what `plane` makes of it: nothing is nearer.
  var isFlat: Bool { m14 == 0 && m24 == 0 && m44 == 1 }

  private func isSeenEndOn(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> Bool {
    max(abs(x), abs(y)) < 1e-15 * abs(z)
  }
}

public let CATransform3DIdentity = CATransform3D()

public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool { t == CATransform3DIdentity }

public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool { a == b }

public func CATransform3DMakeTranslation(
  _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D {
  var t = CATransform3D()
  (t.m41, t.m42, t.m43) = (tx, ty, tz)
  return t
}

public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
  var t = CATransform3D()
  (t.m11, t.m22, t.m33) = (sx, sy, sz)
  return t
}

/// A turn by `angle` radians about the axis (x, y, z); an axis without length turns nothing.
public func CATransform3DMakeRotation(
  _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  let length = (x * x + y * y + z * z).squareRoot()
  guard length > 0 else { return CATransform3D() }
  let (x, y, z) = (x / length, y / length, z / length)
  let (c, s) = (cos(angle), sin(angle))
  let k = 1 - c
  return CATransform3D(rows: [
    [c + k * x * x, k * x * y + s * z, k * x * z - s * y, 0],
    [k * x * y - s * z, c + k * y * y, k * y * z + s * x, 0],
    [k * x * z + s * y, k * y * z - s * x, c + k * z * z, 0],
    [0, 0, 0, 1],
  ])
}

/// `a`, then `b`.
public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
  func row(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat, _ w: CGFloat) -> [CGFloat] {
    [
      x * b.m11 + y * b.m21 + z * b.m31 + w * b.m41,
      x * b.m12 + y * b.m22 + z * b.m32 + w * b.m42,
      x * b.m13 + y * b.m23 + z * b.m33 + w * b.m43,
      x * b.m14 + y * b.m24 + z * b.m34 + w * b.m44,
    ]
  }
  return CATransform3D(rows: [
    row(a.m11, a.m12, a.m13, a.m14), row(a.m21, a.m22, a.m23, a.m24),
    row(a.m31, a.m32, a.m33, a.m34), row(a.m41, a.m42, a.m43, a.m44),
  ])
}

public func CATransform3DTranslate(
  _ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D { CATransform3DConcat(CATransform3DMakeTranslation(tx, ty, tz), t) }

public func CATransform3DScale(
  _ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat
) -> CATransform3D { CATransform3DConcat(CATransform3DMakeScale(sx, sy, sz), t) }

public func CATransform3DRotate(
  _ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D { CATransform3DConcat(CATransform3DMakeRotation(angle, x, y, z), t) }

/// The map that undoes `t`; one without inverse is returned unchanged.
public func CATransform3DInvert(_ t: CATransform3D) -> CATransform3D {
  // Gauss and Jordan, on the matrix beside the identity, the largest pivot first.
  var rows = t.rows
  for index in rows.indices { rows[index] += (0..<4).map { $0 == index ? 1 : 0 } }
  for column in 0..<4 {
    let pivot = (column..<4).max { abs(rows[$0][column]) < abs(rows[$1][column]) } ?? column
    rows.swapAt(column, pivot)
    let factor = rows[column][column]
    guard factor != 0, factor.isFinite else { return t }
    rows[column] = rows[column].map { $0 / factor }
    for row in 0..<4 where row != column {
      let share = rows[row][column]
      for index in 0..<8 { rows[row][index] -= share * rows[column][index] }
    }
  }
  let result = CATransform3D(rows: rows.map { Array($0[4...]) })
  return result.rows.joined().allSatisfy(\.isFinite) ? result : t
}

public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
  var t = CATransform3D()
  (t.m11, t.m12, t.m21, t.m22, t.m41, t.m42) = (m.a, m.b, m.c, m.d, m.tx, m.ty)
  return t
}

/// Whether the map keeps the plane z = 0 and has no perspective.
public func CATransform3DIsAffine(_ t: CATransform3D) -> Bool {
  t == CATransform3DMakeAffineTransform(t.plane)
}

public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform { t.plane }
