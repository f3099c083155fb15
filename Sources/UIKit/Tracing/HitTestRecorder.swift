/// Notes the facts of a hit test while it runs, and changes nothing about it.
///
/// Both sides note: the default search brackets every subview that it asks, so that such a frame is
/// exact whatever the subview overrides, and the base `hitTest` notes its own search. Reached while
/// its view is on top of the stack that search is the view's `super` call; otherwise custom code
/// asked directly. `convert`, `point(inside:)` and `subviews` used by custom code are observations.
@MainActor
final class HitTestRecorder {
  /// The recorder of the hit test under way; nil costs one read.
  @exclusivity(unchecked) private(set) static var current: HitTestRecorder?

  @exclusivity(unchecked) private var entries: [Entry] = []
  @exclusivity(unchecked) private var frames: [Frame] = []
  /// Frames of views whose own code is running.
  @exclusivity(unchecked) private var customFrames = 0
  /// Entries whose views are not held yet.
  @exclusivity(unchecked) private var unheld: [Int] = []
  @exclusivity(unchecked) private var held: ContiguousArray<UIView> = []

  init() {
    entries.reserveCapacity(16)
    frames.reserveCapacity(8)
  }

  private enum Entry {
    case fact(HitTestFact)
    case boxes(BoxNotes, depth: Int)
  }

  /// What views of other classes than the engine's answered, the deepest first.
  private(set) var customAnswers: [CustomAnswer] = []
  /// Where the call stack was nearly used up.
  private(set) var endless: [(view: UIView, point: CGPoint)] = []

  struct CustomAnswer {
    let view: UIView
    let point: CGPoint
    let answer: UIView?
    /// The view's own code changed a view or the tree; code that it asked doesn't count.
    let changedTree: Bool
  }

  private struct Frame {
    let view: UIView
    let point: CGPoint
    var activity: Activity
    /// Changes made while frames above this one were open.
    var changesAbove: UInt = 0
    let changesBefore = ViewStorage.changes
    /// The body of `traced` is running.
    var isTraced = false
  }

  private enum Activity {
    /// An override's own code.
    case custom
    /// The default search.
    case searching
    /// The default search asked the view's own `point(inside:)`, which may be overridden.
    case askingInside
    /// A rule asked a descendant's `point(inside:)`.
    case lookingAt(UIView)
  }

  /// Runs the body with this recorder noting; the recorder before it is put back after.
  func record(_ body: @MainActor () -> UIView?) -> UIView? {
    let outer = HitTestRecorder.current
    HitTestRecorder.current = self
    defer { HitTestRecorder.current = outer }
    return body()
  }

  // MARK: Frames

  /// `searching` says that the default search begins at once, without a call to `hitTest`.
  func open(
    _ view: UIView, at point: CGPoint, by asker: HitTestTrace.Asker, searching: Bool = false
  ) {
    add(.asked(point, by: asker), of: view, depth: frames.count)
    if !view.isPlain {
      customFrames += 1
      holdViews()
    }
    frames.append(
      Frame(view: view, point: point, activity: searching ? .searching : .custom))
  }

  func close(_ answer: UIView?, seen: HitTestTrace.Seen) {
    note(.answered(answer, seen))
    let frame = frames.removeLast()
    let changes = ViewStorage.changes &- frame.changesBefore
    if !frame.view.isPlain {
      customFrames -= 1
      customAnswers.append(
        CustomAnswer(
          view: frame.view, point: frame.point, answer: answer,
          changedTree: changes != frame.changesAbove))
    }
    if let top = frames.indices.last { frames[top].changesAbove &+= changes }
  }

  // MARK: Boxes

