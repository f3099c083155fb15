/// One fact as it is noted during a hit test: it holds the views themselves, which get their names
/// when the trace is made of it, so that noting costs little.
struct HitTestFact {
  let view: UIView
  let depth: Int32
  let event: Event

  enum Event {
    case asked(CGPoint, by: HitTestTrace.Asker)
    indirect case refused(HitTestTrace.Gate)
    case inside(Bool)
    indirect case rule(Rule)
    indirect case observed(Observation)
    case answered(UIView?, HitTestTrace.Seen)
  }

  struct Rule {
    var name: String
    var index: Int
    var target: UIView?
    var point: CGPoint
    var result: Result

    enum Result {
      case inside(Bool)
      case view(UIView?)
      case skipped(HitTestTrace.Gate)
    }
  }

  struct Observation {
    var what: HitTestTrace.Observation.What
    var view: UIView?
    var point: CGPoint?
    var size: CGSize?
    var crossesWindows = false
    var result: Bool?
  }

  @MainActor
  func step(_ number: Int, _ names: ViewNames) -> HitTestTrace.Step {
    let id = names.id(of: view)
    let event: HitTestTrace.Event =
      switch event {
      case .asked(let point, let asker): .asked(point: point, by: asker)
      case .refused(let gate): .refused(gate)
      case .inside(let isInside): .inside(isInside)
      case .rule(let rule): .rule(rule.step(names))
      case .observed(let fact):
        .observed(fact.step(names))
      case .answered(let answer, let seen): .answered(names.id(ofOptional: answer), seen: seen)
      }
    return HitTestTrace.Step(number: number, depth: Int(depth), view: id, event: event)
  }
}

extension HitTestFact.Observation {
  @MainActor
  fileprivate func step(_ names: ViewNames) -> HitTestTrace.Observation {
    var step = HitTestTrace.Observation(
      what: what, view: names.id(ofOptional: view), point: point, result: result)
    step.size = size
    step.crossesWindows = crossesWindows
    return step
  }
}

extension HitTestFact.Rule {
  @MainActor
  fileprivate func step(_ names: ViewNames) -> HitTestTrace.RuleStep {
    let target = names.id(ofOptional: target)
    let result: HitTestTrace.RuleStep.Result =
      switch result {
      case .inside(let isInside): .inside(isInside)
      case .view(let view): .view(names.id(ofOptional: view))
      case .skipped(let gate): .skipped(gate)
      }
    return HitTestTrace.RuleStep(
      rule: name, index: index, target: target, point: point, result: result)
  }
}
