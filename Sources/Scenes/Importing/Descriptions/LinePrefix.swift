/// What logs and consoles put in front of every line of a printed hierarchy.
struct LinePrefix: Sendable {
  /// What all lines with a description begin with: `flutter: `, `I/flutter ( 1234): `.
  private var common: [UInt8] = []
  private var numbers: LineNumbers?
  /// Whether words stand before every description and before its bars, others on each line: whose
  /// line it is and since when, or where it was found.
  private var isOtherOnEveryLine = false
  /// Whether the words begin behind blanks, which are no indentation then.
  private var beginsBlank = false
  /// Whether each line begins with the mark of a unified diff: a blank, `+` or `-`.
  private let isDiff: Bool

  init(_ source: SourceText) {
    isDiff = Self.isDiff(source)
    guard !isDiff else { return }
    numbers = LineNumbers(source)
    guard numbers == nil else { return }
    var lines = LineWalk(source)
    var samples = 0
    var looked = 0
    var words: ArraySlice<UInt8> = []
    var isSameOnEveryLine = true
    var hasWordsOnEveryLine = true
    var hasBarsBehindWords = false
    while samples < 40, looked < 1_000, let line = lines.next() {
      looked += 1
      guard let end = Self.contentStart(in: line.range, of: source, isBarContent: false) else {
        continue
      }
      let lead = source.bytes[line.range.lowerBound..<end]
      common = samples == 0 ? Array(lead) : Array(zip(common, lead).prefix { $0 == $1 }.map(\.0))
      let own = Self.words(of: lead)
      if samples == 0 { words = own }
      isSameOnEveryLine = isSameOnEveryLine && own == words
      hasWordsOnEveryLine = hasWordsOnEveryLine && !own.isEmpty
      hasBarsBehindWords =
        hasBarsBehindWords || !own.isEmpty && lead[own.endIndex...].contains(.bar)
      samples += 1
      if common.isEmpty, !hasWordsOnEveryLine { return }
    }
    guard samples > 1 else {
      common = []
      return
    }
    isOtherOnEveryLine = !isSameOnEveryLine && hasWordsOnEveryLine && hasBarsBehindWords
    beginsBlank = words.first?.isBlank == true
    // A name may stand before a view that bars alone do not indent.
    if beginsBlank, !hasBarsBehindWords {
      isSameOnEveryLine = false
      common = []
    }
    common =
      isSameOnEveryLine
      ? Array(words) : isOtherOnEveryLine ? [] : Self.withoutIndentation(common)
  }

  /// Where the prefix of a line ends; its start for a line that has none.
  func end(in range: Range<Int>, of source: SourceText) -> Int {
    let start = range.lowerBound
    if isDiff { return min(start + 1, range.upperBound) }
    if let numbers { return numbers.end(in: range, of: source) ?? start }
    guard start < range.upperBound, beginsBlank || !Self.isIndentation(source.bytes[start]) else {
      return start
    }
    if !common.isEmpty, common.count <= range.count,
      source.bytes[start..<(start + common.count)].elementsEqual(common)
    {
      return Self.afterBlank(start + common.count, range.upperBound, source)
    }
    if source.bytes[start] == .less { return start }
    if isOtherOnEveryLine,
      let content = Self.contentStart(in: range, of: source, isBarContent: false)
    {
      let words = Self.words(of: source.bytes[start..<content])
      return words.isEmpty ? start : Self.afterBlank(words.endIndex, range.upperBound, source)
    }
    return Self.stampEnd(in: range, of: source) ?? start
  }

  /// Whether the line is one that a diff takes away.
  func isTakenAway(_ range: Range<Int>, of source: SourceText) -> Bool {
    isDiff && range.first.map { source.bytes[$0] == .dash } == true
  }

  /// Whether a source has the head of a diff's part, and the marks of one before every description.
  private static func isDiff(_ source: SourceText) -> Bool {
    guard source.hasPrefix("@@ -", at: 0) || source.contains("\n@@ -") else { return false }
    var lines = LineWalk(source)
    var samples = 0
    while samples < 40, let line = lines.next(), line.number <= 1_000 {
      guard contentStart(in: line.range, of: source, isBarContent: false) != nil else { continue }
      let first = source.bytes[line.range.lowerBound]
      guard first == .space || first == .dash || first == UInt8(ascii: "+") else { return false }
      samples += 1
    }
    return samples > 0
  }

