import Foundation

/// What a hit test reads of one view, in memory of its own beside the view's.
///
/// A walk goes from node to node without counting references and without run-time checks, which
/// cost many times what the questions do. Each view makes its node and frees it; while views are
/// linked, each is held by its superview's list of subviews.
struct HitNode {
  typealias Link = UnsafeMutablePointer<HitNode>

  // What is read of a sibling that is passed by comes first, so that it lies together.
  var flags: ViewStorage.Flags
  private(set) var subviewCount: UInt32 = 0
  /// The next sibling further back.
  private(set) var behind: Link?
  /// With an identity transform, a point of the superview less `offset` is the same point in the
  /// view's own coordinates.
  var offset = CGPoint.zero
  var bounds = CGRect.zero
  /// The front-most subview.
  private(set) var front: Link?
  var unretained: Unmanaged<UIView>?

  private init(flags: ViewStorage.Flags) { self.flags = flags }

  // MARK: Memory

  /// Nodes lie close together, in the order in which their views were made: a walk finds them in
  /// the processor's caches, where they would lie scattered between the views themselves.
  /// A view may be let go of on any thread.
  private static let memory = Memory()

  private final class Memory: @unchecked Sendable {
    private static let slab = 256
    private let lock = NSLock()
    /// Linked by `behind`.
    private var unused: Link?

    func take() -> Link {
      lock.lock()
      defer { lock.unlock() }
      let node = unused ?? more()
      unused = node.pointee.behind
      node.pointee.behind = nil
      return node
    }

    func giveBack(_ node: Link) {
      lock.lock()
      defer { lock.unlock() }
      node.pointee.behind = unused
      unused = node
    }

    private func more() -> Link {
      let first = Link.allocate(capacity: Self.slab)
      for place in 0..<Self.slab {
        (first + place).initialize(to: HitNode(flags: []))
        (first + place).pointee.behind = place + 1 < Self.slab ? first + (place + 1) : nil
      }
      return first
    }
  }

  static func make(flags: ViewStorage.Flags) -> Link {
    let node = memory.take()
    node.pointee = HitNode(flags: flags)
    return node
  }

  static func free(_ node: Link) {
    node.pointee = HitNode(flags: [])
    memory.giveBack(node)
  }

  /// The view, held while it is used.
  var view: UIView? { unretained?.takeUnretainedValue() }

  /// A point of the superview in the view's own coordinates, where the transform is the identity.
  func fromSuperview(_ point: CGPoint) -> CGPoint {
    CGPoint(x: point.x - offset.x, y: point.y - offset.y)
  }

  // MARK: Links

  /// Puts a node in: `above` is the one in front of it then, nil for none, `below` the one behind.
  mutating func link(_ node: Link, above: Link?, below: Link?) {
    node.pointee.behind = below
    if let above { above.pointee.behind = node } else { front = node }
    subviewCount += 1
  }

  mutating func unlink(_ node: Link, above: Link?) {
    if let above { above.pointee.behind = node.pointee.behind } else { front = node.pointee.behind }
    node.pointee.behind = nil
    subviewCount -= 1
  }

  mutating func unlinkAll() {
    while let node = front {
      front = node.pointee.behind
      node.pointee.behind = nil
    }
    subviewCount = 0
  }
}
