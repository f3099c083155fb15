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
      case .asked: "asking…"
      case .refused(let gate): Self.words(gate)
      case .inside(let isInside): isInside ? "inside" : "outside"
      case .rule(let rule): Self.words(rule)
      case .observed: "its own code looks around"
      case .answered(let result, _): Self.words(result, by: step.view)
      }
    if case .rule(let rule) = step.event {
      if let target = rule.target, case .inside = rule.result { view = target }
      point = rule.point
      if case .inside(let isInside) = rule.result { kind = isInside ? .inside : .refused }
    }
    let looker =
      visit?.isLookedAt == true ? visit?.parent.map { moment.descent.visits[$0].view } : nil
    let place = point.map { " at \(Labels.point($0))" } ?? ""
    switch step.event {
    case .answered: title = "\(view) answers"
    case .rule(let rule) where rule.target != nil && view == rule.target:
      title = "\(step.view) looks at \(view)\(place)"
    case _ where looker != nil: title = "\(looker ?? view) looks at \(view)\(place)"
    default: title = "\(view) is asked\(place)"
    }
  }

  private static func words(_ gate: HitTestTrace.Gate) -> String {
    switch gate {
    case .isEnabled: "isEnabled is false"
    case .isUserInteractionEnabled: "interaction is off"
    case .isHidden: "hidden"
    case .alpha(let alpha): "alpha is \(Labels.alpha(CGFloat(alpha)))"
    case .transform: "no inverse"
    }
  }

  private static func words(_ rule: HitTestTrace.RuleStep) -> String {
    switch rule.result {
    case .inside(let isInside):
      switch rule.rule {
      case "path": isInside ? "inside its path" : "outside its path"
      case "expand": isInside ? "inside its grown bounds" : "outside its grown bounds"
      case "hole": isInside ? "not in its hole" : "in its hole"
      default: isInside ? "inside" : "outside"
      }
    case .view(let result): result.map { "\(rule.rule): \($0)" } ?? "\(rule.rule): nothing"
    case .skipped(let gate): words(gate)
    }
  }

  private static func words(_ result: ViewID?, by view: ViewID) -> String {
    guard let result else { return "nothing" }
    return result == view ? "itself" : result.name
  }
}
