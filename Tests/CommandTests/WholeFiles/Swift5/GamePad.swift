import UIKit

class GamePadView: UIView {
  private var buttons: [PadButton] = []
  private lazy var feedback = UIImpactFeedbackGenerator(style: .light)
  override init(frame: CGRect) {
    super.init(frame: frame)
    isMultipleTouchEnabled = true
    for (i, title) in ["A", "B", "X", "Y"].enumerated() {
      let b = PadButton()
      b.label.text = title
      b.frame = CGRect(x: CGFloat(i) * 60, y: 0, width: 50, height: 50)
      addSubview(b)
      buttons.append(b)
    }
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches {
      button(at: touch.location(in: self))?.setPressed(true)
    }
    feedback.impactOccurred()
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches {
      let was = button(at: touch.previousLocation(in: self))
      let now = button(at: touch.location(in: self))
      if was !== now {
        was?.setPressed(false)
        now?.setPressed(true)
      }
    }
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { release(touches) }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { release(touches) }
  private func release(_ touches: Set<UITouch>) {
    for t in touches { button(at: t.location(in: self))?.setPressed(false) }
  }
  private func button(at point: CGPoint) -> PadButton? {
    buttons.first { b in
      guard let superview = b.superview else { return false }
      return b.frame.contains(superview.convert(point, from: self))
    }
  }
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    return bounds.contains(point) ? self : nil
  }
}
final class PadButton: UIView {
  let label = UILabel()
  func setPressed(_ pressed: Bool) {
    UIView.animate(
      withDuration: 0.08, delay: 0, options: [.beginFromCurrentState, .allowUserInteraction],
      animations: {
        self.transform = pressed ? CGAffineTransform(scaleX: 0.92, y: 0.92) : .identity
        self.layer.shadowOpacity = pressed ? 0 : 0.3
      })
  }
}
