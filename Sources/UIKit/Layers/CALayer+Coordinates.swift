extension CALayer {
  /// This layer's coordinates to the superlayer's.
  var toSuperlayer: PlaneMap {
    let (pivot, position, transform) = (pivot, position, transform)
    let superlayer = superlayer
    let above = superlayer?.sublayerTransform ?? CATransform3DIdentity
    if transform == CATransform3DIdentity, above == CATransform3DIdentity {
      return PlaneMap(translationX: position.x - pivot.x, y: position.y - pivot.y)
    }
    // Whole in three dimensions first: what a turn brings nearer, perspective makes larger.
    var map = CATransform3DConcat(
      CATransform3DMakeTranslation(-pivot.x, -pivot.y, -anchorPointZ), transform)
    map = CATransform3DConcat(
      map, CATransform3DMakeTranslation(position.x, position.y, zPosition + anchorPointZ))
    if let superlayer, above != CATransform3DIdentity {
      let centre = superlayer.pivot
      map = CATransform3DConcat(map, CATransform3DMakeTranslation(-centre.x, -centre.y, 0))
      map = CATransform3DConcat(map, above)
      map = CATransform3DConcat(map, CATransform3DMakeTranslation(centre.x, centre.y, 0))
    }
    return PlaneMap(map)
  }

  /// The anchor point, in this layer's coordinates.
  private var pivot: CGPoint {
    CGPoint(
      x: bounds.minX + anchorPoint.x * bounds.size.width,
      y: bounds.minY + anchorPoint.y * bounds.size.height)
  }

  func superlayerBox(of rect: CGRect) -> CGRect {
    let map = toSuperlayer
    if let affine = map.affine { return rect.applying(affine) }
    return box(around: corners(of: rect).compactMap(map.map))
  }

  func converted(_ p: CGPoint, to l: CALayer?) -> CGPoint {
    guard let l, l !== self else { return p }
    var (up, down) = (line, l.line)
    while let shared = up.last, shared === down.last {
      up.removeLast()
      down.removeLast()
    }
    var point = p
    for layer in up { point = layer.toSuperlayer.map(point) ?? point }
    for layer in down.reversed() { point = layer.toSuperlayer.inverse?.map(point) ?? point }
    return point
  }

  func converted(_ r: CGRect, to l: CALayer?) -> CGRect {
    box(around: corners(of: r).map { converted($0, to: l) })
  }

  /// Another layer's time as this layer's; nil stands for the clock's.
  public final func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
    let time = (l?.line ?? []).reduce(t) { $1.leaving($0) }
    return line.reversed().reduce(time) { $1.entering($0) }
  }

  public final func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
    let time = line.reduce(t) { $1.leaving($0) }
    return (l?.line ?? []).reversed().reduce(time) { $1.entering($0) }
  }

  /// This layer and those above it.
  var line: [CALayer] {
    var line: [CALayer] = []
    var layer: CALayer? = self
    while let current = layer {
      line.append(current)
      layer = current.superlayer
    }
    return line
  }

  private func corners(of r: CGRect) -> [CGPoint] {
    [
      CGPoint(x: r.minX, y: r.minY), CGPoint(x: r.maxX, y: r.minY),
      CGPoint(x: r.minX, y: r.maxY), CGPoint(x: r.maxX, y: r.maxY),
    ]
  }

  private func box(around points: [CGPoint]) -> CGRect {
    guard let minX = points.map(\.x).min(), let maxX = points.map(\.x).max(),
      let minY = points.map(\.y).min(), let maxY = points.map(\.y).max()
    else { return .zero }
    return CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
  }
}
