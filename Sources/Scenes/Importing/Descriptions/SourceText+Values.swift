import Foundation

extension SourceText {
  /// The numbers of a value such as `(0 0; 44 44)` or `{{0, 0}, {44, 44}}`; nil where a word is none.
  func numbers(in range: Range<Int>) -> [Double]? {
    var numbers: [Double] = []
    var at = range.lowerBound
    while at < range.upperBound {
      if Self.isBetweenNumbers(bytes[at]) {
        at += 1
        continue
      }
      let start = at
      while at < range.upperBound, !Self.isBetweenNumbers(bytes[at]) { at += 1 }
      guard numbers.count < 16, let number = number(in: start..<at) else { return nil }
      numbers.append(number)
    }
    return numbers
  }

  private static func isBetweenNumbers(_ byte: UInt8) -> Bool {
    switch byte {
    case .semicolon, UInt8(ascii: ","), UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "["),
      UInt8(ascii: "]"), UInt8(ascii: "{"), UInt8(ascii: "}"):
      true
    default: byte.isWhite
    }
  }

  /// Exactly `count` numbers; a line end inside of one of them counts only where it has to.
  func numbers(_ count: Int, in range: Range<Int>) -> [Double]? {
    if let numbers = numbers(in: range), numbers.count == count { return numbers }
    guard let joined = joined(range) else { return nil }
    return joined.numbers(in: 0..<joined.bytes.count).flatMap { $0.count == count ? $0 : nil }
  }

  /// A value that was wrapped, in one line; nil for one that was not.
  private func joined(_ range: Range<Int>) -> SourceText? {
    let text = unwrapped(range).utf8
    return text.count < range.count ? SourceText(bytes: Array(text)) : nil
  }

  /// A decimal number, `inf` or `nan`.
  func number(in range: Range<Int>) -> Double? {
    guard !range.isEmpty, range.count <= 400 else { return nil }
    // Most printed numbers are short whole ones.
    if range.count < 10 {
      var value = 0
      let isNegative = bytes[range.lowerBound] == UInt8(ascii: "-")
      var at = range.lowerBound + (isNegative ? 1 : 0)
      if at < range.upperBound {
        while at < range.upperBound, bytes[at].isDigit {
          value = value * 10 + Int(bytes[at] - 0x30)
          at += 1
        }
        if at == range.upperBound { return Double(isNegative ? -value : value) }
      }
    }
    // Swift would take hexadecimal digits too, which no tool writes.
    guard !bytes[range].contains(where: { $0 | 0x20 == UInt8(ascii: "x") }) else { return nil }
    return Double(string(range))
  }

  /// `YES`, `true`, `1` and their opposites.
  func flag(in range: Range<Int>) -> Bool? {
    switch unwrapped(range) {
    case "YES", "Y", "true", "1": true
    case "NO", "N", "false", "0": false
    default: nil
    }
  }
}
