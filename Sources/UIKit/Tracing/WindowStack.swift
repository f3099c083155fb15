/// The windows of a screen, asked front-most first until one answers.
///
/// Screen points are the space of the roots' own frames.
@MainActor
public struct WindowStack {
  /// A window, or any view that stands in its place.
  public struct Root {
    public var view: UIView
    /// Higher levels are in front of lower ones.
    public var level: CGFloat

    public init(view: UIView, level: CGFloat = 0) {
      self.view = view
      self.level = level
    }
  }

  /// Back to front within a level.
  public var roots: [Root]

  public init(roots: [Root] = []) { self.roots = roots }

  /// In the order of asking: by level, then last first. A level that is not a number counts as 0.
  public var frontMostFirst: [UIView] {
    let ranked = roots.enumerated().map { (place, root) in
      (level: root.level.isNaN ? 0 : root.level, place: place, view: root.view)
    }
    return ranked.sorted { ($0.level, $0.place) > ($1.level, $1.place) }.map(\.view)
  }

  public func hitTest(_ screenPoint: CGPoint, with event: UIEvent?) -> UIView? {
    for root in frontMostFirst {
      guard let point = root.storage.entryPoint(screenPoint) else { continue }
      if let hit = root.askHitTest(point, with: event) { return hit }
    }
    return nil
  }

  /// The same with its facts; `only` asks that root alone, still at a screen point.
  public func trace(_ screenPoint: CGPoint, with event: UIEvent? = nil, only: UIView? = nil)
    -> HitTestTrace
  {
    search(screenPoint, with: event, only: only).trace
  }

  /// What one hit test for a touch found.
  struct Finding {
    var hit: UIView?
    /// The root that gave it.
    var root: UIView?
    /// The front-most view that an animation keeps from being asked and that the point is in: it
    /// gets no touch, and what is behind it gets none either (row 17.7).
    var eater: UIView?
    var trace: HitTestTrace
  }

  func search(_ screenPoint: CGPoint, with event: UIEvent?, only: UIView? = nil) -> Finding {
    HitTestRecorder.recording { recorder in
      let answer = record(screenPoint, with: event, only: only, recorder)
      let trace = recorder.trace(at: screenPoint, hit: answer?.hit)
      let eater = recorder.suspended.first { $0.view.isInside($0.point, with: event) }
      return Finding(hit: answer?.hit, root: answer?.root, eater: eater?.view, trace: trace)
    }
  }

  /// The answer, and the root that gave it.
  func record(
    _ screenPoint: CGPoint, with event: UIEvent?, only: UIView? = nil, _ recorder: HitTestRecorder
  ) -> (hit: UIView, root: UIView)? {
    for root in frontMostFirst where only == nil || root === only {
      guard let point = root.storage.entryPoint(screenPoint) else {
        recorder.refusedUnasked(root, .transform(root.storage.transform))
        continue
      }
      if let hit = recorder.ask(root, at: point, with: event) { return (hit, root) }
    }
    return nil
  }
}
