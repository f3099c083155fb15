/// What a map of touches needs to know of one view, read at once and noted by no recorder.
package struct HitFacts {
  package var bounds: CGRect
  /// The map from the view's own coordinates to its superview's.
  package var toSuperview: CGAffineTransform
  package var isTranslation: Bool
  package var isSingular: Bool
  /// The class is the engine's own, so that nothing is overridden.
  package var isPlain: Bool
  package var passesGates: Bool
  package var hasRules: Bool
}

extension UIView {
  package var hitFacts: HitFacts {
    // Read member by member: a copy of the storage would retain all that it holds.
    let flags = storage.flags
    let isTranslation = !flags.contains(.transformed)
    let isPlain = flags.contains(.plain) && !flags.contains(.hitWhereSeen)
    return HitFacts(
      bounds: storage.bounds,
      toSuperview: isTranslation
        ? CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: storage.offset.x, ty: storage.offset.y)
        : storage.affineToSuperview,
      isTranslation: isTranslation, isSingular: flags.contains(.singular), isPlain: isPlain,
      passesGates: isPlain ? flags.isDisjoint(with: .gates) : failedGate == nil,
      hasRules: flags.contains(.ruled))
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

  /// A point of the superview in this view's coordinates, by the very arithmetic of a hit test.
  package func pointFromSuperview(_ point: CGPoint) -> CGPoint { storage.fromSuperview(point) }

  package func pointToSuperview(_ point: CGPoint) -> CGPoint { storage.toSuperview(point) }

  /// `point(inside:)` as the engine asks it.
  package func saysInside(_ point: CGPoint) -> Bool { isInside(point, with: nil) }
}

extension ViewStorage {
  fileprivate var affineToSuperview: CGAffineTransform {
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
