import Foundation

/// What one line of a printed hierarchy begins with.
enum DescriptionLine: Sendable {
  case blank
  /// A view's description begins here.
  case view(Start)
  /// A description stands somewhere behind other words.
  case mention(Start)
  /// No description, from where the line's own words begin.
  case other(Lead)

  struct Start: Sendable {
    /// Where the bar prefix ends; deeper views have greater columns.
    var column: Int
    /// Whether a superview's bar stands in front.
    var isBarred: Bool
    /// A name that stands before the description.
    var name: Range<Int>?
    var header: DescriptionHeader
  }

  /// What stands in front of a line's own words.
  struct Lead: Sendable {
    var column: Int
    var isBarred: Bool
    /// Where the words begin.
    var end: Int
  }

  /// - Parameter mayWrap: whether the class or the address may run over the end of a line.
  init(
    _ range: Range<Int>, of source: SourceText, after prefix: LinePrefix, mayWrap: Bool = false
  ) {
    let bytes = source.bytes
    let limit = range.upperBound
    var lead = Self.lead(from: prefix.end(in: range, of: source), before: limit, of: source)
    guard lead.end < limit else {
      self = .blank
      return
    }
    // A page's tags may stand before the root, and around any line's words.
    if lead.column == 0, let tag = source.tagEnd(at: lead.end, before: limit) {
      let inner = Self.lead(from: tag, before: limit, of: source)
      if inner.end < limit { lead = inner }
    }
    var at = lead.end
    while let tag = source.tagEnd(at: at, before: limit) { at = tag }
    // Lists and trees have their own marks behind the bars.
    let mark = at
    while at < limit, bytes[at] == .dash || bytes[at].isBlank { at += 1 }
    if source.hasPrefix("▿ ", at: at) { at += 4 }
    if let label = DumpLabel(at: at, before: limit, of: source, isMarked: at > mark) {
      self = .view(
        Start(column: 0, isBarred: false, name: label.name, header: label.header))
      return
    }
    if let header = DescriptionHeader(at: at, before: limit, of: source, mayWrap: mayWrap) {
      self = .view(
        Start(column: lead.column, isBarred: lead.isBarred, name: nil, header: header))
      return
    }
    guard
      let header = Self.header(after: at, before: limit, of: source, mayWrap: mayWrap)
    else {
      self = .other(lead)
      return
    }
    // One word may stand before the description: a property's name, lldb's `$0 =`.
    let words = at..<header.start
    var start = Start(
      column: lead.column, isBarred: lead.isBarred, name: nil, header: header)
    guard Self.isLead(words, of: source) else {
      self = .mention(start)
      return
    }
    start.name = Self.name(in: words, of: source)
    self = .view(start)
  }

  private static func lead(from start: Int, before limit: Int, of source: SourceText) -> Lead {
    var lead = Lead(column: 0, isBarred: false, end: start)
    while lead.end < limit, isIndentation(source.bytes[lead.end]) {
      if source.bytes[lead.end] == .bar { lead.isBarred = true }
      lead.end += 1
    }
    lead.column = lead.end - start
    return lead
  }

  /// Bars, and the marks that comments and quotations put in front of a line.
  static func isIndentation(_ byte: UInt8) -> Bool {
    switch byte {
    case .space, .tab, .bar, .slash, .greater, .quote, .doubleQuote, UInt8(ascii: "#"),
      UInt8(ascii: "*"), UInt8(ascii: "`"), UInt8(ascii: "@"):
      true
    default: false
    }
  }

  /// The first description behind other words.
  private static func header(
    after start: Int, before end: Int, of source: SourceText, mayWrap: Bool
  ) -> DescriptionHeader? {
    var at = start
    let limit = min(start + 200, end)
    while let less = source.index(of: .less, from: at, before: limit) {
      if let header = DescriptionHeader(at: less, before: end, of: source, mayWrap: mayWrap) {
        return header
      }
      at = less + 1
    }
    return nil
  }

  /// Where a superview's bars end; nil for a line without any, or with nothing behind them.
  static func barredColumn(
    _ range: Range<Int>, of source: SourceText, after prefix: LinePrefix
  ) -> Int? {
    let lead = lead(
      from: prefix.end(in: range, of: source), before: range.upperBound, of: source)
    return lead.isBarred && lead.end < range.upperBound ? lead.column : nil
  }

  /// Whether a line begins with a superview's bar.
  static func isBelow(
    _ range: Range<Int>, of source: SourceText, after prefix: LinePrefix
  ) -> Bool {
    guard case .view(let start) = DescriptionLine(range, of: source, after: prefix) else {
      return false
    }
    return start.column > 0 && start.isBarred
  }

  private static func isLead(_ range: Range<Int>, of source: SourceText) -> Bool {
    let words = source.string(range).split { " =:(\t".contains($0) }
    return words.count == 1 || (words.count == 2 && words[1] == "Optional")
  }

  /// Nil for what is no name of the view: lldb's variables, and the numbers of a list.
  private static func name(in range: Range<Int>, of source: SourceText) -> Range<Int>? {
    var end = range.lowerBound
    while end < range.upperBound, source.bytes[end].isWord || source.bytes[end] == 0x2E { end += 1 }
    let isVariable = source.bytes[range.lowerBound] == UInt8(ascii: "$")
    let name = range.lowerBound..<end
    guard !name.isEmpty, !isVariable, source.string(name) != "Optional" else { return nil }
    let isNumber = source.bytes[name].allSatisfy { $0.isDigit || $0 == 0x2E }
    let isNumbered = isNumber && source.bytes[end..<range.upperBound].contains { $0 != .space }
    return isNumbered ? nil : name
  }
}

/// What Swift's `dump` prints before a value: `- some : `, `- 0 : `. It has an indentation of its
/// own, which says nothing of the hierarchy that the value prints.
private struct DumpLabel {
  var name: Range<Int>?
  var header: DescriptionHeader

  init?(at position: Int, before limit: Int, of source: SourceText, isMarked: Bool) {
    var end = position
    while end < limit, source.bytes[end].isWord { end += 1 }
    let label = position..<end
    guard !label.isEmpty, source.hasPrefix(" : ", at: end),
      let header = DescriptionHeader(at: end + 3, before: limit, of: source)
    else { return nil }
    let isSome = source.equals(label, "some")
    guard isMarked || isSome else { return nil }
    self.header = header
    let isName =
      !isSome && source.bytes[position] != 0x5F && !source.bytes[label].allSatisfy(\.isDigit)
    name = isName ? label : nil
  }
}

extension SourceText {
  /// After a tag of HTML that is no description: `<pre>`, `</code>`; nil where none stands.
  func tagEnd(at position: Int, before end: Int) -> Int? {
    guard position < end, bytes[position] == .less else { return nil }
    var at = position + 1
    if at < end, bytes[at] == .slash { at += 1 }
    guard at < end, bytes[at].isLetter else { return nil }
    let limit = min(end, position + 200)
    while at < limit, bytes[at] != .greater {
      if bytes[at] == .less || bytes[at] == .semicolon { return nil }
      at += 1
    }
    guard at < limit, DescriptionHeader(at: position, before: end, of: self) == nil else {
      return nil
    }
    return at + 1
  }
}
