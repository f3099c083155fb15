extension CALayer {
  /// This layer's coordinates to the superlayer's.
  var toSuperlayer: PlaneMap {
    guard let superlayer, superlayer.sublayerTransform != CATransform3DIdentity else {
      return toFrame
    }
    return pose.map(under: superlayer.sublayerTransform, about: superlayer.pivot)
  }

  /// The same without what the superlayer does to its sublayers, as `frame` has it.
  private var toFrame: PlaneMap {
    guard transform == CATransform3DIdentity else { return pose.map }
    return PlaneMap(
      CGAffineTransform(translationX: position.x - pivot.x, y: position.y - pivot.y))
  }

  private var pose: LayerPose {
    LayerPose(
      position: position, pivot: pivot, transform: transform, zPosition: zPosition,
      anchorPointZ: anchorPointZ)
  }

  /// The anchor point, in this layer's coordinates.
  private var pivot: CGPoint {
    CGPoint(
      x: bounds.minX + anchorPoint.x * bounds.size.width,
      y: bounds.minY + anchorPoint.y * bounds.size.height)
  }

  /// Of a rectangle of this layer, in the superlayer's coordinates.
  func frame(of rect: CGRect) -> CGRect {
    let map = toFrame
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
