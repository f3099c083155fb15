extension UICollectionView {
  private static let itemLimit = 10_000

  func layOutItems() {
    for entry in cells { entry.cell.removeFromSuperview() }
    cells = []
    guard let dataSource else { return }
    collectionViewLayout.prepare()
    for section in 0..<max(0, numberOfSections) {
      for item in 0..<max(0, numberOfItems(inSection: section)) {
        guard cells.count < Self.itemLimit else { break }
        let path = IndexPath(item: item, section: section)
        let cell = dataSource.collectionView(self, cellForItemAt: path)
        cell.frame = collectionViewLayout.layoutAttributesForItem(at: path)?.frame ?? .zero
        addSubview(cell)
        cells.append((path, cell))
      }
    }
    contentSize = collectionViewLayout.collectionViewContentSize
  }
}

/// Where an item lies.
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes: NSObject, NSCopying, UIDynamicItem {
  open var indexPath: IndexPath
  open var frame = CGRect.zero
  open var alpha: CGFloat = 1
  open var zIndex = 0
  open var isHidden = false
  open var transform3D = CATransform3DIdentity
  open private(set) var representedElementCategory = UICollectionView.ElementCategory.cell
  open private(set) var representedElementKind: String?

  open var transform: CGAffineTransform {
    get { transform3D.plane }
    set { transform3D = CATransform3DMakeAffineTransform(newValue) }
  }

  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set { size = newValue.size }
  }

  public required override init() { indexPath = IndexPath(item: 0, section: 0) }

  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }

  public convenience init(
    forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath
  ) {
    self.init(forCellWith: indexPath)
    representedElementCategory = .supplementaryView
    representedElementKind = elementKind
  }

  public convenience init(
    forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath
  ) {
    self.init(forCellWith: indexPath)
    representedElementCategory = .decorationView
    representedElementKind = decorationViewKind
  }

  open nonisolated func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated { UncheckedBox(copied()) }.value
  }

  private func copied() -> UICollectionViewLayoutAttributes {
    let copy = Self()
    copy.indexPath = indexPath
    copy.frame = frame
    copy.alpha = alpha
    copy.zIndex = zIndex
    copy.isHidden = isHidden
    copy.transform3D = transform3D
    copy.representedElementCategory = representedElementCategory
    copy.representedElementKind = representedElementKind
    return copy
  }

  open var size: CGSize {
    get { frame.size }
    set { frame.size = newValue }
  }

  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set {
      frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2)
    }
  }
}

extension UICollectionView {
  public enum ElementCategory: UInt, Sendable {
    case cell
    case supplementaryView
    case decorationView
  }
}

/// Says where the items of a collection view lie: here, nowhere.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject {
  open internal(set) weak var collectionView: UICollectionView?

  public override init() {}

  public required init?(coder: NSCoder) {}

  open func prepare() {}
  open func invalidateLayout() {}
  open var collectionViewContentSize: CGSize { .zero }
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    nil
  }
  open func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? { nil }
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  open func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { layoutAttributesForItem(at: itemIndexPath) }
  open func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { layoutAttributesForItem(at: itemIndexPath) }
  open class var invalidationContextClass: AnyClass {
    UICollectionViewLayoutInvalidationContext.self
  }
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    invalidateLayout()
  }
  open func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext { UICollectionViewLayoutInvalidationContext() }
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { false }
  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext { UICollectionViewLayoutInvalidationContext() }
  open func layoutAttributesForInteractivelyMovingItem(
    at indexPath: IndexPath, withTargetPosition position: CGPoint
  ) -> UICollectionViewLayoutAttributes {
    layoutAttributesForItem(at: indexPath)
      ?? UICollectionViewLayoutAttributes(forCellWith: indexPath)
  }
  open func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  open func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  open func prepareForTransition(to newLayout: UICollectionViewLayout) {}
  open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}
  open func finalizeLayoutTransition() {}
  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}
  open func finalizeCollectionViewUpdates() {}
  open func targetIndexPath(
    forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
  ) -> IndexPath { previousIndexPath }
  open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {}
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
  open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}
  open func finalizeAnimatedBoundsChange() {}
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint { proposedContentOffset }
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }
}

/// What of a layout is out of date.
@preconcurrency @MainActor
open class UICollectionViewLayoutInvalidationContext: NSObject {
  open var invalidateEverything: Bool { true }
  open var invalidateDataSourceCounts: Bool { false }
  open private(set) var invalidatedItemIndexPaths: [IndexPath]?
  open var contentOffsetAdjustment = CGPoint.zero
  open var contentSizeAdjustment = CGSize.zero

  public override init() {}

