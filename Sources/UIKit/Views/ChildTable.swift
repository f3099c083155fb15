/// The children of one big container laid out for searching: what the walk reads of each in one
/// block of memory, and for very many a grid over their frames.
///
/// It stands for the children as they are; a change to any of them drops it. It answers by the very
/// arithmetic of the walk, so that nothing depends on whether there is one.
@MainActor
final class ChildTable {
  /// Fewer children are walked as they are.
  static let leastCount = 16
  /// So many hits without a change, and a table is worth making.
  static let quietHits: UInt8 = 8

  private static let leastGridCount = 64
  /// A child over more cells than this is tried at every point instead.
  private static let mostCells = 64

  private let records: ContiguousArray<Record>
  private let grid: Grid?

  struct Record {
    let kind: Kind
    private let offset: CGPoint
    private let left: CGFloat
    private let right: CGFloat
    private let top: CGFloat
    private let bottom: CGFloat

    enum Kind: UInt8 {
      /// Fails a gate, or its transform has no inverse.
      case closed
      /// Inside where its bounds are, and then the answer is in its subtree.
      case box
      /// Anything may be the case.
      case ask
    }

    @MainActor
    init(_ storage: ViewStorage) {
      let flags = storage.flags.intersection(.decisive)
      let bounds = storage.bounds
      let isEmpty = !(bounds.size.width > 0 && bounds.size.height > 0)
      if flags == .plain {
        kind = storage.flags.contains(.transformed) ? .ask : isEmpty ? .closed : .box
      } else {
        let asks =
          !flags.contains(.singular)
          && (!flags.contains(.plain) || !flags.isDisjoint(with: .shaped))
        kind = asks ? .ask : .closed
      }
      offset = storage.offset
      left = bounds.origin.x
      right = bounds.origin.x + bounds.size.width
      top = bounds.origin.y
      bottom = bounds.origin.y + bounds.size.height
    }

    func mayAnswer(_ point: CGPoint) -> Bool {
      switch kind {
      case .closed: false
      case .box: holds(point)
      case .ask: true
      }
    }

    private func holds(_ point: CGPoint) -> Bool {
      let (x, y) = (point.x - offset.x, point.y - offset.y)
      return x >= left && x < right && y >= top && y < bottom
    }

    var frame: (left: CGFloat, top: CGFloat, right: CGFloat, bottom: CGFloat) {
      (left + offset.x, top + offset.y, right + offset.x, bottom + offset.y)
    }
  }

  init(_ children: [UIView]) {
    records = ContiguousArray(children.map { Record($0.storage) })
    grid =
      children.count < Self.leastGridCount ? nil : Grid(records, mostCells: Self.mostCells)
  }

  /// The first child from the front, of those below `limit`, that may answer at the point: a box
  /// that holds it, or one to be asked.
  func candidate(at point: CGPoint, below limit: Int, in cell: inout Grid.Place?) -> Int? {
    guard let grid else {
      var index = limit
      while index > 0 {
        index -= 1
        if records[index].mayAnswer(point) { return index }
      }
      return nil
    }
    if cell == nil { cell = grid.place(of: point) }
    while let index = grid.next(&cell) {
      if records[index].mayAnswer(point) { return index }
    }
    return nil
  }
}
