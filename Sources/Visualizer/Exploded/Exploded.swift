import Foundation

/// The exploded stage: whether it is open, its planes, which of them are shown, and the pose.
struct Exploded: Equatable, Sendable {
  var isOpen = false
  /// From 0, flat, to 1, open; in between it opens or closes.
  var openness = 0.0
  var planes = Planes()
  /// The planes that are not peeled off.
  var shown = 0..<0
  /// The place of the spacing slider, 0 to 1.
  var spacing = Self.restSpacing
  /// Where it is, and where it glides to.
  var pose = Pose(gap: 0)
  var target = Pose(gap: 0)
  /// The pose follows the window's size until somebody zooms or pans.
  var isFitted = true
  /// Where a turn began: the pointer and the pose at that time.
  var grab: Grab?

  struct Grab: Equatable, Sendable {
    var pointer: CGPoint
    var yaw: CGFloat
    var pitch: CGFloat
  }

  static let restSpacing = 0.5
  /// How long opening and closing take, in seconds.
  static let opening = 0.9

  /// Something of it is to be seen, so the flat stage is not drawn.
  var isShown: Bool { isOpen || openness > 0 }

  var isMoving: Bool { openness != (isOpen ? 1 : 0) || (isShown && pose != target) }

  /// All planes, after a change of the scene; a peeled stage stays peeled where it can.
  mutating func lay(_ planes: Planes) {
    if planes.count != self.planes.count { shown = 0..<planes.count }
    self.planes = planes
  }

  /// Scene points between planes: a few planes stand far apart, many share the same depth.
  func gap(for extent: CGRect) -> CGFloat {
    guard !extent.isNull, extent.width.isFinite, extent.height.isFinite else { return 0 }
    let size = max(extent.width, extent.height * 0.7)
    let each = min(size * 0.5, size * 1.6 / CGFloat(max(planes.count - 1, 1)))
    return each * 2 * CGFloat(spacing)
  }

  mutating func advance(by seconds: Double) {
    let end = isOpen ? 1.0 : 0
    if openness != end {
      let step = seconds / Self.opening
      openness = isOpen ? min(1, openness + step) : max(0, openness - step * 1.6)
    }
    guard pose != target else { return }
    pose = pose.glided(to: target, share: CGFloat(1 - exp(-seconds * 16)))
    if pose.isNear(target) { pose = target }
  }

  /// Arrives at once, for pictures and new scenes.
  mutating func settle() {
    openness = isOpen ? 1 : 0
    pose = target
  }
}
