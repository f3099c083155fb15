public import Scenes
public import UIKit

/// What changed for touches between two scenes.
public struct SceneDifference: Sendable, Equatable {
  /// Probes of either scene that both answer, differently.
  public var probes: [ProbeChange]
  /// Every view whose territory changed, the largest change first.
  public var views: [ViewChange]
  /// Who lost how much to whom, the largest first.
  public var passages: [Passage]
  public var addedViews: [ViewID]
  public var removedViews: [ViewID]
  /// The grid on which both were mapped.
  public var grid: SampleGrid

  public struct ProbeChange: Sendable, Equatable {
    public var probe: SceneProbe
    public var before: ProbeOutcome.Answer
    public var after: ProbeOutcome.Answer
  }

  public struct ViewChange: Sendable, Equatable {
    public var view: ViewID
    /// There to be touched in one of the two scenes.
    public var isTarget: Bool
    /// Square points owned before and after.
    public var before: CGFloat
    public var after: CGFloat
    public var gained: CGFloat
    public var lost: CGFloat
  }

  /// nil stands for points that hit nothing.
  public struct Passage: Sendable, Equatable {
    public var from: ViewID?
    public var to: ViewID?
    /// Square points.
    public var area: CGFloat
  }

  /// Whether something changed that a user can feel: a probe's answer, or the territory of a view
  /// that is there to be touched.
  public var isFelt: Bool { !probes.isEmpty || views.contains { $0.isTarget } }

  @MainActor
  public static func between(_ old: BuiltScene, _ new: BuiltScene) -> SceneDifference {
    let grid = grid(over: old, new, scale: 1, limit: 4_000_000)
    return between(Territory(of: old, grid: grid), Territory(of: new, grid: grid))
  }

  /// A grid that holds both scenes, for their maps.
  @MainActor
  public static func grid(
    over old: BuiltScene, _ new: BuiltScene, scale: CGFloat, limit: Int
  ) -> SampleGrid {
    let area = [old.screenArea, new.screenArea].filter { $0.width > 0 && $0.height > 0 }
    let whole = area.dropFirst().reduce(area.first ?? .zero) { $0.union($1) }
    return .screen(whole, scale: scale, limit: limit)
  }

  /// The difference of two scenes by their maps, which must be on the same grid.
  @MainActor
  public static func between(_ before: Territory, _ after: Territory) -> SceneDifference {
    let (old, new) = (before.scene, after.scene)
    let change = TerritoryChange(from: before, to: after)
    let oldIDs = Set(old.document.nodes.map(\.id))
    let newIDs = Set(new.document.nodes.map(\.id))
    return SceneDifference(
      probes: probes(old, new), views: views(before, after, change, old.targets.union(new.targets)),
      passages: change.areas.map { Passage(from: $0.key.from, to: $0.key.to, area: $0.value) }
        .sorted { ($1.area, $0.name) < ($0.area, $1.name) },
      addedViews: new.document.nodes.map(\.id).filter { !oldIDs.contains($0) },
      removedViews: old.document.nodes.map(\.id).filter { !newIDs.contains($0) },
      grid: before.grid)
  }

  @MainActor
  private static func probes(_ old: BuiltScene, _ new: BuiltScene) -> [ProbeChange] {
    var asked = old.document.probes
    for probe in new.document.probes
    where !asked.contains(where: { $0.at == probe.at && $0.on == probe.on }) {
      asked.append(probe)
    }
    return asked.compactMap { probe in
      let (before, after) = (old.outcome(of: probe).answer, new.outcome(of: probe).answer)
      return before == after ? nil : ProbeChange(probe: probe, before: before, after: after)
    }
  }

  @MainActor
  private static func views(
    _ before: Territory, _ after: Territory, _ change: TerritoryChange, _ targets: Set<ViewID>
  ) -> [ViewChange] {
    let (old, new) = (before.areas, after.areas)
    let changed = Set(change.areas.keys.flatMap { [$0.from, $0.to].compactMap { $0 } })
    return changed.map { view in
      ViewChange(
        view: view, isTarget: targets.contains(view), before: old[view] ?? 0,
        after: new[view] ?? 0, gained: change.gained(by: view), lost: change.lost(by: view))
    }
    .sorted { ($1.gained + $1.lost, $0.view.name) < ($0.gained + $0.lost, $1.view.name) }
  }
}

extension SceneDifference.Passage {
  fileprivate var name: String { "\(from?.name ?? "") \(to?.name ?? "")" }
}

extension Territory {
  /// Square points by owner.
  fileprivate var areas: [ViewID: CGFloat] {
    var areas: [ViewID: CGFloat] = [:]
    for holding in holdings { if let id = holding.id { areas[id, default: 0] += holding.area } }
    return areas
  }
}

extension BuiltScene {
  /// The views that are there to be touched.
  @MainActor
  public var targets: Set<ViewID> {
    Set(
      document.nodes.indices.filter { TouchTarget.isTarget(view(at: $0), document.nodes[$0]) }
        .map { document.nodes[$0].id })
  }
}
