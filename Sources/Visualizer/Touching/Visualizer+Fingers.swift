import Canvas
import Foundation

extension Visualizer {
  /// The first finger is the pointer of the whole window; others are touches of the scene.
  func finger(_ name: Int, _ phase: FingerPhase, at point: CGPoint) {
    let isKnown = fingers.number(of: name) != nil
    guard point.x.isFinite, point.y.isFinite, isKnown || phase == .down else { return }
    // The pinned finger is the second one.
    let pinned = workspace.live?.pinned == nil ? nil : LiveTouches.pinnedFinger
    let number = fingers.down(name, except: pinned)
    if phase == .up { fingers.up(name) }
    if number == 0 { return pointer(phase, at: point) }
    let place = workspace.camera.touchPoint(at: point)
    switch phase {
    case .down:
      guard workspace.mode == .touch, !workspace.exploded.isShown, workspace.stage.holds(point),
        !ui.isCovered(point)
      else { return }
      perform(.press(finger: number, at: place))
    case .moved: perform(.moveFinger(number, to: place))
    case .up: perform(.lift(finger: number, at: place))
    }
  }

  private func pointer(_ phase: FingerPhase, at point: CGPoint) {
    pass(.pointerMoved(to: point, modifiers: []))
    switch phase {
    case .down: pass(.pointerDown(at: point, button: .primary, modifiers: [], clicks: 1))
    case .up:
      pass(.pointerUp(at: point, button: .primary, modifiers: []))
      // Nothing is under a finger that is not there.
      pass(.pointerLeft)
    case .moved: break
    }
  }

  /// Somebody else has the screen now: what was touched is not let go of, but given up.
  func cancelFingers() {
    fingers.removeAll()
    perform(.cancelTouches)
  }
}
