import Diagnosis
import Scenes
import UIKit

/// A part of a view that is drawn and can't be touched, in screen points.
struct DeadZone: Equatable, Sendable {
  var view: ViewID
  /// The ancestor that does not contain it.
  var ancestor: ViewID
  var polygon: [CGPoint]
}

extension Workspace {
  /// Looked for once a scene; beyond this many views a map, not hatching, is what helps.
  private static let mostSearched = 3000

  mutating func findDeadZones() {
    deadZones = []
    guard let scene, projection.views.count <= Self.mostSearched else { return }
    for view in projection.views where view.parent != nil && !view.isInvisible {
      guard let live = scene.view(view.id) else { continue }
      for part in DeadParts.of(live, in: scene) where !part.polygon.isEmpty {
        deadZones.append(
          DeadZone(view: view.id, ancestor: part.ancestor, polygon: part.polygon.corners))
      }
    }
  }
}
