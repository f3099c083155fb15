import Foundation

/// Closes what a JSON text that was cut off left open, after its last whole value.
enum PartialJSON {
  /// - Returns: a text that ends where the cut one had its last whole value; nil where there is none.
  static func closed(_ bytes: [UInt8]) -> [UInt8]? {
    var open: [UInt8] = []
    var isInString = false
    var isEscaped = false
    // The last place where every open container could be closed, and what was open there.
    var whole: (end: Int, open: Int)?
    for (offset, byte) in bytes.enumerated() {
      if isInString {
        if isEscaped {
          isEscaped = false
        } else if byte == .backslash {
          isEscaped = true
        } else if byte == .doubleQuote {
          isInString = false
        }
        continue
      }
      switch byte {
      case .doubleQuote: isInString = true
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        open.append(byte)
        whole = (offset + 1, open.count)
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        if open.popLast() == nil { return nil }
        whole = (offset + 1, open.count)
      case UInt8(ascii: ","): whole = (offset, open.count)
      default: break
      }
    }
    // `}` and `]` stand two places after their openers in ASCII.
    guard let whole, whole.open <= open.count else { return nil }
    let closers = open[..<whole.open].reversed().map { $0 + 2 }
    return bytes[..<whole.end] + closers
  }
}
