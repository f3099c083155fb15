/// A row of a table; what is added to it goes behind its `contentView`.
@preconcurrency @MainActor
open class UITableViewCell: UIView {
  /// Holds the cell's content; as wide as the cell, and in front of what is added to the cell itself.
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

  public init(style: CellStyle, reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    adoptContentView()
  }

  public private(set) final var reuseIdentifier: String?
  private final var ownTextLabel: UILabel?
  private final var ownDetailLabel: UILabel?
  private final var ownImageView: UIImageView?

  /// Made when first read.
  open var textLabel: UILabel? { made(&ownTextLabel, UILabel.init) }
  open var detailTextLabel: UILabel? { made(&ownDetailLabel, UILabel.init) }
  open var imageView: UIImageView? { made(&ownImageView, UIImageView.init) }

  private func made<View: UIView>(_ view: inout View?, _ make: () -> View) -> View? {
    if view == nil {
      let made = make()
      view = made
      contentView.addSubview(made)
    }
    return view
  }

  /// The content stays in front (row 10.5).
  open override func didAddSubview(_ subview: UIView) {
    super.didAddSubview(subview)
    if subview !== content, content.superview === self { bringSubviewToFront(content) }
  }

  open var backgroundView: UIView?
  open var selectedBackgroundView: UIView?
  open var selectionStyle: SelectionStyle = .default
  open var accessoryType: AccessoryType = .none
  open var accessoryView: UIView?
  open var editingAccessoryView: UIView?
  open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
  open var isSelected = false
  open var isHighlighted = false
  open var isEditing = false
  open var showsReorderControl = false
  open var shouldIndentWhileEditing = true
  open var showingDeleteConfirmation: Bool { false }
  open var contentConfiguration: (any UIContentConfiguration)?
  open var backgroundConfiguration: UIBackgroundConfiguration?
  open var automaticallyUpdatesContentConfiguration = true
  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }
  open var configurationState: UICellConfigurationState {
    UICellConfigurationState(
      isSelected: isSelected, isHighlighted: isHighlighted, isEditing: isEditing)
  }
  open func updateConfiguration(using state: UICellConfigurationState) {}
  open func setNeedsUpdateConfiguration() { updateConfiguration(using: configurationState) }
  open var indentationLevel = 0
  open var indentationWidth: CGFloat = 10

  open var multipleSelectionBackgroundView: UIView?
  open var editingStyle: EditingStyle { .delete }
  open var editingAccessoryType: AccessoryType = .none
  open var focusStyle: FocusStyle = .default
  open var userInteractionEnabledWhileDragging = false
  open var configurationUpdateHandler: ((UITableViewCell, UICellConfigurationState) -> Void)?
  open var automaticallyUpdatesBackgroundConfiguration = true
  open func willTransition(to state: StateMask) {}
  open func didTransition(to state: StateMask) {}
  open func dragStateDidChange(_ dragState: DragState) {}

  public struct StateMask: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let showingEditControl = StateMask(rawValue: 1)
    public static let showingDeleteConfirmation = StateMask(rawValue: 2)
  }

  public enum FocusStyle: Int, Sendable {
    case `default`
    case custom
  }

  public enum DragState: Int, Sendable {
    case none
    case lifting
    case dragging
  }

  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
  open func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
  open func prepareForReuse() {}

  open override func layoutSubviews() {
    super.layoutSubviews()
    contentView.frame = bounds
  }

  public enum CellStyle: Int, Sendable {
    case `default`
    case value1
    case value2
    case subtitle
  }

  public enum SelectionStyle: Int, Sendable {
    case none
    case blue
    case gray
    case `default`
  }

  public enum AccessoryType: Int, Sendable {
    case none
    case disclosureIndicator
    case detailDisclosureButton
    case checkmark
    case detailButton
  }

  open dynamic override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    super.hitTest(point, with: event)
  }

  open dynamic override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    super.point(inside: point, with: event)
  }
}
