import CoreGraphics
import UIKit

enum TouchShape: Sendable {
  case circle
  case rounded(CGFloat)
  case polygon([CGPoint])

  func path(in rect: CGRect) -> CGPath {
    switch self {
    case .circle: return CGPath(ellipseIn: rect, transform: nil)
    case .rounded(let radius):
      return CGPath(
        roundedRect: rect, cornerWidth: radius, cornerHeight: radius, transform: nil)
    case .polygon(let points):
      let path = CGMutablePath()
      path.addLines(between: points)
      path.closeSubpath()
      return path
    }
  }
}

class ShapedButton: UIButton {
  var shape = TouchShape.circle {
    didSet { setNeedsLayout() }
  }
  private let outline = CAShapeLayer()
  private lazy var press = UIViewPropertyAnimator(duration: 0.2, curve: .easeOut) {
    [unowned self] in
    transform = CGAffineTransform(scaleX: 0.9, y: 0.9)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    outline.path = shape.path(in: bounds)
    layer.mask = outline
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    shape.path(in: bounds).contains(point, using: .evenOdd)
  }

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    press.startAnimation()
    return super.beginTracking(touch, with: event)
  }
}

extension UIView {
  /// The nearest ancestor of a type.
  func nearest<T: UIView>(_ type: T.Type) -> T? {
    sequence(first: self, next: \.superview).lazy.compactMap { $0 as? T }.first
  }
}

@MainActor let shapes: [ShapedButton] = [TouchShape.circle, .rounded(8)].map {
  let button = ShapedButton(type: .custom)
  button.shape = $0
  button.addAction(
    UIAction { _ in UIView.animate(withDuration: 0.1) { button.alpha = 0.5 } }, for: .touchUpInside)
  return button
}
