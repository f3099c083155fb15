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
  ) { titleAttributes = attributes }

  open var isMomentary = false
  private final var titleAttributes: [NSAttributedString.Key: Any]?
  private final var disabled: Set<Int> = []
  private final var widths: [Int: CGFloat] = [:]

  public convenience init(frame: CGRect, actions: [UIAction]) {
    self.init(frame: frame)
    items = actions
  }

  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    items.insert(image ?? UIImage(), at: min(max(segment, 0), items.count))
  }
  open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    items.insert(action, at: min(max(segment, 0), items.count))
  }
  open func removeSegment(at segment: Int, animated: Bool) {
    if items.indices.contains(segment) { items.remove(at: segment) }
  }
  open func setAction(_ action: UIAction, forSegmentAt segment: Int) {
    if items.indices.contains(segment) { items[segment] = action }
  }
  open func actionForSegment(at segment: Int) -> UIAction? {
    items.indices.contains(segment) ? items[segment] as? UIAction : nil
  }
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    if items.indices.contains(segment) { items[segment] = image ?? UIImage() }
  }
  open func imageForSegment(at segment: Int) -> UIImage? {
    items.indices.contains(segment) ? items[segment] as? UIImage : nil
  }
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    if enabled { disabled.remove(segment) } else { disabled.insert(segment) }
  }
  open func isEnabledForSegment(at segment: Int) -> Bool { !disabled.contains(segment) }
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) { widths[segment] = width }
  open func widthForSegment(at segment: Int) -> CGFloat { widths[segment] ?? 0 }
  open func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {}
  open func contentOffsetForSegment(at segment: Int) -> CGSize { .zero }
  open func titleTextAttributes(for state: State) -> [NSAttributedString.Key: Any]? {
    titleAttributes
  }
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: State, barMetrics: UIBarMetrics
  ) {}
  open func backgroundImage(for state: State, barMetrics: UIBarMetrics) -> UIImage? { nil }
  open func setDividerImage(
    _ dividerImage: UIImage?, forLeftSegmentState leftState: State,
    rightSegmentState rightState: State, barMetrics: UIBarMetrics
  ) {}
  open func dividerImage(
    forLeftSegmentState leftState: State, rightSegmentState rightState: State,
    barMetrics: UIBarMetrics
  ) -> UIImage? { nil }
  open func setContentPositionAdjustment(
    _ adjustment: UIOffset, forSegmentType leftCenterRightOrAlone: Segment,
    barMetrics: UIBarMetrics
  ) {}

  public enum Segment: Int, Sendable {
    case any
    case left
    case center
    case right
    case alone
  }

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
