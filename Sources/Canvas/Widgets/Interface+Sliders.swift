public import Foundation

extension Interface {
  /// A slider from 0 to 1.
  /// - Returns: the value while it is dragged.
  public mutating func slider(_ id: WidgetID, value: Double, in rect: CGRect) -> Double? {
    let track = SliderTrack(rect)
    let pointed = interact(
      id, in: rect.insetBy(dx: -SliderTrack.thumb, dy: 0), kind: .slider)
    if pointed.isHovered || pointed.isHeld { cursor = .hand }
    draw(track, filled: 0...value)
    draw(track, thumbAt: value, isLit: pointed.isHovered || pointed.isHeld)
    let step = arrowSteps(id, in: rect)
    drawFocus(of: id, around: rect)
    if step != 0 { return min(max(value + 0.05 * step, 0), 1) }
    guard pointed.isHeld, let pointer else { return nil }
    return track.value(at: pointer.x)
  }

  /// A slider with two thumbs that keep their order; each reaches from its end to the other one.
  /// - Returns: the range while a thumb is dragged.
  public mutating func rangeSlider(
    _ id: WidgetID, _ range: ClosedRange<Double>, in rect: CGRect
  ) -> ClosedRange<Double>? {
    let track = SliderTrack(rect)
    let (low, high) = (track.x(of: range.lowerBound), track.x(of: range.upperBound))
    let middle = (low + high) / 2
    let left = CGRect(
      x: rect.minX - SliderTrack.thumb, y: rect.minY,
      width: middle - rect.minX + SliderTrack.thumb, height: rect.height)
    let right = CGRect(
      x: middle, y: rect.minY, width: rect.maxX + SliderTrack.thumb - middle, height: rect.height)
    let lower = interact(WidgetID(id.name, 0), in: left)
    let upper = interact(WidgetID(id.name, 1), in: right)
    if lower.isHovered || upper.isHovered || lower.isHeld || upper.isHeld { cursor = .hand }
    draw(track, filled: range)
    draw(track, thumbAt: range.lowerBound, isLit: lower.isHovered || lower.isHeld)
    draw(track, thumbAt: range.upperBound, isLit: upper.isHovered || upper.isHeld)
    guard let pointer else { return nil }
    let value = track.value(at: pointer.x)
    if lower.isHeld { return min(value, range.upperBound)...range.upperBound }
    if upper.isHeld { return range.lowerBound...max(value, range.lowerBound) }
    return nil
  }

  private mutating func draw(_ track: SliderTrack, filled: ClosedRange<Double>) {
    let y = track.rect.midY
    fill(
      CGRect(x: track.rect.minX, y: y - 2, width: track.rect.width, height: 4), theme.raisedHover,
      radius: 2)
    let (left, right) = (track.x(of: filled.lowerBound), track.x(of: filled.upperBound))
    guard right > left else { return }
    fill(
      CGRect(x: left, y: y - 2, width: right - left, height: 4), theme.touchArea, radius: 2)
  }

  private mutating func draw(_ track: SliderTrack, thumbAt value: Double, isLit: Bool) {
    let center = CGPoint(x: track.x(of: value), y: track.rect.midY)
    disc(at: center, radius: SliderTrack.thumb, theme.panel)
    ring(
      at: center, radius: SliderTrack.thumb,
      Stroke(isLit ? theme.touchArea : theme.textFaint, width: isLit ? 2 : 1.25))
  }
}

/// Between places on a slider's line and its values.
private struct SliderTrack {
  static let thumb: CGFloat = 7

  let rect: CGRect

  init(_ rect: CGRect) { self.rect = rect }

  func x(of value: Double) -> CGFloat { rect.minX + rect.width * CGFloat(value) }

  func value(at x: CGFloat) -> Double {
    guard rect.width > 0 else { return 0 }
    return min(max(Double((x - rect.minX) / rect.width), 0), 1)
  }
}
