/// Reads JSON to the letter of RFC 8259, without recursion, and says what breaks its grammar where.
///
/// The words that other languages write for numbers (`NaN`) are read too, so that the key they
/// stand at can be named.
struct JSONParser {
  let bytes: [UInt8]
  let places: TextPlaces
  var position = 0
  var entries: [JSONTape.Entry] = []
  /// The containers that are open, as indices of `entries`.
  private var open: [Int] = []

  /// - Parameter bytes: UTF-8.
  static func parse(_ bytes: [UInt8]) throws(SceneError) -> JSONTape {
    var parser = JSONParser(bytes)
    try parser.parseText()
    return JSONTape(bytes: bytes, entries: parser.entries, places: parser.places)
  }

  private init(_ bytes: [UInt8]) {
    self.bytes = bytes
    places = TextPlaces(bytes)
    entries.reserveCapacity(bytes.count / 8)
  }

  /// Where the parser is: what may stand next.
  private enum State {
    case value
    case firstKey
    case keyAfterComma
    case firstElement
    case elementAfterComma
    case afterValue
  }

  private mutating func parseText() throws(SceneError) {
    var state = State.value
    while true {
      try skipSpace()
      if state == .afterValue, open.isEmpty { break }
      guard let byte = current else { throw truncated() }
      switch state {
      case .value: state = try parseValue(byte)
      case .firstKey where byte == UInt8(ascii: "}"): state = close()
      case .firstElement where byte == UInt8(ascii: "]"): state = close()
      case .firstKey: state = try parseKey(byte)
      case .firstElement: state = try parseValue(byte)
      case .keyAfterComma:
        try refuseSecondComma(byte, closing: "}")
        state = try parseKey(byte)
      case .elementAfterComma:
        try refuseSecondComma(byte, closing: "]")
        state = try parseValue(byte)
      case .afterValue: state = try parseSeparator(byte)
      }
    }
    guard position == bytes.count else { throw syntax(.afterTheEnd(character(at: position))) }
  }

  private mutating func parseValue(_ byte: UInt8) throws(SceneError) -> State {
    switch byte {
    case UInt8(ascii: "{"):
      begin(.object)
      return .firstKey
    case UInt8(ascii: "["):
      begin(.list)
      return .firstElement
    case UInt8(ascii: "\""):
      try parseString(.string)
    case UInt8(ascii: "'"):
      throw syntax(.singleQuote)
    case UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "."),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      try parseNumber()
    case _ where isWordByte(byte):
      try parseWord()
    default:
      throw syntax(.expected(.value, found: character(at: position)))
    }
    return .afterValue
  }

  private mutating func parseKey(_ byte: UInt8) throws(SceneError) -> State {
    guard byte == UInt8(ascii: "\"") else {
      if byte == UInt8(ascii: "'") { throw syntax(.singleQuote) }
      if isWordByte(byte) { throw syntax(.unquotedKey(word(at: position))) }
      throw syntax(.expected(.key, found: character(at: position)))
    }
    try parseString(.key)
    try skipSpace()
    guard let next = current else { throw truncated() }
    guard next == UInt8(ascii: ":") else {
      throw syntax(.expected(.colon, found: character(at: position)))
    }
    position += 1
    return .value
  }

  private mutating func parseSeparator(_ byte: UInt8) throws(SceneError) -> State {
    let isObject = entries[open[open.count - 1]].kind == .object
    if byte == UInt8(ascii: isObject ? "}" : "]") { return close() }
    if byte == UInt8(ascii: ",") {
      position += 1
      return isObject ? .keyAfterComma : .elementAfterComma
    }
    let beginsValue = isWordByte(byte) || "\"{[-".utf8.contains(byte)
    if beginsValue { throw syntax(.missingComma) }
    throw syntax(
      .expected(isObject ? .commaOrBrace : .commaOrBracket, found: character(at: position)))
  }

  private func refuseSecondComma(_ byte: UInt8, closing: String) throws(SceneError) {
    if byte == UInt8(ascii: ",") { throw syntax(.doubleComma) }
    guard closing.utf8.first == byte else { return }
    // The comma is what has to go, so it is the place to show.
    let comma = bytes[..<position].lastIndex(of: UInt8(ascii: ",")) ?? position
    throw syntax(.trailingComma(closing: closing), at: comma)
  }

  private mutating func begin(_ kind: JSONTape.Kind) {
    open.append(entries.count)
    add(kind, from: position, to: position + 1)
    position += 1
  }

  private mutating func close() -> State {
    position += 1
    let container = open.removeLast()
    entries[container].end = UInt32(position)
    entries[container].next = UInt32(entries.count)
    return .afterValue
  }

  mutating func add(_ kind: JSONTape.Kind, from start: Int, to end: Int) {
    entries.append(
      JSONTape.Entry(
        kind: kind, start: UInt32(start), end: UInt32(end), next: UInt32(entries.count + 1)))
  }

  private mutating func skipSpace() throws(SceneError) {
    while let byte = current {
      switch byte {
      case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: "\t"):
        position += 1
      case UInt8(ascii: "/"), UInt8(ascii: "#"): throw syntax(.comment)
      default: return
      }
    }
  }

  private func truncated() -> SceneError {
    guard let container = open.last else {
      return syntax(.expected(.value, found: ""))
    }
    let entry = entries[container]
    let opened = places.place(at: Int(entry.start))
    return syntax(.truncated(inside: entry.kind == .object ? .object : .list, opened: opened))
  }
}
