/// One animation on one layer, from when it was added.
@MainActor
final class PlayingAnimation: TimedWork {
  let key: String
  let animation: CAAnimation
  private weak var layer: CALayer?
  /// In the layer's own time.
  private let begin: TimeInterval
  /// Of one cycle, in the animation's own time.
  private let duration: TimeInterval
  private let runs: [AnimationRun]
  private var hasEnded = false

  init(_ animation: CAAnimation, key: String, on layer: CALayer, runs: [AnimationRun]) {
    self.animation = animation
    self.key = key
    self.layer = layer
    self.runs = runs
    begin = animation.beginTime == 0 ? layer.localTime : animation.beginTime
    duration =
      animation.duration > 0 ? animation.duration : CATransaction.animationDuration()
    for run in runs { run.join() }
  }

  /// Of all cycles, in the animation's own time.
  private var total: TimeInterval {
    if animation.repeatDuration > 0 { return animation.repeatDuration }
    let cycle = animation.autoreverses ? 2 * duration : duration
    return animation.repeatCount > 0 ? cycle * TimeInterval(animation.repeatCount) : cycle
  }

  var endTime: TimeInterval? {
    // What was left without a layer ends with the next step of the clock.
    guard let layer else { return -.infinity }
    guard !animation.isControlledElsewhere, animation.speed > 0 else { return nil }
    let end = begin + (total - animation.timeOffset) / TimeInterval(animation.speed)
    guard end.isFinite else { return nil }
    return layer.clockTime(ofLocal: end)
  }

  func end() {
    if animation.isRemovedOnCompletion { layer?.forget(self) }
    finish(layer != nil)
  }

  /// Tells everybody, once.
  func finish(_ finished: Bool) {
    guard !hasEnded else { return }
    hasEnded = true
    AnimationClock.current?.remove(self)
    animation.delegate?.animationDidStop(animation, finished: finished)
    for run in runs { run.leave(finished: finished) }
  }

  /// Puts what the animation makes of the layer now into the state.
  func apply(to state: inout LayerState) {
    guard let layer else { return }
    if animation.isControlledElsewhere {
      animation.apply(to: &state, progress: 0, elapsed: 0)
      return
    }
    var elapsed =
      (layer.localTime - begin) * TimeInterval(animation.speed) + animation.timeOffset
    guard elapsed.isFinite else { return }
    if elapsed < 0 {
      guard animation.fillMode == .backwards || animation.fillMode == .both else { return }
      elapsed = 0
    } else if elapsed >= total {
      guard animation.fillMode == .forwards || animation.fillMode == .both else { return }
      elapsed = total
    }
    animation.apply(
      to: &state, progress: progress(elapsed), elapsed: elapsed)
  }

  /// How far the cycle under way has come, before the timing function.
  private func progress(_ elapsed: TimeInterval) -> CGFloat {
    let cycles = elapsed / duration
    guard cycles.isFinite else { return 1 }
    let isAtEnd = elapsed >= total && cycles > 0 && cycles == cycles.rounded(.down)
    let whole = isAtEnd ? cycles - 1 : cycles.rounded(.down)
    let fraction = CGFloat(cycles - whole)
    let goesBack = animation.autoreverses && whole.truncatingRemainder(dividingBy: 2) == 1
    return goesBack ? 1 - fraction : fraction
  }
}
