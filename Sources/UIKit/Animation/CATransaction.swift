/// Groups changes of layers; its settings are kept while the group is open.
@preconcurrency @MainActor
open class CATransaction: NSObject {
  private struct Group {
    var duration: CFTimeInterval = 0.25
    var disablesActions = false
    var timing: CAMediaTimingFunction?
    var completion = CompletionBox()
    let run: AnimationRun
  }

  private static var groups = [Group(run: AnimationRun(nil))]

  open class func begin() {
    let outer = groups[groups.count - 1]
    let box = CompletionBox()
    groups.append(
      Group(
        duration: outer.duration, disablesActions: outer.disablesActions, timing: outer.timing,
        completion: box, run: AnimationRun { _ in box.block?() }))
  }

  /// The group's completion block runs when the last animation that was added in it has ended: at
  /// once, where there is none or no clock.
  open class func commit() {
    guard groups.count > 1 else { return }
    groups.removeLast().run.close()
  }

  /// Of the groups that are open, for an animation that is added now.
  static var openRuns: [AnimationRun] { groups.dropFirst().map(\.run) }

  private final class CompletionBox {
    var block: (() -> Void)?
  }

  open class func flush() {}

  open class func animationDuration() -> CFTimeInterval { groups[groups.count - 1].duration }
  open class func setAnimationDuration(_ dur: CFTimeInterval) {
    groups[groups.count - 1].duration = dur
  }

  open class func animationTimingFunction() -> CAMediaTimingFunction? {
    groups[groups.count - 1].timing
  }
  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    groups[groups.count - 1].timing = function
  }

  open class func disableActions() -> Bool { groups[groups.count - 1].disablesActions }
  open class func setDisableActions(_ flag: Bool) {
    groups[groups.count - 1].disablesActions = flag
  }

  open class func completionBlock() -> (() -> Void)? { groups[groups.count - 1].completion.block }

  /// Outside of a group the block runs at once.
  open class func setCompletionBlock(_ block: (() -> Void)?) {
    if groups.count == 1 { block?() } else { groups[groups.count - 1].completion.block = block }
  }
}
