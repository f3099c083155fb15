extension ChildTable {
  /// Which children may hold a point, by cells about as large as a child.
  struct Grid {
    private var left: CGFloat = 0
    private var top: CGFloat = 0
    private var columnsPerPoint: CGFloat = 0
    private var rowsPerPoint: CGFloat = 0
    private var columns = 0
    private var rows = 0
    /// Where each cell's children begin in `indexes`, front-most first; one more at the end.
    private var starts: ContiguousArray<Int32> = []
    private var indexes: ContiguousArray<Int32> = []
    /// Children to try at every point, front-most first.
    private var everywhere: ContiguousArray<Int32> = []

    /// How far a point's cell and the list for every point have been gone through.
    struct Place {
      fileprivate var next: Int
      fileprivate let end: Int
      fileprivate var nextEverywhere = 0
    }

    init(_ records: ContiguousArray<Record>, mostCells: Int) {
      layOut(records)
      var counts = ContiguousArray<Int32>(repeating: 0, count: columns * rows + 1)
      var spans: [(index: Int32, columns: ClosedRange<Int>, rows: ClosedRange<Int>)] = []
      for index in records.indices.reversed() {
        let record = records[index]
        switch record.kind {
        case .closed: continue
        case .ask: everywhere.append(Int32(index))
        case .box:
          let frame = record.frame
          let across = span(frame.left, frame.right, left, columnsPerPoint, columns)
          let down = span(frame.top, frame.bottom, top, rowsPerPoint, rows)
          if across.count * down.count > mostCells {
            everywhere.append(Int32(index))
            continue
          }
          spans.append((Int32(index), across, down))
          for row in down { for column in across { counts[row * columns + column] += 1 } }
        }
      }
      var total: Int32 = 0
      starts = ContiguousArray(
        counts.map { count in
          defer { total += count }
          return total
        })
      indexes = ContiguousArray(repeating: 0, count: Int(total))
      var next = starts
      for (index, across, down) in spans {
        for row in down {
          for column in across {
            let cell = row * columns + column
            indexes[Int(next[cell])] = index
            next[cell] += 1
          }
        }
      }
    }

    /// The area of all boxes in cells of the mean child's size, but no more cells than children.
    private mutating func layOut(_ records: ContiguousArray<Record>) {
      var (right, bottom) = (-CGFloat.infinity, -CGFloat.infinity)
      var (width, height, count): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
      (left, top) = (.infinity, .infinity)
      for record in records where record.kind == .box {
        let frame = record.frame
        left = min(left, frame.left)
        top = min(top, frame.top)
        right = max(right, frame.right)
        bottom = max(bottom, frame.bottom)
        width += frame.right - frame.left
        height += frame.bottom - frame.top
        count += 1
      }
      guard count > 0 else {
        (columns, rows) = (0, 0)
        return
      }
      let side = count.squareRoot()
      columns = Int(min(side, max(1, (right - left) / (width / count))))
      rows = Int(min(side, max(1, (bottom - top) / (height / count))))
      columnsPerPoint = CGFloat(columns) / (right - left)
      rowsPerPoint = CGFloat(rows) / (bottom - top)
    }

    /// The cells over an interval, with a margin for rounding.
    private func span(
      _ from: CGFloat, _ to: CGFloat, _ origin: CGFloat, _ perPoint: CGFloat, _ count: Int
    ) -> ClosedRange<Int> {
      let margin = (abs(from) + abs(to) + abs(origin)) * 1e-12
      let first = cell(from - margin, origin, perPoint, count)
      return first...max(first, cell(to + margin, origin, perPoint, count))
    }

    private func cell(
      _ value: CGFloat, _ origin: CGFloat, _ perPoint: CGFloat, _ count: Int
    ) -> Int {
      let place = (value - origin) * perPoint
      return place >= CGFloat(count) ? count - 1 : place > 0 ? Int(place) : 0
    }

    /// A point outside of the area falls to the cells at the rim, whose boxes don't hold it.
    func place(of point: CGPoint) -> Place {
      guard columns > 0, point.x.isFinite, point.y.isFinite else { return Place(next: 0, end: 0) }
      let column = cell(point.x, left, columnsPerPoint, columns)
      let index = cell(point.y, top, rowsPerPoint, rows) * columns + column
      return Place(next: Int(starts[index]), end: Int(starts[index + 1]))
    }

    /// The front-most child not yet given.
    func next(_ place: inout Place?) -> Int? {
      guard var at = place else { return nil }
      defer { place = at }
      let inCell = at.next < at.end ? Int(indexes[at.next]) : -1
      let anywhere =
        at.nextEverywhere < everywhere.count ? Int(everywhere[at.nextEverywhere]) : -1
      if inCell < 0, anywhere < 0 { return nil }
      if inCell > anywhere {
        at.next += 1
        return inCell
      }
      at.nextEverywhere += 1
      return anywhere
    }
  }
}
