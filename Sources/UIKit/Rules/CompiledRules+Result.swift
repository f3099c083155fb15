extension CompiledRules {
  /// The result after each rule on it, in list order, as overrides that called `super` first.
  func settle(_ found: UIView?, in context: RuleContext) -> UIView? {
    var context = context
    var result = found
    for rule in results {
      switch rule.kind {
      case .passThrough:
        if result === context.view { result = nil }
        context.note(rule, .view(result))
      case .ignore(let views):
        if let found = result, views.contains(found) { result = nil }
        context.note(rule, .view(result))
      case .redirect(let target, let sources, let moment):
        if applies(moment, to: result, from: sources, &context), let view = target.view {
          result = view
        }
        context.note(rule, target: target.view, .view(result))
      case .reachOutside(let search, let respectsGates):
        if !respectsGates || context.passesGates {
          result =
            OutsideSearch.finding(rule, search, respectsGates: respectsGates, in: context)
            ?? result
        }
        context.note(rule, .view(result))
      case .path(let path, let fillRule):
        let held = InsideRegion.Outline(path: path, fillRule: fillRule).contains(context.point)
        if !held { result = nil }
        context.note(rule, .inside(held))
      }
    }
    return result
  }

  private func applies(
    _ moment: HitTestRule.RedirectMoment, to result: UIView?, from sources: WeakViews?,
    _ context: inout RuleContext
  ) -> Bool {
    if let sources {
      guard let result, sources.contains(result) else { return false }
    }
    switch moment {
    case .hit: return result != nil
    case .inside: return context.passesGates && context.askInside()
    case .always: return true
    }
  }
}
