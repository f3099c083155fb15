import Scenes
import UIKit

/// The part of a scene that a touch at one point can meet: fixes for that point can be tried on it
/// as well as on the whole, in a fraction of the time.
///
/// Left out are views whose bounds, like those of all views in them, are away from the point, that
/// carry no rules and are named by none. Whatever is done to the others, they do not answer.
@MainActor
struct SceneExcerpt {
  let document: SceneDocument
  /// Nothing could be left out.
  let isWhole: Bool

  init(of scene: BuiltScene, around point: CGPoint, for view: ViewID) {
    let nodes = scene.document.nodes
    // Code of a class of its own may look at anything.
    let isCoded = nodes.indices.contains { !scene.view(at: $0).isOfEngineClass }
    guard nodes.count > 200, !isCoded else {
      document = scene.document
      isWhole = true
      return
    }
    let kept = Self.kept(scene, point, view)
    var document = scene.document
    document.probes = []
    document.nodes = nodes.indices.filter { kept[$0] }.map { nodes[$0] }
    self.document = document
    isWhole = document.nodes.count == nodes.count
  }

  private static func kept(_ scene: BuiltScene, _ point: CGPoint, _ wished: ViewID) -> [Bool] {
    let document = scene.document
    let parents = document.parents
    let named = Set(document.nodes.flatMap { $0.hitTestRules.flatMap(\.namedViews) })
    var kept = [Bool](repeating: false, count: document.nodes.count)
    var places = [CGPoint](repeating: point, count: document.nodes.count)
    var wholeUntil = 0
    for (index, node) in document.nodes.enumerated() {
      let view = scene.view(at: index)
      // A branch that may be moved, or of which nobody can tell yet where it will be.
      let place = view.pointFromSuperview(parents[index].map { places[$0] } ?? point)
      if index >= wholeUntil, node.id == wished || place == nil {
        wholeUntil = document.subtree(at: index).upperBound
      }
      guard index >= wholeUntil, let place else {
        kept[index] = true
        continue
      }
      places[index] = place
      kept[index] =
        !node.hitTestRules.isEmpty || named.contains(node.id)
        || view.bounds.holds(place, slack: 1)
    }
    for index in document.nodes.indices.reversed() where kept[index] {
      if let parent = parents[index] { kept[parent] = true }
    }
    return kept
  }
}

extension HitTestRule {
  /// The views that the rule speaks of by name.
  var namedViews: [ViewID] {
    switch self {
    case .ignore(let views): views
    case .redirect(let target, let from, _): [target] + (from ?? [])
    default: []
    }
  }
}
