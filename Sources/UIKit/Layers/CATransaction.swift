/// Groups changes of layers; its settings are kept while the group is open.
@preconcurrency @MainActor
open class CATransaction: NSObject {
  private struct Group {
    var duration: CFTimeInterval = 0.25
    var disablesActions = false
    var timing: CAMediaTimingFunction?
    var completion: (() -> Void)?
  }

  private static var groups = [Group()]

  open class func begin() {
    var group = groups[groups.count - 1]
    group.completion = nil
    groups.append(group)
  }

  /// Runs the group's completion block, as nothing is left to move.
  open class func commit() {
    guard groups.count > 1 else { return }
    groups.removeLast().completion?()
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

  open class func completionBlock() -> (() -> Void)? { groups[groups.count - 1].completion }

  /// Outside of a group the block runs at once.
  open class func setCompletionBlock(_ block: (() -> Void)?) {
    if groups.count == 1 { block?() } else { groups[groups.count - 1].completion = block }
  }
}
