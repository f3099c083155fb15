/// Zooming: the transform of the delegate's view is a scale, its frame's origin stays where it is,
/// and `contentSize` becomes the frame's size.
///
/// Like scrolling it takes no time where no finger does it.
extension UIScrollView {
  /// A pinch, from the moment two fingers are down.
  struct Zoom {
    let view: UIView
    /// What the fingers hold in their middle, in the view's own coordinates.
    var held: CGPoint
    /// The view's scale where the recognizer's is 1.
    var scale: CGFloat
    var hasBegun = false
  }

  var zoomView: UIView? { delegate?.viewForZooming(in: self) }

  static func scale(of view: UIView) -> CGFloat {
    let transform = view.transform
    return hypot(transform.a, transform.b)
  }

  /// Whether two fingers move the content by zooming.
  var isPinched: Bool { isZooming && (pinchGestureRecognizer?.liveTouches.count ?? 0) >= 2 }

  // MARK: By itself

  /// Brings a point of the view to the middle at that scale, as near as the limits allow.
  func change(_ view: UIView, to scale: CGFloat, showing point: CGPoint, animated: Bool) {
    guard scale.isFinite, point.isFinite else { return }
    let scale = allowed(scale)
    let middle = CGPoint(x: bounds.width / 2, y: bounds.height / 2)
    let old = (scale: UIScrollView.scale(of: view), offset: contentOffset)
    if animated { delegate?.scrollViewWillBeginZooming(self, with: view) }
    resize(view, to: scale)
    scroll(to: clamped(offset(bringing: point, of: view, to: middle)))
    guard old.scale != scale || animated else { return }
    if old.scale != scale { delegate?.scrollViewDidZoom(self) }
    if animated { delegate?.scrollViewDidEndZooming(self, with: view, atScale: scale) }
  }

  private func allowed(_ scale: CGFloat) -> CGFloat {
    max(min(scale, maximumZoomScale), minimumZoomScale)
  }

  private func resize(_ view: UIView, to scale: CGFloat) {
    guard scale > 0, UIScrollView.scale(of: view) != scale else { return }
    let origin = view.frame.origin
    view.transform = CGAffineTransform(scaleX: scale, y: scale)
    let frame = view.frame
    view.center = CGPoint(
      x: view.center.x + origin.x - frame.origin.x, y: view.center.y + origin.y - frame.origin.y)
    contentSize = frame.size
  }

  /// `place` is relative to the top left of what is seen.
  private func offset(bringing point: CGPoint, of view: UIView, to place: CGPoint) -> CGPoint {
    let inContent = convert(point, from: view)
    return CGPoint(x: inContent.x - place.x, y: inContent.y - place.y)
  }

  // MARK: By fingers

  /// A finger came or went: what is held is another point now.
  func fingersChanged(_ pinch: UIPinchGestureRecognizer) {
    guard pinch.liveTouches.count >= 2, pinch.scale > 0 else {
      if isZooming { takeUpDragging() }
      return
    }
    guard let view = zoom?.view ?? zoomView else { return }
    zoom = Zoom(
      view: view, held: pinch.location(in: view),
      scale: UIScrollView.scale(of: view) / pinch.scale, hasBegun: isZooming)
  }

  func follow(_ pinch: UIPinchGestureRecognizer) {
    guard let zoom else { return }
    switch pinch.state {
    case .began:
      self.zoom?.hasBegun = true
      delegate?.scrollViewWillBeginZooming(self, with: zoom.view)
      stretch(zoom, by: pinch)
    case .changed: stretch(zoom, by: pinch)
    case .ended, .cancelled: endZooming(zoom)
    default: break
    }
  }

  private func stretch(_ zoom: Zoom, by pinch: UIPinchGestureRecognizer) {
    guard pinch.liveTouches.count >= 2, pinch.scale > 0 else { return }
    let wished = zoom.scale * pinch.scale
    let scale = allowed(wished)
    // Beyond its limits the scale gives way by half, as the content does beyond its ends.
    resize(zoom.view, to: bouncesZoom ? (wished * scale).squareRoot() : scale)
    let place = pinch.location(in: self)
    scroll(
      to: offset(
        bringing: zoom.held, of: zoom.view,
        to: CGPoint(x: place.x - bounds.minX, y: place.y - bounds.minY)))
    delegate?.scrollViewDidZoom(self)
  }

  private func endZooming(_ zoom: Zoom) {
    let scale = allowed(UIScrollView.scale(of: zoom.view))
    if scale != UIScrollView.scale(of: zoom.view) {
      isZoomBouncing = true
      let middle = convert(CGPoint(x: bounds.midX, y: bounds.midY), to: zoom.view)
      resize(zoom.view, to: scale)
      let place = CGPoint(x: bounds.width / 2, y: bounds.height / 2)
      scroll(to: offset(bringing: middle, of: zoom.view, to: place))
      delegate?.scrollViewDidZoom(self)
      isZoomBouncing = false
    }
    self.zoom = nil
    scroll(to: clamped(contentOffset))
    delegate?.scrollViewDidEndZooming(self, with: zoom.view, atScale: scale)
  }
}
