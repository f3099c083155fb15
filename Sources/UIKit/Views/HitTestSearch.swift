/// The default search of one view: what `super.hitTest` does.
///
/// Views of the engine's own classes are walked with an explicit stack, so depth costs no call
/// stack; a virtual call happens only at a view whose class may override something.
@MainActor
struct HitTestSearch {
  private let event: UIEvent?
  private let recorder: HitTestRecorder?
  private let findings = OutsideFindings()
  private var frames: [Frame] = []

  /// A view that has let the point in and asks its subviews.
  private struct Frame {
    let view: UIView
    let point: CGPoint
    /// As they were when the view was asked: custom code may change the tree under the walk.
    let subviews: [UIView]
    var unasked: Int
    var isInside: Bool?
  }

  private enum Outcome {
    case answered(UIView?)
    /// A frame was pushed; the answer follows when it is concluded.
    case descending
  }

  static func answer(of view: UIView, at point: CGPoint, with event: UIEvent?) -> UIView? {
    guard !StackGuard.isNearEnd else {
      HitTestRecorder.current?.noteEndless(view, at: point)
      return nil
    }
    guard let recorder = HitTestRecorder.current else {
      return descend(from: view, at: point, with: event)
    }
    return recorder.searching(view, at: point) {
      var search = HitTestSearch(event: event, recorder: recorder)
      return search.run(view, at: point)
    }
  }

  /// The search without a recorder.
  ///
  /// A view of an engine class without rules answers with itself at least, once the point is in it:
  /// nothing has to be remembered on the way down. What may answer otherwise is asked in full.
  private static func descend(from root: UIView, at point: CGPoint, with event: UIEvent?)
    -> UIView?
  {
    guard root.storage.rules == nil else {
      var search = HitTestSearch(event: event, recorder: nil)
      return search.run(root, at: point)
    }
    guard root.failedGate == nil, root.isInside(point, with: event) else { return nil }
    var view = root
    var point = point
    descent: while true {
      let subviews = view.storage.subviews
      let table = view.storage.tableForHit()
      var place: ChildTable.Grid.Place?
      var unasked = subviews.count
      while unasked > 0 {
        if let table {
          guard let candidate = table.candidate(at: point, below: unasked, in: &place) else {
            return view
          }
          unasked = candidate.index
          if candidate.kind == .box {
            view = subviews[unasked]
            point = view.storage.fromSuperview(point)
            continue descent
          }
        } else {
          unasked -= 1
        }
        let child = subviews[unasked]
        let flags = child.storage.flags
        if flags.contains(.singular) { continue }
        if flags.intersection(.decisive) == .plain {
          let inner = child.storage.fromSuperview(point)
          guard child.storage.bounds.hitContains(inner) else { continue }
          view = child
          point = inner
          continue descent
        }
        let inner = child.storage.fromSuperview(point)
        if !flags.contains(.plain) {
          if let answer = child.askHitTest(inner, with: event) { return answer }
        } else if !flags.isDisjoint(with: .shaped) {
          var search = HitTestSearch(event: event, recorder: nil)
          if let answer = search.run(child, at: inner) { return answer }
        }
      }
      return view
    }
  }

  private init(event: UIEvent?, recorder: HitTestRecorder?) {
    self.event = event
    self.recorder = recorder
  }

  private mutating func run(_ root: UIView, at point: CGPoint) -> UIView? {
    if case .answered(let answer) = enter(root, at: point) { return answer }
    var answer: UIView?
    while let last = frames.indices.last {
      answer = nil
      if frames[last].unasked > 0 {
        frames[last].unasked -= 1
        let child = frames[last].subviews[frames[last].unasked]
        guard case .answered(let found?) = ask(child, from: frames[last].point) else { continue }
        answer = found
      }
      answer = conclude(frames.removeLast(), found: answer)
      while let found = answer, let parent = frames.popLast() {
        answer = conclude(parent, found: found)
      }
    }
    return answer
  }

  private mutating func ask(_ child: UIView, from parentPoint: CGPoint) -> Outcome {
    let flags = child.storage.flags
    if flags.contains(.singular) {
      recorder?.refusedUnasked(child, .transform(child.storage.transform))
      return .answered(nil)
    }
    let point = child.storage.fromSuperview(parentPoint)
    let isPlain = flags.contains(.plain)
    recorder?.open(child, at: point, by: .superview, searching: isPlain)
    let outcome =
      isPlain ? enter(child, at: point) : .answered(child.askHitTest(point, with: event))
    if case .answered(let answer) = outcome { recorder?.close(answer, seen: .whole) }
    return outcome
  }

  /// Gates, `point(inside:)`, and the rules on the search, up to where the subviews are asked.
  private mutating func enter(_ view: UIView, at point: CGPoint) -> Outcome {
    if let gate = view.failedGate {
      recorder?.note(.refused(gate))
      return .answered(settle(nil, for: view, at: point, passesGates: false, isInside: nil))
    }
    let search = view.storage.rules?.search
    switch search?.kind {
    case .nothing:
      recorder?.note(search?.fact(at: point, result: nil))
      return .answered(settle(nil, for: view, at: point, isInside: nil))
    case .boxOnly:
      let isInside = ask(view, inside: point)
      let result = isInside ? view : nil
      recorder?.note(search?.fact(at: point, result: result))
      return .answered(settle(result, for: view, at: point, isInside: isInside))
    case .overflow:
      push(view, at: point, isInside: nil)
      return .descending
    case nil:
      let isInside = ask(view, inside: point)
      guard isInside, !view.storage.subviews.isEmpty else {
        return .answered(
          settle(isInside ? view : nil, for: view, at: point, isInside: isInside))
      }
      push(view, at: point, isInside: true)
      return .descending
    }
  }

  private mutating func push(_ view: UIView, at point: CGPoint, isInside: Bool?) {
    let subviews = view.storage.subviews
    frames.append(
      Frame(
        view: view, point: point, subviews: subviews, unasked: subviews.count, isInside: isInside))
  }

  /// The view's answer, once its subviews have given theirs.
  private mutating func conclude(_ frame: Frame, found: UIView?) -> UIView? {
    var isInside = frame.isInside
    var result = found
    let search = frame.view.storage.rules?.search
    if found == nil {
      let holds = isInside ?? ask(frame.view, inside: frame.point)
      isInside = holds
      result = holds ? frame.view : nil
    }
    if frame.isInside == nil {
      recorder?.note(search?.fact(at: frame.point, result: result))
    }
    let answer = settle(result, for: frame.view, at: frame.point, isInside: isInside)
    if !frames.isEmpty { recorder?.close(answer, seen: .whole) }
    return answer
  }

  private func ask(_ view: UIView, inside point: CGPoint) -> Bool {
    let isInside = view.isInside(point, with: event)
    if let recorder, view.storage.flags.contains(.animated) {
      recorder.noteModel(view, at: point, isInside: isInside)
    }
    recorder?.note(.inside(isInside))
    return isInside
  }

  private func settle(
    _ result: UIView?, for view: UIView, at point: CGPoint, passesGates: Bool = true,
    isInside: Bool?
  ) -> UIView? {
    guard let rules = view.storage.rules, !rules.results.isEmpty else { return result }
    return rules.settle(
      result,
      in: RuleContext(
        view: view, point: point, event: event, recorder: recorder, findings: findings,
        passesGates: passesGates, isInside: isInside))
  }
}
