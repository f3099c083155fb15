/// The default search through views of engine classes without rules.
///
/// Such a view answers with itself at least, once the point is in it, so that nothing has to be
/// remembered on the way down. As far as boxes alone decide it is a `BoxPath`; what may answer
/// otherwise is asked in full. With a recorder every subview is asked that UIKit would ask, without
/// one a container of many may have a table that gives the same answer.
@MainActor
struct BoxWalk {
  private var path: BoxPath
  private let event: UIEvent?
  private let recorder: HitTestRecorder?
  /// Frames that the recorder has open for views of this walk.
  private var openFrames = 0
  /// Custom code may let go of views that were walked through: these hold the rest of the way.
  private var held: (view: UIView, subviews: [UIView])?

  static func answer(
    of root: UIView, at point: CGPoint, with event: UIEvent?, recorder: HitTestRecorder?
  ) -> UIView? {
    let flags = root.storage.flags
    if flags.intersection(.decisive) == .plain {
      let isInside = root.storage.bounds.hitContains(point)
      recorder?.noteInside(root, at: point, isInside)
      guard isInside else { return nil }
    } else {
      // The view's own code may ask in turn.
      guard !StackGuard.isNearEnd else {
        recorder?.noteEndless(root, at: point)
        return nil
      }
      if flags.contains(.ruled) {
        return HitTestSearch.full(root, at: point, with: event, recorder: recorder)
      }
      if let gate = root.failedGate {
        recorder?.note(.refused(gate))
        return nil
      }
      let isInside = root.isInside(point, with: event)
      recorder?.noteInside(root, at: point, isInside)
      guard isInside else { return nil }
    }
    guard root.storage.node.pointee.subviewCount > 0 else { return root }
    var path = BoxPath(root.storage.node, at: point)
    path.pass(asksAll: recorder != nil)
    if path.next == nil, recorder == nil { return path.node.pointee.view }
    return answer(on: path, with: event, recorder: recorder)
  }

  /// The answer of a walk that has come so far.
  static func answer(on path: BoxPath, with event: UIEvent?, recorder: HitTestRecorder?) -> UIView?
  {
    guard path.next != nil else {
      recorder?.settle(path)
      return path.node.pointee.view
    }
    guard recorder != nil || !StackGuard.isNearEnd else { return nil }
    var walk = BoxWalk(path, with: event, recorder: recorder)
    let answer = walk.goOn()
    walk.close(answer)
    return answer
  }

  private init(_ path: BoxPath, with event: UIEvent?, recorder: HitTestRecorder?) {
    self.path = path
    self.event = event
    self.recorder = recorder
  }

  private enum Outcome {
    /// The path leads into a subview that holds the point.
    case entered
    case answered(UIView)
    case nothing
  }

  private mutating func goOn() -> UIView? {
    while path.next != nil {
      guard let view = path.node.pointee.view else { return nil }
      switch askSubviews(of: view) {
      case .entered: path.pass(asksAll: recorder != nil)
      case .answered(let answer): return answer
      case .nothing: return view
      }
    }
    return path.node.pointee.view
  }

  /// Asks the subviews that are left, boxes and others.
  private mutating func askSubviews(of view: UIView) -> Outcome {
    // As they are now: custom code may change the tree, and the nodes with it.
    let subviews = view.storage.subviews
    let changes = ViewStorage.changes
    held = (view, subviews)
    if recorder == nil, path.isAtMany, let table = view.storage.tableForHit() {
      var place = table.place(of: path.point)
      while ViewStorage.changes == changes {
        guard let index = table.candidate(at: path.point, in: &place) else { return .nothing }
        path.unasked = index
        let outcome = ask(subviews[index])
        guard case .nothing = outcome else { return outcome }
      }
      path.lose()
    }
    while path.unasked > 0 {
      let outcome = ask(subviews[path.unasked - 1])
      guard case .nothing = outcome else { return outcome }
      if ViewStorage.changes != changes { path.lose() }
      path.goBy()
      guard path.next != nil else { continue }
      let node = path.node
      path.passOn(asksAll: recorder != nil)
      if path.node != node { return .entered }
      if path.next == nil { return .nothing }
    }
    return .nothing
  }

  private mutating func ask(_ child: UIView) -> Outcome {
    let flags = child.storage.flags
    guard recorder != nil || flags.mayAnswer else { return .nothing }
    if let recorder {
      openFrames += recorder.open(path)
      path.beginHere()
    }
    guard let inner = child.storage.entryPoint(path.point) else {
      recorder?.refusedUnasked(child, .transform(child.storage.transform))
      return .nothing
    }
    recorder?.open(child, at: inner, by: .superview, searching: flags.contains(.plain))
    guard flags.intersection(.decisive) == .plain else {
      let answer =
        flags.contains(.plain)
        ? HitTestSearch.full(child, at: inner, with: event, recorder: recorder)
        : child.askHitTest(inner, with: event)
      recorder?.close(answer, seen: .whole)
      return answer.map(Outcome.answered) ?? .nothing
    }
    let isInside = child.storage.bounds.hitContains(inner)
    recorder?.noteInside(child, at: inner, isInside)
    guard isInside else {
      recorder?.close(nil, seen: .whole)
      return .nothing
    }
    openFrames += 1
    path = BoxPath(child.storage.node, at: inner)
    return .entered
  }

  private mutating func close(_ answer: UIView?) {
    held = nil
    guard let recorder else { return }
    recorder.settle(path)
    for _ in 0..<openFrames { recorder.close(answer, seen: .whole) }
  }
}
