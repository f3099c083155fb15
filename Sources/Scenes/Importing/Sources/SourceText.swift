import Foundation

/// A source as UTF-8 bytes, whatever it came as.
struct SourceText: Sendable {
  var bytes: [UInt8]
  var repairs: [SourceRepair] = []

  func string(_ range: Range<Int>) -> String {
    let range = range.clamped(to: 0..<bytes.count)
    return String(decoding: bytes[range], as: UTF8.self)
  }

  /// Lines of the whole source; the last one need not end.
  var lineCount: Int {
    bytes.count { $0 == .newline } + (bytes.last == .newline || bytes.isEmpty ? 0 : 1)
  }

  /// Characters, as columns count them: Unicode scalars.
  func characters(in range: Range<Int>) -> Int { bytes[range].count { $0 & 0xC0 != 0x80 } }

  /// The position of the next `byte` from `start` on, before `end`.
  func index(of byte: UInt8, from start: Int, before end: Int) -> Int? {
    var at = start
    while at < end {
      if bytes[at] == byte { return at }
      at += 1
    }
    return nil
  }

  /// - Parameter text: in small letters; the source's may be of any case.
  func hasPrefix(inAnyCase text: StaticString, at position: Int) -> Bool {
    let count = text.utf8CodeUnitCount
    guard position >= 0, position + count <= bytes.count else { return false }
    return text.withUTF8Buffer { buffer in
      for offset in 0..<count {
        let byte = bytes[position + offset]
        if (byte.isLetter ? byte | 0x20 : byte) != buffer[offset] { return false }
      }
      return true
    }
  }

  func hasPrefix(_ text: StaticString, at position: Int) -> Bool {
    let count = text.utf8CodeUnitCount
    guard position >= 0, position + count <= bytes.count else { return false }
    return text.withUTF8Buffer { buffer in
      for offset in 0..<count where bytes[position + offset] != buffer[offset] { return false }
      return true
    }
  }

  func contains(_ text: StaticString) -> Bool { firstIndex(of: text) != nil }

  func firstIndex(of text: StaticString, from start: Int = 0, before end: Int? = nil) -> Int? {
    let first = text.withUTF8Buffer { $0[0] }
    var at = start
    while let found = index(of: first, from: at, before: end ?? bytes.count) {
      if hasPrefix(text, at: found) { return found }
      at = found + 1
    }
    return nil
  }
}

/// One line of a source, without its end.
struct SourceLine: Sendable {
  /// 1-based.
  var number: Int
  var range: Range<Int>
}

/// Walks the lines of a source; `\n`, `\r\n` and `\r` end a line.
struct LineWalk: Sendable {
  let source: SourceText
  private(set) var position = 0
  private(set) var number = 0

  init(_ source: SourceText) { self.source = source }

  mutating func next() -> SourceLine? {
    let bytes = source.bytes
    guard position < bytes.count else { return nil }
    let start = position
    var end = start
    while end < bytes.count, bytes[end] != .newline, bytes[end] != .carriageReturn { end += 1 }
    position = end + 1
    if end + 1 < bytes.count, bytes[end] == .carriageReturn, bytes[end + 1] == .newline {
      position += 1
    }
    number += 1
    return SourceLine(number: number, range: start..<end)
  }
}

extension UInt8 {
  static let newline = UInt8(ascii: "\n")
  static let carriageReturn = UInt8(ascii: "\r")
  static let tab = UInt8(ascii: "\t")
  static let space = UInt8(ascii: " ")
  static let bar = UInt8(ascii: "|")
  static let dash = UInt8(ascii: "-")
  static let less = UInt8(ascii: "<")
  static let greater = UInt8(ascii: ">")
  static let quote = UInt8(ascii: "'")
  static let doubleQuote = UInt8(ascii: "\"")
  static let backslash = UInt8(ascii: "\\")
  static let ampersand = UInt8(ascii: "&")
  static let semicolon = UInt8(ascii: ";")
  static let colon = UInt8(ascii: ":")
  static let equals = UInt8(ascii: "=")
  static let slash = UInt8(ascii: "/")

  var isBlank: Bool { self == .space || self == .tab }
  var isWhite: Bool { isBlank || self == .newline || self == .carriageReturn }
  var isDigit: Bool { self >= 0x30 && self <= 0x39 }
  var isHexDigit: Bool { isDigit || (self | 0x20 >= 0x61 && self | 0x20 <= 0x66) }
  var isLetter: Bool { self | 0x20 >= 0x61 && self | 0x20 <= 0x7A }
  /// May stand in an identifier: letters, digits, `_`, `$` and everything beyond ASCII.
  var isWord: Bool { isLetter || isDigit || self == 0x5F || self == 0x24 || self >= 0x80 }
}
