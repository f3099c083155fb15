import Diagnosis
import Foundation
import UIKit
import Wording

/// The border of two territories that the pointer is beside: who gets a touch on this side, who
/// beyond, and what changes on the way.
struct Border: Equatable {
  /// The pointer, in screen points of the scene.
  var at: CGPoint
  var here: ViewID?
  var beyond: ViewID?
  var reason: Sentence
}

extension TerritoryMap {
  /// The nearest point of another owner within `reach` screen points of the scene.
  func nearestForeign(to point: CGPoint, reach: CGFloat) -> (owner: ViewID?, at: CGPoint)? {
    let grid = territory.grid
    guard let center = grid.pixel(at: point) else { return nil }
    let owner = territory.owners[center.y * grid.width + center.x]
    let radius = min(Int((reach * grid.scale).rounded(.up)), 24)
    var best: (distance: Int, x: Int, y: Int)?
    for dy in -radius...radius {
      for dx in -radius...radius {
        let (x, y) = (center.x + dx, center.y + dy)
        let distance = dx * dx + dy * dy
        guard x >= 0, y >= 0, x < grid.width, y < grid.height, distance <= radius * radius,
          distance < best?.distance ?? .max, territory.owners[y * grid.width + x] != owner
        else { continue }
        best = (distance, x, y)
      }
    }
    return best.map {
      (territory.id(of: territory.owners[$0.y * grid.width + $0.x]), grid.center($0.x, $0.y))
    }
  }
}
