import UIKit

/// What every view is at one instant of a descent.
struct Moment: Equatable, Sendable {
  let descent: Descent
  /// The step under way, from 1.
  let step: Int
  /// 0 to 1 of it.
  let progress: Double

  /// The step tells its outcome in its second half: before that it is still a question.
  private var told: Int { progress >= 0.5 ? step : step - 1 }

  var isAtEnd: Bool { step == descent.stepCount && progress >= 1 }

  /// The view whose turn it is.
  var current: ViewID? {
    guard let visit = descent.visit(at: step) else { return nil }
    if case .rule(let rule) = descent.trace.steps[step - 1].event, let target = rule.target {
      return target
    }
    return visit.view
  }

  /// The state of `view`; `closed` is the step after which it can't be asked any more.
  func state(of view: ViewID, closed: Int?) -> ViewState {
    if isAtEnd, view == descent.trace.hit { return .hit }
    guard let visit = descent.lastVisit(of: view, by: step) else {
      if let closed, closed <= told { return .neverAsked }
      return .waiting
    }
    if let refusal = visit.refusal, refusal.step <= told { return .refused(refusal.gate) }
    if let ended = visit.ended, ended <= told {
      if let result = visit.result {
        if result == view { return view == descent.trace.hit ? .hit : .passedOn(view) }
        return .passedOn(result)
      }
      return visit.inside?.isInside == true ? .gaveNothing : .outside
    }
    if let inside = visit.inside, inside.step <= told {
      if inside.isInside { return .contains }
      // Outside, yet the view goes on: one of its rules has a say.
      return step > inside.step && visit.ended != step ? .asking : .outside
    }
    return .asking
  }

  /// The number of a view in the order of asking, once it was asked.
  func order(of view: ViewID) -> Int? {
    guard let first = descent.visitsOfView[view]?.first, descent.visits[first].began <= step else {
      return nil
    }
    return descent.visits[first].order
  }
}
