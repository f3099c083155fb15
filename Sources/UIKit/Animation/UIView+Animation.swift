extension UIView {
  // The properties have their end values at once: a hit test finds the view where it is going. What
  // is seen, `layer.presentation()`, is on its way by the application's `animationClock`.

  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      AnimationBlock.Settings(duration, delay, options, options.timing), animations, completion)
  }

  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      AnimationBlock.Settings(duration, 0, [], .easeInOut), animations, completion)
  }

  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void
  ) {
    animate(AnimationBlock.Settings(duration, 0, [], .easeInOut), animations, nil)
  }

  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(AnimationBlock.Settings(duration, delay, options, .spring), animations, completion)
  }

  public class func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0,
    initialSpringVelocity: CGFloat = 0, delay: TimeInterval = 0, options: AnimationOptions = [],
    animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animate(AnimationBlock.Settings(duration, delay, options, .spring), animations, completion)
  }

  public class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      AnimationBlock.Settings(duration, 0, options, options.timing), animations ?? {}, completion)
  }

  public class func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval,
    options: AnimationOptions = [], completion: ((Bool) -> Void)? = nil
  ) {
    if options.contains(.showHideTransitionViews) {
      fromView.isHidden = true
      toView.isHidden = false
    } else {
      fromView.superview?.addSubview(toView)
      fromView.removeFromSuperview()
    }
    complete(completion)
  }

  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: KeyframeAnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let plain = AnimationOptions(rawValue: options.rawValue & 0xFF)
    animate(
      AnimationBlock.Settings(duration, delay, plain, .linear), animations, completion)
  }

  /// A part of the keyframe animation around it.
  public class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    guard let outer = AnimationBlock.current else { return animations() }
    var settings = outer.settings
    settings.delay += max(0, frameStartTime) * settings.duration
    settings.duration *= max(0, frameDuration)
    guard settings.duration > 0 else { return animations() }
    AnimationBlock.animate(settings, run: outer.run, animations)
  }

  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    AnimationBlock.collecting(nil, actionsWithoutAnimation)
  }

  /// Switched off, every animation is at its end at once.
  public class func setAnimationsEnabled(_ enabled: Bool) {
    UIApplication.shared.animatesViews = enabled
  }

  public class var areAnimationsEnabled: Bool { UIApplication.shared.animatesViews }

  public class var inheritedAnimationDuration: TimeInterval {
    AnimationBlock.current?.settings.duration ?? 0
  }

  private class func animate(
    _ settings: AnimationBlock.Settings, _ animations: () -> Void,
    _ completion: ((Bool) -> Void)?
  ) {
    guard areAnimationsEnabled, AnimationClock.current != nil,
      settings.duration + settings.delay > 0
    else {
      // A change inside of an animator's block is the animator's still.
      animations()
      if !settings.repeats { complete(completion) }
      return
    }
    let run = AnimationRun(completion)
    AnimationBlock.animate(settings, run: run, animations)
    run.close()
  }

  /// Runs what follows an animation that took no time. One that follows itself for ever, as a
  /// pulse does, is let go of after some rounds.
  private class func complete(_ completion: ((Bool) -> Void)?) {
    guard let completion, AnimationBlock.nesting < AnimationBlock.mostNesting else { return }
    AnimationBlock.nesting += 1
    defer { AnimationBlock.nesting -= 1 }
    completion(true)
  }
}

extension AnimationBlock {
  /// Completions at once within completions.
  fileprivate static var nesting: Int {
    get { UIApplication.shared.instantCompletions }
    set { UIApplication.shared.instantCompletions = newValue }
  }
  fileprivate static let mostNesting = 64
}

extension AnimationBlock.Settings {
  init(
    _ duration: TimeInterval, _ delay: TimeInterval, _ options: UIView.AnimationOptions,
    _ timing: TimingCurve
  ) {
    self.init(
      duration: duration.isFinite ? max(0, duration) : 0,
      delay: delay.isFinite ? max(0, delay) : 0, timing: timing,
      allowsInteraction: options.contains(.allowUserInteraction),
      beginsFromCurrentState: options.contains(.beginFromCurrentState),
      repeats: options.contains(.repeat), autoreverses: options.contains(.autoreverse))
  }
}
