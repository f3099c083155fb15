/// What the rules on a result can ask about.
@MainActor
struct RuleContext {
  let view: UIView
  /// In the view's own coordinates.
  let point: CGPoint
  let event: UIEvent?
  let recorder: HitTestRecorder?
  let findings: OutsideFindings
  let passesGates: Bool
  /// What `point(inside:)` said, nil while it hasn't been asked.
  var isInside: Bool?

  /// Asks `point(inside:)` if the search didn't, so that it is asked once.
  mutating func askInside() -> Bool {
    if let isInside { return isInside }
    let answer = view.isInside(point, with: event)
    recorder?.note(.inside(answer))
    isInside = answer
    return answer
  }

  func note(
    _ rule: CompiledRules.ResultRule, target: UIView? = nil, at point: CGPoint? = nil,
    _ result: HitTestFact.Rule.Result
  ) {
    recorder?.note(
      .rule(
        HitTestFact.Rule(
          name: rule.name, index: rule.index, target: target, point: point ?? self.point,
          result: result)))
  }
}
