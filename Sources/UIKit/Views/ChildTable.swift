/// The subviews of one big container laid out for searching: which of them may hold a point, by
/// cells about as large as a subview.
///
/// It stands for the subviews as they are; a change to any of them drops it. Each is still asked by
/// the very arithmetic of the walk, so that nothing depends on whether there is a table. It is made
/// bit by bit, by hits that walk meanwhile: none takes long because of it.
@MainActor
final class ChildTable {
  /// Fewer subviews are walked as they are.
  nonisolated static let leastCount = 64
  /// So many hits without a change, and a table is worth making.
  static let quietHits: UInt8 = 8
  /// Subviews, or cells, that one hit gets through.
  private static let stride = 512
  /// A subview over more cells than this is tried at every point instead.
  private static let mostCells = 64

  /// Back to front, as in `subviews`.
  private var nodes: ContiguousArray<HitNode.Link> = []
  private var grid = BoxGrid()
  /// Where each cell's subviews begin in `indexes`, front-most first; one more at the end.
  private var starts: ContiguousArray<Int32> = []
  private var indexes: ContiguousArray<Int32> = []
  /// Subviews to try at every point, front-most first.
  private var everywhere: ContiguousArray<Int32> = []

  private var part = Part.reading
  /// How much of the part is done.
  private var done = 0
  private var unread: HitNode.Link?

  /// The parts of making it, in order.
  private enum Part {
    /// Gathering the subviews, and how large the boxes are.
    case reading
    /// Counting each cell's subviews.
    case counting
    /// Summing the counts up to where each cell ends.
    case summing
    /// Filling the cells from their ends.
    case filling
    case made
  }

  init(_ container: HitNode.Link) {
    nodes.reserveCapacity(Int(container.pointee.subviewCount))
    unread = container.pointee.front
  }

  var isMade: Bool { part == .made }

  // MARK: Making

  /// Gets on with it by one bit.
  func make() {
    switch part {
    case .reading: read()
    case .counting: count()
    case .summing: sum()
    case .filling: fill()
    case .made: break
    }
  }

  private func begin(_ next: Part) { (part, done) = (next, 0) }

  private func read() {
    for _ in 0..<Self.stride {
      guard let node = unread else { break }
      nodes.append(node)
      if let frame = node.pointee.boxFrame { grid.extend(over: frame) }
      unread = node.pointee.behind
    }
    guard unread == nil else { return }
    nodes.reverse()
    grid.layOut()
    starts = ContiguousArray(repeating: 0, count: grid.count + 1)
    begin(.counting)
  }

  private func count() {
    let end = min(done + Self.stride, nodes.count)
    for index in (nodes.count - end..<nodes.count - done).reversed() {
      if let cells = cells(of: nodes[index].pointee) {
        for row in cells.rows {
          for column in cells.columns { starts[row * grid.columns + column] += 1 }
        }
      } else if nodes[index].pointee.flags.mayAnswer {
        everywhere.append(Int32(index))
      }
    }
    done = end
    if end == nodes.count { begin(.summing) }
  }

  private func sum() {
    var total = done > 0 ? starts[done - 1] : 0
    let end = min(done + Self.stride, starts.count)
    for cell in done..<end {
      total += starts[cell]
      starts[cell] = total
    }
    done = end
    guard end == starts.count else { return }
    indexes = ContiguousArray(repeating: 0, count: Int(total))
    begin(.filling)
  }

  private func fill() {
    let end = min(done + Self.stride, nodes.count)
    for index in done..<end {
      guard let cells = cells(of: nodes[index].pointee) else { continue }
      for row in cells.rows {
        for column in cells.columns {
          let cell = row * grid.columns + column
          starts[cell] -= 1
          indexes[Int(starts[cell])] = Int32(index)
        }
      }
    }
    done = end
    if end == nodes.count { begin(.made) }
  }

  /// The cells of a box that is in few; none of one that holds nothing.
  private func cells(of node: HitNode) -> BoxGrid.Cells? {
    guard let frame = node.boxFrame else { return nil }
    let cells = grid.cells(of: frame)
    return cells.count > Self.mostCells ? nil : cells
  }

  // MARK: Searching

  /// How far a point's cell and the list for every point have been gone through.
  struct Place {
    fileprivate var next: Int
    fileprivate let end: Int
    fileprivate var nextEverywhere = 0
  }

  func place(of point: CGPoint) -> Place {
    guard let cell = grid.cell(of: point) else { return Place(next: 0, end: 0) }
    return Place(next: Int(starts[cell]), end: Int(starts[cell + 1]))
  }

  /// The front-most subview not yet given that may answer at the point: a box that holds it, or one
  /// to be asked.
  func candidate(at point: CGPoint, in place: inout Place) -> Int? {
    while true {
      let inCell = place.next < place.end ? Int(indexes[place.next]) : -1
      let anywhere =
        place.nextEverywhere < everywhere.count ? Int(everywhere[place.nextEverywhere]) : -1
      guard inCell >= 0 || anywhere >= 0 else { return nil }
      let index = max(inCell, anywhere)
      if inCell > anywhere { place.next += 1 } else { place.nextEverywhere += 1 }
      let node = nodes[index]
      guard node.pointee.flags.isBox(noted: false) else { return index }
      if node.pointee.bounds.hitContains(node.pointee.fromSuperview(point)) { return index }
    }
  }
}

extension HitNode {
  /// In the superview's coordinates, of a box.
  fileprivate var boxFrame: BoxGrid.Frame? {
    guard flags.isBox(noted: false) else { return nil }
    let (left, top) = (offset.x + bounds.origin.x, offset.y + bounds.origin.y)
    return BoxGrid.Frame(
      left: left, top: top, right: left + max(0, bounds.size.width),
      bottom: top + max(0, bounds.size.height))
  }
}
