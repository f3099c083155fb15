/// A bar that shows how much is done; it takes touches.
@preconcurrency @MainActor
open class UIProgressView: UIView {
  /// From 0 to 1; set beyond, it is the nearer of the two.
  open var progress: Float {
    get { share }
    set { if !newValue.isNaN { share = min(max(newValue, 0), 1) } }
  }
  private final var share: Float = 0

  public convenience init(progressViewStyle style: Style) { self.init(frame: .zero) }

  open var progressTintColor: UIColor?
  open var trackTintColor: UIColor?
  open var progressViewStyle: Style = .default
  open var progressImage: UIImage?
  open var trackImage: UIImage?
  /// Its fraction becomes the view's, once, when it is set: Linux has no key-value observing.
  open var observedProgress: Progress? {
    didSet { if let observedProgress { progress = Float(observedProgress.fractionCompleted) } }
  }

  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }

  public enum Style: Int, Sendable {
    case `default`
    case bar
  }

  open dynamic override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    super.hitTest(point, with: event)
  }

  open dynamic override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    super.point(inside: point, with: event)
  }
}
