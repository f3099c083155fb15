import UIKit

@IBDesignable
open class ThumbSlider: UISlider {
  @IBInspectable var trackHeight: CGFloat = 4
  @IBInspectable var enlargedBy: CGFloat = 12
  private let popup = UILabel()
  override open func trackRect(forBounds bounds: CGRect) -> CGRect {
    var r = super.trackRect(forBounds: bounds)
    r.size.height = trackHeight
    return r
  }
  override open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float)
    -> CGRect
  {
    super.thumbRect(forBounds: bounds, trackRect: rect, value: value).insetBy(
      dx: -enlargedBy, dy: -enlargedBy)
  }
  override open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    if isHidden || alpha == 0 { return false }
    let thumb = thumbRect(forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: value)
    return thumb.contains(point) || bounds.insetBy(dx: 0, dy: -10).contains(point)
  }
  override open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let tracks = super.beginTracking(touch, with: event)
    if tracks {
      show()
      sendActions(for: .valueChanged)
    }
    return tracks
  }
  override open func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    UIView.animate(withDuration: 0.2) {
      self.popup.alpha = 0
    } completion: { _ in
      self.popup.removeFromSuperview()
    }
  }
  private func show() {
    popup.text = String(format: "%.1f", value)
    popup.textAlignment = .center
    popup.sizeToFit()
    addSubview(popup)
    setThumbImage(UIImage(named: "thumb"), for: .highlighted)
    minimumTrackTintColor = .systemGreen
  }
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 44)
  }
}
