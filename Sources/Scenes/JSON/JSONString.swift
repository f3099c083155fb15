/// The escapes of JSON strings.
enum JSONString {
  /// - Parameter content: the bytes between the quotes, already checked by the parser.
  static func unescaped(_ content: ArraySlice<UInt8>) -> String {
    var text: [UInt8] = []
    text.reserveCapacity(content.count)
    var units: [UInt16] = []
    var index = content.startIndex
    while index < content.endIndex {
      guard content[index] == UInt8(ascii: "\\") else {
        text.append(content[index])
        index += 1
        continue
      }
      let escape = content[index + 1]
      index += 2
      if escape == UInt8(ascii: "u") {
        units.append(unit(content[index..<index + 4]) ?? 0xFFFD)
        index += 4
        if UTF16.isLeadSurrogate(units[0]), units.count == 1 { continue }
        text += String(decoding: units, as: UTF16.self).utf8
        units = []
      } else {
        text.append(plain[escape] ?? escape)
      }
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// The value of four hexadecimal digits.
  static func unit(_ digits: ArraySlice<UInt8>) -> UInt16? {
    guard digits.count == 4 else { return nil }
    return digits.reduce(UInt16(0) as UInt16?) { value, digit in
      guard let value, let digit = Character(UnicodeScalar(digit)).hexDigitValue else { return nil }
      return value * 16 + UInt16(digit)
    }
  }

  /// What the escapes of one letter stand for.
  static let plain: [UInt8: UInt8] = [
    UInt8(ascii: "\""): UInt8(ascii: "\""), UInt8(ascii: "\\"): UInt8(ascii: "\\"),
    UInt8(ascii: "/"): UInt8(ascii: "/"), UInt8(ascii: "b"): 8, UInt8(ascii: "f"): 12,
    UInt8(ascii: "n"): 10, UInt8(ascii: "r"): 13, UInt8(ascii: "t"): 9,
  ]
}
