/// Walks the views' descriptions of a printed hierarchy; what stands between them is counted in the
/// report.
struct DescriptionWalk: Sendable {
  struct Description: Sendable {
    var start: DescriptionLine.Start
    var items: DescriptionItems
    /// Where it begins.
    var line: SourceLine
  }

  enum Found: Sendable {
    case object(Description)
    /// A line of the hierarchy, by its indentation, that describes no object.
    case unread(UnreadLine)
  }

  private let source: SourceText
  private let prefix: LinePrefix
  private var lines: LineWalk
  /// The last line of the description before, where something may stand behind it.
  private var rest: (line: SourceLine, start: Int, lead: DescriptionLine.Start)?
  /// Whether that description is a view's: the words behind another object are no loss.
  private var restIsOfView = false
  private var hasFoundView = false
  private var hasMention = false
  /// Whether the source has nothing but views among other words.
  private var takesMentions = false
  private var hasBars = false
  /// Where the views directly below a root begin, as far as is read.
  private var rootColumn = Int.max
  /// Whether a line had a name in front of its description.
  private var hasNames = false

  init(_ source: SourceText) {
    self.source = source
    prefix = LinePrefix(source)
    lines = LineWalk(source)
  }

  var linesRead: Int { lines.number }

  /// Whether an object is described anywhere, be it a view or not.
  static func hasObject(_ source: SourceText) -> Bool {
    var walk = DescriptionWalk(source)
    var passedOver = ImportReport(format: .recursiveDescription)
    return walk.nextObject(&passedOver) != nil
  }

  /// The next object's description.
  mutating func nextObject(_ report: inout ImportReport) -> Description? {
    while let found = next(&report) {
      if case .object(let description) = found { return description }
    }
    return nil
  }

  mutating func next(_ report: inout ImportReport) -> Found? {
    if let found = nextLine(&report) { return found }
    // A lone view may stand behind any words; nothing but talk was counted so far.
    guard !hasFoundView, hasMention, !takesMentions else { return nil }
    takesMentions = true
    lines = LineWalk(source)
    report.skipped = []
    report.blankLines = 0
    report.continuationLines = 0
    return nextLine(&report)
  }

  private mutating func nextLine(_ report: inout ImportReport) -> Found? {
    if let description = nextOnLine(&report) { return .object(description) }
    while let line = lines.next() {
      if prefix.isTakenAway(line.range, of: source) {
        report.skip(.takenAway, line: line.number)
        continue
      }
      switch DescriptionLine(line.range, of: source, after: prefix) {
      case .blank where source.bytes[line.range].contains(where: \.isFence):
        report.skip(.notAView, line: line.number)
      case .blank: report.blankLines += 1
      case .other(let lead):
        if let start = wrappedStart(line) {
          return .object(description(start, line, &report))
        }
        report.skip(.notAView, line: line.number)
        if lead.column > 0, lead.isBarred || !hasBars { return .unread(unread(lead, line)) }
      case .view(var start):
        if start.isBarred { hasBars = true } else { undoOwnIndentation(&start) }
        if isInterruption(start, line) {
          report.skip(.mention, line: line.number)
          continue
        }
        rootColumn = min(rootColumn, start.isBarred ? start.column : .max)
        hasNames = hasNames || start.name != nil
        return .object(description(start, line, &report))
      case .mention(let start):
        // A log or a declaration may say more in front of the root; a line of talk about one view
        // has none below it.
        if isView(mention: start, line) { return .object(description(start, line, &report)) }
        hasMention = true
        report.skip(.mention, line: line.number)
        if start.isBarred {
          let lead = DescriptionLine.Lead(
            column: start.column, isBarred: true, end: line.range.lowerBound + start.column)
          return .unread(unread(lead, line))
        }
      }
    }
    return nil
  }

  private func unread(_ lead: DescriptionLine.Lead, _ line: SourceLine) -> UnreadLine {
    UnreadLine(
      column: lead.column, line: line, isBarred: lead.isBarred, start: lead.end, reason: .notAView)
  }

  private func isView(mention start: DescriptionLine.Start, _ line: SourceLine) -> Bool {
    guard start.isBarred || takesMentions else { return beginsHierarchy }
    return DescriptionItems(from: start.header.end, before: line.range.upperBound, of: source)
      .hasFrame(in: source)
  }

  private var beginsHierarchy: Bool {
    var ahead = lines
    return ahead.next().map { DescriptionLine.isBelow($0.range, of: source, after: prefix) }
      ?? false
  }

  /// What prints a hierarchy may indent its first line alone: a root is never deeper than the lines
  /// with bars below it.
  private func undoOwnIndentation(_ start: inout DescriptionLine.Start) {
    guard start.column > 0 else { return }
    var ahead = lines
    guard let next = ahead.next(),
      let column = DescriptionLine.barredColumn(next.range, of: source, after: prefix),
      column <= start.column
    else { return }
    start.column = 0
  }

