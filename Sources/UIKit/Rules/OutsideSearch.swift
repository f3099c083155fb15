/// The search of `reachOutside`: a view's descendants by their own `point(inside:)`, wherever they
/// are. It looks at no gates unless told to, and skips a view whose transform has no inverse.
@MainActor
struct OutsideSearch {
  private let rule: CompiledRules.ResultRule
  private let context: RuleContext
  private let respectsGates: Bool
  private var frames: [Frame] = []

  private struct Frame {
    let view: UIView
    let point: CGPoint
    let subviews: [UIView]
    var unasked: Int
    /// As published only: whether the view itself holds the point.
    let isInside: Bool
    var found: UIView?

    init(_ view: UIView, at point: CGPoint, isInside: Bool = false) {
      self.view = view
      self.point = point
      self.isInside = isInside
      subviews = view.storage.subviews
      unasked = subviews.count
    }
  }

  init(rule: CompiledRules.ResultRule, context: RuleContext, respectsGates: Bool) {
    self.rule = rule
    self.context = context
    self.respectsGates = respectsGates
  }

  mutating func finding(_ search: HitTestRule.ReachSearch) -> UIView? {
    frames = [Frame(context.view, at: context.point)]
    switch search {
    case .frontMost: return frontMost()
    case .asPublished: return asPublished()
    }
  }

  /// A child's descendants are looked at before the child itself; the first finding ends it.
  private mutating func frontMost() -> UIView? {
    while let last = frames.indices.last {
      if frames[last].unasked > 0 {
        frames[last].unasked -= 1
        let child = frames[last].subviews[frames[last].unasked]
        if let point = enter(child, from: frames[last].point) {
          frames.append(Frame(child, at: point))
        }
      } else {
        let frame = frames.removeLast()
        guard !frames.isEmpty else { return nil }
        if isInside(frame.view, at: frame.point) { return frame.view }
      }
    }
    return nil
  }

  /// The recursion of the post to the letter: a child inside ends its parent's loop, with its
  /// descendants' finding or else itself; a child outside that has subviews overwrites what was
  /// found before with its descendants' finding, even with nothing.
  private mutating func asPublished() -> UIView? {
    while true {
      let last = frames.count - 1
      guard frames[last].unasked > 0 else {
        let frame = frames.removeLast()
        guard let parent = frames.indices.last else { return frame.found }
        frames[parent].found = frame.found ?? (frame.isInside ? frame.view : nil)
        continue
      }
      frames[last].unasked -= 1
      let child = frames[last].subviews[frames[last].unasked]
      guard let point = enter(child, from: frames[last].point) else { continue }
      let isInside = isInside(child, at: point)
      if isInside { frames[last].unasked = 0 }
      if !child.storage.subviews.isEmpty {
        frames.append(Frame(child, at: point, isInside: isInside))
      } else if isInside {
        frames[last].found = child
      }
    }
  }

  /// The point in the child's coordinates, or nil where the child and its branch are passed over.
  private func enter(_ child: UIView, from point: CGPoint) -> CGPoint? {
    if child.storage.flags.contains(.singular) {
      context.note(rule, target: child, at: point, .skipped(.transform(child.storage.transform)))
      return nil
    }
    let point = child.storage.fromSuperview(point)
    if respectsGates, let gate = child.failedGate {
      context.note(rule, target: child, at: point, .skipped(gate))
      return nil
    }
    return point
  }

  private func isInside(_ view: UIView, at point: CGPoint) -> Bool {
    let answer =
      context.recorder?.lookingAt(view) { view.isInside(point, with: context.event) }
      ?? view.isInside(point, with: context.event)
    context.note(rule, target: view, at: point, .inside(answer))
    return answer
  }
}
