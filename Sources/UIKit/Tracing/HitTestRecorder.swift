/// Notes the facts of a hit test while it runs, and changes nothing about it.
///
/// Both sides note: the default search brackets every subview that it asks, so that such a frame is
/// exact whatever the subview overrides, and the base `hitTest` notes its own search. Reached while
/// its view is on top of the stack that search is the view's `super` call; otherwise custom code
/// asked directly. `convert`, `point(inside:)` and `subviews` used by custom code are observations.
@MainActor
final class HitTestRecorder {
  /// The recorder of the hit test under way, which `recording` holds; nil costs one read.
  @exclusivity(unchecked) private(set) unowned(unsafe) static var current: HitTestRecorder?
  /// One to be used next, so that recording allocates nothing of its own.
  @exclusivity(unchecked) private static var spare: HitTestRecorder?

  @exclusivity(unchecked) private var entries: [Entry] = []
  @exclusivity(unchecked) private var frames: [Frame] = []
  /// Frames of views whose own code is running.
  @exclusivity(unchecked) private var customFrames = 0
  /// The views of the entries before this one are held.
  @exclusivity(unchecked) private var firstUnheld = 0

  private init() {
    entries.reserveCapacity(16)
    frames.reserveCapacity(8)
  }

  private enum Entry {
    case fact(HitTestFact)
    /// `isEnd` where the last view entered is the answer of the walk.
    case path(BoxPath, depth: Int32, isEnd: Bool)
    case boxes(BoxNotes, depth: Int32, isEnd: Bool)
  }

  /// What views of other classes than the engine's answered, the deepest first.
  @exclusivity(unchecked) private(set) var customAnswers: [CustomAnswer] = []
  /// Where the call stack was nearly used up.
  @exclusivity(unchecked) private(set) var endless: [(view: UIView, point: CGPoint)] = []
  /// Views that an animation kept from being asked, front-most first, in their own coordinates.
  @exclusivity(unchecked) private(set) var suspended: [(view: UIView, point: CGPoint)] = []

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

  /// Runs the body with a recorder, whose facts are to be read in it.
  static func recording<Result>(_ body: @MainActor (HitTestRecorder) -> Result) -> Result {
    let recorder = spare ?? HitTestRecorder()
    spare = nil
    defer {
      recorder.clear()
      spare = recorder
    }
    return body(recorder)
  }

  private func clear() {
    entries.removeAll(keepingCapacity: entries.capacity <= Self.mostKept)
    firstUnheld = 0
    if !customAnswers.isEmpty { customAnswers = [] }
    if !endless.isEmpty { endless = [] }
    if !suspended.isEmpty { suspended = [] }
  }

  /// How long a list is kept for the next use.
  private static let mostKept = 1024

  /// Runs the body with this recorder noting; the recorder before it is put back after.
  private func noting<Result>(_ body: @MainActor () -> Result) -> Result {
    let outer = HitTestRecorder.current
    HitTestRecorder.current = self
    defer { HitTestRecorder.current = outer }
    return body()
  }

  /// Asks a view from outside of any search, and notes it.
  func ask(_ view: UIView, at point: CGPoint, with event: UIEvent?) -> UIView? {
    if view.storage.flags.isBox(noted: true) {
      var path = BoxPath(view.storage.node, at: point, askedBy: .outside)
      if view.storage.bounds.hitContains(point) {
        path.pass(asksAll: true)
      } else {
        path.stayOutside()
      }
      if path.next == nil {
        settle(path)
        return path.isOutside ? nil : path.node.pointee.view
      }
      return noting { BoxWalk.answer(on: path, with: event, recorder: self) }
    }
    return noting {
      open(view, at: point, by: .outside)
      let answer = view.askHitTest(point, with: event)
      close(answer, seen: .whole)
      return answer
    }
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

  /// Notes the way of a walk so far, and opens frames for the views that it is in; how many.
  func open(_ path: BoxPath) -> Int {
    guard !path.isEmpty else { return 0 }
    let notes = path.notes
    let depth = frames.count
    entries.append(.boxes(notes, depth: Int32(depth), isEnd: false))
    for note in notes.notes where note.answer == .inside {
      frames.append(Frame(view: note.view, point: note.point, activity: .searching))
    }
    return frames.count - depth
  }

  /// Notes the way that ended a walk: the views that it is in answer with the last of them.
  func settle(_ path: BoxPath) {
    guard !path.isEmpty else { return }
    entries.append(.path(path, depth: Int32(frames.count), isEnd: true))
    if customFrames > 0 { holdViews() }
  }

  /// Holds the views of ways that are noted by their ends, before code runs that may change the
  /// tree.
  func holdViews() {
    while firstUnheld < entries.count {
      if case .path(let path, let depth, let isEnd) = entries[firstUnheld] {
        entries[firstUnheld] = .boxes(path.notes, depth: depth, isEnd: isEnd)
      }
      firstUnheld += 1
    }
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

  func trace(at point: CGPoint, hit: UIView?) -> HitTestTrace {
    holdViews()
    let names = ViewNames()
    var steps: [HitTestTrace.Step] = []
    var count = entries.count
    for case .boxes(let notes, _, _) in entries { count += notes.notes.count * 3 }
    steps.reserveCapacity(count)
    for entry in entries {
      switch entry {
      case .fact(let fact): steps.append(fact.step(steps.count + 1, names))
      case .boxes(let notes, let depth, let isEnd):
        notes.addSteps(to: &steps, depth: Int(depth), isEnd: isEnd, names)
      case .path: break
      }
    }
    return HitTestTrace(
      point: point, hit: hit.map(names.id), steps: steps,
      chain: hit.map { ResponderChain(from: $0).names { names.id(of: $0).name } } ?? [])
  }
}