  /// Words of a line's prefix, as blanks part them.
  func wordCount(in range: Range<Int>, of source: SourceText) -> Int {
    let lead = source.bytes[range.lowerBound..<end(in: range, of: source)]
    return lead.split(whereSeparator: \.isBlank).count
  }

  /// Up to its last sign that is no indentation; nothing of what begins with a superview's bar, be
  /// it behind blanks.
  private static func words(of lead: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    guard let first = lead.first(where: { !$0.isBlank }), first != .bar,
      let last = lead.lastIndex(where: { !isIndentation($0) && $0 != .tab })
    else { return [] }
    let words = lead[...last]
    return lead.first?.isBlank == true && words.contains(.bar) ? [] : words
  }

  /// Up to its last sign that is no indentation, where that is one that ends a prefix.
  private static func withoutIndentation(_ lead: [UInt8]) -> [UInt8] {
    guard let last = lead.lastIndex(where: { !isIndentation($0) && $0 != .tab }) else { return [] }
    let isColumn = lead[(last + 1)...].first == .tab
    switch lead[last] {
    case .colon, UInt8(ascii: "]"), UInt8(ascii: ")"): return Array(lead[...last])
    default: return isColumn ? Array(lead[...last]) : []
    }
  }

  /// A line that begins with one of these has no prefix.
  private static func isIndentation(_ byte: UInt8) -> Bool { byte == .space || byte == .bar }

  /// The first description of a line, or the first bar before it.
  private static func contentStart(
    in range: Range<Int>, of source: SourceText, isBarContent: Bool
  ) -> Int? {
    let limit = min(range.lowerBound + 400, range.upperBound)
    for at in range.lowerBound..<limit {
      if isBarContent, source.bytes[at] == .bar { return at }
      if source.bytes[at] == .less,
        DescriptionHeader(at: at, before: range.upperBound, of: source) != nil
      {
        return at
      }
    }
    return nil
  }

  /// The end of a prefix that has a time of day in it, which differs from line to line: dates,
  /// processes and categories of logs, and the columns of a console.
  private static func stampEnd(in range: Range<Int>, of source: SourceText) -> Int? {
    guard let time = timeEnd(in: range, of: source) else { return nil }
    let content =
      contentStart(in: range, of: source, isBarContent: true)
      ?? min(time + 120, range.upperBound)
    guard time <= content else { return nil }
    var end: Int?
    for at in time..<content {
      switch source.bytes[at] {
      case UInt8(ascii: "]"), .tab: end = at + 1
      case .colon where at + 1 < range.upperBound && source.bytes[at + 1].isBlank: end = at + 1
      case UInt8(ascii: "-") where isAlone(at, before: range.upperBound, source): end = at + 1
      case .greater where isAlone(at, before: range.upperBound, source): end = at + 1
      default: break
      }
    }
    return afterBlank(end ?? fractionEnd(time, before: content, source), range.upperBound, source)
  }

  /// Whether blanks are on both sides.
  private static func isAlone(_ at: Int, before limit: Int, _ source: SourceText) -> Bool {
    source.bytes[at - 1].isBlank && at + 1 < limit && source.bytes[at + 1].isBlank
  }

  /// After the fraction and the zone of a time that stands alone: `.123`, `,123+0100`, `Z`.
  private static func fractionEnd(_ time: Int, before limit: Int, _ source: SourceText) -> Int {
    var end = time
    while end < limit, !source.bytes[end].isBlank { end += 1 }
    return end
  }

  /// After `00:00:00` among the first bytes of a line.
  private static func timeEnd(in range: Range<Int>, of source: SourceText) -> Int? {
    let bytes = source.bytes
    let limit = min(range.lowerBound + 60, range.upperBound) - 8
    guard limit >= range.lowerBound else { return nil }
    for at in range.lowerBound...limit
    where bytes[at + 2] == .colon && bytes[at + 5] == .colon
      && [0, 1, 3, 4, 6, 7].allSatisfy({ bytes[at + $0].isDigit })
    {
      return at + 8
    }
    return nil
  }

  private static func afterBlank(_ at: Int, _ limit: Int, _ source: SourceText) -> Int {
    at < limit && source.bytes[at].isBlank ? at + 1 : at
  }
}
