/// A heading or an ending of a section, whose subviews belong into `contentView`.
@preconcurrency @MainActor
open class UITableViewHeaderFooterView: UIView {
  open var contentView: UIView { content }
  private final let content = UIView()
  public private(set) final var reuseIdentifier: String?
  public private(set) lazy final var textLabel: UILabel? = label()
  public private(set) lazy final var detailTextLabel: UILabel? = label()
  open var backgroundView: UIView?

  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    addSubview(content)
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    content.frame = bounds
    addSubview(content)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(content)
  }

  open var contentConfiguration: (any UIContentConfiguration)?
  open var backgroundConfiguration: UIBackgroundConfiguration?
  open var automaticallyUpdatesContentConfiguration = true
  open func defaultContentConfiguration() -> UIListContentConfiguration { .plainHeader() }
  open var configurationState: UIViewConfigurationState { UIViewConfigurationState() }
  open func updateConfiguration(using state: UIViewConfigurationState) {}
  open func setNeedsUpdateConfiguration() { updateConfiguration(using: configurationState) }

  open func prepareForReuse() {}

  open override var frame: CGRect {
    didSet { content.frame = bounds }
  }

  private func label() -> UILabel {
    let label = UILabel()
    contentView.addSubview(label)
    return label
  }

  open dynamic override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    super.hitTest(point, with: event)
  }

  open dynamic override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    super.point(inside: point, with: event)
  }
}
