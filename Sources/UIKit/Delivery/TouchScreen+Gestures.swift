/// Who of several recognizers may recognize.
extension TouchScreen {
  /// The recognizer takes part in what becomes of the touch, whether it has heard of it or not.
  func join(_ recognizer: UIGestureRecognizer, _ touch: UITouch) {
    recognizer.touchScreen = self
    if !active.contains(where: { $0 === recognizer }) { active.append(recognizer) }
    recognizer.track(touch)
  }

  /// A recognizer asks for a state; what it gets depends on the others.
  func transition(_ recognizer: UIGestureRecognizer, to state: UIGestureRecognizer.State) {
    switch (recognizer.state, state) {
    case (.possible, .began), (.possible, .changed), (.possible, .ended):
      recognize(recognizer, as: state == .changed ? .began : state)
    case (.possible, .failed), (.possible, .cancelled):
      fail(recognizer)
    case (.began, .changed), (.changed, .changed), (.began, .ended), (.changed, .ended),
      (.began, .cancelled), (.changed, .cancelled):
      recognizer.commit(state)
    case (.began, .failed), (.changed, .failed):
      recognizer.commit(.cancelled)
    default: break
    }
  }

  private func recognize(_ recognizer: UIGestureRecognizer, as state: UIGestureRecognizer.State) {
    guard mayBegin(recognizer) else { return fail(recognizer) }
    // Whoever was asked may have switched it off.
    guard recognizer.state == .possible else { return }
    let rivals = active.filter { $0 !== recognizer && $0.shares(recognizer) }
    for rival in rivals where requires(recognizer, rival) {
      if rival.hasRecognized { return fail(recognizer) }
      // One that is yet to hear of the touch may recognize with it.
      let isOpen = rival.mayStillRecognize || unaware.contains { $0 === rival }
      guard rival.state == .possible, isOpen, !waits(rival, for: recognizer) else { continue }
      recognizer.pending = state
      recognizer.waitsFor = rival
      if let recorder = DeliveryRecorder.current {
        recorder.note(
          .waiting(recorder.recognizer(recognizer), for: recorder.recognizer(rival)))
      }
      return
    }
    if rivals.contains(where: { $0.hasRecognized && prevents($0, recognizer) }) {
      return fail(recognizer)
    }
    recognizer.pending = nil
    recognizer.commit(state)
    for rival in rivals where rival.state == .possible {
      if requires(rival, recognizer) || prevents(recognizer, rival) { fail(rival) }
    }
    if recognizer.cancelsTouchesInView { cancelInViews(recognizer.tracked) }
  }

  /// Whether one waits for the other, itself or through those it waits for: two that wait for each
  /// other would wait for ever, and the touches that they hold back with them.
  private func waits(_ one: UIGestureRecognizer, for other: UIGestureRecognizer) -> Bool {
    var met: [UIGestureRecognizer] = []
    var current: UIGestureRecognizer? = one
    while let here = current, !met.contains(where: { $0 === here }) {
      if here === other { return true }
      met.append(here)
      current = here.pending == nil ? nil : here.waitsFor
    }
    return false
  }

  private func fail(_ recognizer: UIGestureRecognizer) {
    recognizer.pending = nil
    recognizer.commit(.failed)
    for waiting in active where waiting.state == .possible && requires(waiting, recognizer) {
      if let state = waiting.pending { recognize(waiting, as: state) }
    }
  }

  private func mayBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    for touch in recognizer.tracked {
      if let control = touch.view as? UIControl, control !== recognizer.view,
        control.keepsItsAction(from: recognizer)
      {
        return false
      }
    }
    guard recognizer.mayBegin, recognizer.view?.gestureRecognizerShouldBegin(recognizer) != false
    else { return false }
    // A view that is the delegate too has been asked.
    let delegate = recognizer.delegate
    return delegate === recognizer.view
      || delegate?.gestureRecognizerShouldBegin(recognizer) != false
  }

  private func requires(_ a: UIGestureRecognizer, _ b: UIGestureRecognizer) -> Bool {
    a.required.contains { $0 === b } || a.shouldRequireFailure(of: b)
      || b.shouldBeRequiredToFail(by: a)
      || a.delegate?.gestureRecognizer(a, shouldRequireFailureOf: b) == true
      || b.delegate?.gestureRecognizer(b, shouldBeRequiredToFailBy: a) == true
  }

  private func prevents(_ a: UIGestureRecognizer, _ b: UIGestureRecognizer) -> Bool {
    a.canPrevent(b) && b.canBePrevented(by: a)
      && a.delegate?.gestureRecognizer(a, shouldRecognizeSimultaneouslyWith: b) != true
      && b.delegate?.gestureRecognizer(b, shouldRecognizeSimultaneouslyWith: a) != true
  }

  /// Ends what is over: a recognizer whose fingers are all up and that waits for nothing fails or
  /// is made ready again, and touches that waited for it go on.
  func settle() {
    for recognizer in active
    where recognizer.state == .possible && recognizer.pending == nil && !recognizer.hasLiveTouches
      && !recognizer.mayStillRecognize
    {
      fail(recognizer)
    }
    releaseHeld()
    for recognizer in active where recognizer.isOver && !recognizer.hasLiveTouches {
      recognizer.finish()
    }
    active.removeAll { $0.touchScreen == nil }
  }
}

extension UIControl {
  /// Row 14.4: a tap above doesn't take a button's action, nor a pan or swipe a knob's.
  func keepsItsAction(from recognizer: UIGestureRecognizer) -> Bool {
    guard isEnabled else { return false }
    switch recognizer {
    case let tap as UITapGestureRecognizer:
      guard tap.numberOfTapsRequired == 1, tap.numberOfTouchesRequired == 1 else { return false }
      return self is UIButton || self is UISwitch || self is UIStepper
        || self is UISegmentedControl || self is UIPageControl
    case is UIPanGestureRecognizer, is UISwipeGestureRecognizer:
      return isTracking && (self is UISlider || self is UISwitch)
    default: return false
    }
  }
}
