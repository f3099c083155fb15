import UIKit

/// One step of a trace as a line of the call log.
struct StepLine {
  let step: HitTestTrace.Step
  /// Where the view was asked, in its own coordinates.
  let point: CGPoint?
  /// False for a view that a rule of another only looks at.
  let isAsked: Bool
  let language: Language

  /// Questions and answers stand at the frame's own level, what happens between them one deeper.
  var depth: Int {
    switch step.event {
    case .asked, .answered, .refused(.transform): step.depth
    case .rule where !isAsked: step.depth
    case .refused, .inside, .rule, .observed: step.depth + 1
    }
  }

  var sentence: Sentence {
    switch step.event {
    case .asked(let point, by: .customCode):
      language.words("log.askedByCustomCode", ["view": name(step.view), "point": number(point)])
    case .asked(let point, _):
      language.words("log.asked", ["view": name(step.view), "point": number(point)])
    case .refused(.transform): language.words("log.passedOver", ["view": name(step.view)])
    case .refused(let gate): refusal(gate)
    case .inside(true): language.words("log.inside", ["answer": answer(true)])
    case .inside(false):
      language.words(
        "log.outside",
        ["answer": answer(false), "view": name(step.view), "point": number(point ?? .zero)])
    case .rule(let rule) where !isAsked:
      Sentence(
        language.words("log.whose", ["view": name(step.view)]).runs + self.rule(rule).runs)
    case .rule(let rule): self.rule(rule)
    case .observed(let observation): self.observation(observation)
    case .answered(let result, seen: .whole):
      language.words("log.answered", ["view": name(step.view), "result": self.result(result)])
    case .answered(let result, seen: .searchOnly):
      language.words("log.searched", ["view": name(step.view), "result": self.result(result)])
    }
  }

  private func refusal(_ gate: HitTestTrace.Gate) -> Sentence {
    let refused = Sentence.Run(language.text("log.refused"), .no)
    let words = language.words("log.gate", ["refused": refused])
    return Sentence(GateWords.value(of: gate, in: language).runs + words.runs)
  }

  private func rule(_ rule: HitTestTrace.RuleStep) -> Sentence {
    let ruleName = Sentence.Run(rule.rule, .rule)
    switch rule.result {
    case .inside(let isInside):
      let values = [
        "rule": ruleName, "view": name(rule.target ?? step.view), "point": number(rule.point),
        "answer": answer(isInside),
      ]
      if rule.target != nil { return language.words("log.ruleLooks", values) }
      switch rule.rule {
      case "expand": return language.words("log.ruleExpand", values)
      case "path": return language.words("log.rulePath", values)
      case "hole": return language.words("log.ruleHole", values)
      default: return language.words("log.ruleInside", values)
      }
    case .view(let view):
      return language.words("log.ruleResult", ["rule": ruleName, "result": result(view)])
    case .skipped(let gate):
      let reason = Sentence.Run(GateWords.value(of: gate, in: language).text, .no)
      return language.words(
        "log.ruleSkips",
        ["rule": ruleName, "view": name(rule.target ?? step.view), "reason": reason])
    }
  }

  private func observation(_ observation: HitTestTrace.Observation) -> Sentence {
    let values = [
      "view": name(observation.view ?? step.view), "point": number(observation.point ?? .zero),
      "answer": answer(observation.result ?? false),
    ]
    switch observation.what {
    case .superHitTest: return language.words("log.super", values)
    case .presentation: return language.words("log.presentation", values)
    case .model:
      return language.words(
        observation.result == true ? "log.model" : "log.modelUnseen", values)
    case .convert where observation.crossesWindows:
      return language.words("log.convertAcross", values)
    case .convert where observation.size != nil && observation.view != nil:
      return language.words("log.convertRect", values)
    case .convert where observation.view == nil: return language.words("log.convertToNil", values)
    case .convert: return language.words("log.convert", values)
    case .pointInside: return language.words("log.pointInside", values)
    case .subviews: return language.words("log.subviews", values)
    }
  }

  private func name(_ view: ViewID) -> Sentence.Run { Sentence.Run(view.name, .name) }

  private func number(_ point: CGPoint) -> Sentence.Run {
    Sentence.Run(Figures.point(point), .number)
  }

  private func answer(_ isYes: Bool) -> Sentence.Run {
    isYes
      ? Sentence.Run(language.text("log.yes"), .yes) : Sentence.Run(language.text("log.no"), .no)
  }

  private func result(_ view: ViewID?) -> Sentence.Run {
    guard let view else { return Sentence.Run("nil", .no) }
    return Sentence.Run(view == step.view ? "self" : view.name, .hit)
  }
}
