/// The maps between a view's own coordinates (those of its bounds) and its superview's.
extension ViewStorage {
  /// A point of the superview as a hit test takes it into the view; nil where nothing leads there:
  /// the transform has no inverse, or from that point the view's plane can't be seen.
  func entryPoint(_ point: CGPoint) -> CGPoint? {
    let flags = flags
    if flags.contains(.singular) { return nil }
    return flags.contains(.projected) ? projection?.fromSuperview?.map(point) : fromSuperview(point)
  }

  /// A point that nothing leads to or from stays as it is, as for layers.
  func fromSuperview(_ point: CGPoint) -> CGPoint {
    guard flags.contains(.transformed) else { return node.pointee.fromSuperview(point) }
    if let projection { return projection.fromSuperview?.map(point) ?? point }
    let flat = CGPoint(x: point.x - center.x, y: point.y - center.y)
      .applying(transform.inverted())
    return CGPoint(
      x: flat.x + anchorPoint.x * bounds.size.width + bounds.origin.x,
      y: flat.y + anchorPoint.y * bounds.size.height + bounds.origin.y)
  }

  func toSuperview(_ point: CGPoint) -> CGPoint {
    guard flags.contains(.transformed) else {
      return CGPoint(x: point.x + offset.x, y: point.y + offset.y)
    }
    if let projection { return projection.toSuperview.map(point) ?? point }
    return toFrame(point)
  }

  /// Where `transform` alone leads.
  private func toFrame(_ point: CGPoint) -> CGPoint {
    let moved = CGPoint(
      x: point.x - bounds.origin.x - anchorPoint.x * bounds.size.width,
      y: point.y - bounds.origin.y - anchorPoint.y * bounds.size.height
    ).applying(transform)
    return CGPoint(x: moved.x + center.x, y: moved.y + center.y)
  }

  /// Whether the view's own transform has a part in its frame, as what the superview does to its
  /// subviews never has.
  private var isTurned: Bool {
    flags.contains(.transformed) && (transform != .identity || pose?.solid != nil)
  }

  /// The bounds' bounding box in the superview's coordinates.
  var frame: CGRect {
    guard isTurned else {
      return CGRect(
        x: offset.x + bounds.origin.x, y: offset.y + bounds.origin.y,
        width: bounds.size.width, height: bounds.size.height)
    }
    guard pose?.solid != nil else {
      return CGRect(enclosing: bounds.corners.map(toFrame))
    }
    return CGRect(enclosing: bounds.corners.compactMap(layerPose.map.map))
  }

  /// Sets size and center so that `frame` reads back the same; the bounds' origin stays.
  ///
  /// A negative size is standardised. With a transform UIKit leaves the outcome undefined; here the
  /// size is the box of the frame taken through the inverse map.
  mutating func setFrame(_ new: CGRect) {
    guard new.isUsable else { return }
    let frame = new.standardized
    guard isTurned else {
      let center = CGPoint(
        x: frame.origin.x + anchorPoint.x * frame.size.width,
        y: frame.origin.y + anchorPoint.y * frame.size.height)
      guard center.isUsable else { return }
      setBounds(CGRect(origin: bounds.origin, size: frame.size))
      setCenter(center)
      return
    }
    guard !flags.contains(.singular) else { return }
    let size = CGRect(origin: .zero, size: frame.size).applying(transform.inverted()).size
    guard size.width.isUsable, size.height.isUsable else { return }
    setBounds(CGRect(origin: bounds.origin, size: size))
    let box = self.frame
    setCenter(
      CGPoint(
        x: center.x + frame.origin.x - box.origin.x, y: center.y + frame.origin.y - box.origin.y))
  }
}

extension CGRect {
  var corners: [CGPoint] {
    let (x, y, right, bottom) = (
      origin.x, origin.y, origin.x + size.width, origin.y + size.height
    )
    return [
      CGPoint(x: x, y: y), CGPoint(x: right, y: y), CGPoint(x: right, y: bottom),
      CGPoint(x: x, y: bottom),
    ]
  }

  /// The smallest rectangle around the points.
  init(enclosing points: [CGPoint]) {
    let xs = points.map(\.x)
    let ys = points.map(\.y)
    let (left, top) = (xs.min() ?? 0, ys.min() ?? 0)
    self.init(x: left, y: top, width: (xs.max() ?? 0) - left, height: (ys.max() ?? 0) - top)
  }
}
