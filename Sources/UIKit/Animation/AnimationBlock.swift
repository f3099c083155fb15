/// The body of an animation while it runs: views tell it before they change, and from what has
/// changed at its end come the animations.
@MainActor
final class AnimationBlock {
  private(set) static var current: AnimationBlock?

  struct Settings {
    var duration: TimeInterval
    var delay: TimeInterval = 0
    var timing = TimingCurve.easeInOut
    var allowsInteraction = false
    var beginsFromCurrentState = false
    var repeats = false
    var autoreverses = false
    var animator: UIViewPropertyAnimator?
  }

  let settings: Settings
  /// What follows the last of the animations that come from the block.
  let run: AnimationRun?
  private var changes: [Change] = []
  private var places: [ObjectIdentifier: Int] = [:]

  /// A view before the block, and after it.
  struct Change {
    let view: UIView
    let before: LayerState
    let color: UIColor?
    var after: LayerState
  }

  private init(_ settings: Settings, _ run: AnimationRun?) {
    self.settings = settings
    self.run = run
  }

  /// Runs the body and puts animations on the layers of the views that it has changed; returns
  /// those views. `part` of an animator's way is theirs.
  @discardableResult
  static func animate(
    _ settings: Settings, run: AnimationRun?, part: ClosedRange<CGFloat> = 0...1,
    _ body: () -> Void
  ) -> [Change] {
    let block = AnimationBlock(settings, run)
    collecting(block, body)
    // Layers add what follows to the run of the block that is current.
    return collecting(block.changes.isEmpty ? nil : block) { block.finish(part) }
  }

  /// Changes made by the body are seen by the block alone; by none, if nil.
  static func collecting<Result>(_ block: AnimationBlock?, _ body: () -> Result) -> Result {
    let outer = current
    current = block
    defer { current = outer }
    return body()
  }

  func remember(_ view: UIView) {
    guard places[ObjectIdentifier(view)] == nil else { return }
    places[ObjectIdentifier(view)] = changes.count
    let state = LayerState(view.layer)
    changes.append(
      Change(view: view, before: state, color: view.backgroundColor, after: state))
  }

  static let keyPaths = [
    "position", "bounds", "anchorPoint", "transform", "opacity", "cornerRadius",
  ]

  private func finish(_ part: ClosedRange<CGFloat>) -> [Change] {
    for index in changes.indices {
      let layer = changes[index].view.layer
      let after = LayerState(layer)
      changes[index].after = after
      for keyPath in Self.keyPaths {
        guard let old = changes[index].before[keyPath], let new = after[keyPath], old != new
        else { continue }
        add(keyPath, old: old, new: new, to: layer, part)
      }
      if changes[index].color != changes[index].view.backgroundColor {
        add("backgroundColor", old: [], new: [], to: layer, part)
      }
    }
    return changes
  }

  private func add(
    _ keyPath: String, old: [CGFloat], new: [CGFloat], to layer: CALayer,
    _ part: ClosedRange<CGFloat>
  ) {
    var old = old
    if settings.beginsFromCurrentState, settings.animator == nil {
      // What is still on its way is part of where the way begins.
      let shift = zip(layer.shownState[keyPath] ?? new, new).map { $0 - $1 }
      old = zip(old, shift).map { $0 + $1 }
      layer.stop { playing in
        guard let animation = playing.animation as? ViewAnimation else { return false }
        return animation.keyPath == keyPath && animation.animator == nil
      }
    }
    let animation = ViewAnimation(
      keyPath, from: zip(old, new).map { $0 - $1 }, settings: settings, part: part)
    if settings.delay > 0 { animation.beginTime = layer.localTime + settings.delay }
    layer.add(animation, forKey: layer.freeKey(keyPath))
  }
}

extension UIView {
  /// Before a change that an animation block would animate.
  @inline(__always)
  final func willAnimate() { AnimationBlock.current?.remember(self) }
}
