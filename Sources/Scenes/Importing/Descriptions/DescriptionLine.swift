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

  init(_ range: Range<Int>, of source: SourceText, after prefix: LinePrefix) {
    let bytes = source.bytes
    var start = prefix.end(in: range, of: source)
    var at = start
    while at < range.upperBound, Self.isIndentation(bytes[at]) { at += 1 }
    guard at < range.upperBound else {
      self = .blank
      return
    }
    // `dump` prints an optional's value like that, under its type.
    if source.hasPrefix("some : ", at: at) {
      at += 7
      start = at
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
  static func isBelow(
    _ range: Range<Int>, of source: SourceText, after prefix: LinePrefix
  ) -> Bool {
    guard case .view(let start) = DescriptionLine(range, of: source, after: prefix) else {
      return false
    }
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