  /// Takes what a walk noted, and opens frames for the views that it is in; how many those are.
  func take(_ notes: inout BoxNotes) -> Int {
    guard !notes.isEmpty else { return 0 }
    let taken = notes
    notes = BoxNotes()
    entries.append(.boxes(taken, depth: frames.count))
    unheld.append(entries.count - 1)
    // Whoever is asked next may be of a custom class.
    holdViews()
    for note in taken.notes where note.answer == .inside {
      frames.append(
        Frame(view: note.view.takeUnretainedValue(), point: note.point, activity: .searching))
    }
    return taken.entered
  }

  /// Takes the last of what a walk noted: the views that it is in give the answer.
  func take(_ notes: inout BoxNotes, settledWith answer: UIView?) {
    guard !notes.isEmpty else { return }
    notes.settle(answer)
    entries.append(.boxes(notes, depth: frames.count))
    unheld.append(entries.count - 1)
    if customFrames > 0 { holdViews() }
  }

  /// Holds all that was noted without, before code runs that may let go of it.
  func holdViews() {
    guard !unheld.isEmpty else { return }
    for index in unheld {
      guard case .boxes(let notes, _) = entries[index] else { continue }
      for note in notes.notes { held.append(note.view.takeUnretainedValue()) }
    }
    unheld = []
  }

  /// Brackets one question from outside the engine's search.
  func asking(
    _ view: UIView, at point: CGPoint, by asker: HitTestTrace.Asker,
    _ body: @MainActor () -> UIView?
  ) -> UIView? {
    open(view, at: point, by: asker)
    let answer = body()
    close(answer, seen: .whole)
    return answer
  }

  /// A view that can't be asked at all: no frame, only the refusal.
  func refusedUnasked(_ view: UIView, _ gate: HitTestTrace.Gate) {
    add(.refused(gate), of: view, depth: frames.count)
  }

  /// The base `hitTest` of a view, whoever called it.
  func searching(_ view: UIView, at point: CGPoint, _ body: @MainActor () -> UIView?) -> UIView? {
    if let top = frames.last, top.view === view, case .custom = top.activity {
      if !view.isPlain {
        note(.observed(HitTestFact.Observation(what: .superHitTest, point: point)))
      }
      return during(.searching, body)
    }
    open(view, at: point, by: .customCode, searching: true)
    let answer = body()
    close(answer, seen: view.isPlain ? .whole : .searchOnly)
    return answer
  }

  /// The whole body of an override, so that its final answer is seen.
  func traced(_ view: UIView, at point: CGPoint, _ body: @MainActor () -> UIView?) -> UIView? {
    if let top = frames.last, top.view === view, !top.isTraced, case .custom = top.activity {
      let depth = frames.count - 1
      frames[depth].isTraced = true
      defer { frames[depth].isTraced = false }
      return body()
    }
    open(view, at: point, by: .customCode)
    frames[frames.count - 1].isTraced = true
    let answer = body()
    close(answer, seen: .whole)
    return answer
  }

  func askingInside(_ view: UIView, _ body: @MainActor () -> Bool) -> Bool {
    holdViews()
    guard frames.last?.view === view else { return body() }
    return during(.askingInside, body)
  }

  func lookingAt(_ view: UIView, _ body: @MainActor () -> Bool) -> Bool {
    during(.lookingAt(view), body)
  }

  private func during<Result>(_ activity: Activity, _ body: @MainActor () -> Result) -> Result {
    let top = frames.count - 1
    guard top >= 0 else { return body() }
    let before = frames[top].activity
    frames[top].activity = activity
    defer { frames[top].activity = before }
    return body()
  }

  // MARK: Facts

  func noteEndless(_ view: UIView, at point: CGPoint) { endless.append((view, point)) }

  /// Views that an animation kept from being asked, front-most first, in their own coordinates.
  private(set) var suspended: [(view: UIView, point: CGPoint)] = []

  /// What `point(inside:)` of the view on top said to the default search.
  func noteInside(_ view: UIView, at point: CGPoint, _ isInside: Bool) {
    if view.storage.flags.contains(.animated) { noteModel(view, at: point, isInside: isInside) }
    note(.inside(isInside))
  }

