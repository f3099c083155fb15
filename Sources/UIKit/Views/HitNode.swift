/// What a hit test reads of one view, in memory of its own beside the view's.
///
/// A walk goes from node to node without counting references and without run-time checks, which
/// cost many times what the questions do. Each view makes its node and frees it; while views are
/// linked, each is held by its superview's list of subviews.
struct HitNode {
  typealias Link = UnsafeMutablePointer<HitNode>

  var flags: ViewStorage.Flags
  private(set) var subviewCount: UInt32 = 0
  /// With an identity transform, a point of the superview less `offset` is the same point in the
  /// view's own coordinates.
  var offset = CGPoint.zero
  var bounds = CGRect.zero
  /// The front-most subview.
  private(set) var front: Link?
  /// The next sibling further back.
  private(set) var behind: Link?
  var unretained: Unmanaged<UIView>?

  init(flags: ViewStorage.Flags) { self.flags = flags }

  /// The view, held while it is used.
  var view: UIView? { unretained?.takeUnretainedValue() }

  /// A point of the superview in the view's own coordinates, where the transform is the identity.
  func fromSuperview(_ point: CGPoint) -> CGPoint {
    CGPoint(x: point.x - offset.x, y: point.y - offset.y)
  }

  // MARK: Links

  /// Puts a node in: `above` is the one in front of it then, nil for none, `below` the one behind.
  mutating func link(_ node: Link, above: Link?, below: Link?) {
    node.pointee.behind = below
    if let above { above.pointee.behind = node } else { front = node }
    subviewCount += 1
  }

  mutating func unlink(_ node: Link, above: Link?) {
    if let above { above.pointee.behind = node.pointee.behind } else { front = node.pointee.behind }
    node.pointee.behind = nil
    subviewCount -= 1
  }

  mutating func unlinkAll() {
    while let node = front {
      front = node.pointee.behind
      node.pointee.behind = nil
    }
    subviewCount = 0
  }
}
