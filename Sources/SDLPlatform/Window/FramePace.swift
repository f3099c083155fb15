/// When the next frame is due: in step with the screen, so that neither drawing time nor late
/// wake-ups make the rate lower.
struct FramePace {
  /// Seconds on the window's clock.
  private(set) var due = 0.0

  /// A frame is on the screen.
  ///
  /// - Parameter interval: seconds between two refreshes.
  mutating func shown(at now: Double, interval: Double) {
    let next = due + interval
    // Who is later than a whole refresh starts a new count instead of catching up.
    due = now < next ? max(next, now - interval) : now
  }
}
