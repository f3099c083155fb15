public import Scenes
public import UIKit

/// Who would get a touch if it landed anywhere under a finger: a disc, not a point.
public struct FingerShare: Sendable, Equatable {
  /// nil for the part of the disc that hits nothing.
  public var view: ViewID?
  /// Of the disc, from 0 to 1.
  public var share: CGFloat

  public init(view: ViewID?, share: CGFloat) {
    self.view = view
    self.share = share
  }

  /// Points a millimetre on a phone of 326 pixels an inch, two pixels a point.
  public static let pointsPerMillimeter: CGFloat = 163 / 25.4

  /// The shares of a finger's disc around a screen point, the largest first.
  ///
  /// - Parameter millimeters: the width of the touching fingertip, 7 to 10 for most people.
  @MainActor
  public static func shares(
    at point: CGPoint, millimeters: CGFloat = 8, in scene: BuiltScene
  ) -> [FingerShare] {
    guard millimeters > 0, millimeters.isFinite, point.x.isFinite, point.y.isFinite else {
      return []
    }
    let radius = millimeters * pointsPerMillimeter / 2
    let box = CGRect(
      x: point.x - radius, y: point.y - radius, width: 2 * radius, height: 2 * radius)
    let territory = Territory(of: scene, area: box, scale: 2, limit: 250_000)
    var counts: [Int32: Int] = [:]
    var total = 0
    for y in 0..<territory.grid.height {
      for x in 0..<territory.grid.width {
        let center = territory.grid.center(x, y)
        let (dx, dy) = (center.x - point.x, center.y - point.y)
        guard dx * dx + dy * dy <= radius * radius else { continue }
        counts[territory.owners[y * territory.grid.width + x], default: 0] += 1
        total += 1
      }
    }
    return counts.map { owner, count in
      FingerShare(view: territory.id(of: owner), share: CGFloat(count) / CGFloat(max(1, total)))
    }
    .sorted { ($1.share, $0.view?.name ?? "") < ($0.share, $1.view?.name ?? "") }
  }

  /// How likely a touch under a finger goes to somebody else than the view or something in it, from
  /// 0 to 1.
  @MainActor
  public static func risk(
    for view: UIView, at point: CGPoint, millimeters: CGFloat = 8, in scene: BuiltScene
  ) -> CGFloat {
    let own = shares(at: point, millimeters: millimeters, in: scene).filter { share in
      share.view.flatMap { scene.view($0) }?.isDescendant(of: view) ?? false
    }
    return max(0, 1 - own.reduce(0) { $0 + $1.share })
  }
}
