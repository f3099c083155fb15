public import Scenes
public import UIKit

/// Finds the smallest changes that make a view win at a point.
///
/// Each is run on a copy of the scene: the first obstacle is taken away in every way known, the
/// verdict is asked again, and so on until the view gets the touch. Then the maps and probes before
/// and after are compared.
@MainActor
public struct FixFinder {
  private let document: SceneDocument
  private let builder: SceneBuilder
  private let scene: BuiltScene
  private let enough: Int

  /// More changes than these are no fix but another design.
  private static let mostEdits = 6

  /// - Parameter enough: no more ways than these are looked for.
  public init(
    _ document: SceneDocument, builder: SceneBuilder = SceneBuilder(), enough: Int = 16
  ) {
    self.document = document
    self.enough = enough
    self.builder = builder
    scene = builder.build(document)
  }

  /// The fixes that work, the least harm first; empty where the view gets the touch already, is not
  /// in the scene, or nothing known helps.
  public func fixes(for view: ViewID, at point: CGPoint) -> [Fix] {
    let found = search(view, point)
    guard !found.isEmpty else { return [] }
    let measure = HarmMeasure(of: scene, view: view, point: point)
    return found.map { Fix(edits: $0.edits, effects: measure.effects(of: $0.scene)) }
      .enumerated().sorted { one, other in
        one.element.isLessHarmful(than: other.element) ?? (one.offset < other.offset)
      }
      .map(\.element)
  }

  private struct Attempt {
    var edits: [SceneEdit]
    var document: SceneDocument
    var verdict: Verdict

    var cost: Int { edits.count + verdict.obstacles.count }
  }

  /// Best first: few changes made and few obstacles left.
  private func search(_ view: ViewID, _ point: CGPoint) -> [(edits: [SceneEdit], scene: BuiltScene)]
  {
    guard let wished = scene.view(view) else { return [] }
    let trace = scene.trace(point)
    let verdict = Verdict.why(wished, at: point, in: scene, trace: trace)
    guard !verdict.getsTouch else { return [] }
    var budget = max(12, min(300, 3_000_000 / max(1, document.nodes.count)))
    var open = [Attempt(edits: [], document: document, verdict: verdict)]
    var found: [(edits: [SceneEdit], scene: BuiltScene)] = []
    var seen: [[SceneEdit]] = []
    while budget > 0, found.count < enough, let next = open.popFirst(by: \.cost) {
      let situation = next.edits.isEmpty ? scene : builder.build(next.document)
      var ways =
        next.verdict.firstObstacle.map {
          Remedies(obstacle: $0, view: view, point: point, scene: situation).ways
        } ?? []
      if next.edits.isEmpty { ways += Remedies.redirects(to: view, from: verdict.hit, in: scene) }
      for way in ways where budget > 0 {
        let edits = next.edits + [way]
        guard !seen.contains(where: { $0.hasSameEdits(as: edits) }) else { continue }
        seen.append(edits)
        guard let changed = next.document.applying(way) else { continue }
        budget -= 1
        let built = builder.build(changed)
        guard let wished = built.view(view) else { continue }
        let verdict = Verdict.why(wished, at: point, in: built, trace: built.trace(point))
        if verdict.getsTouch {
          if !found.contains(where: { $0.edits.allSatisfy(edits.contains) }) {
            found.append((edits, built))
          }
        } else if edits.count < Self.mostEdits, verdict.firstObstacle != next.verdict.firstObstacle
        {
          open.append(Attempt(edits: edits, document: changed, verdict: verdict))
        }
      }
    }
    return found
  }
}

extension Array {
  /// Removes and returns the first of the elements with the lowest cost.
  fileprivate mutating func popFirst(by cost: (Element) -> Int) -> Element? {
    indices.min { (cost(self[$0]), $0) < (cost(self[$1]), $1) }.map { remove(at: $0) }
  }
}

extension [SceneEdit] {
  fileprivate func hasSameEdits(as other: [SceneEdit]) -> Bool {
    count == other.count && allSatisfy(other.contains)
  }
}

extension Fix {
  /// Whether this one is to be preferred; nil where both are alike. Probes that change count most,
  /// then touches that views which are there to be touched lose and touches that the wished view
  /// takes where it is not drawn, then the number of changes, then touches lost by others.
  fileprivate func isLessHarmful(than other: Fix) -> Bool? {
    if effects.flippedProbes.count != other.effects.flippedProbes.count {
      return effects.flippedProbes.count < other.effects.flippedProbes.count
    }
    let harm = effects.lossOfTargets + effects.strayGain
    let otherHarm = other.effects.lossOfTargets + other.effects.strayGain
    if harm != otherHarm { return harm < otherHarm }
    if edits.count != other.edits.count { return edits.count < other.edits.count }
    if effects.lossOfViews != other.effects.lossOfViews {
      return effects.lossOfViews < other.effects.lossOfViews
    }
    return nil
  }
}
