/// How a rectangle stands in the space of the one above it, as Core Animation has it.
struct LayerPose {
  var position: CGPoint
  /// The anchor point, in the layer's own coordinates.
  var pivot: CGPoint
  var transform: CATransform3D
  var zPosition: CGFloat = 0
  var anchorPointZ: CGFloat = 0

  /// Own coordinates to those above, without what the superlayer does to its sublayers.
  var map: PlaneMap { PlaneMap(solid) }

  /// The same with it, about the superlayer's anchor point in the superlayer's own coordinates.
  func map(under sublayerTransform: CATransform3D, about centre: CGPoint) -> PlaneMap {
    let moved = CATransform3DConcat(solid, CATransform3DMakeTranslation(-centre.x, -centre.y, 0))
    let seen = CATransform3DConcat(moved, sublayerTransform)
    return PlaneMap(
      CATransform3DConcat(seen, CATransform3DMakeTranslation(centre.x, centre.y, 0)))
  }

  /// Whole in three dimensions first: what a turn brings nearer, perspective makes larger.
  private var solid: CATransform3D {
    let turned = CATransform3DConcat(
      CATransform3DMakeTranslation(-pivot.x, -pivot.y, -anchorPointZ), transform)
    return CATransform3DConcat(
      turned, CATransform3DMakeTranslation(position.x, position.y, zPosition + anchorPointZ))
  }
}
