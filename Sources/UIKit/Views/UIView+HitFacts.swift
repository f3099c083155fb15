/// What a map of touches needs to know of one view, read at once and noted by no recorder.
package struct HitFacts {
  package var bounds: CGRect
  /// Where the view only moves: own coordinates plus this are its superview's.
  package var offset: CGPoint
  package var isTranslation: Bool
  package var isSingular: Bool
  /// Perspective has a part in where the view is: `mapToSuperview` is right around its middle only.
  package var isProjected: Bool
  /// The class is the engine's own, so that nothing is overridden.
  package var isPlain: Bool
  package var passesGates: Bool
  package var hasRules: Bool
}

/// Where the engine keeps what a hit test reads of one view, from which a map reads many views one
/// after the other without holding them. Good for as long as the view lives.
package struct HitSource {
  private let node: HitNode.Link

  @MainActor
  package init(_ view: UIView) { node = view.storage.node }

  /// For a view that is not plain `passesGates` says only what is stored.
  package var facts: HitFacts {
    let flags = node.pointee.flags
    return HitFacts(
      bounds: node.pointee.bounds, offset: node.pointee.offset,
      isTranslation: !flags.contains(.transformed), isSingular: flags.contains(.singular),
      isProjected: flags.contains(.projected),
      isPlain: flags.contains(.plain) && !flags.contains(.hitWhereSeen),
      passesGates: flags.isDisjoint(with: .gates), hasRules: flags.contains(.ruled))
  }

  /// Whether the view's subviews are these, back to front, and no others.
  package func hasSubviews(_ sources: ArraySlice<HitSource>) -> Bool {
    guard Int(node.pointee.subviewCount) == sources.count, node.pointee.front == sources.last?.node
    else { return false }
    var behind: HitNode.Link?
    for source in sources {
      if source.node.pointee.behind != behind { return false }
      behind = source.node
    }
    return true
  }
}

extension UIView {
  package var hitFacts: HitFacts {
    var facts = HitSource(self).facts
    if !facts.isPlain { facts.passesGates = failedGate == nil }
    return facts
  }

  /// The map from the view's own coordinates to its superview's; under perspective the nearest one
  /// around the view's middle.
  package var mapToSuperview: CGAffineTransform {
    // Read member by member: a copy of the storage would retain all that it holds.
    storage.flags.contains(.transformed)
      ? storage.affineToSuperview
      : CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: storage.offset.x, ty: storage.offset.y)
  }

  /// The subviews back to front, noted by no recorder.
  package var unobservedSubviews: [UIView] { storage.subviews }

  /// The first gate that this view fails, in the order in which they are tested.
  package var closedGate: HitTestTrace.Gate? { failedGate }

  /// Whether the class is the engine's own, so that nothing is overridden, and the view is hit
  /// where its own values say.
  package var isOfEngineClass: Bool {
    storage.flags.contains(.plain) && !storage.flags.contains(.hitWhereSeen)
  }

  package var hasSingularTransform: Bool { storage.flags.contains(.singular) }

  /// A point of the superview in this view's coordinates, by the very arithmetic of a hit test; nil
  /// where a hit test doesn't ask the view.
  package func pointFromSuperview(_ point: CGPoint) -> CGPoint? { storage.entryPoint(point) }

  package func pointToSuperview(_ point: CGPoint) -> CGPoint { storage.toSuperview(point) }

  /// `point(inside:)` as the engine asks it.
  package func saysInside(_ point: CGPoint) -> Bool { isInside(point, with: nil) }
}

extension ViewStorage {
  fileprivate var affineToSuperview: CGAffineTransform {
    if let map = projection?.toSuperview {
      let middle = CGPoint(
        x: bounds.origin.x + bounds.size.width / 2, y: bounds.origin.y + bounds.size.height / 2)
      return map.affine ?? map.affine(near: middle) ?? CGAffineTransform(scaleX: 0, y: 0)
    }
    let (x, y) = (
      bounds.origin.x + anchorPoint.x * bounds.size.width,
      bounds.origin.y + anchorPoint.y * bounds.size.height
    )
    let t = transform
    return CGAffineTransform(
      a: t.a, b: t.b, c: t.c, d: t.d, tx: t.tx + center.x - t.a * x - t.c * y,
      ty: t.ty + center.y - t.b * x - t.d * y)
  }
}
