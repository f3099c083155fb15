/// A spinner, hidden while stopped unless `hidesWhenStopped` is false.
@preconcurrency @MainActor
open class UIActivityIndicatorView: UIView {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isHidden = true
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isHidden = true
  }

  open private(set) var isAnimating = false

  open var hidesWhenStopped = true {
    didSet { isHidden = hidesWhenStopped && !isAnimating }
  }

  open func startAnimating() {
    isAnimating = true
    isHidden = false
  }

  open func stopAnimating() {
    isAnimating = false
    isHidden = hidesWhenStopped
  }

  public convenience init(style: Style) {
    self.init(frame: .zero)
    self.style = style
  }

  open var style: Style = .medium
  /// The spelling before iOS 13.
  open var activityIndicatorViewStyle: Style {
    get { style }
    set { style = newValue }
  }
  open var color: UIColor! = .systemGray

  public enum Style: Int, Sendable {
    case medium = 100
    case large = 101
    case whiteLarge = 0
    case white = 1
    case gray = 2
  }

  open dynamic override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    super.hitTest(point, with: event)
  }

  open dynamic override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    super.point(inside: point, with: event)
  }
}
