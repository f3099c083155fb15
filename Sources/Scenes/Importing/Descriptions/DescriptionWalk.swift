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
  private let prefix: LinePrefix
  private var lines: LineWalk

  init(_ source: SourceText) {
    self.source = source
    prefix = LinePrefix(source)
    lines = LineWalk(source)
  }

  var linesRead: Int { lines.number }

  mutating func next(_ report: inout ImportReport) -> Description? {
    while let line = lines.next() {
      switch DescriptionLine(line.range, of: source, after: prefix) {
      case .blank: report.blankLines += 1
      case .other:
        if let start = wrappedStart(line) { return description(start, line, &report) }
        report.skip(.notAView, line: line.number)
      case .view(let start): return description(start, line, &report)
      case .mention(let start):
        // A log or a declaration may say more in front of the root; a line of talk about one view
        // has none below it.
        if beginsHierarchy { return description(start, line, &report) }
        report.skip(.mention, line: line.number)
      }
    }
    return nil
  }

  private var beginsHierarchy: Bool {
    var ahead = lines
    return ahead.next().map { DescriptionLine.isBelow($0.range, of: source, after: prefix) }
      ?? false
  }

  /// A description whose line was wrapped between its class and its address.
  private func wrappedStart(_ line: SourceLine) -> DescriptionLine.Start? {
    let last = source.bytes[line.range].last { !$0.isWhite }
    var ahead = lines
    guard last == .colon, let next = ahead.next() else { return nil }
    let both = line.range.lowerBound..<next.range.upperBound
    guard case .view(let start) = DescriptionLine(both, of: source, after: prefix),
      start.header.start < line.range.upperBound, start.header.end > line.range.upperBound
    else { return nil }
    return start
  }

  private mutating func description(
    _ start: DescriptionLine.Start, _ line: SourceLine, _ report: inout ImportReport
  ) -> Description {
    // Nothing of a line that was wrapped inside the header stands behind it.
    let begin = min(start.header.end, line.range.upperBound)
    let items = DescriptionItems(from: begin, before: line.range.upperBound, of: source)
    return Description(
      start: start, items: items.isClosed ? items : readOn(items, start, &report), line: line)
  }

  /// A text may run over lines, and any line may be wrapped: reads on until the description closes
  /// or another view begins.
  private mutating func readOn(
    _ cut: DescriptionItems, _ start: DescriptionLine.Start, _ report: inout ImportReport
  ) -> DescriptionItems {
    var ahead = lines
    var ends: [Int] = []
    while ends.count < ImportLimits.wrappedLines, let next = ahead.next() {
      if case .view(let other) = DescriptionLine(next.range, of: source, after: prefix),
        !isPart(other, of: next.range)
      {
        break
      }
      ends.append(next.range.upperBound)
    }
    guard let last = ends.last else { return cut }
    let items = DescriptionItems(from: start.header.end, before: last, of: source)
    guard items.isClosed, let end = ends.firstIndex(where: { items.end <= $0 }) else { return cut }
    for _ in 0...end { _ = lines.next() }
    report.continuationLines += end + 1
    return items
  }

  /// Whether a line that begins with an object goes on with a description that is still open: the
  /// layer behind `layer =` has neither bar nor frame.
  private func isPart(_ start: DescriptionLine.Start, of line: Range<Int>) -> Bool {
    let lead = line.lowerBound..<start.header.start
    guard source.index(of: .bar, from: lead.lowerBound, before: lead.upperBound) == nil else {
      return false
    }
    // Every view has its frame first, or behind what few have.
    let items = DescriptionItems(from: start.header.end, before: line.upperBound, of: source)
    return !items.items.prefix(3).contains { source.equals($0.key, "frame") }
  }
}

extension DescriptionWalk.Description {
  /// Where it begins, the column in characters.
  func place(in source: SourceText) -> Problem.Place {
    Problem.Place(
      line: line.number,
      column: source.characters(in: line.range.lowerBound..<start.header.start) + 1)
  }
}

extension SceneDraft {
  /// The description ends in the middle; what was read of it is kept.
  mutating func noteCut(
    _ description: DescriptionWalk.Description, in source: SourceText, what: String,
    view index: Int
  ) {
    guard !description.items.isClosed else { return }
    let line = description.line
    note(
      .problem, .truncated(what: what),
      at: Problem.Place(line: line.number, column: source.characters(in: line.range) + 1),
      view: index)
  }
}
