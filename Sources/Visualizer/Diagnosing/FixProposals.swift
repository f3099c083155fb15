import Diagnosis
import Foundation
import Scenes
import UIKit

/// The changes that would let the selected view get the touch, found bit by bit.
struct FixProposals {
  var view: ViewID
  /// Screen points: where the view is to win.
  var point: CGPoint
  /// The scene as it was searched: an edit makes another one.
  private var scene: BuiltScene.State
  private var search: FixSearch

  @MainActor
  init(for view: ViewID, at point: CGPoint, in scene: BuiltScene, registry: ViewRegistry) {
    (self.view, self.point, self.scene) = (view, point, scene.state)
    let finder = FixFinder(
      scene.document, builder: SceneBuilder(registry: registry), scene: scene, enough: 8)
    search = finder.search(for: view, at: point)
  }

  @MainActor
  func isFor(_ view: ViewID, at point: CGPoint, in scene: BuiltScene) -> Bool {
    self.view == view && self.point == point && self.scene == scene.state
  }

  /// Empty until all are measured: the first must not change under a hand.
  @MainActor var fixes: [Fix] { search.isFinished ? search.fixes : [] }
  @MainActor var isFinished: Bool { search.isFinished }
  @MainActor var isCut: Bool { search.isCut }

  /// A few steps, so that the window never waits for it.
  @MainActor
  mutating func advance(steps: Int) {
    for _ in 0..<steps where !search.isFinished { search.advance() }
  }
}

extension Workspace {
  /// Where a touch on the view is meant: where the last one was, if the view is drawn there, else
  /// its middle.
  func meantPoint(of view: ViewID) -> CGPoint? {
    guard let placed = projection[view] else { return nil }
    if let point = descent?.trace.point, placed.holds(point) { return point }
    let middle = CGPoint(x: placed.bounds.midX, y: placed.bounds.midY).applying(placed.toScreen)
    return middle.x.isFinite && middle.y.isFinite ? middle : nil
  }

  /// Looks for fixes for the selected view, where it does not get the touch; to be called after
  /// anything changed. While a view is held, what was found before stays and nothing is looked for.
  mutating func proposeFixes() {
    guard drag?.isMoving != true else { return }
    guard let selection, let scene, let point = meantPoint(of: selection),
      projection[selection]?.parent != nil
    else {
      proposals = nil
      return
    }
    guard proposals?.isFor(selection, at: point, in: scene) != true else { return }
    guard scene.hitTest(point).flatMap({ scene.id(of: $0) }) != selection else {
      proposals = nil
      return
    }
    proposals = FixProposals(for: selection, at: point, in: scene, registry: registry)
  }

  var isProposing: Bool { proposals?.isFinished == false && drag?.isMoving != true }

  /// A little between two frames; less while something moves that a person watches.
  mutating func advanceProposals() {
    guard isProposing else { return }
    proposals?.advance(steps: player.isMoving ? 1 : 4)
  }
}
