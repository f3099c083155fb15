import Foundation

/// Cuts XML into tags and text, one after the other, without building a tree.
///
/// Foundation's parser takes time that grows with the square of the number of attributes, and
/// keeps neither columns nor the text of an element. This one expands nothing but numbered
/// references and the five named ones, opens no file, and its time grows with the length.
struct MarkupScanner: Sendable {
  enum Token: Sendable {
    case start(MarkupTag)
    case end(name: Range<Int>)
    case text(Range<Int>)
    /// A CDATA section: a foreign document, or text.
    case data(Range<Int>)
    /// The source ends inside what began at this byte.
    case truncated(at: Int)
  }

  let source: SourceText
  private(set) var position = 0
  private var place = Problem.Place(line: 1)
  /// The byte up to which `place` has been counted.
  private var counted = 0

  init(_ source: SourceText) { self.source = source }

  mutating func next() throws(SceneError) -> Token? {
    let bytes = source.bytes
    while position < bytes.count {
      let start = position
      if bytes[start] != .less || !startsMarkup(start) {
        return .text(textRange(from: start))
      }
      guard start + 1 < bytes.count else { return cut(start) }
      switch bytes[start + 1] {
      case .slash: return endTag(from: start)
      case UInt8(ascii: "?"):
        guard skip(past: "?>", from: start + 2) else { return cut(start) }
      case UInt8(ascii: "!"):
        if source.hasPrefix("<!--", at: start) {
          guard skip(past: "-->", from: start + 4) else { return cut(start) }
        } else if source.hasPrefix("<![CDATA[", at: start) {
          guard let close = source.firstIndex(of: "]]>", from: start + 9) else { return cut(start) }
          position = close + 3
          return .data((start + 9)..<close)
        } else {
          guard try skipDeclaration(from: start) else { return cut(start) }
        }
      default: return startTag(from: start)
      }
    }
    return nil
  }

  /// The place of a byte at or after the last one asked for: a source may be one line of many
  /// megabytes, so that each is counted on from the one before.
  mutating func place(at offset: Int) -> Problem.Place {
    while counted < offset, counted < source.bytes.count {
      if source.bytes[counted] == .newline {
        place.line += 1
        place.column = 1
      } else if source.bytes[counted] & 0xC0 != 0x80 {
        place.column += 1
      }
      counted += 1
    }
    return place
  }

  private mutating func cut(_ start: Int) -> Token {
    position = source.bytes.count
    return .truncated(at: start)
  }

  /// A `<` that begins no tag stands for itself.
  private func startsMarkup(_ at: Int) -> Bool {
    guard at + 1 < source.bytes.count else { return true }
    let next = source.bytes[at + 1]
    return (next.isWord && !next.isDigit) || next == .slash || next == UInt8(ascii: "?")
      || next == UInt8(ascii: "!")
  }

  private mutating func textRange(from start: Int) -> Range<Int> {
    var at = start + 1
    position = source.bytes.count
    while let less = source.index(of: .less, from: at, before: source.bytes.count) {
      if startsMarkup(less) {
        position = less
        break
      }
      at = less + 1
    }
    return start..<position
  }

  private mutating func skip(past end: StaticString, from start: Int) -> Bool {
    guard let found = source.firstIndex(of: end, from: start) else { return false }
    position = found + end.utf8CodeUnitCount
    return true
  }

  /// `<!DOCTYPE …>`, whose entities are refused: they could expand without end, or name files.
  private mutating func skipDeclaration(from start: Int) throws(SceneError) -> Bool {
    var depth = 0
    var at = start
    while at < source.bytes.count {
      switch source.bytes[at] {
      case .less:
        if source.hasPrefix("<!ENTITY", at: at) {
          let places = TextPlaces(source.bytes)
          throw SceneError(.importing(.entityDeclarations), at: places.place(at: at))
        }
        depth += 1
      case .greater:
        depth -= 1
        if depth == 0 {
          position = at + 1
          return true
        }
      default: break
      }
      at += 1
    }
    return false
  }

  private mutating func endTag(from start: Int) -> Token {
    guard let close = source.index(of: .greater, from: start, before: source.bytes.count) else {
      return cut(start)
    }
    var end = close
    while end > start + 2, source.bytes[end - 1].isWhite { end -= 1 }
    position = close + 1
    return .end(name: (start + 2)..<end)
  }

  private mutating func startTag(from start: Int) -> Token {
    let bytes = source.bytes
    var at = start + 1
    while at < bytes.count, !bytes[at].isWhite, bytes[at] != .greater, bytes[at] != .slash {
      at += 1
    }
    var tag = MarkupTag(
      name: (start + 1)..<at, attributes: [], range: start..<at, place: place(at: start),
      isEmpty: false)
    while true {
      while at < bytes.count, bytes[at].isWhite || bytes[at] == .slash { at += 1 }
      guard at < bytes.count else { return cut(start) }
      if bytes[at] == .greater {
        tag.isEmpty = bytes[at - 1] == .slash
        tag.range = start..<(at + 1)
        position = at + 1
        return .start(tag)
      }
      guard let attribute = attribute(&at) else { return cut(start) }
      if tag.attributes.count < ImportLimits.attributes {
        tag.attributes.append(attribute)
        if !attribute.isQuoted { tag.unquoted.append(attribute.name) }
      } else {
        tag.isOverfull = true
      }
    }
  }

  private func attribute(_ at: inout Int) -> MarkupTag.Attribute? {
    let bytes = source.bytes
    let start = at
    while at < bytes.count, bytes[at] != .equals, !bytes[at].isWhite, bytes[at] != .greater {
      at += 1
    }
    let name = start..<at
    while at < bytes.count, bytes[at].isWhite { at += 1 }
    guard at < bytes.count else { return nil }
    guard bytes[at] == .equals else {
      return MarkupTag.Attribute(
        name: name, value: name.upperBound..<name.upperBound, isQuoted: false)
    }
    at += 1
    while at < bytes.count, bytes[at].isWhite { at += 1 }
    guard at < bytes.count else { return nil }
    let quote = bytes[at]
    let valueStart = quote == .quote || quote == .doubleQuote ? at + 1 : at
    if valueStart > at {
      guard let close = source.index(of: quote, from: valueStart, before: bytes.count) else {
        return nil
      }
      at = close + 1
      return MarkupTag.Attribute(name: name, value: valueStart..<close)
    }
    while at < bytes.count, !bytes[at].isWhite, bytes[at] != .greater {
      if bytes[at] == .slash, at + 1 < bytes.count, bytes[at + 1] == .greater { break }
      at += 1
    }
    return MarkupTag.Attribute(name: name, value: valueStart..<at, isQuoted: false)
  }
}
