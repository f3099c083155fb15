import UIKit

/// What stands around a step in its trace.
struct StepContext {
  let step: HitTestTrace.Step
  /// The steps of the frame that the step belongs to, from its question on, those of inner frames
  /// left out.
  private let frame: [HitTestTrace.Step]
  private let place: Int
  /// The view that asked: the frame around.
  let asker: ViewID?
  /// The views that the asker had asked before.
  let elderSiblings: Int
  let isLast: Bool
  /// Where the touch came down, in the coordinates of whoever was asked about it: screen points,
  /// where windows were.
  let landing: CGPoint
  /// Whether a view inside is asked next.
  let descends: Bool
  /// Whether views inside were asked before.
  let hasDescended: Bool
  /// What had been found in the frame before this step.
  let resultBefore: ViewID?

  init(of step: HitTestTrace.Step, in trace: HitTestTrace) {
    self.step = step
    let steps = trace.steps
    landing = trace.point
    let index = steps.firstIndex { $0.number == step.number } ?? 0
    isLast = index == steps.count - 1
    let next = index + 1 < steps.count ? steps[index + 1] : nil
    descends = next.map { $0.depth > step.depth } ?? false

    func isQuestion(_ step: HitTestTrace.Step) -> Bool {
      if case .asked = step.event { true } else { false }
    }
    let start = steps[...index].lastIndex { isQuestion($0) && $0.depth == step.depth } ?? index
    let end = steps[start...].dropFirst().firstIndex { isQuestion($0) && $0.depth <= step.depth }
    let own = steps[start..<(end ?? steps.count)].filter { $0.depth == step.depth }
    frame = own
    place = own.firstIndex { $0.number == step.number } ?? 0
    let before = steps[start..<max(start, index)]
    hasDescended = before.contains { $0.depth > step.depth && isQuestion($0) }
    resultBefore = Self.result(of: before, in: step.view, at: step.depth)

    let outer = steps[..<start].lastIndex { isQuestion($0) && $0.depth < step.depth }
    asker = outer.map { steps[$0].view }
    elderSiblings =
      steps[(outer ?? 0)..<start].filter { $0.depth == step.depth && isQuestion($0) }
      .count
  }

  /// What a frame has found by its first steps: the last rule's result, else a subview's answer,
  /// else the view itself where the point is inside.
  private static func result(
    of steps: ArraySlice<HitTestTrace.Step>, in view: ViewID, at depth: Int
  ) -> ViewID? {
    for step in steps.reversed() {
      switch step.event {
      case .rule(let rule) where step.depth == depth:
        if case .view(let result) = rule.result { return result }
        if rule.target == nil, case .inside(false) = rule.result { return nil }
      case .answered(let result?, _) where step.depth == depth + 1: return result
      case .inside(let isInside) where step.depth == depth: return isInside ? view : nil
      case .refused where step.depth == depth: return nil
      default: break
      }
    }
    return nil
  }

  /// Where the view was asked, in its own coordinates.
  var point: CGPoint? {
    if case .asked(let point, _) = frame.first?.event { point } else { nil }
  }

  /// Whether a rule that may find somebody even so acts later in the same frame.
  var isRescued: Bool {
    frame[min(place + 1, frame.count)...].contains {
      guard case .rule(let rule) = $0.event, $0.view == step.view else { return false }
      return ["reachOutside", "redirect"].contains(rule.rule)
    }
  }

  /// Whether the view's answer was decided by a gate or by `point(inside:)`.
  var wasRefused: Bool {
    frame.contains {
      switch $0.event {
      case .refused, .inside(false): true
      default: false
      }
    }
  }
}
