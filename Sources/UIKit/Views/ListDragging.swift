// Prefetching, dragging and dropping of lists: nothing is dragged here, so nobody is asked.

@preconcurrency @MainActor
public protocol UITableViewDataSourcePrefetching: AnyObject {
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])
  func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}

extension UITableViewDataSourcePrefetching {
  public func tableView(
    _ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]
  ) {}
}

@preconcurrency @MainActor
public protocol UITableViewDragDelegate: AnyObject {
  func tableView(
    _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem]
}

@preconcurrency @MainActor
public protocol UITableViewDropCoordinator: AnyObject {
  var items: [any UITableViewDropItem] { get }
  var destinationIndexPath: IndexPath? { get }
  var proposal: UITableViewDropProposal { get }
  var session: any UIDropSession { get }
}

@preconcurrency @MainActor
public protocol UITableViewDropItem: AnyObject {
  var dragItem: UIDragItem { get }
  var sourceIndexPath: IndexPath? { get }
}

@preconcurrency @MainActor
public protocol UITableViewDropDelegate: AnyObject {
  func tableView(
    _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator)
}

@preconcurrency @MainActor
public protocol UICollectionViewDragDelegate: AnyObject {
  func collectionView(
    _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem]
}

@preconcurrency @MainActor
public protocol UICollectionViewDropCoordinator: AnyObject {
  var items: [any UICollectionViewDropItem] { get }
  var destinationIndexPath: IndexPath? { get }
  var proposal: UICollectionViewDropProposal { get }
  var session: any UIDropSession { get }
  @discardableResult
  func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating
}

@preconcurrency @MainActor
public protocol UICollectionViewDropItem: AnyObject {
  var dragItem: UIDragItem { get }
  var sourceIndexPath: IndexPath? { get }
}

@preconcurrency @MainActor
public protocol UICollectionViewDropDelegate: AnyObject {
  func collectionView(
    _ collectionView: UICollectionView,
    performDropWith coordinator: any UICollectionViewDropCoordinator)
}

@preconcurrency @MainActor
public protocol UIDragAnimating: AnyObject {
  func addAnimations(_ animations: @escaping () -> Void)
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}

public enum UIDropOperation: UInt, Sendable {
  case cancel
  case forbidden
  case copy
  case move
}

@preconcurrency @MainActor
open class UIDropProposal: NSObject {
  public let operation: UIDropOperation
  open var isPrecise = false
  open var prefersFullSizePreview = false

  public init(operation: UIDropOperation) { self.operation = operation }
}

@preconcurrency @MainActor
open class UITableViewDropProposal: UIDropProposal {
  public enum Intent: Int, Sendable {
    case unspecified
    case insertAtDestinationIndexPath
    case insertIntoDestinationIndexPath
    case automatic
  }

  public private(set) final var intent: Intent = .unspecified

  public convenience init(operation: UIDropOperation, intent: Intent) {
    self.init(operation: operation)
    self.intent = intent
  }
}

@preconcurrency @MainActor
open class UICollectionViewDropProposal: UIDropProposal {
  public enum Intent: Int, Sendable {
    case unspecified
    case insertAtDestinationIndexPath
    case insertIntoDestinationIndexPath
  }

  public private(set) final var intent: Intent = .unspecified

  public convenience init(operation: UIDropOperation, intent: Intent) {
    self.init(operation: operation)
    self.intent = intent
  }
}
