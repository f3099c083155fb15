/// An on/off control; all of its bounds take touches.
@preconcurrency @MainActor
open class UISwitch: UIControl {
  open var isOn = false

  open func setOn(_ on: Bool, animated: Bool) { isOn = on }

  open var onTintColor: UIColor?
  open var thumbTintColor: UIColor?
  open var preferredStyle: Style = .automatic
  open var title: String?

  open var style: Style { .sliding }
  open var onImage: UIImage?
  open var offImage: UIImage?

  public enum Style: Int, Sendable {
    case automatic
    case checkbox
    case sliding
  }

  override func performDefaultAction(for touch: UITouch) {
    isOn.toggle()
    send(.valueChanged)
    send(.primaryActionTriggered)
  }

  open dynamic override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    super.hitTest(point, with: event)
  }

  open dynamic override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    super.point(inside: point, with: event)
  }
}
