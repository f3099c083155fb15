import Foundation
import UIKit

extension Workspace {
  /// The planes as they are seen now, on the way between flat and open too.
  var spread: Spread {
    let pivot = pivot
    let open = exploded.pose
    let share = exploded.openness
    guard share < 1 else { return Spread(pose: open, pivot: pivot, middle: middlePlane) }
    // The turn swings past its end and back: that is what makes the depth visible.
    let eased = CGFloat(TokenPath.eased(share))
    let swing = CGFloat(sin(share * .pi)) * (exploded.isOpen ? 0.32 * CGFloat(share) : 0)
    let flat = Pose(flat: camera, pivot: pivot)
    return Spread(
      pose: flat.glided(to: open, share: eased, turned: eased + swing), pivot: pivot,
      middle: middlePlane)
  }

  /// Does `command` in the exploded stage where it means another thing there.
  /// - Returns: false for everything that is the same in both.
  mutating func performOnPlanes(_ command: Command) -> Bool {
    guard exploded.isOpen else { return false }
    switch command {
    case .zoom(let notches, let pivot):
      exploded.target.zoom(by: pow(1.2, notches), at: pivot)
      exploded.isFitted = false
    case .pan(let delta):
      exploded.pose.pan(by: delta)
      exploded.target.pan(by: delta)
      exploded.isFitted = false
    case .fitCamera:
      exploded.isFitted = true
      fitPlanes()
    default: return false
    }
    return true
  }

  mutating func perform(_ command: ExplodedCommand) {
    switch command {
    case .toggle: perform(ExplodedCommand.show(!exploded.isOpen))
    case .show(let isOpen):
      guard isOpen != exploded.isOpen else { return }
      exploded.isOpen = isOpen
      guard isOpen else { return }
      fitPlanes()
      if exploded.openness == 0 { exploded.pose = exploded.target }
    case .grab(let pointer):
      exploded.grab = Exploded.Grab(
        pointer: pointer, yaw: exploded.target.yaw, pitch: exploded.target.pitch)
    case .turn(let pointer):
      guard let grab = exploded.grab else { return }
      exploded.target.turn(
        yaw: grab.yaw - (pointer.x - grab.pointer.x) * 0.008,
        pitch: grab.pitch + (pointer.y - grab.pointer.y) * 0.006)
      exploded.pose.yaw = exploded.target.yaw
      exploded.pose.pitch = exploded.target.pitch
    case .space(let spacing):
      guard spacing.isFinite else { return }
      exploded.spacing = min(max(spacing, 0), 1)
      fitPlanes()
    case .widen(let steps):
      guard exploded.isOpen else { return }
      perform(ExplodedCommand.space(exploded.spacing + 0.1 * Double(steps)))
    case .peel(let levels):
      let all = 0..<exploded.planes.count
      let wished = Range(uncheckedBounds: (levels.lowerBound, levels.upperBound &+ 1))
      exploded.shown = wished.clamped(to: all)
    case .reset:
      guard exploded.isOpen else { return perform(Command.fitCamera) }
      exploded.spacing = Exploded.restSpacing
      exploded.shown = 0..<exploded.planes.count
      exploded.target.turn(yaw: Pose.restYaw, pitch: Pose.restPitch)
      exploded.grab = nil
      exploded.isFitted = true
      fitPlanes()
    }
  }

  /// A new scene: all of its planes, seen from where the last one was seen.
  mutating func openPlanes() {
    exploded.shown = 0..<exploded.planes.count
    exploded.isFitted = true
    settlePlanes()
  }

  /// The window has another size.
  mutating func settlePlanes() {
    fitPlanes()
    exploded.settle()
  }

  /// Aims at a pose that shows all planes, unless somebody chose another one.
  private mutating func fitPlanes() {
    exploded.target.gap = exploded.gap(for: projection.extent)
    guard exploded.isFitted else { return }
    if exploded.target.yaw == 0, exploded.target.pitch == 0 {
      exploded.target.turn(yaw: Pose.restYaw, pitch: Pose.restPitch)
    }
    var unit = exploded.target
    unit.scale = 1
    unit.center = .zero
    let box = extent(of: Spread(pose: unit, pivot: pivot, middle: middlePlane))
    let room = CGRect(
      x: stage.minX + 32, y: stage.minY + 44, width: max(stage.width - 64, 1),
      height: max(stage.height - 44 - 108, 1))
    let camera = Camera.fitting(box, in: room)
    exploded.target.scale = camera.scale
    exploded.target.center = camera.origin
  }

  /// The box around everything on all planes.
  private func extent(of spread: Spread) -> CGRect {
    let whole = projection.extent
    guard !whole.isNull, exploded.planes.count > 0 else {
      return CGRect(x: 0, y: 0, width: 1, height: 1)
    }
    // Every view is within the scene's extent on its own plane; each plane counts by what is on it.
    var box = CGRect.null
    var level = -1
    var map = CGAffineTransform.identity
    for index in exploded.planes.order {
      if exploded.planes.levels[index] != level {
        level = exploded.planes.levels[index]
        map = spread.map(level: level)
      }
      for corner in projection.views[index].corners {
        let point = corner.applying(map)
        guard point.x.isFinite, point.y.isFinite else { continue }
        let dot = CGRect(origin: point, size: .zero)
        box = box.isNull ? dot : box.union(dot)
      }
    }
    // The front end of the needle.
    let front = spread.toStage(
      CGPoint(x: whole.midX, y: whole.midY), level: CGFloat(exploded.planes.count) - 0.3)
    return box.isNull ? box : box.union(CGRect(origin: front, size: .zero))
  }

  private var pivot: CGPoint {
    let extent = projection.extent
    return extent.isNull || !extent.midX.isFinite || !extent.midY.isFinite
      ? .zero : CGPoint(x: extent.midX, y: extent.midY)
  }

  private var middlePlane: CGFloat { CGFloat(max(exploded.planes.count - 1, 0)) / 2 }
}
