/// Reads the tokens of SVG path data.
struct SVGPathScanner {
  private let bytes: [UInt8]
  private(set) var offset = 0

  init(_ text: String) { bytes = Array(text.utf8) }

  var isAtEnd: Bool { offset >= bytes.count }

  private var next: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  func error(_ reason: SVGPathError.Reason, at place: Int? = nil) -> SVGPathError {
    SVGPathError(offset: place ?? offset, reason: reason)
  }

  /// The character here, for a message.
  var character: Character {
    String(decoding: bytes[offset...].prefix(32), as: UTF8.self).first ?? " "
  }

  mutating func skipSpace() {
    while let byte = next, [0x20, 0x09, 0x0A, 0x0C, 0x0D].contains(byte) { offset += 1 }
  }

  /// Space with at most one comma in it; true when there was one.
  mutating func skipSeparator() -> Bool {
    skipSpace()
    guard next == UInt8(ascii: ",") else { return false }
    offset += 1
    skipSpace()
    return true
  }

  var startsNumber: Bool {
    guard let byte = next else { return false }
    return isDigit(byte) || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "-")
      || byte == UInt8(ascii: "+")
  }

  /// The command letter here, if there is one.
  mutating func command() -> UInt8? {
    guard let byte = next, "MmLlHhVvCcSsQqTtAaZz".utf8.contains(byte) else { return nil }
    offset += 1
    return byte
  }

  /// A sign, digits with at most one point among or around them, an exponent.
  mutating func number(for command: Character) throws(SVGPathError) -> CGFloat {
    let begin = offset
    var place = offset
    func digits(from start: Int) -> Int {
      var end = start
      while end < bytes.count, isDigit(bytes[end]) { end += 1 }
      return end
    }
    func isSign(at place: Int) -> Bool {
      place < bytes.count
        && (bytes[place] == UInt8(ascii: "-") || bytes[place] == UInt8(ascii: "+"))
    }
    if isSign(at: place) { place += 1 }
    let whole = digits(from: place)
    var count = whole - place
    place = whole
    if place < bytes.count, bytes[place] == UInt8(ascii: ".") {
      let fraction = digits(from: place + 1)
      count += fraction - place - 1
      place = fraction
    }
    guard count > 0 else { throw error(.expectedNumber(command: command)) }
    if place < bytes.count, bytes[place] | 0x20 == UInt8(ascii: "e") {
      let power = isSign(at: place + 1) ? place + 2 : place + 1
      let end = digits(from: power)
      if end > power { place = end }
    }
    offset = place
    let text = String(decoding: bytes[begin..<place], as: UTF8.self)
    guard let value = Double(text), abs(value) <= SVGPathParser.limit else {
      throw error(.tooLarge, at: begin)
    }
    return CGFloat(value)
  }

  /// `0` or `1`, which needs no separator behind it.
  mutating func flag(for command: Character) throws(SVGPathError) -> Bool {
    guard let byte = next, byte == UInt8(ascii: "0") || byte == UInt8(ascii: "1") else {
      throw error(.expectedFlag(command: command))
    }
    offset += 1
    return byte == UInt8(ascii: "1")
  }

  private func isDigit(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
  }
}
