/// Cells over an area of boxes: about as large as the mean box, but no more of them than boxes.
struct BoxGrid {
  struct Frame {
    let left: CGFloat
    let top: CGFloat
    let right: CGFloat
    let bottom: CGFloat
  }

  struct Cells {
    let columns: ClosedRange<Int>
    let rows: ClosedRange<Int>

    var count: Int { columns.count * rows.count }
  }

  private var left = CGFloat.infinity
  private var top = CGFloat.infinity
  private var right = -CGFloat.infinity
  private var bottom = -CGFloat.infinity
  /// Of all boxes together.
  private var width: CGFloat = 0
  private var height: CGFloat = 0
  private var boxes: CGFloat = 0
  private var columnsPerPoint: CGFloat = 0
  private var rowsPerPoint: CGFloat = 0
  private(set) var columns = 0
  private(set) var rows = 0

  var count: Int { columns * rows }

  mutating func extend(over frame: Frame) {
    left = min(left, frame.left)
    top = min(top, frame.top)
    right = max(right, frame.right)
    bottom = max(bottom, frame.bottom)
    width += frame.right - frame.left
    height += frame.bottom - frame.top
    boxes += 1
  }

  /// Once all boxes are known.
  mutating func layOut() {
    guard boxes > 0 else { return }
    let side = boxes.squareRoot()
    (columns, columnsPerPoint) = Self.divide(right - left, by: width / boxes, atMost: side)
    (rows, rowsPerPoint) = Self.divide(bottom - top, by: height / boxes, atMost: side)
  }

  private static func divide(_ length: CGFloat, by mean: CGFloat, atMost most: CGFloat)
    -> (count: Int, perPoint: CGFloat)
  {
    guard length > 0 else { return (1, 0) }
    let count = mean > 0 ? Int(min(most, max(1, length / mean))) : Int(most)
    return (count, CGFloat(count) / length)
  }

  func cells(of frame: Frame) -> Cells {
    Cells(
      columns: Self.span(frame.left, frame.right, left, columnsPerPoint, columns),
      rows: Self.span(frame.top, frame.bottom, top, rowsPerPoint, rows))
  }

  /// A point outside of the area falls to the cells at the rim, whose boxes don't hold it.
  func cell(of point: CGPoint) -> Int? {
    guard count > 0, point.x.isFinite, point.y.isFinite else { return nil }
    return Self.place(point.y, top, rowsPerPoint, rows) * columns
      + Self.place(point.x, left, columnsPerPoint, columns)
  }

  /// The cells over an interval, with a margin for rounding.
  private static func span(
    _ from: CGFloat, _ to: CGFloat, _ origin: CGFloat, _ perPoint: CGFloat, _ count: Int
  ) -> ClosedRange<Int> {
    let margin = (abs(from) + abs(to) + abs(origin)) * 1e-12
    let first = place(from - margin, origin, perPoint, count)
    return first...max(first, place(to + margin, origin, perPoint, count))
  }

  private static func place(
    _ value: CGFloat, _ origin: CGFloat, _ perPoint: CGFloat, _ count: Int
  ) -> Int {
    let place = (value - origin) * perPoint
    return place >= CGFloat(count) ? count - 1 : place > 0 ? Int(place) : 0
  }
}