  open func invalidateItems(at indexPaths: [IndexPath]) { invalidatedItemIndexPaths = indexPaths }
  open func invalidateSupplementaryElements(
    ofKind elementKind: String, at indexPaths: [IndexPath]
  ) {}
  open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {}
}

@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext
{
  open var invalidateFlowLayoutDelegateMetrics = true
  open var invalidateFlowLayoutAttributes = true
}

/// One change of a batch, of which there are none here.
@preconcurrency @MainActor
open class UICollectionViewUpdateItem: NSObject {
  public enum Action: Int, Sendable {
    case insert
    case delete
    case reload
    case move
    case none
  }

  open var indexPathBeforeUpdate: IndexPath? { nil }
  open var indexPathAfterUpdate: IndexPath? { nil }
  open var updateAction: Action { .none }
}

/// Items of one size in rows, as many in each as fit; columns when it scrolls sideways.
@preconcurrency @MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  open var itemSize = CGSize(width: 50, height: 50)
  open var estimatedItemSize = CGSize.zero
  open var minimumLineSpacing: CGFloat = 10
  open var minimumInteritemSpacing: CGFloat = 10
  open var sectionInset = UIEdgeInsets.zero
  open var headerReferenceSize = CGSize.zero
  open var footerReferenceSize = CGSize.zero
  open var scrollDirection: UICollectionView.ScrollDirection = .vertical
  open var sectionInsetReference: SectionInsetReference = .fromContentInset
  open var sectionHeadersPinToVisibleBounds = false
  open var sectionFootersPinToVisibleBounds = false

  public static let automaticSize = CGSize(width: 1.7e308, height: 1.7e308)

  public enum SectionInsetReference: Int, Sendable {
    case fromContentInset
    case fromSafeArea
    case fromLayoutMargins
  }

  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    let start = (0..<indexPath.section).reduce(0) { $0 + length(ofSection: $1) }
    let (line, place) = indexPath.item.quotientAndRemainder(dividingBy: itemsInLine)
    let along = start + CGFloat(line) * (lineLength + minimumLineSpacing)
    let across = CGFloat(place) * (itemLength + minimumInteritemSpacing)
    let isVertical = scrollDirection == .vertical
    attributes.frame = CGRect(
      x: sectionInset.left + (isVertical ? across : along),
      y: sectionInset.top + (isVertical ? along : across),
      width: itemSize.width, height: itemSize.height)
    return attributes
  }

  open override var collectionViewContentSize: CGSize {
    guard let collectionView else { return .zero }
    let length = (0..<collectionView.numberOfSections).reduce(0) { $0 + self.length(ofSection: $1) }
    let bounds = collectionView.bounds
    return scrollDirection == .vertical
      ? CGSize(width: bounds.width, height: length) : CGSize(width: length, height: bounds.height)
  }

  /// Of an item, across the lines.
  private var itemLength: CGFloat {
    scrollDirection == .vertical ? itemSize.width : itemSize.height
  }

  private var lineLength: CGFloat {
    scrollDirection == .vertical ? itemSize.height : itemSize.width
  }

  private var itemsInLine: Int {
    guard let collectionView, itemLength > 0 else { return 1 }
    let room = collectionView.bounds.inset(by: sectionInset).size
    let length = scrollDirection == .vertical ? room.width : room.height
    let fitting = (length + minimumInteritemSpacing) / (itemLength + minimumInteritemSpacing)
    return fitting >= 1 && fitting < 1e6 ? Int(fitting) : 1
  }

  private func length(ofSection section: Int) -> CGFloat {
    let count = collectionView?.numberOfItems(inSection: section) ?? 0
    let lines = CGFloat((count + itemsInLine - 1) / itemsInLine)
    let insets =
      scrollDirection == .vertical
      ? sectionInset.top + sectionInset.bottom : sectionInset.left + sectionInset.right
    return insets + lines * lineLength + max(0, lines - 1) * minimumLineSpacing
  }
}

@preconcurrency @MainActor
public protocol UICollectionViewDataSource: AnyObject {
  func numberOfSections(in collectionView: UICollectionView) -> Int
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell
}

extension UICollectionViewDataSource {
  public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
}

@preconcurrency @MainActor
public protocol UICollectionViewDelegate: UIScrollViewDelegate {
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)
  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath)
  func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool
  func collectionView(
    _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool
  func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool
  func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath)
  func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath)
  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath)
}

extension UICollectionViewDelegate {
  public func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {}
  public func collectionView(
    _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
  ) {}
  public func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool { true }
  public func collectionView(
    _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool { true }
  public func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool { true }
  public func collectionView(
    _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath
  ) {}
  public func collectionView(
    _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
  ) {}
  public func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {}
}

@preconcurrency @MainActor
public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {}
