/// What a dynamic animator moves.
@preconcurrency @MainActor
public protocol UIDynamicItem: AnyObject {
  var center: CGPoint { get set }
  var bounds: CGRect { get }
  var transform: CGAffineTransform { get set }
}

extension UIView: UIDynamicItem {}

@preconcurrency @MainActor
public protocol UIDynamicAnimatorDelegate: AnyObject {
  func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)
  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
}

extension UIDynamicAnimatorDelegate {
  public func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {}
  public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {}
}

/// Keeps behaviors, and moves nothing: there is no physics here.
@preconcurrency @MainActor
open class UIDynamicAnimator: NSObject {
  public let referenceView: UIView?
  open private(set) var behaviors: [UIDynamicBehavior] = []
  open weak var delegate: (any UIDynamicAnimatorDelegate)?
  open var isRunning: Bool { false }
  open var elapsedTime: TimeInterval { 0 }

  public init(referenceView view: UIView) { referenceView = view }
  public override init() { referenceView = nil }

  open func addBehavior(_ behavior: UIDynamicBehavior) {
    guard !behaviors.contains(where: { $0 === behavior }) else { return }
    behaviors.append(behavior)
    behavior.dynamicAnimator = self
    behavior.willMove(to: self)
  }

  open func removeBehavior(_ behavior: UIDynamicBehavior) {
    behaviors.removeAll { $0 === behavior }
    behavior.dynamicAnimator = nil
    behavior.willMove(to: nil)
  }

  open func removeAllBehaviors() {
    for behavior in behaviors { removeBehavior(behavior) }
  }

  /// The items of its behaviors that meet a rectangle of the reference view.
  open func items(in rect: CGRect) -> [any UIDynamicItem] {
    behaviors.flatMap(\.items).filter { item in
      let box = item.bounds.offsetBy(
        dx: item.center.x - item.bounds.midX, dy: item.center.y - item.bounds.midY)
      return box.intersects(rect)
    }
  }

  open func updateItem(usingCurrentState item: any UIDynamicItem) {}
}

/// What an animator would do to its items.
@preconcurrency @MainActor
open class UIDynamicBehavior: NSObject {
  open private(set) var childBehaviors: [UIDynamicBehavior] = []
  open var action: (() -> Void)?
  open internal(set) weak var dynamicAnimator: UIDynamicAnimator?
  open fileprivate(set) var items: [any UIDynamicItem] = []

  public override init() {}

  open func addChildBehavior(_ behavior: UIDynamicBehavior) { childBehaviors.append(behavior) }
  open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
    childBehaviors.removeAll { $0 === behavior }
  }
  open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}

  open func addItem(_ item: any UIDynamicItem) { items.append(item) }
  open func removeItem(_ item: any UIDynamicItem) { items.removeAll { $0 === item } }

  init(items: [any UIDynamicItem]) { self.items = items }
}
