/// An animation of one view, held at a moment: what a scene shows of it.
package struct HeldAnimation: Sendable, Equatable {
  /// Who would have started it, which decides how the view is hit while it lasts.
  package enum Source: Sendable, Equatable {
    /// `UIView.animate`: the model decides, and without `.allowUserInteraction` nothing is hit.
    case view(allowsInteraction: Bool)
    /// `UIViewPropertyAnimator`: the view is hit where it is seen.
    case animator(allowsInteraction: Bool)
    /// `CABasicAnimation`: the model decides; `staysAtEnd` is `fillMode = .forwards` without
    /// `isRemovedOnCompletion`.
    case layer(staysAtEnd: Bool)
  }

  package var source: Source
  /// Seconds.
  package var duration: TimeInterval
  /// Seconds since the start.
  package var moment: TimeInterval
  /// Nil is what UIKit takes: eased for views, linear for layers.
  package var curve: UIView.AnimationCurve?

  package init(
    source: Source, duration: TimeInterval, moment: TimeInterval, curve: UIView.AnimationCurve?
  ) {
    self.source = source
    self.duration = duration
    self.moment = moment
    self.curve = curve
  }

  /// Nothing moves any more, and nothing is left of it.
  package var isOver: Bool {
    if case .layer(staysAtEnd: true) = source { return false }
    return !(moment < duration)
  }

  fileprivate var timing: TimingCurve {
    if let curve { return curve.timing }
    if case .layer = source { return .linear }
    return .easeInOut
  }

  /// Of the way, from 0 to 1.
  fileprivate var fraction: CGFloat {
    duration > 0 ? timing.progress(at: min(max(moment / duration, 0), 1)) : 1
  }
}

extension UIView {
  /// Shows the view on its way from what one change makes of it to what another does, at that
  /// moment for good: no clock moves it. The view's own values stay as they are.
  package func hold(_ animation: HeldAnimation, from start: () -> Void, to end: () -> Void) {
    guard !animation.isOver else { return }
    let model = LayerState(layer)
    let (first, last) = AnimationBlock.collecting(nil) {
      defer { take(model) }
      start()
      let first = LayerState(layer)
      take(model)
      end()
      return (first, LayerState(layer))
    }
    let animator = animation.animator
    for keyPath in AnimationBlock.keyPaths {
      guard let from = first[keyPath], let to = last[keyPath], let own = model[keyPath],
        from != own || to != own
      else { continue }
      let held = animation.part(keyPath, from: from, to: to, model: own, animator)
      held.speed = 0
      held.timeOffset = min(max(animation.moment, 0), animation.duration)
      held.fillMode = .both
      layer.add(held, forKey: keyPath)
    }
  }

  /// What is seen of the view while an animation moves it; nil where that is its own values.
  package var seenState: SeenState? {
    guard storage.flags.contains(.animated) else { return nil }
    let (model, state) = (LayerState(layer), layer.shownState)
    guard state != model else { return nil }
    return SeenState(
      bounds: state.bounds, center: state.position, anchorPoint: state.anchorPoint,
      transform: state.transform.plane, alpha: state.opacity)
  }

  /// Whether a point of the view's own coordinates lies in what is seen of the view; nil where that
  /// is no question, as nothing moves it.
  package func isSeen(at point: CGPoint) -> Bool? {
    guard storage.flags.contains(.animated) else { return nil }
    guard let seen = seenPoint(point) else { return false }
    return seen.bounds.hitContains(seen.point)
  }

  /// Whether an animation keeps touches away from the view and its branch.
  package var isSuspended: Bool { storage.flags.contains(.suspended) }

  /// Whether a property animator moves the view, so that it is hit where it is seen.
  package var isHitWhereSeen: Bool { storage.flags.contains(.hitWhereSeen) }
}

/// The place and looks that an animation gives a view for a moment.
package struct SeenState: Sendable, Equatable {
  package var bounds: CGRect
  package var center: CGPoint
  package var anchorPoint: CGPoint
  package var transform: CGAffineTransform
  package var alpha: CGFloat

  package var toSuperview: CGAffineTransform {
    let anchor = CGPoint(
      x: bounds.origin.x + anchorPoint.x * bounds.size.width,
      y: bounds.origin.y + anchorPoint.y * bounds.size.height)
    return CGAffineTransform(translationX: -anchor.x, y: -anchor.y)
      .concatenating(transform)
      .concatenating(CGAffineTransform(translationX: center.x, y: center.y))
  }
}

extension HeldAnimation {
  /// Paused where it is; it knows of no view, so that views and it are let go together.
  @MainActor
  fileprivate var animator: UIViewPropertyAnimator? {
    guard case .animator(let allowsInteraction) = source else { return nil }
    let animator = UIViewPropertyAnimator(
      duration: duration, curve: curve ?? .easeInOut, animations: nil)
    animator.isUserInteractionEnabled = allowsInteraction
    animator.fractionComplete = fraction
    return animator
  }

  @MainActor
  fileprivate func part(
    _ keyPath: String, from: [CGFloat], to: [CGFloat], model: [CGFloat],
    _ animator: UIViewPropertyAnimator?
  ) -> CABasicAnimation {
    var settings = AnimationBlock.Settings(duration: duration, timing: timing)
    switch source {
    case .view(let allowsInteraction), .animator(let allowsInteraction):
      settings.allowsInteraction = allowsInteraction
      settings.animator = animator
      let offset = zip(from, model).map { $0 - $1 }
      return ViewAnimation(keyPath, from: offset, settings: settings, part: 0...1)
    case .layer:
      let animation = CABasicAnimation(keyPath: keyPath)
      animation.fromValue = from
      animation.toValue = to
      animation.duration = duration
      animation.timingFunction = CAMediaTimingFunction(timing)
      return animation
    }
  }
}
