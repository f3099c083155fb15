/// Touches on their way to recognizers and views.
extension TouchScreen {
  /// The recognizers of the hit view and of all its ancestors, nearest first (row 14.1).
  func recognizers(for touch: UITouch) -> [UIGestureRecognizer] {
    var found: [UIGestureRecognizer] = []
    var current = touch.hitView
    while let view = current {
      for recognizer in view.gestureRecognizers ?? []
      where recognizer.isEnabled && recognizer.takes(touch.type)
        && !found.contains(where: { $0 === recognizer })
      {
        let taken =
          recognizer.delegate?.gestureRecognizer(recognizer, shouldReceive: touch) ?? true
        if let recorder = DeliveryRecorder.current {
          recorder.note(
            .offered(recorder.recognizer(recognizer), finger: touch.finger, taken: taken))
        }
        // The delegate may have taken it from the view, or switched it off.
        if taken, recognizer.view === view, recognizer.isEnabled { found.append(recognizer) }
      }
      current = view.superview
    }
    return found
  }

  /// The default of `UIWindow.sendEvent`: recognizers first, then the view.
  func dispatch(_ event: UIEvent, in root: UIView) {
    for touch in event.changed where touch.root === root {
      let recognizers = touch.gestureRecognizers ?? []
      if touch.phase == .began { for recognizer in recognizers { join(recognizer, touch) } }
      let outer = unaware
      unaware = recognizers[...]
      while let recognizer = unaware.popFirst() { recognizer.receive(touch, with: event) }
      unaware = outer
      give(touch, event)
    }
  }

  private func give(_ touch: UITouch, _ event: UIEvent) {
    switch touch.phase {
    case .began:
      guard touch.delivery == .none else { return }
      if isHeldBack(touch) { touch.delivery = .held } else { call(touch, .began, event) }
    case .moved:
      if touch.delivery == .begun { call(touch, .moved, event) }
    case .ended:
      if touch.delivery == .held { call(touch, .began, event) }
      guard touch.delivery == .begun else { return }
      if isEndHeldBack(touch) {
        touch.delivery = .endHeld
        lingering.append(touch)
      } else {
        call(touch, .ended, event)
      }
    case .cancelled:
      if touch.delivery == .begun { call(touch, .cancelled, event) }
      touch.delivery = .over
    default: break
    }
  }

  /// Lets go of touches that no recognizer holds back any longer.
  func releaseHeld() {
    for touch in fingers.values where touch.delivery == .held && !isHeldBack(touch) {
      call(touch, .began, event(of: touch))
    }
    let free = lingering.filter { !isEndHeldBack($0) }
    lingering.removeAll { touch in free.contains { $0 === touch } }
    for touch in free where touch.delivery == .endHeld { call(touch, .ended, event(of: touch)) }
  }

  /// A recognizer took the touches: their views hear that they are cancelled (row 14.3).
  func cancelInViews(_ touches: [UITouch]) {
    for touch in touches {
      if touch.delivery == .begun || touch.delivery == .endHeld {
        // To the view it is cancelled, while the recognizers go on with it.
        let phase = touch.phase
        touch.phase = .cancelled
        call(touch, .cancelled, event(of: touch))
        touch.phase = phase
      }
      touch.delivery = .over
    }
  }

  private func isHeldBack(_ touch: UITouch) -> Bool {
    (touch.gestureRecognizers ?? []).contains { recognizer in
      guard recognizer.state == .possible, recognizer.tracks(touch) else { return false }
      if recognizer.delaysTouchesBegan { return true }
      guard let scroll = (recognizer as? ScrollPanGestureRecognizer)?.scrollView else {
        return false
      }
      return scroll.delaysContentTouches && touch.hitView !== scroll
        && time < touch.beganAt + UIScrollView.contentDelay
    }
  }

  private func isEndHeldBack(_ touch: UITouch) -> Bool {
    (touch.gestureRecognizers ?? []).contains {
      $0.delaysTouchesEnded && $0.state == .possible && $0.mayStillRecognize && $0.tracks(touch)
    }
  }

  private func event(of touch: UITouch) -> UIEvent {
    let event = UIEvent()
    event.timestamp = time
    event.allTouches = Set(fingers.values).union([touch])
    event.touchScreen = self
    return event
  }

  private func call(_ touch: UITouch, _ phase: UITouch.Phase, _ event: UIEvent) {
    touch.delivery = phase == .ended || phase == .cancelled ? .over : .begun
    guard let view = touch.view, mayBegin(touch, phase, view, event) else { return }
    if let recorder = DeliveryRecorder.current {
      recorder.note(.called(recorder.id(of: view), phase))
    }
    switch phase {
    case .began: view.touchesBegan([touch], with: event)
    case .moved: view.touchesMoved([touch], with: event)
    case .ended: view.touchesEnded([touch], with: event)
    case .cancelled: view.touchesCancelled([touch], with: event)
    default: break
    }
  }

  /// A scroll view above may keep its content from touches as they begin.
  private func mayBegin(
    _ touch: UITouch, _ phase: UITouch.Phase, _ view: UIView, _ event: UIEvent
  ) -> Bool {
    guard phase == .began else { return true }
    for recognizer in touch.gestureRecognizers ?? [] {
      guard let scroll = (recognizer as? ScrollPanGestureRecognizer)?.scrollView, scroll !== view,
        !scroll.touchesShouldBegin([touch], with: event, in: view)
      else { continue }
      touch.delivery = .over
      return false
    }
    return true
  }
}
