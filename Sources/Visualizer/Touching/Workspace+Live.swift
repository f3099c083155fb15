import Foundation
import Scenes
import UIKit
import Wording

extension Workspace {
  /// Does what fingers on the scene are about.
  /// - Returns: whether `command` was one of those.
  mutating func performLive(_ command: Command) -> Bool {
    switch command {
    case .press(let finger, let point): press(finger, at: point)
    case .moveFinger(let finger, let point): moveFinger(finger, to: point)
    case .lift(let finger, let point): lift(finger, at: point)
    case .cancelTouches: if live?.cancel() == true { layLive(isOver: true) }
    case .dragTouch(let start, let end): drag(from: start, to: end)
    case .pinFinger(let point):
      if live == nil { live = scene.map { LiveTouches($0) } }
      let isHeld = live?.pinned != nil
      live?.pinned = isHeld ? nil : point
    case .tellDelivery(let line): live?.tell(upTo: line)
    case .showPress(let index): showPress(index)
    case .comparePress(let index): comparePress(index)
    case .resetScene: resetScene()
    default: return false
    }
    return true
  }

  /// A finger comes down: the scene is alive, and the descent of the first one on it is played.
  private mutating func press(_ finger: Int, at point: CGPoint) {
    guard let scene, point.x.isFinite, point.y.isFinite else { return }
    if live == nil { live = LiveTouches(scene) }
    if live?.isRunning == false, !player.isMoving { live?.rest() }
    let isFirst = live?.fingers.isEmpty == true
    if finger == 0, let pinned = live?.pinned {
      _ = live?.down(LiveTouches.pinnedFinger, at: pinned)
    }
    let trace = live?.down(finger, at: point)
    if isFirst {
      touch(at: point, trace: trace ?? scene.trace(point))
      if let trace = descent?.trace {
        presses.append(
          Press(number: presses.count + 1, at: point, trace: trace, state: history.state))
        shownPress = presses.count - 1
      }
    }
    layLive()
  }

  /// A whole drag at once, in movements as a hand makes them.
  private mutating func drag(from start: CGPoint, to end: CGPoint) {
    press(0, at: start)
    let count = 12
    for step in 1...count {
      let share = CGFloat(step) / CGFloat(count)
      _ = live?.pass(1 / 60)
      moveFinger(
        0,
        to: CGPoint(x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share))
    }
    lift(0, at: end)
  }

  private mutating func moveFinger(_ finger: Int, to point: CGPoint) {
    guard point.x.isFinite, point.y.isFinite, live?.move(finger, to: point) == true else { return }
    layLive()
  }

  private mutating func lift(_ finger: Int, at point: CGPoint) {
    guard live?.fingers[finger] != nil else { return }
    let isUp = live?.up(finger, at: point) == true
    let isPinnedUp =
      finger == 0
      && live?.pinned.map { live?.up(LiveTouches.pinnedFinger, at: $0) ?? false } == true
    if isUp || isPinnedUp { layLive(isOver: true) }
  }

  /// Lets time pass for the scene, and tells what came of the press once the descent is over.
  mutating func advanceLive(by seconds: Double) {
    guard live != nil else { return }
    if live?.pass(seconds) == true { layLive(isOver: live?.isRunning == false) }
    if player.hasEnded, !player.isMoving { live?.tell(seconds * 2.5 * player.speed) }
  }

  var isLive: Bool {
    guard let live else { return false }
    return live.isRunning || player.hasEnded && live.isTelling
  }

  /// Laying out more views than these in every frame of a drag would be seen: they follow when the
  /// finger is lifted.
  private static let mostLaid = 4000

  /// What touches did to the scene is drawn: scrolled content, highlighted buttons.
  private mutating func layLive(isOver: Bool = false) {
    guard let scene, isOver || projection.views.count <= Self.mostLaid else { return }
    let before = projection.views
    projection = Projection(scene)
    shown.camera = nil
    territory = nil
    if let descent, !hasMovedSince,
      zip(before, projection.views).contains(where: { $0.corners != $1.corners })
    {
      // What is told was asked of other places: it is over, and can be stepped through again.
      hasMovedSince = true
      player.show(step: descent.stepCount)
    }
  }

  /// The scene as its file states it: switches back, content unscrolled.
  private mutating func resetScene() {
    guard let document = scene?.document else { return }
    show(document)
  }

  // MARK: The touch log

  /// Plays an earlier press again.
  private mutating func showPress(_ index: Int) {
    guard presses.indices.contains(index) else { return }
    shownPress = index
    let press = presses[index]
    show(press.trace)
    // What is drawn is the scene of today, and what is told is what happened then.
    guard press.state != history.state else { return }
    banner = Banner(
      isError: false, title: Labels.pressBeforeChanges(press.number),
      hint: Labels.pressAgain)
  }

  /// Says where the shown press and another one part.
  private mutating func comparePress(_ index: Int) {
    guard presses.indices.contains(index), let shownPress, presses.indices.contains(shownPress)
    else { return }
    let (one, other) = (presses[shownPress], presses[index])
    let step = one.parting(from: other)
    banner = Banner(
      isError: false, title: Labels.parting(one, other, at: step),
      hint: step.flatMap { Labels.ways(one, other, at: $0) })
    if let step { player.show(step: step) }
  }
}
