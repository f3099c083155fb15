/// Blanks what is no code: comments, and the contents of strings.
struct SwiftMask {
  private let bytes: [UInt8]
  private var code: [UInt8]
  private var place = 0

  private init(_ bytes: [UInt8]) {
    self.bytes = bytes
    code = bytes
  }

  static func code(of bytes: [UInt8]) -> [UInt8] {
    var mask = SwiftMask(bytes)
    mask.run()
    return mask.code
  }

  private func has(_ text: StaticString) -> Bool {
    let count = text.utf8CodeUnitCount
    guard place + count <= bytes.count else { return false }
    return (0..<count).allSatisfy { bytes[place + $0] == text.utf8Start[$0] }
  }

  private mutating func blank(_ count: Int) {
    for _ in 0..<count where place < bytes.count {
      if bytes[place] != UInt8(ascii: "\n") { code[place] = UInt8(ascii: " ") }
      place += 1
    }
  }

  /// The brackets open in each interpolation that is being read, with the string it is in.
  private var interpolations: [(string: Quote, depth: Int)] = []

  private struct Quote {
    var hashes: Int
    var isMultiline: Bool
  }

  private mutating func run() {
    while place < bytes.count {
      if has("//") {
        while place < bytes.count, bytes[place] != UInt8(ascii: "\n") { blank(1) }
      } else if has("/*") {
        blankComment()
      } else if let quote = openingQuote() {
        place += quote.hashes + (quote.isMultiline ? 3 : 1)
        blankString(quote)
      } else {
        readCode()
      }
    }
  }

  private mutating func readCode() {
    let byte = bytes[place]
    place += 1
    guard let top = interpolations.last else { return }
    if byte == UInt8(ascii: "(") { interpolations[interpolations.count - 1].depth += 1 }
    guard byte == UInt8(ascii: ")") else { return }
    interpolations[interpolations.count - 1].depth -= 1
    if top.depth == 1 {
      interpolations.removeLast()
      blankString(top.string)
    }
  }

  private mutating func blankComment() {
    var depth = 0
    repeat {
      if has("/*") {
        depth += 1
        blank(2)
      } else if has("*/") {
        depth -= 1
        blank(2)
      } else {
        blank(1)
      }
    } while depth > 0 && place < bytes.count
  }

  private func openingQuote() -> Quote? {
    var hashes = 0
    while place + hashes < bytes.count, bytes[place + hashes] == UInt8(ascii: "#") { hashes += 1 }
    let start = place + hashes
    guard start < bytes.count, bytes[start] == UInt8(ascii: "\"") else { return nil }
    let isMultiline =
      start + 2 < bytes.count && bytes[start + 1] == UInt8(ascii: "\"")
      && bytes[start + 2] == UInt8(ascii: "\"")
    return Quote(hashes: hashes, isMultiline: isMultiline)
  }

  private mutating func blankString(_ quote: Quote) {
    let quotes = quote.isMultiline ? 3 : 1
    while place < bytes.count {
      if hasRun(of: UInt8(ascii: "\""), quotes, then: quote.hashes) {
        place += quotes + quote.hashes
        return
      }
      // A string of one line that is not closed ends with its line.
      if !quote.isMultiline, bytes[place] == UInt8(ascii: "\n") { return }
      if bytes[place] == UInt8(ascii: "\\"),
        hasHashes(quote.hashes, at: place + 1)
      {
        blank(1 + quote.hashes)
        if place < bytes.count, bytes[place] == UInt8(ascii: "(") {
          place += 1
          interpolations.append((quote, 1))
          return
        }
      }
      blank(1)
    }
  }

  private func hasRun(of byte: UInt8, _ count: Int, then hashes: Int) -> Bool {
    guard place + count + hashes <= bytes.count else { return false }
    return (0..<count).allSatisfy { bytes[place + $0] == byte }
      && hasHashes(hashes, at: place + count)
  }

  private func hasHashes(_ count: Int, at start: Int) -> Bool {
    start + count <= bytes.count
      && (0..<count).allSatisfy { bytes[start + $0] == UInt8(ascii: "#") }
  }
}
