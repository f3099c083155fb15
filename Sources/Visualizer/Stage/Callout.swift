import UIKit
import Wording

/// The card beside the scene: who is asked where, and what it said.
struct Callout: Equatable, Sendable {
  var title: String
  var verdict: String
  var kind: StepKind

  init(_ moment: Moment) {
    let step = moment.descent.trace.steps[moment.step - 1]
    kind = StepKind(step.event)
    let visit = moment.descent.visit(at: moment.step)
    var view = step.view
    var point = visit?.point
    verdict =
      switch step.event {
      case .asked: Labels.nowAsking
      case .refused(let gate): Labels.refusal(gate)
      case .inside(let isInside): isInside ? Labels.inside : Labels.outside
      case .rule(let rule): Labels.outcome(rule)
      case .observed: Labels.looksAround
      case .answered(let result, _): Labels.answer(result, by: step.view)
      }
    if case .rule(let rule) = step.event {
      if let target = rule.target, case .inside = rule.result { view = target }
      point = rule.point
      if case .inside(let isInside) = rule.result { kind = isInside ? .inside : .refused }
    }
    let looker =
      visit?.isLookedAt == true ? visit?.parent.map { moment.descent.visits[$0].view } : nil
    switch step.event {
    case .answered: title = Labels.answers(view)
    case .rule(let rule) where rule.target != nil && view == rule.target:
      title = Labels.looks(step.view, at: view, point: point)
    case _ where looker != nil: title = Labels.looks(looker ?? view, at: view, point: point)
    default: title = Labels.isAsked(view, at: point)
    }
  }
}
