/// The default search of one view: what `super.hitTest` does.
///
/// Views of the engine's own classes are walked with an explicit stack, so depth costs no call
/// stack; a virtual call happens only at a view whose class may override something. Without rules a
/// `BoxWalk` finds the same answer sooner; this is the search with all that may be attached.
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
    guard let recorder = HitTestRecorder.current else {
      return BoxWalk.answer(of: view, at: point, with: event, recorder: nil)
    }
    guard !StackGuard.isNearEnd else {
      recorder.noteEndless(view, at: point)
      return nil
    }
    return recorder.searching(view, at: point) {
      BoxWalk.answer(of: view, at: point, with: event, recorder: recorder)
    }
  }

  /// The search in full, of a view that may have rules.
  static func full(
    _ view: UIView, at point: CGPoint, with event: UIEvent?, recorder: HitTestRecorder?
  ) -> UIView? {
    // Rules may ask views of custom classes.
    recorder?.holdViews()
    var search = HitTestSearch(event: event, recorder: recorder)
    return search.run(view, at: point)
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
    guard let point = child.storage.entryPoint(parentPoint) else {
      recorder?.refusedUnasked(child, .transform(child.storage.transform))
      return .answered(nil)
    }
    let isPlain = child.isPlain
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
    recorder?.noteInside(view, at: point, isInside)
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
