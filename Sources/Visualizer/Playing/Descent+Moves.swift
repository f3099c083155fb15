import UIKit

extension Descent {
  /// Where the token rests between two steps.
  enum Place: Equatable, Sendable {
    /// Where the finger is.
    case touch
    case view(ViewID)
  }

  /// What the token does during one step.
  struct Move: Equatable, Sendable {
    var from: Place
    var to: Place
    var kind: StepKind
    /// The token runs against `bounce` first and turns back from there.
    var bounce: ViewID?
  }

  func move(
    for step: HitTestTrace.Step, position: Int, visit: Int, from token: Place
  ) -> Move {
    let kind = StepKind(step.event)
    let here = Place.view(step.view)
    let above = visits[visit].parent.map { Place.view(visits[$0].view) } ?? .touch
    switch step.event {
    case .asked: return Move(from: above, to: here, kind: kind)
    case .refused:
      return Move(from: token, to: above, kind: kind, bounce: step.view)
    case .inside(let isInside):
      // A rule may go on although the point is outside: then nothing turns back yet.
      let isEnd = !isInside && endsBranch(after: position)
      return Move(
        from: token, to: isEnd ? above : here, kind: kind, bounce: isEnd ? step.view : nil)
    case .rule where visits[visit].isLookedAt:
      return Move(from: token, to: here, kind: kind)
    case .rule(let rule):
      let target = rule.target.map { Place.view($0) } ?? here
      return Move(from: token, to: target, kind: kind)
    case .observed: return Move(from: token, to: here, kind: kind)
    case .answered(let result, _):
      // After a refusal the token is back already.
      let start = result == nil ? token : here
      return Move(from: start, to: above, kind: kind)
    }
  }

  /// Whether the next step only states the answer of the same view, or belongs to another.
  private func endsBranch(after position: Int) -> Bool {
    guard position + 1 < trace.steps.count else { return true }
    let step = trace.steps[position]
    let next = trace.steps[position + 1]
    if case .answered = next.event { return true }
    return next.view != step.view && next.depth <= step.depth
  }
}
