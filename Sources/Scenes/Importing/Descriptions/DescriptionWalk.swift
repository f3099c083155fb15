/// Walks the views' descriptions of a printed hierarchy; what stands between them is counted in the
/// report.
struct DescriptionWalk: Sendable {
  struct Description: Sendable {
    var start: DescriptionLine.Start
    var items: DescriptionItems
    /// Where it begins.
    var line: SourceLine
  }

  private let source: SourceText
  private var lines: LineWalk

  init(_ source: SourceText) {
    self.source = source
    lines = LineWalk(source)
  }

  var linesRead: Int { lines.number }

  mutating func next(_ report: inout ImportReport) -> Description? {
    while let line = lines.next() {
      switch DescriptionLine(line.range, of: source) {
      case .blank: report.blankLines += 1
      case .other: report.skip(.notAView, line: line.number)
      case .view(let start): return description(start, line, &report)
      case .mention(let start):
        // A log or a declaration may say more in front of the root; a line of talk about one view
        // has none below it.
        if beginsHierarchy { return description(start, line, &report) }
        report.skip(.notAView, line: line.number)
      }
    }
    return nil
  }

  private var beginsHierarchy: Bool {
    var ahead = lines
    return ahead.next().map { DescriptionLine.isBelow($0.range, of: source) } ?? false
  }

  private mutating func description(
    _ start: DescriptionLine.Start, _ line: SourceLine, _ report: inout ImportReport
  ) -> Description {
    let items = DescriptionItems(from: start.header.end, before: line.range.upperBound, of: source)
    return Description(
      start: start, items: items.isClosed ? items : readOn(items, start, &report), line: line)
  }

  /// A text may run over lines: reads on until the description closes or another view begins.
  private mutating func readOn(
    _ cut: DescriptionItems, _ start: DescriptionLine.Start, _ report: inout ImportReport
  ) -> DescriptionItems {
    var ahead = lines
    var ends: [Int] = []
    while ends.count < ImportLimits.wrappedLines, let next = ahead.next() {
      if case .view = DescriptionLine(next.range, of: source) { break }
      ends.append(next.range.upperBound)
    }
    guard let last = ends.last else { return cut }
    let items = DescriptionItems(from: start.header.end, before: last, of: source)
    guard items.isClosed, let end = ends.firstIndex(where: { items.end <= $0 }) else { return cut }
    for _ in 0...end { _ = lines.next() }
    report.continuationLines += end + 1
    return items
  }
}

extension SceneDraft {
  /// The description ends in the middle; what was read of it is kept.
  mutating func noteCut(_ description: DescriptionWalk.Description, what: String, view index: Int) {
    guard !description.items.isClosed else { return }
    let line = description.line
    note(
      .problem, .truncated(what: what),
      at: Problem.Place(line: line.number, column: line.range.count + 1), view: index)
  }
}
