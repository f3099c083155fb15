import Scenes
import UIKit

/// Compares a changed scene with the one before it: maps and probes.
@MainActor
struct HarmMeasure {
  private let scene: BuiltScene
  private let view: ViewID
  private let point: CGPoint
  private let before: Territory
  private let answers: [ProbeOutcome]
  private let targets: Set<ViewID>

  init(of scene: BuiltScene, view: ViewID, point: CGPoint, mostSamples: Int) {
    self.scene = scene
    self.view = view
    self.point = point
    before = Territory(of: scene, grid: Self.grid(of: scene, view, point, mostSamples: mostSamples))
    answers = scene.check()
    targets = scene.targets
  }

  /// All windows, the point and the wished view, coarser than a pixel a point where that is much.
  static func grid(
    of scene: BuiltScene, _ view: ViewID, _ point: CGPoint, mostSamples: Int
  ) -> SampleGrid {
    let spot = CGRect(x: point.x - 0.5, y: point.y - 0.5, width: 1, height: 1)
    var area = scene.screenArea.union(spot)
    if let quad = scene.view(view).map(Way.drawnQuad), !quad.isEmpty {
      area = area.union(quad.boundingBox)
    }
    return .screen(area, limit: mostSamples)
  }

  func effects(of changed: BuiltScene) -> Fix.Effects {
    let after = Territory(of: changed, grid: before.grid)
    let change = TerritoryChange(from: before, to: after)
    var losses: [ViewID?: CGFloat] = [:]
    for (passage, area) in change.areas { losses[passage.from, default: 0] += area }
    let ownLoss = losses.removeValue(forKey: view) ?? 0
    let left = Set(after.holdings.compactMap(\.id))
    let sorted = losses.map { id, area in
      Fix.Loss(
        view: id, area: area, isTarget: id.map(targets.contains) ?? false,
        isAll: id.map { !left.contains($0) } ?? false)
    }.sorted { ($1.area, $0.view?.name ?? "") < ($0.area, $1.view?.name ?? "") }
    let flips = zip(answers, changed.check()).filter { old, new in
      old.answer != new.answer && !(old.probe.on == nil && old.probe.at == point)
    }
    return Fix.Effects(
      flippedProbes: flips.map {
        Fix.Flip(probe: $0.probe, before: $0.answer, after: $1.answer)
      },
      losses: sorted, gain: gain(change, changed), strayGain: strayGain(in: after, changed),
      ownLoss: ownLoss)
  }

  /// A coarse map may miss the little there is around the point: then it is looked at closely.
  private func gain(_ change: TerritoryChange, _ changed: BuiltScene) -> CGFloat {
    let gain = change.gained(by: view)
    if gain > 0 { return gain }
    let near = SampleGrid(
      covering: CGRect(x: point.x - 32, y: point.y - 32, width: 64, height: 64), scale: 4,
      limit: 65_536)
    return TerritoryChange(
      from: Territory(of: scene, grid: near), to: Territory(of: changed, grid: near)
    ).gained(by: view)
  }

  /// What the wished view owns now and did not before, where it is not drawn.
  private func strayGain(in after: Territory, _ changed: BuiltScene) -> CGFloat {
    guard let wished = changed.view(view) else { return 0 }
    let old = scene.view(view)
    let quad = Way.drawnQuad(of: wished)
    var pixels = 0
    after.forEachRun { owner, y, left, right in
      guard after.view(of: owner) === wished else { return }
      for x in left..<right where !quad.contains(after.grid.center(x, y)) {
        let owner = before.owners[y * before.grid.width + x]
        if owner < 0 || before.view(of: owner) !== old { pixels += 1 }
      }
    }
    return CGFloat(pixels) * after.grid.pixelArea
  }
}
