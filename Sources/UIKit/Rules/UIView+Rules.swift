extension UIView {
  /// The custom hit-testing behaviours attached to the view, in list order.
  public var hitTestRules: [HitTestRule] { storage.rules?.source ?? [] }

  /// Replaces the view's rules. Paths are parsed and views found once, here; views are held weakly.
  ///
  /// Rules act in the base `hitTest` and `point(inside:)`, as an override that calls `super` first
  /// would. Returns what can't be done, such as unreadable path data; nothing else is lost by it.
  @discardableResult
  public func setHitTestRules(_ rules: [HitTestRule], resolving: (ViewID) -> UIView?)
    -> [HitTestRuleFault]
  {
    guard !rules.isEmpty else {
      storage.rules = nil
      return []
    }
    let compiled = CompiledRules(rules, resolving: resolving)
    storage.rules = compiled
    return compiled.faults
  }

  /// The region of `point(inside:)` as the bounds and the rules make it, in the view's own
  /// coordinates. An override of `point(inside:)` in the view's class isn't seen here.
  public var insideRegion: InsideRegion {
    storage.rules?.insideRegion(of: storage.bounds) ?? InsideRegion(shape: .rect(storage.bounds))
  }

  /// The paths outside which the view's result is dropped (`path` with gate `result`).
  public var resultPaths: [InsideRegion.Outline] {
    guard let rules = storage.rules else { return [] }
    return rules.results.compactMap {
      guard case .path(let path, let fillRule) = $0.kind else { return nil }
      return InsideRegion.Outline(path: path, fillRule: fillRule)
    }
  }

  /// The first of `resultPaths`.
  public var resultPath: InsideRegion.Outline? { resultPaths.first }
}
