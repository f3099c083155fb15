import Foundation

extension SourceText {
  /// Undoes what copying through a string literal or a web page does to text; false where it did
  /// nothing of the kind.
  mutating func undoEscapes() -> Bool {
    let hasMarkup = contains("&lt;")
    let hasEscapes = contains("\\n") || contains("\\\"")
    if hasMarkup {
      undoMarkup()
      repairs.append(.markup)
    }
    if hasEscapes {
      undoBackslashes()
      repairs.append(.escapes)
    }
    return hasMarkup || hasEscapes
  }

  /// Whether a description closes and a written `\n` follows it, where a line end should be.
  var hasWrittenLineEnds: Bool { contains(">\\n") }

  /// Puts the ends of lines back in that a web page or a chat took out of a printed hierarchy:
  /// before bars that follow a closed description and lead to the next one. False where there are
  /// none such.
  mutating func undoJoinedLines() -> Bool {
    var plain: [UInt8] = []
    // What is copied so far.
    var done = 0
    var at = 0
    // Whether a description has begun on the line: a sign behind a counter or a tag closes none.
    var hasBegun = false
    var looked = 0
    while let close = index(of: .greater, from: at, before: bytes.count) {
      at = close + 1
      for sign in looked..<close {
        if bytes[sign] == .newline {
          hasBegun = false
        } else if bytes[sign] == .less, !hasBegun {
          hasBegun = DescriptionHeader(at: sign, before: bytes.count, of: self) != nil
        }
      }
      looked = max(looked, close)
      guard hasBegun else { continue }
      // The first sign of a line closes nothing, and neither does one that stands alone.
      if close == 0 || bytes[close - 1] == .newline || bytes[close - 1].isBlank { continue }
      // What may stand behind a description.
      for trailer in [" - (null)", " (layer)"] as [StaticString] where hasPrefix(trailer, at: at) {
        at += trailer.utf8CodeUnitCount
      }
      var end = at
      var hasBar = false
      while end < bytes.count,
        bytes[end].isBlank || bytes[end] == .bar || hasBar && bytes[end] == .dash
      {
        hasBar = hasBar || bytes[end] == .bar
        end += 1
      }
      // A run that leads nowhere is not walked again.
      defer { at = max(at, end) }
      guard hasBar, DescriptionHeader(at: end, before: bytes.count, of: self) != nil else {
        continue
      }
      plain += bytes[done..<at]
      plain.append(.newline)
      done = at
    }
    if done == 0 { return false }
    bytes = plain + bytes[done...]
    return true
  }

  /// Takes away the `>` that a mail puts in front of every quoted line; false where a description
  /// stands without one.
  mutating func undoQuotation() -> Bool {
    guard firstIndex(of: "\n>") != nil || bytes.first == .greater else { return false }
    let prefix = LinePrefix(self)
    var lines = LineWalk(self)
    var marks: [Range<Int>] = []
    var hasView = false
    while let line = lines.next() {
      if let mark = quotationMark(of: line.range) {
        marks.append(mark)
        hasView = hasView || isView(line, after: prefix)
      } else if isView(line, after: prefix) {
        return false
      }
    }
    guard hasView else { return false }
    var plain: [UInt8] = []
    plain.reserveCapacity(bytes.count)
    var done = 0
    for mark in marks {
      plain += bytes[done..<mark.lowerBound]
      done = mark.upperBound
    }
    bytes = plain + bytes[done...]
    return true
  }

  private func isView(_ line: SourceLine, after prefix: LinePrefix) -> Bool {
    if case .view = DescriptionLine(line.range, of: self, after: prefix) { true } else { false }
  }

  /// `> `, `>> ` or `> > ` at the start of a line.
  private func quotationMark(of line: Range<Int>) -> Range<Int>? {
    var end = line.lowerBound
    while end < line.upperBound, bytes[end] == .greater {
      end += 1
      if end < line.upperBound, bytes[end] == .space { end += 1 }
    }
    return end > line.lowerBound ? line.lowerBound..<end : nil
  }

  /// Whether the first attribute's quote is escaped.
  var hasEscapedAttributes: Bool {
    var at = 0
    // An equals sign that no quote follows says nothing: a log may stand before the document.
    while let next = index(of: .equals, from: at, before: bytes.count) {
      if hasPrefix("=\"", at: next) || hasPrefix("='", at: next) { return false }
      if hasPrefix("=\\\"", at: next) { return true }
      at = next + 1
    }
    return false
  }

  /// Whether texts stand between quotes with backslashes, as a debugger prints a string.
  var hasEscapedQuotes: Bool { contains(": \\'") }

  mutating func undoBackslashes() {
    var plain: [UInt8] = []
    plain.reserveCapacity(bytes.count)
    var at = 0
    while at < bytes.count {
      guard bytes[at] == .backslash, at + 1 < bytes.count else {
        plain.append(bytes[at])
        at += 1
        continue
      }
      switch bytes[at + 1] {
      case UInt8(ascii: "n"):
        plain.append(.newline)
        if let end = literalEnd(after: at + 2) {
          at = end
          continue
        }
      case UInt8(ascii: "t"): plain.append(.tab)
      case UInt8(ascii: "r"): break
      case .quote, .doubleQuote, .backslash, .slash: plain.append(bytes[at + 1])
      default: plain += [bytes[at], bytes[at + 1]]
      }
      at += 2
    }
    bytes = plain
  }

  /// Behind a line's end in the source that a written one stands before, with nothing between them
  /// but what parts a literal from the next: both are one.
  private func literalEnd(after start: Int) -> Int? {
    var at = start
    while at < bytes.count {
      switch bytes[at] {
      case .newline: return at + 1
      case .quote, .doubleQuote, .space, .tab, .carriageReturn, .backslash, UInt8(ascii: "+"),
        UInt8(ascii: ","):
        // A second `\n` is an empty line.
        if bytes[at] == .backslash, at + 1 < bytes.count, !bytes[at + 1].isWhite { return nil }
        at += 1
      default: return nil
      }
    }
    return at
  }

  mutating func undoMarkup() {
    var plain: [UInt8] = []
    plain.reserveCapacity(bytes.count)
    var at = 0
    while at < bytes.count {
      if bytes[at] == .ampersand, let entity = MarkupEntity(at: at, in: bytes[...]) {
        plain += entity.text
        at = entity.end
      } else {
        plain.append(bytes[at])
        at += 1
      }
    }
    bytes = plain
  }
}

/// One of the five named references of XML, HTML's `&nbsp;`, or a numbered one.
struct MarkupEntity: Sendable {
  var text: [UInt8]
  /// After the semicolon.
  var end: Int

  /// Fails for every other `&`, which stands for itself.
  init?(at position: Int, in bytes: ArraySlice<UInt8>) {
    let limit = min(position + 12, bytes.endIndex)
    guard let close = bytes[position..<limit].firstIndex(of: .semicolon) else { return nil }
    let name = String(decoding: bytes[(position + 1)..<close], as: UTF8.self)
    guard let text = Self.named[name] ?? Self.numbered(name) else { return nil }
    self.text = Array(text.utf8)
    end = close + 1
  }

  private static let named = [
    "lt": "<", "gt": ">", "amp": "&", "quot": "\"", "apos": "'", "nbsp": " ",
  ]

  private static func numbered(_ name: String) -> String? {
    guard name.hasPrefix("#") else { return nil }
    let digits = name.dropFirst()
    let value =
      digits.first == "x" || digits.first == "X"
      ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    guard let value, value > 0, let scalar = Unicode.Scalar(value) else { return nil }
    return String(Character(scalar))
  }
}
