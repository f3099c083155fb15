import Foundation

/// What one line of a printed hierarchy begins with.
enum DescriptionLine: Sendable {
  case blank
  /// A view's description begins here.
  case view(Start)
  /// A description stands somewhere behind other words.
  case mention(Start)
  case other

  struct Start: Sendable {
    /// Where the bar prefix ends; deeper views have greater columns.
    var column: Int
    /// A name that stands before the description.
    var name: Range<Int>?
    var header: DescriptionHeader
  }

  init(_ range: Range<Int>, of source: SourceText) {
    let bytes = source.bytes
    let start = LogPrefix.end(in: range, of: source)
    var at = start
    while at < range.upperBound, Self.isIndentation(bytes[at]) { at += 1 }
    guard at < range.upperBound else {
      self = .blank
      return
    }
    if let header = DescriptionHeader(at: at, before: range.upperBound, of: source) {
      self = .view(Start(column: at - start, name: nil, header: header))
      return
    }
    let limit = min(at + 200, range.upperBound)
    guard let less = source.index(of: .less, from: at, before: limit), less > at,
      let header = DescriptionHeader(at: less, before: range.upperBound, of: source)
    else {
      self = .other
      return
    }
    // One word may stand before the description: a property's name, lldb's `$0 =`.
    guard Self.isLead(at..<less, of: source) else {
      self = .mention(Start(column: 0, name: nil, header: header))
      return
    }
    self = .view(
      Start(column: at - start, name: Self.name(in: at..<less, of: source), header: header))
  }

  /// Bars, and the marks that comments, quotations and lists put in front of a line.
  private static func isIndentation(_ byte: UInt8) -> Bool {
    switch byte {
    case .space, .tab, .bar, .slash, .greater, .quote, .doubleQuote, UInt8(ascii: "#"),
      UInt8(ascii: "*"), UInt8(ascii: "-"), UInt8(ascii: "`"), UInt8(ascii: "@"):
      true
    default: false
    }
  }

  /// Whether a line begins with a superview's bar.
  static func isBelow(_ range: Range<Int>, of source: SourceText) -> Bool {
    guard case .view(let start) = DescriptionLine(range, of: source) else { return false }
    return start.column > 0
      && source.index(of: .bar, from: range.lowerBound, before: start.header.start) != nil
  }

  private static func isLead(_ range: Range<Int>, of source: SourceText) -> Bool {
    let words = source.string(range).split { " =:(\t".contains($0) }
    return words.count == 1 || (words.count == 2 && words[1] == "Optional")
  }

  private static func name(in range: Range<Int>, of source: SourceText) -> Range<Int>? {
    var end = range.lowerBound
    while end < range.upperBound, source.bytes[end].isWord || source.bytes[end] == 0x2E { end += 1 }
    let isVariable = source.bytes[range.lowerBound] == UInt8(ascii: "$")
    let name = range.lowerBound..<end
    guard !name.isEmpty, !isVariable, source.string(name) != "Optional" else { return nil }
    return name
  }
}

/// The date, process and category that a log puts in front of each line.
private enum LogPrefix {
  static func end(in range: Range<Int>, of source: SourceText) -> Int {
    let start = range.lowerBound
    let limit = min(start + 200, range.upperBound)
    guard startsWithDate(start, limit, source) || startsWithMonth(start, limit, source) else {
      return start
    }
    guard var at = source.index(of: UInt8(ascii: "]"), from: start, before: limit) else {
      return start
    }
    at += 1
    at = afterSpace(at, limit, source)
    // `[category] ` or `<Warning>: ` may follow.
    if at < limit, source.bytes[at] == UInt8(ascii: "["),
      let close = source.index(of: UInt8(ascii: "]"), from: at, before: limit)
    {
      at = afterSpace(close + 1, limit, source)
    }
    if at < limit, source.bytes[at] == .less {
      var end = at + 1
      while end < limit, source.bytes[end].isLetter { end += 1 }
      if source.hasPrefix(">: ", at: end) { at = end + 3 }
    }
    return min(at, range.upperBound)
  }

  private static func afterSpace(_ at: Int, _ limit: Int, _ source: SourceText) -> Int {
    at < limit && (source.bytes[at].isBlank || source.bytes[at] == .colon) ? at + 1 : at
  }

  /// `2014-03-02 11:20:33`
  private static func startsWithDate(_ at: Int, _ limit: Int, _ source: SourceText) -> Bool {
    matches("0000-00-00 00:00:00", at, limit, source)
  }

  /// `Mar  2 11:20:33`
  private static func startsWithMonth(_ at: Int, _ limit: Int, _ source: SourceText) -> Bool {
    matches("AAA  0 00:00:00", at, limit, source) || matches("AAA 00 00:00:00", at, limit, source)
  }

  private static func matches(
    _ pattern: StaticString, _ at: Int, _ limit: Int, _ source: SourceText
  ) -> Bool {
    let count = pattern.utf8CodeUnitCount
    guard at + count <= limit else { return false }
    return pattern.withUTF8Buffer { pattern in
      for offset in 0..<count {
        let byte = source.bytes[at + offset]
        switch pattern[offset] {
        case UInt8(ascii: "0"): guard byte.isDigit else { return false }
        case UInt8(ascii: "A"): guard byte.isLetter else { return false }
        case let sign: guard byte == sign || (sign == .space && byte == 0x54) else { return false }
        }
      }
      return true
    }
  }
}
