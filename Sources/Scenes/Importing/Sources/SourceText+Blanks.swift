import Foundation

extension SourceText {
  /// Puts plain spaces and bars in the place of all others, where such stand in the indentation of a
  /// description: a copy from a web page has changed them. False where there are none such.
  mutating func undoBlanks() -> Bool {
    guard mayHoldOddSigns else { return false }
    var lines = LineWalk(self)
    var hasOdd = false
    while !hasOdd, let line = lines.next() { hasOdd = hasOddIndentation(line.range) }
    guard hasOdd else { return false }
    replace { source, position in
      source.oddSign(at: position).map { ($0.plain, $0.length) }
    }
    return true
  }

  /// Puts line ends in the place of Unicode's own separators of lines, where a description follows
  /// one. False where there are none such.
  mutating func undoLineSeparators() -> Bool {
    guard mayHoldOddSigns else { return false }
    let isUsed = bytes.indices.contains { position in
      guard let length = separatorLength(at: position) else { return false }
      var at = position + length
      while at < bytes.count, DescriptionLine.isIndentation(bytes[at]) { at += 1 }
      return DescriptionHeader(at: at, before: bytes.count, of: self) != nil
    }
    guard isUsed else { return false }
    replace { source, position in
      source.separatorLength(at: position).map { ([.newline], $0) }
    }
    return true
  }

  private mutating func replace(
    _ change: (SourceText, Int) -> (text: [UInt8], length: Int)?
  ) {
    var plain: [UInt8] = []
    plain.reserveCapacity(bytes.count)
    var at = 0
    while at < bytes.count {
      if let (text, length) = change(self, at) {
        plain += text
        at += length
      } else {
        plain.append(bytes[at])
        at += 1
      }
    }
    bytes = plain
  }

  /// The first bytes of the signs that are meant here; most sources have none.
  private var mayHoldOddSigns: Bool {
    var at = 0
    while at < bytes.count {
      if bytes[at] > 0x7F || bytes[at] == 0x0B || bytes[at] == 0x0C { return true }
      at += 1
    }
    return false
  }

  /// Whether another blank than a space, or another bar, stands before a description or its bars.
  private func hasOddIndentation(_ line: Range<Int>) -> Bool {
    var at = line.lowerBound
    var hasOdd = false
    while at < line.upperBound {
      if let sign = oddSign(at: at) {
        hasOdd = true
        at += sign.length
      } else if DescriptionLine.isIndentation(bytes[at]) {
        at += 1
      } else {
        break
      }
    }
    return hasOdd && at < line.upperBound && bytes[at] == .less
  }

  /// A blank of Unicode that is no plain space, one without width being nothing at all; or a bar
  /// that is drawn instead of written.
  private func oddSign(at position: Int) -> (plain: [UInt8], length: Int)? {
    guard bytes[position] >= 0xC2 else { return nil }
    if hasPrefix("\u{A0}", at: position) { return ([.space], 2) }
    if hasPrefix("\u{A6}", at: position) { return ([.bar], 2) }
    guard position + 2 < bytes.count else { return nil }
    switch (bytes[position], bytes[position + 1], bytes[position + 2]) {
    case (0xE2, 0x80, 0x80...0x8A), (0xE2, 0x80, 0xAF), (0xE2, 0x81, 0x9F), (0xE3, 0x80, 0x80):
      return ([.space], 3)
    case (0xE2, 0x80, 0x8B...0x8F), (0xE2, 0x81, 0xA0), (0xEF, 0xBB, 0xBF): return ([], 3)
    case (0xE2, 0x94, 0x82), (0xE2, 0x94, 0x83), (0xEF, 0xBD, 0x9C): return ([.bar], 3)
    default: return nil
    }
  }

  /// U+2028, U+2029, NEL, and what once moved paper.
  private func separatorLength(at position: Int) -> Int? {
    switch bytes[position] {
    case 0x0B, 0x0C: 1
    case 0xC2: position + 1 < bytes.count && bytes[position + 1] == 0x85 ? 2 : nil
    case 0xE2:
      hasPrefix("\u{2028}", at: position) || hasPrefix("\u{2029}", at: position) ? 3 : nil
    default: nil
    }
  }
}
