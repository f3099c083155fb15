import UIKit

/// One step of a trace as a sentence.
struct StepNarration {
  let step: HitTestTrace.Step
  let context: StepContext
  let language: Language

  var sentence: Sentence {
    switch step.event {
    case .asked(let point, let asker): question(at: point, by: asker)
    case .refused(let gate): say(Self.key(of: gate), alpha(gate))
    case .inside(true):
      say(context.descends ? "narration.insideDescends" : "narration.inside")
    case .inside(false) where context.isRescued: say("narration.outsideRules")
    case .inside(false):
      say(context.hasDescended ? "narration.outsideItself" : "narration.outside")
    case .rule(let rule): self.rule(rule)
    case .observed(let observation): self.observation(observation)
    case .answered(let result, let seen): answer(result, seen)
    }
  }

  private func question(at point: CGPoint, by asker: HitTestTrace.Asker) -> Sentence {
    let values = ["point": number(point)]
    switch asker {
    case .outside where context.elderSiblings == 0: return landing(at: point)
    case .outside: return say("narration.nextWindow", values)
    case .superview where context.elderSiblings == 0: return say("narration.frontMost", values)
    case .superview: return say("narration.nextBehind", values)
    case .customCode where context.asker == nil: return landing(at: point)
    case .customCode: return say("narration.customCode", values)
    }
  }

  /// A window that is not at the origin of the screen, or is turned, is asked at a point of its own.
  private func landing(at point: CGPoint) -> Sentence {
    let values = ["point": number(context.landing), "local": number(point)]
    let isSame = values["point"]?.text == values["local"]?.text
    return say(isSame ? "narration.first" : "narration.firstElsewhere", values)
  }

  private static func key(of gate: HitTestTrace.Gate) -> String {
    switch gate {
    case .isEnabled: "narration.disabled"
    case .isUserInteractionEnabled: "narration.interactionOff"
    case .isHidden: "narration.hidden"
    case .alpha: "narration.alpha"
    case .transform: "narration.transform"
    case .animation: "narration.animation"
    }
  }

  private func alpha(_ gate: HitTestTrace.Gate) -> [String: Sentence.Run] {
    guard case .alpha(let alpha) = gate else { return [:] }
    return ["alpha": Sentence.Run(Figures.alpha(alpha), .number)]
  }

  private func rule(_ rule: HitTestTrace.RuleStep) -> Sentence {
    var values = [
      "rule": Sentence.Run(rule.rule, .rule), "point": number(rule.point),
      "target": name(rule.target ?? step.view),
    ]
    switch rule.result {
    case .inside(let isInside):
      return say(Self.key(of: rule, isInside: isInside), values)
    case .skipped(let gate):
      values["reason"] = Sentence.Run(GateWords.value(of: gate, in: language).text)
      return say("narration.ruleSkips", values)
    case .view(let result):
      values["result"] = name(result ?? step.view)
      values["before"] = name(context.resultBefore ?? step.view)
      return say(key(of: rule.rule, result: result), values)
    }
  }

  private static func key(of rule: HitTestTrace.RuleStep, isInside: Bool) -> String {
    if rule.target != nil { return isInside ? "narration.looksInside" : "narration.looksOutside" }
    switch rule.rule {
    case "expand": return isInside ? "narration.expandInside" : "narration.expandOutside"
    case "path": return isInside ? "narration.pathInside" : "narration.pathOutside"
    case "hole": return isInside ? "narration.holeInside" : "narration.holeOutside"
    default: return isInside ? "narration.inside" : "narration.outside"
    }
  }

  private func key(of rule: String, result: ViewID?) -> String {
    let isFound = result != nil
    switch rule {
    case "none": return "narration.none"
    case "boxOnly": return isFound ? "narration.boxOnly" : "narration.boxOnlyNil"
    case "overflow": return isFound ? "narration.overflow" : "narration.overflowNil"
    case "reachOutside" where !isFound: return "narration.reachOutsideNil"
    case "reachOutside" where result != context.resultBefore: return "narration.reachOutside"
    case _ where result == context.resultBefore:
      return isFound ? "narration.ruleKeeps" : "narration.ruleIdle"
    case "passThrough": return "narration.passThrough"
    case "ignore": return "narration.ignore"
    case "redirect": return "narration.redirect"
    default: return isFound ? "narration.ruleResult" : "narration.ruleNil"
    }
  }

  private func observation(_ observation: HitTestTrace.Observation) -> Sentence {
    let values = [
      "target": name(observation.view ?? step.view), "point": number(observation.point ?? .zero),
    ]
    switch observation.what {
    case .superHitTest: return say("narration.super", values)
    case .presentation: return say("narration.presentation", values)
    case .model:
      return say(observation.result == true ? "narration.model" : "narration.modelUnseen", values)
    case .convert where observation.crossesWindows:
      return say("narration.convertAcross", values)
    case .convert where observation.size != nil: return say("narration.convertRect", values)
    case .convert: return say("narration.convert", values)
    case .pointInside where observation.result == true:
      return say("narration.pointInsideYes", values)
    case .pointInside: return say("narration.pointInsideNo", values)
    case .subviews: return say("narration.subviews", values)
    }
  }

  private func answer(_ result: ViewID?, _ seen: HitTestTrace.Seen) -> Sentence {
    guard seen == .whole else {
      return say("narration.notSeen", ["result": Sentence.Run(result?.name ?? "nil", .name)])
    }
    let isFinal = context.isLast && step.depth == 0
    guard let result else {
      if isFinal { return say("narration.nobody") }
      return say(context.wasRefused ? "narration.nilRefused" : "narration.nil")
    }
    let values = ["result": name(result)]
    if isFinal { return say("narration.final", values) }
    return say(result == step.view ? "narration.self" : "narration.passesOn", values)
  }

  /// Every sentence may speak of the view itself, of who asked it, and of where.
  private func say(_ key: String, _ values: [String: Sentence.Run] = [:]) -> Sentence {
    var all = [
      "view": name(step.view), "asker": name(context.asker ?? step.view),
      "at": number(context.point ?? .zero),
    ]
    all.merge(values) { $1 }
    return language.words(key, all)
  }

  private func name(_ view: ViewID) -> Sentence.Run { Sentence.Run(view.name, .name) }

  private func number(_ point: CGPoint) -> Sentence.Run {
    Sentence.Run(Figures.point(point), .number)
  }
}
