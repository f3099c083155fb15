/// A control with a thumb on a track; all of its bounds take touches.
@preconcurrency @MainActor
open class UISlider: UIControl {
  /// Where one end passes the other, it takes that along; the value stays between them.
  open var minimumValue: Float = 0 {
    didSet {
      if maximumValue < minimumValue { maximumValue = minimumValue }
      if held < minimumValue { value = minimumValue }
    }
  }
  open var maximumValue: Float = 1 {
    didSet {
      if minimumValue > maximumValue { minimumValue = maximumValue }
      if held > maximumValue { value = maximumValue }
    }
  }

  /// Set beyond an end, it is that end.
  open var value: Float {
    get { held }
    set { if !newValue.isNaN { held = min(max(newValue, minimumValue), maximumValue) } }
  }
  private final var held: Float = 0

  open var isContinuous = true
  open var minimumTrackTintColor: UIColor?
  open var maximumTrackTintColor: UIColor?
  open var thumbTintColor: UIColor?
  open var minimumValueImage: UIImage?
  open var maximumValueImage: UIImage?
  open private(set) var currentThumbImage: UIImage?

  open func setValue(_ value: Float, animated: Bool) { self.value = value }

  open func setThumbImage(_ image: UIImage?, for state: State) { currentThumbImage = image }
  open private(set) var currentMinimumTrackImage: UIImage?
  open private(set) var currentMaximumTrackImage: UIImage?
  open func setMinimumTrackImage(_ image: UIImage?, for state: State) {
    currentMinimumTrackImage = image
  }
  open func setMaximumTrackImage(_ image: UIImage?, for state: State) {
    currentMaximumTrackImage = image
  }
  open func minimumTrackImage(for state: State) -> UIImage? { currentMinimumTrackImage }
  open func maximumTrackImage(for state: State) -> UIImage? { currentMaximumTrackImage }
  open var preferredBehavioralStyle: UIBehavioralStyle = .automatic
  open func thumbImage(for state: State) -> UIImage? { currentThumbImage }

  /// Four points high, in the middle.
  open func trackRect(forBounds bounds: CGRect) -> CGRect {
    CGRect(x: bounds.minX, y: bounds.midY - 2, width: bounds.width, height: 4)
  }

  /// A square as high as the bounds, or of the thumb image, where the value lies on the track.
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    let size = currentThumbImage?.size ?? CGSize(width: bounds.height, height: bounds.height)
    let range = maximumValue - minimumValue
    let share = range > 0 ? CGFloat((value - minimumValue) / range) : 0
    return CGRect(
      x: rect.minX + share * (rect.width - size.width), y: rect.midY - size.height / 2,
      width: size.width, height: size.height)
  }

  open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect { .zero }
  open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect { .zero }

  private final var grip: CGFloat = 0

  /// Only on or near the thumb: a touch on the track goes on up the chain (row 10.8).
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let thumb = thumbRect(forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: value)
    let point = touch.location(in: self)
    grip = point.x - thumb.midX
    return thumb.insetBy(dx: -10, dy: -10).hitContains(point)
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let track = trackRect(forBounds: bounds)
    let thumb = thumbRect(forBounds: bounds, trackRect: track, value: value)
    let room = track.width - thumb.width
    guard room > 0 else { return true }
    let middle = touch.location(in: self).x - grip
    let share = min(max((middle - track.minX - thumb.width / 2) / room, 0), 1)
    let new = minimumValue + Float(share) * (maximumValue - minimumValue)
    guard new != value else { return true }
    value = new
    if isContinuous { send(.valueChanged) }
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    if !isContinuous { send(.valueChanged) }
  }

  open dynamic override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    super.hitTest(point, with: event)
  }

  open dynamic override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    super.point(inside: point, with: event)
  }
}
