/// A projective map of the plane: [x y 1] × the matrix, divided by the last number.
struct PlaneMap {
  private var x: Row
  private var y: Row
  private var origin: Row

  /// What becomes of one of 1, x and y.
  private struct Row {
    var x: CGFloat
    var y: CGFloat
    var w: CGFloat

    static func cross(_ p: Row, _ q: Row) -> Row {
      Row(x: p.y * q.w - p.w * q.y, y: p.w * q.x - p.x * q.w, w: p.x * q.y - p.y * q.x)
    }
  }

  private init(x: Row, y: Row, origin: Row) { (self.x, self.y, self.origin) = (x, y, origin) }

  init(_ t: CGAffineTransform) {
    x = Row(x: t.a, y: t.b, w: 0)
    y = Row(x: t.c, y: t.d, w: 0)
    origin = Row(x: t.tx, y: t.ty, w: 1)
  }

  /// What a 3-D map does to the plane z = 0, with perspective, seen along z.
  init(_ t: CATransform3D) {
    let plane = t.plane
    x = Row(x: plane.a, y: plane.b, w: t.m14)
    y = Row(x: plane.c, y: plane.d, w: t.m24)
    origin = Row(x: t.m41, y: t.m42, w: t.m44)
  }

  /// Nil for a map that flattens the plane, as a layer seen edge-on is.
  var inverse: PlaneMap? {
    if let affine { return affine.inverse.map { PlaneMap($0) } }
    let (a, b, c) = (Row.cross(y, origin), Row.cross(origin, x), Row.cross(x, y))
    let determinant = x.x * a.x + x.y * a.y + x.w * a.w
    let size = abs(x.x * a.x) + abs(x.y * a.y) + abs(x.w * a.w)
    guard abs(determinant) > size * 1e-15 else { return nil }
    let inverse = PlaneMap(
      x: Row(x: a.x / determinant, y: b.x / determinant, w: c.x / determinant),
      y: Row(x: a.y / determinant, y: b.y / determinant, w: c.y / determinant),
      origin: Row(x: a.w / determinant, y: b.w / determinant, w: c.w / determinant))
    return inverse.isFinite ? inverse : nil
  }

  private var isFinite: Bool {
    [x, y, origin].allSatisfy { $0.x.isFinite && $0.y.isFinite && $0.w.isFinite }
  }

  /// Nil for a point that the perspective puts behind the eye.
  func map(_ p: CGPoint) -> CGPoint? {
    let w = p.x * x.w + p.y * y.w + origin.w
    guard w > 0 else { return nil }
    let point = CGPoint(
      x: (p.x * x.x + p.y * y.x + origin.x) / w, y: (p.x * x.y + p.y * y.y + origin.y) / w)
    return point.isFinite ? point : nil
  }

  /// The affine map, where there is no perspective.
  var affine: CGAffineTransform? {
    guard x.w == 0, y.w == 0, origin.w == 1 else { return nil }
    return CGAffineTransform(a: x.x, b: x.y, c: y.x, d: y.y, tx: origin.x, ty: origin.y)
  }

  /// The affine map that is nearest around a point; nil where that is behind the eye.
  func affine(near p: CGPoint) -> CGAffineTransform? {
    guard let image = map(p) else { return nil }
    let w = p.x * x.w + p.y * y.w + origin.w
    let (a, b) = ((x.x - image.x * x.w) / w, (x.y - image.y * x.w) / w)
    let (c, d) = ((y.x - image.x * y.w) / w, (y.y - image.y * y.w) / w)
    return CGAffineTransform(
      a: a, b: b, c: c, d: d, tx: image.x - a * p.x - c * p.y, ty: image.y - b * p.x - d * p.y)
  }
}
