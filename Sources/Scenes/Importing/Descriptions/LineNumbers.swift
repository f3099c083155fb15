/// The numbers that an editor, `cat -n` or `grep -n` puts in front of the lines of a printed
/// hierarchy.
struct LineNumbers: Sendable {
  /// What stands before every number: the file's name and a colon.
  private var label: [UInt8] = []
  /// Blanks between a number and the least indented line.
  private var gap: Int

  /// Nil where not every line with a description has a number, one higher for each line.
  init?(_ source: SourceText) {
    var lines = LineWalk(source)
    var first: Int?
    var gap = Int.max
    var count = 0
    var label: [UInt8]?
    while count < 40, let line = lines.next() {
      guard line.number < 1_000, Self.mentionsView(line.range, of: source) else {
        if line.number >= 1_000 { break }
        continue
      }
      if label == nil { label = Self.label(of: line.range, in: source) }
      guard let number = Self.number(in: line.range, of: source, after: label ?? []) else {
        return nil
      }
      if number.value - line.number != first ?? (number.value - line.number) { return nil }
      first = number.value - line.number
      // Behind a file's name and a number the hierarchy begins, or it is no label.
      if label?.isEmpty == false,
        let next = source.bytes[number.end..<line.range.upperBound].first(where: { !$0.isBlank }),
        next != .bar, next != .less
      {
        return nil
      }
      var end = number.end
      while end < line.range.upperBound, source.bytes[end].isBlank { end += 1 }
      gap = min(gap, end - number.end)
      count += 1
    }
    guard count > 1 else { return nil }
    self.gap = gap
    self.label = label ?? []
  }

  /// After the number of a line and the gap behind it; nil for a line without one.
  func end(in range: Range<Int>, of source: SourceText) -> Int? {
    Self.number(in: range, of: source, after: label).map { min($0.end + gap, range.upperBound) }
  }

  private static func mentionsView(_ range: Range<Int>, of source: SourceText) -> Bool {
    let limit = min(range.lowerBound + 400, range.upperBound)
    return (range.lowerBound..<limit).contains { at in
      source.bytes[at] == .less
        && DescriptionHeader(at: at, before: range.upperBound, of: source) != nil
    }
  }

  /// `dump.txt:` of `dump.txt:12:`; nothing where a line begins otherwise.
  private static func label(of range: Range<Int>, in source: SourceText) -> [UInt8] {
    let start = source.bytes[range.prefix(200)]
    guard let colon = start.firstIndex(of: .colon), colon > range.lowerBound,
      !start[..<colon].contains(where: { $0.isBlank || $0 == .less })
    else { return [] }
    let digits = start[(colon + 1)...].prefix { $0.isDigit }
    guard !digits.isEmpty, digits.endIndex < start.endIndex, start[digits.endIndex] == .colon,
      // A time of day is no number of a line.
      !start[..<colon].allSatisfy(\.isDigit)
    else { return [] }
    return Array(start[...colon])
  }

  /// `  12`, `12:` or `12.`
  private static func number(
    in range: Range<Int>, of source: SourceText, after label: [UInt8]
  ) -> (value: Int, end: Int)? {
    guard source.bytes[range].starts(with: label) else { return nil }
    var at = range.lowerBound + label.count
    while at < range.upperBound, source.bytes[at].isBlank { at += 1 }
    let start = at
    var value = 0
    while at < range.upperBound, at - start < 9, source.bytes[at].isDigit {
      value = value * 10 + Int(source.bytes[at] - 0x30)
      at += 1
    }
    guard at > start else { return nil }
    if at < range.upperBound, source.bytes[at] == .colon || source.bytes[at] == UInt8(ascii: ".") {
      at += 1
    }
    return (value, at)
  }
}
