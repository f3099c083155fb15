/// The maps between a view's own coordinates (those of its bounds) and its superview's.
extension ViewStorage {
  func fromSuperview(_ point: CGPoint) -> CGPoint {
    guard flags.contains(.transformed) else { return node.pointee.fromSuperview(point) }
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
    let moved = CGPoint(
      x: point.x - bounds.origin.x - anchorPoint.x * bounds.size.width,
      y: point.y - bounds.origin.y - anchorPoint.y * bounds.size.height
    ).applying(transform)
    return CGPoint(x: moved.x + center.x, y: moved.y + center.y)
  }

  /// The bounds' bounding box in the superview's coordinates.
  var frame: CGRect {
    guard flags.contains(.transformed) else {
      return CGRect(
        x: offset.x + bounds.origin.x, y: offset.y + bounds.origin.y,
        width: bounds.size.width, height: bounds.size.height)
    }
    return CGRect(enclosing: bounds.corners.map(toSuperview))
  }

  /// Sets size and center so that `frame` reads back the same; the bounds' origin stays.
  ///
  /// A negative size is standardised. With a transform UIKit leaves the outcome undefined; here the
  /// size is the box of the frame taken through the inverse map.
  mutating func setFrame(_ new: CGRect) {
    guard new.isUsable else { return }
    let frame = new.standardized
    guard flags.contains(.transformed) else {
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
