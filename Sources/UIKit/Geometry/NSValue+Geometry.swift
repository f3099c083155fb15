// UIKit's names for geometry in a box. Foundation on Linux boxes rectangles, points and sizes
// itself; the rest rides on such a box.
extension NSValue {
  public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }
  public convenience init(cgPoint point: CGPoint) { self.init(point: point) }
  public convenience init(cgSize size: CGSize) { self.init(size: size) }

  public convenience init(uiEdgeInsets insets: UIEdgeInsets) {
    self.init(
      edgeInsets: NSEdgeInsets(
        top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right))
  }

  public convenience init(cgVector vector: CGVector) {
    self.init(point: CGPoint(x: vector.dx, y: vector.dy))
  }

  public convenience init(uiOffset offset: UIOffset) {
    self.init(point: CGPoint(x: offset.horizontal, y: offset.vertical))
  }

  public convenience init(cgAffineTransform transform: CGAffineTransform) {
    self.init(caTransform3D: CATransform3DMakeAffineTransform(transform))
  }

  public convenience init(caTransform3D transform: CATransform3D) {
    self.init(rect: .zero)
    AssociatedObjects.table.set(transform, for: transformKey, on: self)
  }

  public var cgRectValue: CGRect { rectValue }
  public var cgPointValue: CGPoint { pointValue }
  public var cgSizeValue: CGSize { sizeValue }

  public var uiEdgeInsetsValue: UIEdgeInsets {
    let insets = edgeInsetsValue
    return UIEdgeInsets(
      top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
  }

  public var cgVectorValue: CGVector { CGVector(dx: pointValue.x, dy: pointValue.y) }

  public var uiOffsetValue: UIOffset {
    UIOffset(horizontal: pointValue.x, vertical: pointValue.y)
  }

  /// The identity for a box that holds no transform.
  public var caTransform3DValue: CATransform3D {
    AssociatedObjects.table.value(for: transformKey, on: self) as? CATransform3D
      ?? CATransform3DIdentity
  }

  public var cgAffineTransformValue: CGAffineTransform {
    CATransform3DGetAffineTransform(caTransform3DValue)
  }
}

private let transformKey = ObjectIdentifier(CGColorSpace.self)
