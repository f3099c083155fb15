/// A value as JavaScript and its printers write it, as JSON: `{ flex: 1, }`, `Object { "flex": 1 }`,
/// `[Function onPress]`.
///
/// What is code and no value becomes null, and the first such piece is kept to be told.
struct LooseJSON: Sendable {
  private(set) var bytes: [UInt8] = []
  /// The first piece of code whose value can't be known.
  private(set) var unknown: String?

  private let source: ArraySlice<UInt8>
  private var at: Int

  init(_ source: ArraySlice<UInt8>) {
    self.source = source
    at = source.startIndex
    convert()
  }

  /// After the quote that closes the string at `start`; nil where none does.
  static func stringEnd(from start: Int, in source: ArraySlice<UInt8>) -> Int? {
    let quote = source[start]
    var at = start + 1
    while at < source.endIndex {
      if source[at] == .backslash {
        at += 1
      } else if source[at] == quote {
        return at + 1
      }
      at += 1
    }
    return nil
  }

  private mutating func convert() {
    while at < source.endIndex {
      let byte = source[at]
      switch byte {
      case _ where byte.isWhite: at += 1
      case UInt8(ascii: "["):
        if isPrintedObject {
          skipCode(isValue: true)
        } else {
          append(byte)
        }
      case UInt8(ascii: "{"), .colon, UInt8(ascii: ","): append(byte)
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        if bytes.last == UInt8(ascii: ",") { bytes.removeLast() }
        append(byte)
      case .quote, .doubleQuote, UInt8(ascii: "`"): string()
      case _ where byte.isDigit || byte == .dash || byte == UInt8(ascii: "."): number()
      default: word()
      }
    }
  }

  private mutating func append(_ byte: UInt8) {
    bytes.append(byte)
    at += 1
  }

  private mutating func string() {
    let end = Self.stringEnd(from: at, in: source) ?? source.endIndex
    guard !isFollowedByCode(end) else { return skipCode(isValue: false) }
    var text: [UInt8] = []
    var next = at + 1
    while next < end - 1 {
      if source[next] == .backslash, next + 1 < end - 1 { next += 1 }
      text.append(source[next])
      next += 1
    }
    bytes += JSONText.string(String(decoding: text, as: UTF8.self)).utf8
    at = end
  }

  private mutating func number() {
    var end = at + 1
    while end < source.endIndex, source[end].isWord || source[end] == UInt8(ascii: ".") { end += 1 }
    let text = String(decoding: source[at..<end], as: UTF8.self)
    guard let value = Double(text), value.isFinite, !isFollowedByCode(end) else {
      return skipCode(isValue: false)
    }
    bytes += JSONText.number(value).utf8
    at = end
  }

  /// A key, a constant, what a printer calls a value's class, or code.
  private mutating func word() {
    var end = at
    while end < source.endIndex, source[end].isWord { end += 1 }
    let word = String(decoding: source[at..<end], as: UTF8.self)
    var next = end
    while next < source.endIndex, source[next].isWhite { next += 1 }
    let follower = next < source.endIndex ? source[next] : nil
    if word == "Object" || word == "Array", follower == 0x7B || follower == 0x5B {
      at = next
    } else if !word.isEmpty, follower == .colon, isKeyPlace {
      bytes += JSONText.string(word).utf8
      at = end
    } else if ["true", "false", "null"].contains(word), !isFollowedByCode(end) {
      bytes += word.utf8
      at = end
    } else {
      let isNothing = ["undefined", "NaN", "Infinity"].contains(word) && !isFollowedByCode(end)
      skipCode(isValue: isNothing)
    }
  }

  /// Whether a key may stand here, and not a value of a choice.
  private var isKeyPlace: Bool {
    bytes.last == UInt8(ascii: "{") || bytes.last == UInt8(ascii: ",")
  }

  /// `[Function onPress]`, `[MockFunction]`, `[Circular]`: a word, and no comma.
  private var isPrintedObject: Bool {
    let first = at + 1
    guard first < source.endIndex, source[first].isLetter, source[first] & 0x20 == 0 else {
      return false
    }
    var end = first
    while end < source.endIndex, end - first < 100, source[end].isWord || source[end] == .space {
      end += 1
    }
    return end < source.endIndex && source[end] == UInt8(ascii: "]")
  }

  private func isFollowedByCode(_ end: Int) -> Bool {
    var next = end
    while next < source.endIndex, source[next].isWhite { next += 1 }
    guard next < source.endIndex else { return false }
    return ![UInt8(ascii: ","), UInt8(ascii: "}"), UInt8(ascii: "]"), .colon].contains(source[next])
  }

  /// Passes over one expression, up to the comma or bracket that ends it outside of its own.
  private mutating func skipCode(isValue: Bool) {
    let start = at
    var depth = 0
    loop: while at < source.endIndex {
      switch source[at] {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
        if depth == 0 { break loop }
        depth -= 1
      case UInt8(ascii: ",") where depth == 0: break loop
      case .quote, .doubleQuote, UInt8(ascii: "`"):
        at = (Self.stringEnd(from: at, in: source) ?? source.endIndex) - 1
      default: break
      }
      at += 1
    }
    // A bracket that opened nothing here would stop everything.
    if at == start { at += 1 }
    // What is spread into an object or a list has no key.
    let isSpread = source[start] == UInt8(ascii: ".")
    if !isSpread || bytes.last == .colon { bytes += Array("null".utf8) }
    if !isValue, unknown == nil {
      unknown = String(decoding: source[start..<min(at, start + 80)], as: UTF8.self)
    }
  }
}
