/// The search of `reachOutside`: a view's descendants by their own `point(inside:)`, wherever they
/// are. It looks at no gates unless told to, and skips a view whose transform has no inverse.
@MainActor
struct OutsideSearch {
  private let rule: CompiledRules.ResultRule
  private let kind: HitTestRule.ReachSearch
  private let respectsGates: Bool
  private let context: RuleContext
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

  static func finding(
    _ rule: CompiledRules.ResultRule, _ kind: HitTestRule.ReachSearch, respectsGates: Bool,
    in context: RuleContext
  ) -> UIView? {
    var search = OutsideSearch(
      rule: rule, kind: kind, respectsGates: respectsGates, context: context)
    search.frames = [Frame(context.view, at: context.point)]
    let finding = kind == .frontMost ? search.frontMost() : search.asPublished()
    context.findings.note(finding, of: search.key(at: context.point), from: context.view)
    return finding
  }

  /// A child's descendants are looked at before the child itself; the first finding ends it.
  private mutating func frontMost() -> UIView? {
    while let last = frames.indices.last {
      if frames[last].unasked > 0 {
        guard let (child, point) = nextChild() else { continue }
        guard let known = known(child, at: point) else {
          frames.append(Frame(child, at: point))
          continue
        }
        if let known { return known }
        if isInside(child, at: point) { return child }
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
      guard let (child, point) = nextChild() else { continue }
      let isInside = isInside(child, at: point)
      if isInside { frames[last].unasked = 0 }
      if let known = known(child, at: point) {
        frames[last].found = known ?? (isInside ? child : nil)
      } else if !child.storage.subviews.isEmpty {
        frames.append(Frame(child, at: point, isInside: isInside))
      } else if isInside {
        frames[last].found = child
      }
    }
  }

  /// The next child of the last frame with the point in its coordinates, or nil where the child
  /// and its branch are passed over.
  private mutating func nextChild() -> (UIView, CGPoint)? {
    let last = frames.count - 1
    frames[last].unasked -= 1
    let child = frames[last].subviews[frames[last].unasked]
    let outer = frames[last].point
    guard let point = child.storage.entryPoint(outer) else {
      context.note(rule, target: child, at: outer, .skipped(.transform(child.storage.transform)))
      return nil
    }
    if respectsGates, let gate = child.failedGate {
      context.note(rule, target: child, at: point, .skipped(gate))
      return nil
    }
    return (child, point)
  }

  private func isInside(_ view: UIView, at point: CGPoint) -> Bool {
    let answer =
      context.recorder?.lookingAt(view) { view.isInside(point, with: context.event) }
      ?? view.isInside(point, with: context.event)
    context.note(rule, target: view, at: point, .inside(answer))
    return answer
  }

  /// What the same search from this view gave earlier in the walk; a leaf has nothing to know.
  private func known(_ view: UIView, at point: CGPoint) -> UIView?? {
    guard !view.storage.subviews.isEmpty,
      let finding = context.findings.finding(of: key(at: point), from: view)
    else { return nil }
    context.note(rule, target: view, at: point, .view(finding))
    return .some(finding)
  }

  private func key(at point: CGPoint) -> OutsideFindings.Search {
    OutsideFindings.Search(kind: kind, respectsGates: respectsGates, point: point)
  }
}
