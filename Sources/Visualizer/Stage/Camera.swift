import Foundation

/// Where the scene is on the stage: stage point = origin + scale × scene point.
struct Camera: Equatable, Sendable {
  /// The scene's (0, 0) in points of the window.
  var origin = CGPoint.zero
  /// Points of the window per point of the scene.
  var scale: CGFloat = 1

  static let scales: ClosedRange<CGFloat> = 0.001...64

  func toStage(_ point: CGPoint) -> CGPoint {
    CGPoint(x: origin.x + point.x * scale, y: origin.y + point.y * scale)
  }

  func toScene(_ point: CGPoint) -> CGPoint {
    CGPoint(x: (point.x - origin.x) / scale, y: (point.y - origin.y) / scale)
  }

  /// The scene point that a finger at a stage point means: a whole point, or a finer one where the
  /// camera is so near that whole points can be told apart.
  func touchPoint(at point: CGPoint) -> CGPoint {
    Self.rounded(toScene(point), scale: scale)
  }

  /// A scene point as exactly as a finger can mean it on a stage of `scale`.
  static func rounded(_ point: CGPoint, scale: CGFloat) -> CGPoint {
    let parts: CGFloat = scale < 2 ? 1 : scale < 4 ? 2 : scale < 10 ? 5 : 20
    return CGPoint(
      x: (point.x * parts).rounded() / parts, y: (point.y * parts).rounded() / parts)
  }

  /// Zooms so that the scene point under `pivot` stays there.
  mutating func zoom(by factor: CGFloat, at pivot: CGPoint) {
    guard factor.isFinite, factor > 0 else { return }
    let fixed = toScene(pivot)
    scale = min(max(scale * factor, Self.scales.lowerBound), Self.scales.upperBound)
    origin = CGPoint(x: pivot.x - fixed.x * scale, y: pivot.y - fixed.y * scale)
  }

  mutating func pan(by delta: CGSize) {
    guard delta.width.isFinite, delta.height.isFinite else { return }
    origin.x += delta.width
    origin.y += delta.height
  }

  /// A camera on the straight way to `other`; a point that both show at one place stays there.
  func glided(to other: Camera, share: CGFloat) -> Camera {
    Camera(
      origin: CGPoint(
        x: origin.x + (other.origin.x - origin.x) * share,
        y: origin.y + (other.origin.y - origin.y) * share),
      scale: scale + (other.scale - scale) * share)
  }

  /// Less than a quarter of a point apart on any stage.
  func isNear(_ other: Camera) -> Bool {
    abs(origin.x - other.origin.x) < 0.25 && abs(origin.y - other.origin.y) < 0.25
      && abs(scale / other.scale - 1) < 0.0005
  }

  /// Shows all of `content` in the middle of `stage`, no larger than twice its size.
  static func fitting(_ content: CGRect, in stage: CGRect) -> Camera {
    guard content.width.isFinite, content.height.isFinite, stage.width > 0, stage.height > 0 else {
      return Camera(origin: stage.origin, scale: 1)
    }
    let across = stage.width / max(content.width, 1)
    let down = stage.height / max(content.height, 1)
    let scale = min(max(min(across, down, 2), scales.lowerBound), scales.upperBound)
    // Whole points keep hairlines crisp.
    return Camera(
      origin: CGPoint(
        x: (stage.midX - content.midX * scale).rounded(),
        y: (stage.midY - content.midY * scale).rounded()), scale: scale)
  }
}
