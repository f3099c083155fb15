/// What UIKit puts on a view's layer for one changed property: the way from the old value to the
/// new, added to whatever else moves the layer, so that nothing jumps when another begins.
final class ViewAnimation: CABasicAnimation {
  let allowsInteraction: Bool
  let animator: UIViewPropertyAnimator?
  /// The part of the animator's way during which this one moves.
  private let part: ClosedRange<CGFloat>

  init(
    _ keyPath: String, from offset: [CGFloat], settings: AnimationBlock.Settings,
    part: ClosedRange<CGFloat>
  ) {
    allowsInteraction = settings.allowsInteraction
    animator = settings.animator
    self.part = part
    super.init()
    self.keyPath = keyPath
    isAdditive = true
    fromValue = offset
    toValue = offset.map { _ in CGFloat(0) }
    duration = settings.duration
    repeatCount = settings.repeats ? .infinity : 0
    autoreverses = settings.autoreverses
    fillMode = .backwards
    timingFunction = CAMediaTimingFunction(settings.timing)
  }

  override var isControlledElsewhere: Bool { animator != nil }

  override func apply(to state: inout LayerState, progress: CGFloat, elapsed: TimeInterval) {
    guard let animator else {
      super.apply(to: &state, progress: progress, elapsed: elapsed)
      return
    }
    let length = part.upperBound - part.lowerBound
    let done = length > 0 ? (animator.fractionComplete - part.lowerBound) / length : 1
    put(numbers(in: state, at: min(max(done, 0), 1)), into: &state)
  }
}

extension UIView {
  /// Two facts about a view's animations that decide hits, kept as flags: rows 17.2 and 17.4.
  func noteAnimations(_ animations: [PlayingAnimation]) {
    let own = animations.compactMap { $0.animation as? ViewAnimation }
    storage.set(.animated, to: !animations.isEmpty)
    storage.set(.suspended, to: own.contains { !$0.allowsInteraction })
    let isHitWhereSeen =
      !animations.isEmpty && own.count == animations.count
      && own.allSatisfy { $0.animator.map { !$0.isManualHitTestingEnabled } ?? false }
    storage.set(.hitWhereSeen, to: isHitWhereSeen)
  }

  /// A point of this view's own coordinates as it lies in what is seen of the view; nil where that
  /// has no inverse.
  func seenPoint(_ point: CGPoint) -> (point: CGPoint, bounds: CGRect)? {
    let seen = layer.shown
    return layer.toSuperlayer.map(point).flatMap { seen.toSuperlayer.inverse?.map($0) }
      .map { ($0, seen.bounds) }
  }
}

extension CAMediaTimingFunction {
  convenience init(_ curve: TimingCurve) {
    self.init(
      controlPoints: Float(curve.first.x), Float(curve.first.y), Float(curve.second.x),
      Float(curve.second.y))
  }
}
