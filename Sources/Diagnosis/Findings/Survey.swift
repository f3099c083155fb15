import Scenes
import UIKit

/// One scene looked over: its views, its map, and which views are there to be touched.
@MainActor
struct Survey {
  let document: SceneDocument
  let scene: BuiltScene
  let territory: Territory
  let branches: OwnedBranches
  let linter: Linter
  let parents: [Int?]
  let isTarget: [Bool]
  let isDrawn: [Bool]
  /// The view or one around it is on its way.
  let isMoving: [Bool]

  init(of document: SceneDocument, _ scene: BuiltScene, _ linter: Linter) {
    self.document = document
    self.scene = scene
    self.linter = linter
    territory = Territory(of: scene, grid: Linter.grid(of: scene, mostSamples: linter.mostSamples))
    parents = document.parents
    branches = OwnedBranches(of: document, scene, parents: parents, territory)
    isTarget = document.nodes.indices.map { index in
      linter.wishedTargets.contains(document.nodes[index].id)
        || TouchTarget.isTarget(scene.view(at: index), document.nodes[index])
    }
    var drawn: [Bool] = []
    for (index, parent) in parents.enumerated() {
      let view = scene.view(at: index)
      drawn.append(
        (parent.map { drawn[$0] } ?? true) && !view.isHidden && view.alpha > 0
          && !view.hasSingularTransform)
    }
    isDrawn = drawn
    var moving: [Bool] = []
    for (node, parent) in zip(document.nodes, parents) {
      moving.append(parent.map { moving[$0] } == true || node.animation != nil)
    }
    isMoving = moving
  }

  func view(_ index: Int) -> UIView { scene.view(at: index) }

  func finding(
    _ level: Finding.Level, _ index: Int, _ kind: Finding.Kind, at evidence: CGPoint? = nil
  ) -> Finding {
    Finding(
      level, document.nodes[index].id, kind, evidence: evidence,
      place: document.nodes[index].origin.place)
  }

  /// The middle of a view's bounds, on the screen.
  func middle(_ index: Int) -> CGPoint {
    let bounds = view(index).bounds
    return Way.onScreen(CGPoint(x: bounds.midX, y: bounds.midY), of: view(index))
  }
}
