/// A view's rules made ready to run: paths parsed, views found, sorted by where they act.
@MainActor
final class CompiledRules {
  let source: [HitTestRule]
  /// Rules on `point(inside:)`, in list order.
  private(set) var region: [RegionRule] = []
  /// The rule on the search: `none` before `boxOnly` before `overflow` where several are listed.
  private(set) var search: SearchRule?
  /// Rules on the result, in list order.
  private(set) var results: [ResultRule] = []

  struct RegionRule {
    enum Kind {
      case expand(HitTestRule.Growth)
      case path(CGPath, HitTestRule.FillRule)
      case hole(CGPath, HitTestRule.FillRule)
    }
    let index: Int
    let name: String
    let kind: Kind
  }

  struct SearchRule {
    enum Kind: Int {
      case overflow
      case boxOnly
      case nothing
    }
    let index: Int
    let name: String
    let kind: Kind

    func fact(at point: CGPoint, result: UIView?) -> HitTestFact.Event {
      .rule(
        HitTestFact.Rule(
          name: name, index: index, target: nil, point: point, result: .view(result)))
    }
  }

  struct ResultRule {
    enum Kind {
      case passThrough
      case ignore(WeakViews)
      case redirect(to: WeakView, from: WeakViews?, when: HitTestRule.RedirectMoment)
      case reachOutside(HitTestRule.ReachSearch, respectsGates: Bool)
      case path(CGPath, HitTestRule.FillRule)
    }
    let index: Int
    let name: String
    let kind: Kind
  }

  struct WeakView {
    weak var view: UIView?
  }

  struct WeakViews {
    let views: [WeakView]
    func contains(_ view: UIView) -> Bool { views.contains { $0.view === view } }
  }

  /// What a rule says that can't be done; the rest of the rule, if any, still acts.
  private(set) var faults: [HitTestRuleFault] = []

  init(_ rules: [HitTestRule], resolving: (ViewID) -> UIView?) {
    source = rules
    for (index, rule) in rules.enumerated() { compile(rule, index, resolving) }
  }

  private func compile(_ rule: HitTestRule, _ index: Int, _ resolving: (ViewID) -> UIView?) {
    func addRegion(_ kind: RegionRule.Kind) {
      region.append(RegionRule(index: index, name: rule.name, kind: kind))
    }
    func addSearch(_ kind: SearchRule.Kind) {
      if let search, search.kind.rawValue >= kind.rawValue { return }
      search = SearchRule(index: index, name: rule.name, kind: kind)
    }
    func addResult(_ kind: ResultRule.Kind) {
      results.append(ResultRule(index: index, name: rule.name, kind: kind))
    }
    func find(_ ids: [ViewID]) -> WeakViews {
      WeakViews(
        views: ids.compactMap { id in
          guard let view = resolving(id) else {
            faults.append(HitTestRuleFault(index: index, what: .unknownView(id)))
            return nil
          }
          return WeakView(view: view)
        })
    }
    func parse(_ d: String) -> CGPath? {
      do { return try CGPath(svgPathData: d) } catch {
        faults.append(HitTestRuleFault(index: index, what: .path(error)))
        return nil
      }
    }
    switch rule {
    case .expand(let growth): addRegion(.expand(growth))
    case .path(let d, let fillRule, let gate):
      guard let path = parse(d) else { return }
      if gate == .inside {
        addRegion(.path(path, fillRule))
      } else {
        addResult(.path(path, fillRule))
      }
    case .hole(let d, let fillRule):
      guard let path = parse(d) else { return }
      addRegion(.hole(path, fillRule))
    case .passThrough: addResult(.passThrough)
    case .ignore(let ids): addResult(.ignore(find(ids)))
    case .redirect(let to, let from, let moment):
      guard let target = find([to]).views.first else { return }
      addResult(.redirect(to: target, from: from.map(find), when: moment))
    case .reachOutside(let search, let respectsGates):
      if search == .asPublished, respectsGates {
        faults.append(HitTestRuleFault(index: index, what: .gatesWithAsPublished))
      }
      addResult(
        .reachOutside(search, respectsGates: respectsGates && search == .frontMost))
    case .overflow: addSearch(.overflow)
    case .boxOnly: addSearch(.boxOnly)
    case .none: addSearch(.nothing)
    }
  }
}
