/// A row of segments of which one is selected.
@preconcurrency @MainActor
open class UISegmentedControl: UIControl {
  open var selectedSegmentIndex = UISegmentedControl.noSegment

  public static let noSegment = -1

  public convenience init(items: [Any]?) {
    self.init(frame: .zero)
    self.items = items ?? []
  }

  private final var items: [Any] = []

  open var numberOfSegments: Int { items.count }
  open var selectedSegmentTintColor: UIColor?
  open var apportionsSegmentWidthsByContent = false

  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    items.insert(title ?? "", at: min(max(segment, 0), items.count))
  }

  open func removeAllSegments() { items = [] }

  open func titleForSegment(at segment: Int) -> String? {
    items.indices.contains(segment) ? items[segment] as? String : nil
  }

  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    if items.indices.contains(segment) { items[segment] = title ?? "" }
  }

  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: State
  ) {}

  /// Segments are equally wide.
  override func performDefaultAction(for touch: UITouch) {
    guard numberOfSegments > 0, bounds.width > 0 else { return }
    let share = (touch.location(in: self).x - bounds.minX) / bounds.width
    let segment = Int(min(max(share, 0), 0.999_999) * CGFloat(numberOfSegments))
    guard segment != selectedSegmentIndex else { return }
    selectedSegmentIndex = segment
    send(.valueChanged)
  }

  open dynamic override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    super.hitTest(point, with: event)
  }

  open dynamic override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    super.point(inside: point, with: event)
  }
}
