/// A scrolling arrangement of cells.
@preconcurrency @MainActor
open class UICollectionView: UIScrollView {
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    layout.collectionView = self
  }

  /// With a flow layout; UIKit stops the program for lack of a layout.
  public convenience override init(frame: CGRect) {
    self.init(frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
  }

  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
    collectionViewLayout.collectionView = self
  }

  open var collectionViewLayout: UICollectionViewLayout {
    didSet {
      collectionViewLayout.collectionView = self
      reloadData()
    }
  }

  open weak var dataSource: (any UICollectionViewDataSource)?
  open var allowsSelection = true
  open var allowsMultipleSelection = false
  open var backgroundView: UIView?
  open var isPrefetchingEnabled = true
  final var cells: [(path: IndexPath, cell: UICollectionViewCell)] = []
  final var cellMakers: [String: () -> UICollectionViewCell] = [:]
  private final var supplementaryMakers: [String: () -> UICollectionReusableView] = [:]
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
  open var dragInteractionEnabled = false
  open var isEditing = false
  open var allowsMultipleSelectionDuringEditing = false

  open weak var dragDelegate: (any UICollectionViewDragDelegate)?
  open weak var dropDelegate: (any UICollectionViewDropDelegate)?
  open var hasUncommittedUpdates: Bool { false }
  open var hasActiveDrag: Bool { false }
  open var hasActiveDrop: Bool { false }
  open var remembersLastFocusedIndexPath = false
  open var selectionFollowsFocus = false
  open var allowsFocus = true
  open var allowsSelectionDuringEditing = false
  open var isSpringLoaded = false
  open var selfSizingInvalidation: SelfSizingInvalidation = .enabled
  open var contextMenuInteraction: UIContextMenuInteraction? { nil }
  open func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
  }
  open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    []
  }
  open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    []
  }
  open func moveSection(_ section: Int, toSection newSection: Int) { reloadData() }
  open func reconfigureItems(at indexPaths: [IndexPath]) { reloadData() }
  /// Items are not carried about by hand here.
  open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool { false }
  open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {}
  open func endInteractiveMovement() {}
  open func cancelInteractiveMovement() {}
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)?
  ) {
    collectionViewLayout = layout
    completion?(true)
  }
  /// From an interface document, of which there is none: a plain cell.
  open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    cellMakers[identifier] = { UICollectionViewCell(frame: .zero) }
  }
  open func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String,
    withReuseIdentifier identifier: String
  ) { supplementaryMakers[kind + identifier] = { UICollectionReusableView(frame: .zero) } }

  public enum SelfSizingInvalidation: Int, Sendable {
    case disabled
    case enabled
    case enabledIncludingConstraints
  }

  /// Asks the data source again and lays every item out, at most 10,000.
  open func reloadData() {
    chosen = []
    layOutItems()
  }

  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    guard let type = cellClass as? UICollectionViewCell.Type else { return }
    // The one initializer that every view class is sure to have.
    cellMakers[identifier] = {
      HitJournal.making("\(type)") { type.init(coder: NSCoder()) }
        ?? UICollectionViewCell(frame: .zero)
    }
  }

  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = cellMakers[identifier]?() ?? UICollectionViewCell(frame: .zero)
    cell.reuseIdentifier = identifier
    return cell
  }

  open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 0 }

  open func numberOfItems(inSection section: Int) -> Int {
    dataSource?.collectionView(self, numberOfItemsInSection: section) ?? 0
  }

  open var visibleCells: [UICollectionViewCell] {
    cells.filter { $0.cell.frame.intersects(bounds) }.map(\.cell)
  }

  open var indexPathsForVisibleItems: [IndexPath] {
    cells.filter { $0.cell.frame.intersects(bounds) }.map(\.path)
  }

  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    cells.first { $0.path == indexPath }?.cell
  }

  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    cells.first { $0.cell === cell }?.path
  }

  open func indexPathForItem(at point: CGPoint) -> IndexPath? {
    cells.first { $0.cell.frame.hitContains(point) }?.path
  }

  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    updates?()
    reloadData()
    completion?(true)
  }

  // What has changed is for the data source to know: it is asked again for everything.
  open func insertItems(at indexPaths: [IndexPath]) { reloadData() }
  open func deleteItems(at indexPaths: [IndexPath]) { reloadData() }
  open func reloadItems(at indexPaths: [IndexPath]) { reloadData() }
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) { reloadData() }
  open func insertSections(_ sections: IndexSet) { reloadData() }
  open func deleteSections(_ sections: IndexSet) { reloadData() }
  open func reloadSections(_ sections: IndexSet) { reloadData() }

  open var indexPathsForSelectedItems: [IndexPath]? { chosen }

  /// The delegate hears nothing of it; nil chooses none.
  open func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    if let indexPath { return mark(indexPath) }
    for path in chosen { unmark(path) }
  }

  open func deselectItem(at indexPath: IndexPath, animated: Bool) { unmark(indexPath) }

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

  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    collectionViewLayout = layout
  }

  /// Items alone are laid out here, so what is registered is made only when it is dequeued.
  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    guard let type = viewClass as? UICollectionReusableView.Type else { return }
    supplementaryMakers[elementKind + identifier] = {
      HitJournal.making("\(type)") { type.init(coder: NSCoder()) }
        ?? UICollectionReusableView(frame: .zero)
    }
  }

  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    supplementaryMakers[elementKind + identifier]?() ?? UICollectionReusableView(frame: .zero)
  }

  open func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    collectionViewLayout.layoutAttributesForItem(at: indexPath)
  }

  open func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    if let cell = cellForItem(at: indexPath) { scrollRectToVisible(cell.frame, animated: animated) }
  }

  public nonisolated static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  public nonisolated static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  /// Items alone are laid out here, so there is none.
  open func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? { nil }

  public struct ScrollPosition: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let top = ScrollPosition(rawValue: 1)
    public static let centeredVertically = ScrollPosition(rawValue: 2)
    public static let bottom = ScrollPosition(rawValue: 4)
    public static let left = ScrollPosition(rawValue: 8)
    public static let centeredHorizontally = ScrollPosition(rawValue: 16)
    public static let right = ScrollPosition(rawValue: 32)
  }

  public enum ScrollDirection: Int, Sendable {
    case vertical
    case horizontal
  }

  open dynamic override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    super.hitTest(point, with: event)
  }

  open dynamic override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    super.point(inside: point, with: event)
  }
}