  /// A fact about the view on top of the stack.
  func note(_ event: HitTestFact.Event?) {
    guard let event, let top = frames.last else { return }
    if case .refused(.animation) = event { suspended.append((top.view, top.point)) }
    add(event, of: top.view, depth: frames.count - 1)
  }

  /// A rule on `point(inside:)`, where the engine asked for it.
  func noteRegion(
    _ rule: CompiledRules.RegionRule, of view: UIView, at point: CGPoint, held: Bool
  ) {
    guard let top = frames.last else { return }
    let depth: Int
    switch top.activity {
    case .searching where top.view === view, .askingInside where top.view === view:
      depth = frames.count - 1
    case .lookingAt(let target) where target === view:
      depth = frames.count
    default: return
    }
    let fact = HitTestFact.Rule(
      name: rule.name, index: rule.index, target: nil, point: point, result: .inside(held))
    add(.rule(fact), of: view, depth: depth)
  }

  func observe(conversionFrom source: UIView?, to target: UIView?, gave point: CGPoint) {
    guard isInCustomCode else { return }
    note(
      .observed(
        HitTestFact.Observation(
          what: .convert, view: target, point: point,
          crossesWindows: Coordinates.crossesWindows(source, target))))
  }

  func observe(conversionFrom source: UIView?, to target: UIView?, gave rect: CGRect) {
    guard isInCustomCode else { return }
    note(
      .observed(
        HitTestFact.Observation(
          what: .convert, view: target, point: rect.origin, size: rect.size,
          crossesWindows: Coordinates.crossesWindows(source, target))))
  }

  /// A view that an animator moves is tested at that point of what is seen of it.
  func noteSeen(_ view: UIView, at point: CGPoint) {
    guard let top = frames.last, top.view === view else { return }
    note(.observed(HitTestFact.Observation(what: .presentation, view: view, point: point)))
  }

  /// A view that is seen elsewhere than its model is, where that makes a difference to the point.
  func noteModel(_ view: UIView, at point: CGPoint, isInside: Bool) {
    guard !view.isHitWhereSeen, let seen = view.seenPoint(point) else { return }
    let isSeen = seen.bounds.hitContains(seen.point)
    guard isSeen != isInside else { return }
    note(
      .observed(
        HitTestFact.Observation(what: .model, view: view, point: seen.point, result: isSeen)))
  }

  func observe(pointInside view: UIView, at point: CGPoint, gave result: Bool) {
    guard isInCustomCode else { return }
    if let top = frames.last, case .askingInside = top.activity, top.view === view { return }
    note(
      .observed(
        HitTestFact.Observation(what: .pointInside, view: view, point: point, result: result)))
  }

  func observe(subviewsOf view: UIView) {
    guard isInCustomCode else { return }
    note(.observed(HitTestFact.Observation(what: .subviews, view: view)))
  }

  private var isInCustomCode: Bool {
    switch frames.last?.activity {
    case .custom, .askingInside: true
    default: false
    }
  }

  private func add(_ event: HitTestFact.Event, of view: UIView, depth: Int) {
    entries.append(.fact(HitTestFact(view: view, depth: Int32(depth), event: event)))
  }

  // MARK: The trace

  /// To be asked at once, while the views that were walked through are there.
  func trace(at point: CGPoint, hit: UIView?) -> HitTestTrace {
    let names = ViewNames()
    var steps: [HitTestTrace.Step] = []
    var count = entries.count
    for case .boxes(let notes, _) in entries { count += notes.stepCount }
    steps.reserveCapacity(count)
    for entry in entries {
      switch entry {
      case .fact(let fact): steps.append(fact.step(steps.count + 1, names))
      case .boxes(let notes, let depth): notes.addSteps(to: &steps, depth: depth, names)
      }
    }
    return HitTestTrace(
      point: point, hit: hit.map(names.id), steps: steps,
      chain: hit.map { ResponderChain(from: $0).names { names.id(of: $0).name } } ?? [])
  }
}
