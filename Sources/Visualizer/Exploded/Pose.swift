import Foundation

/// From where the planes are seen, and how far apart they are.
struct Pose: Equatable, Sendable {
  /// Radians about the upright axis; positive moves the front planes to the left.
  var yaw: CGFloat = 0
  /// Radians about the level axis; positive looks from above.
  var pitch: CGFloat = 0
  /// Scene points from one plane to the next.
  var gap: CGFloat = 0
  /// Points of the window per point of the scene.
  var scale: CGFloat = 1
  /// Where the middle of the planes is, in points of the window.
  var center = CGPoint.zero

  static let restYaw: CGFloat = 0.76
  static let restPitch: CGFloat = 0.18
  /// Within these the front stays in front and no plane is seen from its edge.
  static let yaws: ClosedRange<CGFloat> = -1.3...1.3
  static let pitches: ClosedRange<CGFloat> = -1.1...1.1

  /// The planes lie on one another and are seen from straight in front.
  init(flat camera: Camera, pivot: CGPoint) {
    scale = camera.scale
    center = camera.toStage(pivot)
  }

  init(yaw: CGFloat = restYaw, pitch: CGFloat = restPitch, gap: CGFloat) {
    self.yaw = yaw
    self.pitch = pitch
    self.gap = gap
  }

  mutating func turn(yaw: CGFloat, pitch: CGFloat) {
    guard yaw.isFinite, pitch.isFinite else { return }
    self.yaw = min(max(yaw, Self.yaws.lowerBound), Self.yaws.upperBound)
    self.pitch = min(max(pitch, Self.pitches.lowerBound), Self.pitches.upperBound)
  }

  /// Zooms so that what is under `pivot` stays there.
  mutating func zoom(by factor: CGFloat, at pivot: CGPoint) {
    guard factor.isFinite, factor > 0, pivot.x.isFinite, pivot.y.isFinite else { return }
    let wished = min(max(scale * factor, Camera.scales.lowerBound), Camera.scales.upperBound)
    let ratio = wished / scale
    scale = wished
    center = CGPoint(
      x: pivot.x + (center.x - pivot.x) * ratio, y: pivot.y + (center.y - pivot.y) * ratio)
  }

  mutating func pan(by delta: CGSize) {
    guard delta.width.isFinite, delta.height.isFinite else { return }
    center.x += delta.width
    center.y += delta.height
  }

  /// Part of the way to `other`; the turn may run ahead of the rest, or past its end.
  func glided(to other: Pose, share: CGFloat, turned: CGFloat? = nil) -> Pose {
    let turned = turned ?? share
    var pose = self
    pose.yaw += (other.yaw - yaw) * turned
    pose.pitch += (other.pitch - pitch) * turned
    pose.gap += (other.gap - gap) * share
    pose.scale += (other.scale - scale) * share
    pose.center.x += (other.center.x - center.x) * share
    pose.center.y += (other.center.y - center.y) * share
    return pose
  }

  /// So near that no eye sees the difference.
  func isNear(_ other: Pose) -> Bool {
    abs(yaw - other.yaw) < 0.001 && abs(pitch - other.pitch) < 0.001
      && abs(gap - other.gap) * scale < 0.2 && abs(scale / other.scale - 1) < 0.0005
      && abs(center.x - other.center.x) < 0.25 && abs(center.y - other.center.y) < 0.25
  }
}
