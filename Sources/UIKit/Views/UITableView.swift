/// A scrolling column of rows.
@preconcurrency @MainActor
open class UITableView: UIScrollView {
  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
  }

  public convenience override init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
  }

  public let style: Style
  open weak var dataSource: (any UITableViewDataSource)?
  open var rowHeight = UITableView.automaticDimension
  open var estimatedRowHeight: CGFloat = 0
  open var sectionHeaderHeight = UITableView.automaticDimension
  open var sectionFooterHeight = UITableView.automaticDimension
  open var separatorStyle: UITableViewCell.SeparatorStyle = .singleLine
  open var separatorColor: UIColor?
  open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
  open var allowsSelection = true
  open var allowsMultipleSelection = false
  open var allowsSelectionDuringEditing = false
  open var allowsMultipleSelectionDuringEditing = false
  open var estimatedSectionHeaderHeight: CGFloat = 0
  open var estimatedSectionFooterHeight: CGFloat = 0
  open var sectionHeaderTopPadding: CGFloat = 0
  open var cellLayoutMarginsFollowReadableWidth = false
  open var indexPathsForSelectedRows: [IndexPath]? { chosen.isEmpty ? nil : chosen }
  open var hasUncommittedUpdates: Bool { false }
  open func rectForHeader(inSection section: Int) -> CGRect { .zero }
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? { nil }
  open func reloadSectionIndexTitles() {}
  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?
  open var isPrefetchingEnabled = true
  open weak var dragDelegate: (any UITableViewDragDelegate)?
  open weak var dropDelegate: (any UITableViewDropDelegate)?
  open var dragInteractionEnabled = false
  open var hasActiveDrag: Bool { false }
  open var hasActiveDrop: Bool { false }
  open var fillerRowHeight: CGFloat = 0
  open var separatorEffect: UIVisualEffect?
  open var separatorInsetReference: SeparatorInsetReference = .fromCellEdges
  open var insetsContentViewsToSafeArea = true
  open var sectionIndexMinimumDisplayRowCount = 0
  open var sectionIndexColor: UIColor?
  open var sectionIndexBackgroundColor: UIColor?
  open var sectionIndexTrackingBackgroundColor: UIColor?
  open var remembersLastFocusedIndexPath = false
  open var selectionFollowsFocus = false
  open var allowsFocus = true
  open var allowsFocusDuringEditing = false
  open var isSpringLoaded = false
  open var selfSizingInvalidation: SelfSizingInvalidation = .enabled
  open var contextMenuInteraction: UIContextMenuInteraction? { nil }
  open func rect(forSection section: Int) -> CGRect {
    cells.filter { $0.path.section == section }.reduce(CGRect.null) { $0.union($1.cell.frame) }
  }
  open func rectForFooter(inSection section: Int) -> CGRect { .zero }
  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? { nil }
  open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    cells.filter { $0.cell.frame.intersects(rect) }.map(\.path)
  }
  open func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
    if let path = indexPathForSelectedRow {
      scrollToRow(at: path, at: scrollPosition, animated: animated)
    }
  }
  /// From an interface document, of which there is none: a plain cell.
  open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    cellMakers[identifier] = { UITableViewCell(style: .default, reuseIdentifier: identifier) }
  }
  open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    headerMakers[identifier] = { UITableViewHeaderFooterView(reuseIdentifier: identifier) }
  }
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) { reloadData() }
  open func moveSection(_ section: Int, toSection newSection: Int) { reloadData() }
  open func reconfigureRows(at indexPaths: [IndexPath]) { reloadData() }

  public nonisolated static let indexSearch = "{search}"
  public nonisolated static let selectionDidChangeNotification = Notification.Name(
    "UITableViewSelectionDidChangeNotification")

  public enum SeparatorInsetReference: Int, Sendable {
    case fromCellEdges
    case fromAutomaticInsets
  }

  public enum SelfSizingInvalidation: Int, Sendable {
    case disabled
    case enabled
    case enabledIncludingConstraints
  }

  // MARK: Choosing by touch

  final var pressed: IndexPath?
  final var chosen: [IndexPath] = []

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    press(touches)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    lift(touches.first)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesCancelled(touches, with: event)
    lift(nil)
  }

  open var isEditing = false
  open var backgroundView: UIView?
  open var indexPathForSelectedRow: IndexPath? { chosen.first }
  final var cells: [(path: IndexPath, cell: UITableViewCell)] = []
  final var cellMakers: [String: () -> UITableViewCell] = [:]
  private final var headerMakers: [String: () -> UITableViewHeaderFooterView?] = [:]

  /// Above the rows.
  open var tableHeaderView: UIView? {
    didSet { replace(oldValue, with: tableHeaderView) }
  }

  /// Below the rows.
  open var tableFooterView: UIView? {
    didSet { replace(oldValue, with: tableFooterView) }
  }

  /// Asks the data source again and lays every row out, at most 10,000.
  open func reloadData() {
    chosen = []
    layOutRows()
  }

  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    cellMakers[identifier]?()
  }

  open func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    cellMakers[identifier]?() ?? UITableViewCell(style: .default, reuseIdentifier: identifier)
  }

  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    guard let type = cellClass as? UITableViewCell.Type else { return }
    // The one initializer that every view class is sure to have.
    cellMakers[identifier] = {
      HitJournal.making("\(type)") { type.init(coder: NSCoder()) }
        ?? UITableViewCell(style: .default, reuseIdentifier: identifier)
    }
  }

  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    guard let type = aClass as? UITableViewHeaderFooterView.Type else { return }
    headerMakers[identifier] = {
      HitJournal.making("\(type)") { type.init(coder: NSCoder()) }
    }
  }

  open func dequeueReusableHeaderFooterView(withIdentifier identifier: String)
    -> UITableViewHeaderFooterView?
  { headerMakers[identifier]?() }

  open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 1 }

  open func numberOfRows(inSection section: Int) -> Int {
    dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0
  }

  open var visibleCells: [UITableViewCell] {
    cells.filter { $0.cell.frame.intersects(bounds) }.map(\.cell)
  }

  open var indexPathsForVisibleRows: [IndexPath]? {
    cells.filter { $0.cell.frame.intersects(bounds) }.map(\.path)
  }

  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    cells.first { $0.path == indexPath }?.cell
  }

  open func indexPath(for cell: UITableViewCell) -> IndexPath? {
    cells.first { $0.cell === cell }?.path
  }

  open func indexPathForRow(at point: CGPoint) -> IndexPath? {
    cells.first { $0.cell.frame.hitContains(point) }?.path
  }

  open func rectForRow(at indexPath: IndexPath) -> CGRect {
    cellForRow(at: indexPath)?.frame ?? .zero
  }

  /// The delegate hears nothing of it; nil chooses none.
  open func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    if let indexPath { return mark(indexPath) }
    for path in chosen { unmark(path) }
  }

  open func deselectRow(at indexPath: IndexPath, animated: Bool) { unmark(indexPath) }
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
  open func beginUpdates() {}
  open func endUpdates() { reloadData() }

  open func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    updates?()
    reloadData()
    completion?(true)
  }

  // What has changed is for the data source to know: it is asked again for everything.
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) { reloadData() }
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) { reloadData() }
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) { reloadData() }
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) { reloadData() }
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) { reloadData() }
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) { reloadData() }
  open func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) { scrollRectToVisible(rectForRow(at: indexPath), animated: animated) }

  public static let automaticDimension: CGFloat = -1

  public enum Style: Int, Sendable {
    case plain
    case grouped
    case insetGrouped
  }

  public enum RowAnimation: Int, Sendable {
    case fade
    case right
    case left
    case top
    case bottom
    case none
    case middle
    case automatic = 100
  }

  public enum ScrollPosition: Int, Sendable {
    case none
    case top
    case middle
    case bottom
  }

  open dynamic override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    super.hitTest(point, with: event)
  }

  open dynamic override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    super.point(inside: point, with: event)
  }
}
