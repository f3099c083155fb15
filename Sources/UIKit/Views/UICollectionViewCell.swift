/// A cell of a collection view.
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
  /// Holds the cell's content.
  open var contentView: UIView { content }
  private final let content = UIView()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    adoptContentView()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    adoptContentView()
  }

  private func adoptContentView() {
    content.frame = bounds
    addSubview(content)
  }

  open var contentConfiguration: (any UIContentConfiguration)?
  open var backgroundConfiguration: UIBackgroundConfiguration?
  open var configurationState: UICellConfigurationState {
    UICellConfigurationState(isSelected: isSelected, isHighlighted: isHighlighted)
  }
  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }
  open func updateConfiguration(using state: UICellConfigurationState) {}
  open func setNeedsUpdateConfiguration() { updateConfiguration(using: configurationState) }
  open func dragStateDidChange(_ dragState: DragState) {}
  open var configurationUpdateHandler: ((UICollectionViewCell, UICellConfigurationState) -> Void)?
  open var automaticallyUpdatesContentConfiguration = true

  public enum DragState: Int, Sendable {
    case none
    case lifting
    case dragging
  }
  open var isSelected = false
  open var isHighlighted = false
  open var backgroundView: UIView?
  open var selectedBackgroundView: UIView?

  open override func layoutSubviews() {
    super.layoutSubviews()
    content.frame = bounds
  }

  open dynamic override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    super.hitTest(point, with: event)
  }

  open dynamic override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    super.point(inside: point, with: event)
  }
}
