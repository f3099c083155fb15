import Foundation
import UIKit

extension StageDrag {
  /// The smallest side that dragging makes.
  private static let least: CGFloat = 0

  /// The geometry with the handle's edge moved by `delta`.
  ///
  /// - Parameter delta: in the view's own coordinates.
  /// The opposite edge stays where it is, also on a turned view.
  func resized(by delta: CGSize, x: Int, y: Int) -> NodeGeometry {
    var result = geometry
    let size = geometry.frame.size
    result.frame.size = CGSize(
      width: max(size.width + CGFloat(x) * delta.width, Self.least),
      height: max(size.height + CGFloat(y) * delta.height, Self.least))
    // The point that must not move, as a share of the size.
    let fixed = CGPoint(x: x > 0 ? 0 : x < 0 ? 1 : 0.5, y: y > 0 ? 0 : y < 0 ? 1 : 0.5)
    let before = geometry.place(of: fixed)
    let after = result.place(of: fixed)
    result.frame.origin.x += before.x - after.x
    result.frame.origin.y += before.y - after.y
    return result
  }

  /// The geometry turned so that what was at `start` is at `end`, both in the superview's
  /// coordinates; `isFree` keeps it from coming to rest at every 15 degrees.
  func rotated(from start: CGPoint, to end: CGPoint, isFree: Bool) -> NodeGeometry? {
    guard var turn = TurnAndScale(geometry.transform) else { return nil }
    let center = geometry.center
    let first = atan2(start.y - center.y, start.x - center.x)
    let last = atan2(end.y - center.y, end.x - center.x)
    var degrees = turn.degrees + Double(last - first) * 180 / .pi
    degrees = degrees.truncatingRemainder(dividingBy: 360)
    if degrees > 180 { degrees -= 360 }
    if degrees <= -180 { degrees += 360 }
    let rest = (degrees / 15).rounded() * 15
    turn.degrees =
      isFree ? (degrees * 10).rounded() / 10 : abs(degrees - rest) < 4 ? rest : degrees.rounded()
    var result = geometry
    result.transform = turn.transform(movedBy: geometry.transform)
    return result
  }
}

extension NodeGeometry {
  /// Where a point given as a share of the size lies in the superview's coordinates.
  func place(of share: CGPoint) -> CGPoint {
    let local = CGPoint(
      x: (share.x - anchorPoint.x) * frame.width, y: (share.y - anchorPoint.y) * frame.height)
    let turned = local.applying(transform)
    return CGPoint(x: center.x + turned.x, y: center.y + turned.y)
  }
}
