/// Dragging. Without a clock that runs by itself there is no momentum: the content stops where the
/// finger leaves it. What moves it on, as pages, an end that gave way or the delegate do, takes no
/// time, and the delegate hears of it as of any deceleration.
extension UIScrollView {
  /// Seconds for which touches wait before the content gets them, unless dragging is ruled out.
  static let contentDelay: TimeInterval = 0.15
  /// Points a second above which a drag turns the page, however short; as observed.
  private static let flick: CGFloat = 300

  func canScroll(by movement: CGPoint) -> Bool {
    let room = offsetRange
    let horizontally = room.width > 0 || alwaysBounceHorizontal
    let vertically = room.height > 0 || alwaysBounceVertical
    return abs(movement.x) > abs(movement.y) ? horizontally : vertically
  }

  /// Whether the scroll view may take a touch away from the content.
  func takesFromContent(_ touch: UITouch) -> Bool {
    guard let content = touch.view, content !== self, touch.delivery == .begun else { return true }
    return canCancelContentTouches && touchesShouldCancel(in: content)
  }

  /// Where the content offset may be: its least values, and how far it goes from there.
  private var offsetRange: CGRect {
    let inset = adjustedContentInset
    return CGRect(
      x: -inset.left, y: -inset.top,
      width: max(0, contentSize.width + inset.left + inset.right - bounds.size.width),
      height: max(0, contentSize.height + inset.top + inset.bottom - bounds.size.height))
  }

  func clamped(_ offset: CGPoint) -> CGPoint {
    let room = offsetRange
    return CGPoint(
      x: min(max(offset.x, room.origin.x), room.origin.x + room.size.width),
      y: min(max(offset.y, room.origin.y), room.origin.y + room.size.height))
  }

  func follow(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began:
      beginDragging()
      delegate?.scrollViewWillBeginDragging(self)
      drag(by: pan.translation(in: self))
    case .changed: drag(by: pan.translation(in: self))
    case .ended, .cancelled: endDragging(at: pan.velocity(in: self))
    default: break
    }
  }

  private func drag(by movement: CGPoint) {
    // Two fingers that zoom move the content too.
    guard !isPinched else { return }
    let room = offsetRange
    let start = dragStart
    var offset = CGPoint(x: start.x - movement.x, y: start.y - movement.y)
    if room.size.width == 0, !alwaysBounceHorizontal { offset.x = start.x }
    if room.size.height == 0, !alwaysBounceVertical { offset.y = start.y }
    let inside = clamped(offset)
    // Beyond its end the content gives way by half.
    scroll(
      to: bounces
        ? CGPoint(x: (offset.x + inside.x) / 2, y: (offset.y + inside.y) / 2) : inside)
  }

  private func endDragging(at velocity: CGPoint) {
    var target = contentOffset
    if isPagingEnabled {
      let page = bounds.size
      target.x = stop(near: target.x, from: dragStart.x, by: -velocity.x, size: page.width)
      target.y = stop(near: target.y, from: dragStart.y, by: -velocity.y, size: page.height)
    }
    target = clamped(target)
    delegate?.scrollViewWillEndDragging(
      self, withVelocity: CGPoint(x: -velocity.x / 1000, y: -velocity.y / 1000),
      targetContentOffset: &target)
    stopDragging()
    let movesOn = target != contentOffset
    isDecelerating = movesOn
    delegate?.scrollViewDidEndDragging(self, willDecelerate: movesOn)
    guard movesOn else { return }
    delegate?.scrollViewWillBeginDecelerating(self)
    scroll(to: target)
    isDecelerating = false
    delegate?.scrollViewDidEndDecelerating(self)
  }

  /// The page to stop at, as an offset: the nearest, or the next one where a flick goes on.
  private func stop(
    near offset: CGFloat, from start: CGFloat, by speed: CGFloat, size: CGFloat
  ) -> CGFloat {
    guard size > 0 else { return offset }
    let place = offset / size
    let goesOn = abs(speed) >= UIScrollView.flick && (offset - start) * speed > 0
    guard goesOn else { return place.rounded() * size }
    return (speed > 0 ? place.rounded(.up) : place.rounded(.down)) * size
  }

  func scroll(to offset: CGPoint) {
    guard offset != contentOffset else { return }
    contentOffset = offset
    if let recorder = DeliveryRecorder.current {
      recorder.note(.scrolled(recorder.id(of: self), to: contentOffset))
    }
  }
}
