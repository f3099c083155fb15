/// How a view stands that is turned, stands in depth, or is placed by another point than its middle.
/// A class, so that other views pay one pointer.
final class ViewPose {
  var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  var transform = CGAffineTransform.identity
  /// The layer's whole transform, where it is more than `transform`.
  var solid: CATransform3D?
  var zPosition: CGFloat = 0
  var anchorPointZ: CGFloat = 0
  /// What the layer does to its sublayers, if it does anything.
  var sublayerTransform: CATransform3D?
  /// Of a view whose `transform` doesn't tell where it is.
  var projection: Projection?

  struct Projection {
    let toSuperview: PlaneMap
    /// Nil for a view seen edge-on.
    let fromSuperview: PlaneMap?
  }
}
