import Foundation

/// The text of a Swift file, with a copy in which comments and the contents of strings are blank,
/// so that a search finds code only. Places are bytes of UTF-8, the same in both.
struct SwiftText {
  let bytes: [UInt8]
  let code: [UInt8]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    code = SwiftMask.code(of: bytes)
  }

  func string(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// From 1.
  func line(of place: Int) -> Int {
    bytes[..<place].reduce(1) { $1 == UInt8(ascii: "\n") ? $0 + 1 : $0 }
  }

  /// The code as text of the same length.
  var codeText: String { String(decoding: code, as: UTF8.self) }

  /// The matches of a pattern in the code, each with its groups; nil for a group that took no part.
  func matches(of pattern: String, in range: Range<Int>? = nil) -> [[Range<Int>?]] {
    guard let expression = try? NSRegularExpression(pattern: pattern) else { return [] }
    // One unit a byte, whatever the code contains, so that places agree.
    let units = String(utf16CodeUnits: code.map(UInt16.init), count: code.count)
    let range = range ?? 0..<code.count
    return expression.matches(
      in: units, range: NSRange(location: range.lowerBound, length: range.count)
    ).map { match in
      (0..<match.numberOfRanges).map { index in
        let found = match.range(at: index)
        return found.location == NSNotFound
          ? nil : found.location..<found.location + found.length
      }
    }
  }

  /// The place behind the bracket that closes the one at `open`, or nil.
  func end(ofBracketAt open: Int) -> Int? {
    var depth = 0
    for place in open..<code.count {
      switch code[place] {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
        depth -= 1
        if depth == 0 { return place + 1 }
      default: break
      }
    }
    return nil
  }

  /// The arguments between brackets, split at the commas of the outermost level.
  func arguments(in range: Range<Int>) -> [Range<Int>] {
    var (parts, start, depth): ([Range<Int>], Int, Int) = ([], range.lowerBound, 0)
    for place in range {
      switch code[place] {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
      case UInt8(ascii: ",") where depth == 0:
        parts.append(trimmed(start..<place))
        start = place + 1
      default: break
      }
    }
    let last = trimmed(start..<range.upperBound)
    return last.isEmpty && parts.isEmpty ? [] : parts + [last]
  }

  func trimmed(_ range: Range<Int>) -> Range<Int> {
    var (start, end) = (range.lowerBound, range.upperBound)
    while start < end, bytes[start] <= 0x20 { start += 1 }
    while end > start, bytes[end - 1] <= 0x20 { end -= 1 }
    return start..<end
  }
}
