/// Tells a line's depth from the column where it begins, whatever the indentation is made of.
struct ColumnStack: Sendable {
  private var open: [(column: Int, index: Int)] = []

  /// Closes every level that does not enclose `column`; the depth of what begins there.
  mutating func depth(at column: Int) -> Int {
    while let last = open.last, last.column >= column { open.removeLast() }
    return open.count
  }

  /// The innermost open view, after `depth(at:)`.
  var parent: Int? { open.last?.index }

  mutating func push(column: Int, index: Int) { open.append((column, index)) }
}
