/// The numbers that an editor, `cat -n`, `grep -n` or `bat` puts in front of the lines of a printed
/// hierarchy.
struct LineNumbers: Sendable {
  /// What stands before every number: a file's name, with the sign behind it that also stands behind
  /// the number.
  private var label: [UInt8] = []
  /// What stands between a number and the least indented line: blanks, or a column's border.
  private var gap: [UInt8] = []

  /// Nil where not every line with a description has a number, one higher for each line.
  init?(_ source: SourceText) {
    var lines = LineWalk(source)
    var first: Int?
    var gap: ArraySlice<UInt8>?
    var count = 0
    var label: [UInt8]?
    while count < 40, let line = lines.next(), line.number < 1_000 {
      // Between two places that a search found, numbers are left out.
      if source.string(line.range) == "--" { first = nil }
      guard Self.mentionsView(line.range, of: source) else { continue }
      if label == nil { label = Self.label(of: line.range, in: source) }
      guard let number = Self.number(in: line.range, of: source, after: label ?? []) else {
        return nil
      }
      if number.value - line.number != first ?? (number.value - line.number) { return nil }
      first = number.value - line.number
      let rest = source.bytes[number.end..<line.range.upperBound]
      // Behind a file's name and a number the hierarchy begins, or it is no label.
      if label?.isEmpty == false, let next = rest.first(where: { !$0.isBlank }), next != .bar,
        next != .less
      {
        return nil
      }
      gap = zip(gap ?? rest, rest).prefix { $0 == $1 && Self.isGap($0) }.map(\.0)[...]
      count += 1
    }
    guard count > 1 else { return nil }
    self.gap = Self.withoutIndentation(gap ?? [])
    self.label = label ?? []
  }

  /// After the number of a line and the gap behind it; nil for a line without one.
  func end(in range: Range<Int>, of source: SourceText) -> Int? {
    guard let number = Self.number(in: range, of: source, after: label) else { return nil }
    let rest = source.bytes[number.end..<range.upperBound]
    return number.end + zip(rest, gap).prefix { $0 == $1 }.count
  }

  private static func mentionsView(_ range: Range<Int>, of source: SourceText) -> Bool {
    let limit = min(range.lowerBound + 400, range.upperBound)
    return (range.lowerBound..<limit).contains { at in
      source.bytes[at] == .less
        && DescriptionHeader(at: at, before: range.upperBound, of: source) != nil
    }
  }

  private static func isGap(_ byte: UInt8) -> Bool {
    byte.isBlank || byte == .bar || byte >= 0x80
  }

  /// A column's border stands next to the numbers; a superview's bar is indented.
  private static func withoutIndentation(_ gap: ArraySlice<UInt8>) -> [UInt8] {
    let blanks = gap.prefix(while: \.isBlank)
    guard blanks.count < 2, let border = gap.dropFirst(blanks.count).first else {
      return Array(blanks)
    }
    let isBorder = { (byte: UInt8) in border == .bar ? byte == .bar : byte >= 0x80 }
    let signs = gap[blanks.endIndex...].prefix { isBorder($0) }
    return Array(gap[..<signs.endIndex] + gap[signs.endIndex...].prefix(while: \.isBlank))
  }

  /// `dump.txt` of `dump.txt:12:`, or of `dump.txt-12-` as it stands around what was found; nothing
  /// where a line begins otherwise.
  private static func label(of range: Range<Int>, in source: SourceText) -> [UInt8] {
    let start = source.bytes[range.prefix(200)].prefix { !$0.isBlank && $0 != .less }
    for separator in [UInt8.colon, .dash] {
      var end = start.endIndex
      while let second = start[..<end].lastIndex(of: separator) {
        let digits = start[..<second].reversed().prefix { $0.isDigit }.count
        let first = second - digits - 1
        // A time of day is no number of a line.
        if digits > 0, first > start.startIndex, start[first] == separator,
          !start[..<first].allSatisfy(\.isDigit)
        {
          return Array(start[..<first])
        }
        end = second
      }
    }
    return []
  }

  /// `  12`, `12:`, `12-` or `12.`
  private static func number(
    in range: Range<Int>, of source: SourceText, after label: [UInt8]
  ) -> (value: Int, end: Int)? {
    guard source.bytes[range].starts(with: label) else { return nil }
    var at = range.lowerBound + label.count
    if !label.isEmpty {
      guard at < range.upperBound, source.bytes[at] == .colon || source.bytes[at] == .dash else {
        return nil
      }
      at += 1
    }
    while at < range.upperBound, source.bytes[at].isBlank { at += 1 }
    let start = at
    var value = 0
    while at < range.upperBound, at - start < 9, source.bytes[at].isDigit {
      value = value * 10 + Int(source.bytes[at] - 0x30)
      at += 1
    }
    guard at > start else { return nil }
    if at < range.upperBound, [.colon, .dash, UInt8(ascii: ".")].contains(source.bytes[at]) {
      at += 1
    }
    return (value, at)
  }
}
