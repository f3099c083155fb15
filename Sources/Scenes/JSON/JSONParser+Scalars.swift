extension JSONParser {
  var current: UInt8? { position < bytes.count ? bytes[position] : nil }

  func syntax(_ syntax: SceneError.Syntax, at offset: Int? = nil) -> SceneError {
    SceneError(.syntax(syntax), at: places.place(at: offset ?? position))
  }

  mutating func parseString(_ kind: JSONTape.Kind) throws(SceneError) {
    let start = position
    position += 1
    while let byte = current {
      switch byte {
      case UInt8(ascii: "\""):
        position += 1
        add(kind, from: start, to: position)
        return
      case UInt8(ascii: "\\"): try skipEscape()
      case 0..<0x20: throw syntax(.controlCharacter(Int(byte)))
      default: position += 1
      }
    }
    throw syntax(.truncated(inside: .string, opened: places.place(at: start)))
  }

  private mutating func skipEscape() throws(SceneError) {
    guard position + 1 < bytes.count else {
      position += 1
      return
    }
    let escape = bytes[position + 1]
    guard escape == UInt8(ascii: "u") else {
      guard JSONString.plain[escape] != nil else {
        throw syntax(.badEscape("\\" + character(at: position + 1)))
      }
      position += 2
      return
    }
    let unit = try unicodeEscape(at: position)
    if UTF16.isLeadSurrogate(unit) {
      let isFollowed = bytes[(position + 6)...].starts(with: "\\u".utf8)
      guard isFollowed, UTF16.isTrailSurrogate(try unicodeEscape(at: position + 6)) else {
        throw syntax(.loneSurrogate(text(position, 6)))
      }
      position += 12
    } else if UTF16.isTrailSurrogate(unit) {
      throw syntax(.loneSurrogate(text(position, 6)))
    } else {
      position += 6
    }
  }

  private func unicodeEscape(at offset: Int) throws(SceneError) -> UInt16 {
    let digits = bytes[min(offset + 2, bytes.count)..<min(offset + 6, bytes.count)]
    guard let unit = JSONString.unit(digits) else {
      throw syntax(.badEscape(text(offset, 6)), at: offset)
    }
    return unit
  }

  mutating func parseNumber() throws(SceneError) {
    let start = position
    if let end = endOfWholeNumber() {
      position = end
      add(.number, from: start, to: end)
      return
    }
    let literal = word(at: start)
    if let fault = numberFault(literal) {
      if isNumberWord(literal) {
        position += literal.utf8.count
        add(.word, from: start, to: position)
        return
      }
      throw syntax(.badNumber(literal, fault))
    }
    position += literal.utf8.count
    add(.number, from: start, to: position)
  }

  /// Most numbers are whole, and need no closer look.
  private func endOfWholeNumber() -> Int? {
    var end = position
    if end < bytes.count, bytes[end] == UInt8(ascii: "-") { end += 1 }
    let digits = end
    while end < bytes.count, bytes[end] &- UInt8(ascii: "0") < 10 { end += 1 }
    if end > digits + 1, bytes[digits] == UInt8(ascii: "0") { return nil }
    guard end > digits, end < bytes.count, ",]} \n\r\t".utf8.contains(bytes[end]) else {
      return nil
    }
    return end
  }

  /// Nil for a number of JSON's grammar: `-? (0 | [1-9][0-9]*) (.[0-9]+)? ([eE][+-]?[0-9]+)?`.
  private func numberFault(_ literal: String) -> SceneError.NumberFault? {
    var rest = Substring(literal)
    if rest.hasPrefix("+") { return .leadingPlus }
    if rest.hasPrefix("-") { rest.removeFirst() }
    if rest.hasPrefix(".") { return .leadingPoint }
    let whole = takeDigits(&rest)
    if whole.isEmpty { return .noDigitAfterMinus }
    if whole.utf8.count > 1, whole.hasPrefix("0") { return .leadingZero }
    if rest.hasPrefix(".") {
      rest.removeFirst()
      if takeDigits(&rest).isEmpty { return .noDigitAfterPoint }
    }
    if rest.hasPrefix("e") || rest.hasPrefix("E") {
      rest.removeFirst()
      if rest.hasPrefix("+") || rest.hasPrefix("-") { rest.removeFirst() }
      if takeDigits(&rest).isEmpty { return .noDigitInExponent }
    }
    return rest.isEmpty ? nil : .otherNotation
  }

  private func takeDigits(_ text: inout Substring) -> Substring {
    let digits = text.prefix { ("0"..."9").contains($0) }
    text = text[digits.endIndex...]
    return digits
  }

  mutating func parseWord() throws(SceneError) {
    let start = position
    let word = word(at: start)
    let kind: JSONTape.Kind
    switch word {
    case "true": kind = .yes
    case "false": kind = .no
    case "null": kind = .null
    case _ where isNumberWord(word): kind = .word
    default: throw syntax(.unknownWord(word, meant: Self.meanings[word.lowercased()]))
    }
    position += word.utf8.count
    add(kind, from: start, to: position)
  }

  private func isNumberWord(_ word: String) -> Bool {
    let name = word.lowercased().drop { $0 == "-" || $0 == "+" }
    return ["nan", "inf", "infinity"].contains(name)
  }

  private static let meanings = [
    "true": "true", "yes": "true", "false": "false", "no": "false", "null": "null", "nil": "null",
    "none": "null", "undefined": "null",
  ]

  func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...:
      true
    default: false
    }
  }

  /// The letters, digits and number signs from `offset` on.
  func word(at offset: Int) -> String {
    let word = bytes[offset...].prefix { isWordByte($0) || "+-.".utf8.contains($0) }
    return String(decoding: word, as: UTF8.self)
  }

  /// The whole character at a byte, as a message shows it; empty at the end of the text.
  func character(at offset: Int) -> String {
    String(String(decoding: bytes[offset...].prefix(32), as: UTF8.self).prefix(1))
  }

  private func text(_ offset: Int, _ count: Int) -> String {
    String(decoding: bytes[offset..<min(offset + count, bytes.count)], as: UTF8.self)
  }
}
