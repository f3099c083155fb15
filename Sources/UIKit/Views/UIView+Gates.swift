extension UIView {
  /// The first gate that this view fails, in the order in which they are tested, or nil.
  ///
  /// A class that isn't the engine's own may override the properties, so it is asked.
  var failedGate: HitTestTrace.Gate? {
    let flags = storage.flags
    if flags.contains(.plain) {
      if flags.isDisjoint(with: .gates) { return nil }
      if flags.contains(.controlDisabled) { return .isEnabled }
      if flags.contains(.interactionDisabled) { return .isUserInteractionEnabled }
      if flags.contains(.suspended) { return .animation }
      return flags.contains(.hidden) ? .isHidden : .alpha(storage.alpha)
    }
    if let control = self as? UIControl, !control.isEnabled { return .isEnabled }
    if !isUserInteractionEnabled { return .isUserInteractionEnabled }
    if flags.contains(.suspended) { return .animation }
    if isHidden { return .isHidden }
    let alpha = Float(alpha)
    return Double(alpha) < 0.01 ? .alpha(alpha) : nil
  }

  /// `hitTest` of a class that may override it, written down first where a journal is kept.
  public func askHitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard let journal = HitJournal.current, !isPlain else { return hitTest(point, with: event) }
    return journal.asking(self, at: point) { hitTest(point, with: event) }
  }

  /// `point(inside:)` as the engine asks it: a virtual call only where one can differ.
  func isInside(_ point: CGPoint, with event: UIEvent?) -> Bool {
    guard storage.flags.contains(.plain) else {
      guard let recorder = HitTestRecorder.current else {
        return self.point(inside: point, with: event)
      }
      return recorder.askingInside(self) { self.point(inside: point, with: event) }
    }
    return storage.flags.isDisjoint(with: .shaped)
      ? storage.bounds.hitContains(point) : holdsNotingRules(point)
  }

  /// The region of `point(inside:)` said to hold the point or not, each rule on it noted.
  func holdsNotingRules(_ point: CGPoint) -> Bool {
    let held = holds(point)
    HitTestRecorder.current?.observe(pointInside: self, at: point, gave: held)
    return held
  }

  private func holds(_ point: CGPoint) -> Bool {
    var (point, bounds) = (point, storage.bounds)
    if storage.flags.contains(.hitWhereSeen) {
      guard let seen = seenPoint(point) else { return false }
      (point, bounds) = seen
      HitTestRecorder.current?.noteSeen(self, at: point)
    }
    if let rules = storage.rules, !rules.region.isEmpty { return rules.holds(point, in: self) }
    return bounds.hitContains(point)
  }
}