  /// Whether a line of another thread's talk stands between the lines of a hierarchy: it has a word
  /// more in front of its description than they have, and behind it the hierarchy goes on, deeper
  /// than anything directly below a root.
  private func isInterruption(_ start: DescriptionLine.Start, _ line: SourceLine) -> Bool {
    guard !start.isBarred, start.column == 0, hasBars else { return false }
    var ahead = lines
    guard let next = ahead.next(),
      let column = DescriptionLine.barredColumn(next.range, of: source, after: prefix),
      column > rootColumn
    else { return false }
    return start.name != nil && !hasNames
      || prefix.wordCount(in: line.range, of: source) > prefix.wordCount(in: next.range, of: source)
  }

  /// A description whose line was wrapped inside its class, or between the class and its address.
  private func wrappedStart(_ line: SourceLine) -> DescriptionLine.Start? {
    var ahead = lines
    guard let less = source.bytes[line.range].lastIndex(of: .less),
      !source.bytes[less..<line.range.upperBound].contains(.greater), let next = ahead.next()
    else { return nil }
    let both = line.range.lowerBound..<next.range.upperBound
    guard
      case .view(let start) = DescriptionLine(both, of: source, after: prefix, mayWrap: true),
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
    var description = Description(start: start, items: items, line: line)
    rest = (line, items.end, start)
    if !items.isClosed {
      description = readOn(description, &report)
    }
    restIsOfView = !description.items.isClosed || description.items.hasFrame(in: source)
    hasFoundView = hasFoundView || restIsOfView
    return description
  }

  /// A text may run over lines, and any line may be wrapped: reads on until the description closes
  /// or another view begins.
  private mutating func readOn(
    _ cut: Description, _ report: inout ImportReport
  ) -> Description {
    var ahead = lines
    var ends: [SourceLine] = []
    while ends.count < ImportLimits.wrappedLines, let next = ahead.next() {
      if case .view(let other) = DescriptionLine(next.range, of: source, after: prefix),
        !isPart(other, of: next.range)
      {
        break
      }
      ends.append(next)
    }
    rest = nil
    guard let last = ends.last?.range.upperBound else { return cut }
    var whole = cut
    // The line may end inside the address.
    if cut.start.header.end == cut.line.range.upperBound,
      let header = DescriptionHeader(
        at: cut.start.header.start, before: last, of: source, mayWrap: true)
    {
      whole.start.header = header
    }
    let items = DescriptionItems(from: whole.start.header.end, before: last, of: source)
    guard items.isClosed,
      let end = ends.firstIndex(where: { items.end <= $0.range.upperBound })
    else { return cut }
    for _ in 0...end { _ = lines.next() }
    report.continuationLines += end + 1
    rest = (ends[end], items.end, cut.start)
    whole.items = items
    return whole
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

  // MARK: Behind a description

  /// Another view on the line of the one before, which is its neighbour; words are counted.
  private mutating func nextOnLine(_ report: inout ImportReport) -> Description? {
    guard let (line, first, lead) = rest else { return nil }
    rest = nil
    var start = lead
    let end = line.range.upperBound
    var at = first
    while let less = source.index(of: .less, from: at, before: end) {
      guard let header = DescriptionHeader(at: less, before: end, of: source) else {
        at = less + 1
        continue
      }
      let items = DescriptionItems(from: header.end, before: end, of: source)
      if items.hasFrame(in: source) {
        start.name = nil
        start.header = header
        // In a list of strings another one begins.
        if source.index(of: .doubleQuote, from: first, before: less) != nil {
          start.column = 0
          start.isBarred = false
        }
        return description(start, line, &report)
      }
      // What is cut short goes on to the end.
      at = items.isClosed ? items.end : end
    }
    if restIsOfView, isTalk(first..<end) { report.skip(.trailing, line: line.number) }
    return nil
  }

  /// Whether words stand behind a description that UIKit does not print there.
  private func isTalk(_ range: Range<Int>) -> Bool {
    if range.isEmpty { return false }
    let known: [StaticString] = [" - ", " (layer)", " effect", " minSize", " style"]
    if known.contains(where: { source.hasPrefix($0, at: range.lowerBound) }) { return false }
    var at = range.lowerBound
    while at < range.upperBound {
      if let tag = source.tagEnd(at: at, before: range.upperBound) {
        at = tag
      } else if source.bytes[at].isLetter || source.bytes[at].isDigit {
        return true
      } else {
        at += 1
      }
    }
    return false
  }
}

extension UInt8 {
  /// What a text is fenced with.
  fileprivate var isFence: Bool { self == UInt8(ascii: "`") || self == .doubleQuote }
}

extension DescriptionWalk.Description {
  /// Where it begins, the column in characters.
  func place(in source: SourceText) -> Problem.Place {
    Problem.Place(
      line: line.number,
      column: source.characters(
        in: min(line.range.lowerBound, start.header.start)..<start.header.start) + 1)
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
