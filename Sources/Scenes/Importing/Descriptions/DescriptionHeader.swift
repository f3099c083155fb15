import Foundation

/// The beginning of a printed object: `<Class: 0x…`, `<Class:0x…` or, without address, `<Class; `.
struct DescriptionHeader: Sendable {
  var className: Range<Int>
  /// Nil where none is printed.
  var address: UInt64?
  /// The `<`.
  var start: Int
  /// After class and address.
  var end: Int

  /// Fails where no object's description begins at `position`.
  ///
  /// - Parameter mayWrap: whether the class or the address may run over the end of a line.
  init?(at position: Int, before end: Int, of source: SourceText, mayWrap: Bool = false) {
    let bytes = source.bytes
    guard position < end, bytes[position] == .less else { return nil }
    var at = position + 1
    // Text views print their container's description inside another pair.
    if at < end, bytes[at] == .less { at += 1 }
    let first = at
    guard first < end, bytes[first].isWord && !bytes[first].isDigit else { return nil }
    var depth = 0
    let limit = min(end, first + 2_000)
    while at < limit {
      let byte = bytes[at]
      if depth == 0 {
        if byte == .colon,
          let address = Self.address(after: at + 1, before: end, of: source, mayWrap: mayWrap)
        {
          self.init(
            className: first..<at, address: address.value, start: position, end: address.end)
          return
        }
        if byte == .semicolon {
          guard at + 1 < end, bytes[at + 1] == .space else { return nil }
          self.init(className: first..<at, address: nil, start: position, end: at)
          return
        }
      }
      switch byte {
      case .less, UInt8(ascii: "("), UInt8(ascii: "["): depth += 1
      // `(Int) -> ()` among the arguments.
      case .greater where depth > 0 && bytes[at - 1] == .dash: break
      case .greater, UInt8(ascii: ")"), UInt8(ascii: "]"):
        guard depth > 0 else { return nil }
        depth -= 1
      case .equals, .quote, .doubleQuote, .bar: return nil
      case .newline, .carriageReturn: guard mayWrap || depth > 0 else { return nil }
      case .space: guard depth > 0 else { return nil }
      default: break
      }
      at += 1
    }
    return nil
  }

  private init(className: Range<Int>, address: UInt64?, start: Int, end: Int) {
    self.className = className
    self.address = address
    self.start = start
    self.end = end
  }

  private static func address(
    after position: Int, before end: Int, of source: SourceText, mayWrap: Bool
  ) -> (value: UInt64?, end: Int)? {
    var at = position
    // A line may have been wrapped here.
    while at < end, source.bytes[at].isWhite { at += 1 }
    guard at < end, source.bytes[at] == 0x30 else { return nil }
    at += 1
    while mayWrap, at < end, source.bytes[at] == .newline || source.bytes[at] == .carriageReturn {
      at += 1
    }
    guard at < end, source.bytes[at] == UInt8(ascii: "x") else { return nil }
    at += 1
    var value: UInt64 = 0
    let first = at
    while at < end {
      let digit = source.bytes[at]
      let isWrap = mayWrap && (digit == .newline || digit == .carriageReturn)
      guard digit.isHexDigit || isWrap else { break }
      at += 1
      if isWrap { continue }
      value = value << 4 | UInt64(digit.isDigit ? digit - 0x30 : (digit | 0x20) - 0x57)
    }
    // An address blotted out for publication is as good as none.
    return (at == first || value == 0 ? nil : value, at)
  }
}
