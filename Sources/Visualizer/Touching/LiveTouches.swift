import Foundation
import Scenes
import UIKit

/// The fingers on the scene, and what came of the press under way, or of the last one.
struct LiveTouches {
  private let screen: TouchScreen
  /// Seconds that have passed for the scene.
  private(set) var clock = 0.0
  /// The fingers that are down, in screen points.
  private(set) var fingers: [Int: CGPoint] = [:]
  /// Where a second finger is held whenever the first one is down.
  var pinned: CGPoint?
  static let pinnedFinger = 1
  private(set) var log = DeliveryLog()
  /// How many lines of the log have been told; a fraction while the next one is on its way.
  private(set) var told = 0.0

  @MainActor
  init(_ scene: BuiltScene) { screen = TouchScreen(windows: scene.windows) }

  /// Time must pass: a finger is down, a recognizer waits, or the log is not told yet.
  @MainActor
  var isRunning: Bool { !fingers.isEmpty || screen.isWaiting }

  var isTelling: Bool { told < Double(log.lines.count) }

  /// The line that is being told.
  var current: DeliveryLog.Line? {
    let index = min(Int(told.rounded(.up)), log.lines.count) - 1
    return log.lines.indices.contains(index) ? log.lines[index] : nil
  }

  /// - Returns: the hit test that found the finger's view.
  @MainActor
  mutating func down(_ finger: Int, at point: CGPoint) -> HitTestTrace? {
    if fingers.isEmpty {
      log = DeliveryLog()
      told = 0
    }
    fingers[finger] = point
    let delivered = screen.touchDown(finger, at: point, time: clock)
    log.add(delivered)
    for step in delivered.steps.reversed() {
      if case .hitTest(_, let trace) = step.event { return trace }
    }
    return nil
  }

  /// - Returns: whether anything came of it.
  @MainActor
  mutating func move(_ finger: Int, to point: CGPoint) -> Bool {
    guard fingers[finger] != nil else { return false }
    fingers[finger] = point
    return add(screen.touchMove(finger, to: point, time: clock))
  }

  @MainActor
  mutating func up(_ finger: Int, at point: CGPoint) -> Bool {
    guard fingers.removeValue(forKey: finger) != nil else { return false }
    return add(screen.touchUp(finger, at: point, time: clock))
  }

  /// - Returns: whether anything was touched.
  @MainActor
  mutating func cancel() -> Bool {
    guard !fingers.isEmpty else { return false }
    fingers = [:]
    return add(screen.cancelTouches(time: clock))
  }

  /// - Returns: whether the scene changed by itself: a long press began, a tap gave up.
  @MainActor
  mutating func pass(_ seconds: Double) -> Bool {
    clock += seconds
    return isRunning ? add(screen.advance(to: clock)) : false
  }

  /// Nobody was there for a while: a later press is no second tap.
  mutating func rest() { clock += 10 }

  mutating func tell(_ lines: Double) { told = min(told + lines, Double(log.lines.count)) }

  mutating func tell(upTo line: Int) { told = Double(min(max(line, 0), log.lines.count)) }

  private mutating func add(_ trace: DeliveryTrace) -> Bool {
    log.add(trace)
    return !trace.steps.isEmpty
  }
}
