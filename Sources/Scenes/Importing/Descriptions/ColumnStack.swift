/// Tells a line's depth from the column where it begins, whatever the indentation is made of.
///
/// Lines that were not read are kept too: what lies below them must not fall to their neighbours.
struct ColumnStack: Sendable {
  struct Level: Sendable {
    var column: Int
    /// Nil for a line that is no view.
    var view: Int?
    var unread: UnreadLine?
    /// Whether the view stands in for a line that was not read.
    var isStandIn = false
    /// Levels down to this one that are views.
    fileprivate(set) var depth = 0
  }

  private(set) var levels: [Level] = []

  /// Closes every level that does not enclose `column`; the depth of what begins there.
  mutating func depth(at column: Int) -> Int {
    while let last = levels.last, last.column >= column { levels.removeLast() }
    return depth
  }

  /// Views that are open.
  var depth: Int { levels.last?.depth ?? 0 }

  /// The innermost open view, after `depth(at:)`.
  var parent: Int? { levels.last { $0.view != nil }?.view }

  mutating func push(column: Int, index: Int, isStandIn: Bool = false) {
    levels.append(
      Level(column: column, view: index, unread: nil, isStandIn: isStandIn, depth: depth + 1))
  }

  /// A line that encloses what follows deeper, without closing what encloses it.
  mutating func push(_ line: UnreadLine) {
    levels.append(Level(column: line.column, view: nil, unread: line, depth: depth))
  }

  /// The same for a line that is of the hierarchy, by where it begins.
  mutating func pushUnread(_ line: UnreadLine) {
    guard line.column > 0 else { return }
    // Without bars only the neighbours' indentation tells a line of the hierarchy from others.
    let isDeeper = levels.last.map { $0.view != nil && $0.column < line.column } ?? false
    guard line.isBarred || isDeeper || hasLevel(at: line.column) else { return }
    _ = depth(at: line.column)
    push(line)
  }

  /// Whether an open level begins at this column.
  private func hasLevel(at column: Int) -> Bool {
    // Columns grow from level to level.
    var (low, high) = (0, levels.count)
    while low < high {
      let middle = (low + high) / 2
      if levels[middle].column < column { low = middle + 1 } else { high = middle }
    }
    return low < levels.count && levels[low].column == column
  }

  /// The lines between the innermost view and what begins now that were not read, outermost first;
  /// they are taken away.
  mutating func takeUnread() -> [UnreadLine] {
    let first = levels.lastIndex { $0.view != nil }.map { $0 + 1 } ?? 0
    guard first < levels.count else { return [] }
    defer { levels.removeSubrange(first...) }
    return levels[first...].compactMap(\.unread)
  }
}

/// A line of a hierarchy that is no view, as far as it could be read.
struct UnreadLine: Sendable {
  var column: Int
  var line: SourceLine
  var isBarred: Bool
  /// Where its own words begin.
  var start: Int
  /// As the report counts it.
  var reason: SkipReason
  /// Where it is an object's description, without a frame.
  var description: DescriptionWalk.Description?
}
