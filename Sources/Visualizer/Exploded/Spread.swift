import Foundation
import UIKit

/// The planes as they are seen: for each one the map between screen points of the scene and points
/// of the window.
///
/// The view is orthographic, so that every map is affine, a rectangle becomes a parallelogram, a
/// curve stays the same kind of curve, and the way back is exact.
struct Spread: Equatable, Sendable {
  var pose: Pose
  /// The point of the scene that stays in the middle.
  var pivot: CGPoint
  /// The plane that stays in the middle, halves allowed.
  var middle: CGFloat

  /// From screen points of the scene to points of the window, for what lies on a plane.
  func map(level: CGFloat) -> CGAffineTransform {
    let (cosYaw, sinYaw) = (cos(pose.yaw), sin(pose.yaw))
    let (cosPitch, sinPitch) = (cos(pose.pitch), sin(pose.pitch))
    let z = (level - middle) * pose.gap
    let scale = pose.scale
    let rise = -sinYaw * sinPitch
    return CGAffineTransform(
      a: scale * cosYaw, b: scale * rise, c: 0, d: scale * cosPitch,
      tx: pose.center.x + scale * (-pivot.x * cosYaw - z * sinYaw),
      ty: pose.center.y
        + scale * (-pivot.y * cosPitch - pivot.x * rise - z * cosYaw * sinPitch))
  }

  func map(level: Int) -> CGAffineTransform { map(level: CGFloat(level)) }

  func toStage(_ point: CGPoint, level: CGFloat) -> CGPoint { point.applying(map(level: level)) }

  /// The screen point of the scene that a point of the window shows on a plane.
  func toScene(_ point: CGPoint, level: CGFloat) -> CGPoint {
    point.applying(map(level: level).inverted())
  }

  /// How far the same point moves on the stage from one plane to the next, in points of the window.
  var pitch: CGFloat {
    let (from, to) = (toStage(pivot, level: 0), toStage(pivot, level: 1))
    return hypot(to.x - from.x, to.y - from.y)
  }
}
