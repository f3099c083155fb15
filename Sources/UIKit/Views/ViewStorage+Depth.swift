/// Perspective: a view's own, and that of its superview's layer. The maps are worked out when
/// something changes, so that a hit test only reads them.
extension ViewStorage {
  var projection: ViewPose.Projection? { pose?.projection }

  var transform3D: CATransform3D {
    pose?.solid ?? CATransform3DMakeAffineTransform(transform)
  }

  /// After the part that `transform` has of it.
  mutating func setTransform3D(_ new: CATransform3D) {
    guard new.isUsable else { return }
    let solid = CATransform3DIsAffine(new) ? nil : new
    guard pose?.solid != solid else { return }
    ownPose().solid = solid
    noteChange()
    project()
  }

  mutating func setDepth(
    zPosition: CGFloat, anchorPointZ: CGFloat, sublayerTransform: CATransform3D
  ) {
    let pose = ownPose()
    (pose.zPosition, pose.anchorPointZ) = (zPosition, anchorPointZ)
    pose.sublayerTransform =
      sublayerTransform == CATransform3DIdentity ? nil : sublayerTransform
    noteChange()
    project()
    let wasSpreading = flags.contains(.spreading)
    set(.spreading, to: pose.sublayerTransform != nil)
    if wasSpreading || flags.contains(.spreading) { projectSubviews() }
  }

  mutating func noteSuperview() {
    if flags.contains(.projected) || superview?.storage.flags.contains(.spreading) == true {
      project()
    }
  }

  /// After a change to where the view is.
  mutating func projectAll() {
    if flags.contains(.projected) { project() }
    if flags.contains(.spreading) { projectSubviews() }
  }

  private mutating func projectSubviews() {
    dropTable()
    for subview in subviews { subview.storage.project() }
  }

  /// Works out where the view is, and what kind of place that is; the change is noted elsewhere.
  mutating func project() {
    let projection = makeProjection()
    if projection != nil || pose != nil { ownPose().projection = projection }
    var flags = flags.subtracting([.projected, .transformed, .singular])
    if projection != nil { flags.insert(.projected) }
    if projection != nil || transform != .identity { flags.insert(.transformed) }
    if projection.map({ $0.fromSuperview == nil }) ?? !transform.isInvertible {
      flags.insert(.singular)
    }
    self.flags = flags
  }

  private func makeProjection() -> ViewPose.Projection? {
    let map: PlaneMap
    if let above = superview?.storage, let sublayerTransform = above.pose?.sublayerTransform {
      map = layerPose.map(under: sublayerTransform, about: above.pivot)
    } else if let solid = pose?.solid, !solid.isFlat || pose?.anchorPointZ != 0 {
      map = layerPose.map
    } else {
      return nil
    }
    return ViewPose.Projection(toSuperview: map, fromSuperview: map.inverse)
  }

  var layerPose: LayerPose {
    LayerPose(
      position: center, pivot: pivot, transform: transform3D, zPosition: pose?.zPosition ?? 0,
      anchorPointZ: pose?.anchorPointZ ?? 0)
  }

  /// The anchor point in the view's own coordinates.
  private var pivot: CGPoint {
    CGPoint(
      x: bounds.origin.x + anchorPoint.x * bounds.size.width,
      y: bounds.origin.y + anchorPoint.y * bounds.size.height)
  }
}
