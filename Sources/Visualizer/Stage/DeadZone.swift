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
  /// Looked for once a scene; beyond this many views, and beyond so many ancestors of theirs, all
  /// counted together, a map, not hatching, is what helps.
  private static let mostSearched = 3000
  private static let mostAncestors = 100_000
  /// More parts can't be told apart.
  static let mostDeadZones = 600

  mutating func findDeadZones() {
    deadZones = []
    guard let scene, projection.views.count <= Self.mostSearched,
      projection.views.reduce(0, { $0 + $1.depth }) <= Self.mostAncestors
    else { return }
    for view in projection.views where view.parent != nil && !view.isInvisible {
      guard let live = scene.view(view.id), deadZones.count < Self.mostDeadZones else { continue }
      for part in DeadParts.of(live, in: scene) where !part.polygon.isEmpty {
        deadZones.append(
          DeadZone(view: view.id, ancestor: part.ancestor, polygon: part.polygon.corners))
      }
    }
  }

  /// Whether the hatching of a dead zone lies under a box of the stage.
  func isHatched(_ box: CGRect) -> Bool {
    guard layers.contains(.deadZones) else { return false }
    return deadZones.prefix(400).contains { zone in
      CGRect(around: zone.polygon.map { camera.toStage($0) }).intersects(box)
    }
  }
}
