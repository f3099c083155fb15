import Foundation

/// Cuts React Native's elements as JSX writes them, one after the other: what `debug()` and
/// snapshots print, and what people write by hand.
struct ReactMarkup: Sendable {
  enum Token: Sendable {
    case open(Tag)
    /// The name is empty for the end of a fragment.
    case close(name: Range<Int>)
    case text(String)
    /// The source ends inside what began at this byte.
    case truncated(at: Int)
  }

  struct Tag: Sendable {
    /// Empty for a fragment.
    var name: Range<Int>
    var range: Range<Int>
    /// `<View />`
    var isEmpty: Bool
    var attributes: [Attribute] = []
    /// Whether code decides if and how often it is there.
    var isInCode = false
  }

  struct Attribute: Sendable {
    var name: Range<Int>
    var value: Value

    enum Value: Sendable {
      /// The name alone, which is true.
      case flag
      /// Between quotes.
      case text(Range<Int>)
      /// Between braces.
      case code(Range<Int>)
    }
  }

  let source: SourceText
  private(set) var position: Int
  /// Code between elements that may have elements in it.
  private var codes: [Code] = []

  private struct Code: Sendable {
    /// After its brace.
    var end: Int
    /// Elements that were opened in it and are not closed.
    var open = 0
  }

  /// Begins where the first element of React Native does.
  init(_ source: SourceText) {
    self.source = source
    position = Self.start(in: source) ?? source.bytes.count
  }

  /// Whether a source has an element of React Native among the first of its tags.
  static func isIn(_ source: SourceText) -> Bool {
    // Android's layouts and other XML have elements of the same names.
    start(in: source) != nil && !source.contains("xmlns")
  }

  private static func start(in source: SourceText) -> Int? {
    let bytes = source.bytes
    var at = 0
    var tags = 0
    // The outermost fragment around the next element.
    var fragment: Int?
    while tags < 40, at < bytes.count {
      defer { at += 1 }
      if source.hasPrefix("/*", at: at) {
        guard let end = source.firstIndex(of: "*/", from: at + 2, before: bytes.count) else {
          return nil
        }
        at = end + 1
      } else if source.hasPrefix("//", at: at), at == 0 || bytes[at - 1] != .colon {
        while at < bytes.count, bytes[at] != .newline { at += 1 }
      } else if bytes[at] == .less {
        // `useRef<View>` is a type.
        if at > 0, bytes[at - 1].isWord { continue }
        let name = name(from: at + 1, of: source)
        guard !name.isEmpty else {
          if source.hasPrefix("<>", at: at) { fragment = fragment ?? at }
          continue
        }
        tags += 1
        if isElement(source.string(name)) { return fragment ?? at }
        fragment = nil
      }
    }
    return nil
  }

  private static func isElement(_ name: String) -> Bool {
    if ["RCT", "RN", "Animated.", "Touchable"].contains(where: name.hasPrefix) { return true }
    return elements.contains(name)
  }

  private static let elements: Set<String> = [
    "View", "Text", "ScrollView", "Image", "ImageBackground", "TextInput", "Pressable", "FlatList",
    "SectionList", "VirtualizedList", "SafeAreaView", "KeyboardAvoidingView", "Modal", "Button",
    "Switch", "ActivityIndicator", "RefreshControl", "AnimatedComponent",
  ]

  private static func name(from start: Int, of source: SourceText) -> Range<Int> {
    var at = start
    while at < source.bytes.count, isName(source.bytes[at]) { at += 1 }
    return start..<at
  }

  private static func isName(_ byte: UInt8) -> Bool {
    byte.isWord || byte == UInt8(ascii: ".") || byte == .dash || byte == .colon
      || byte == UInt8(ascii: "(") || byte == UInt8(ascii: ")")
  }

  mutating func next() -> Token? {
    let bytes = source.bytes
    while position < bytes.count {
      if let code = codes.last, code.open == 0 {
        guard let element = elementInCode(before: code.end - 1) else {
          position = code.end
          codes.removeLast()
          continue
        }
        position = element
      }
      let start = position
      switch bytes[start] {
      case .less where beginsTag(at: start): return counted(tag(from: start))
      case UInt8(ascii: "{"):
        guard let end = bracesEnd(from: start) else { return cut(start) }
        if let text = literal(in: (start + 1)..<(end - 1)) {
          position = end
          return .text(text)
        }
        position = start + 1
        codes.append(Code(end: end))
      default:
        // `<3` is text.
        repeat {
          position += 1
        } while position < bytes.count
          && !(bytes[position] == .less && beginsTag(at: position)) && bytes[position] != 0x7B
        let lines = source.string(start..<position).split(whereSeparator: \.isNewline)
          .map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
        if !lines.isEmpty { return .text(lines.joined(separator: " ")) }
      }
    }
    return nil
  }

  /// Whether what stands behind a `<` may name an element or close one.
  private func beginsTag(at less: Int) -> Bool {
    guard less + 1 < source.bytes.count else { return true }
    let next = source.bytes[less + 1]
    return next == .slash || next == .greater || next.isWord && !next.isDigit
  }

  /// Keeps count of what is open in the code around it.
  private mutating func counted(_ token: Token) -> Token {
    guard let last = codes.indices.last else { return token }
    switch token {
    case .open(var tag):
      tag.isInCode = codes[last].open == 0
      if !tag.isEmpty { codes[last].open += 1 }
      return .open(tag)
    case .close:
      codes[last].open = max(0, codes[last].open - 1)
      return token
    default: return token
    }
  }

  /// The next element or fragment in code; comparisons, comments and strings are none.
  private func elementInCode(before end: Int) -> Int? {
    let bytes = source.bytes
    var at = position
    while at < end {
      switch bytes[at] {
      // `useRef<View>` is a type.
      case .less where at + 1 < end && Self.beginsElement(bytes[at + 1]) && !bytes[at - 1].isWord:
        return at
      case .slash where source.hasPrefix("/*", at: at):
        guard let close = source.firstIndex(of: "*/", from: at + 2, before: end) else { return nil }
        at = close + 1
      case .slash where source.hasPrefix("//", at: at) && bytes[at - 1] != .colon:
        guard let close = source.index(of: .newline, from: at, before: end) else { return nil }
        at = close
      case .quote, .doubleQuote, UInt8(ascii: "`"):
        guard let close = LooseJSON.stringEnd(from: at, in: bytes[..<end]) else { return nil }
        at = close - 1
      default: break
      }
      at += 1
    }
    return nil
  }

  private static func beginsElement(_ byte: UInt8) -> Bool {
    (0x41...0x5A).contains(byte) || byte == .greater
  }

  private mutating func cut(_ start: Int) -> Token {
    position = source.bytes.count
    return .truncated(at: start)
  }

  private mutating func tag(from start: Int) -> Token {
    let bytes = source.bytes
    var at = start + 1
    if at < bytes.count, bytes[at] == .slash {
      let name = Self.name(from: at + 1, of: source)
      guard let close = source.index(of: .greater, from: name.upperBound, before: bytes.count)
      else { return cut(start) }
      position = close + 1
      return .close(name: name)
    }
    let name = Self.name(from: at, of: source)
    at = afterTypes(from: name.upperBound)
    var tag = Tag(name: name, range: start..<at, isEmpty: false)
    while at < bytes.count {
      switch bytes[at] {
      case .greater:
        tag.isEmpty = bytes[at - 1] == .slash
        tag.range = start..<(at + 1)
        position = at + 1
        return .open(tag)
      case UInt8(ascii: "{"):
        // What is spread there can't be seen.
        guard let end = bracesEnd(from: at) else { return cut(start) }
        at = end
      case _ where Self.isName(bytes[at]):
        guard let attribute = attribute(&at) else { return cut(start) }
        if tag.attributes.count < ImportLimits.attributes { tag.attributes.append(attribute) }
      default: at += 1
      }
    }
    return cut(start)
  }

  /// After the types that TypeScript lets stand behind a name: `<FlatList<Product> data=`.
  private func afterTypes(from start: Int) -> Int {
    let bytes = source.bytes
    guard start < bytes.count, bytes[start] == .less else { return start }
    var depth = 0
    for at in start..<min(start + 400, bytes.count) {
      switch bytes[at] {
      case .less: depth += 1
      // The arrow of a function's type closes nothing.
      case .greater where bytes[at - 1] != .equals:
        depth -= 1
        if depth == 0 { return at + 1 }
      default: break
      }
    }
    return start
  }

  private func attribute(_ at: inout Int) -> Attribute? {
    let bytes = source.bytes
    let name = Self.name(from: at, of: source)
    at = name.upperBound
    guard at < bytes.count, bytes[at] == .equals else {
      return Attribute(name: name, value: .flag)
    }
    at += 1
    guard at < bytes.count else { return nil }
    switch bytes[at] {
    case .quote, .doubleQuote:
      guard let close = source.index(of: bytes[at], from: at + 1, before: bytes.count) else {
        return nil
      }
      defer { at = close + 1 }
      return Attribute(name: name, value: .text((at + 1)..<close))
    case UInt8(ascii: "{"):
      guard let end = bracesEnd(from: at) else { return nil }
      defer { at = end }
      return Attribute(name: name, value: .code((at + 1)..<(end - 1)))
    default: return Attribute(name: name, value: .flag)
    }
  }

  /// After the brace that closes the one at `start`.
  private func bracesEnd(from start: Int) -> Int? {
    let bytes = source.bytes
    var depth = 0
    var at = start
    while at < bytes.count {
      switch bytes[at] {
      case UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: "}"):
        depth -= 1
        if depth == 0 { return at + 1 }
      case .quote, .doubleQuote, UInt8(ascii: "`"):
        guard let close = LooseJSON.stringEnd(from: at, in: bytes[...]) else { return nil }
        at = close - 1
      default: break
      }
      at += 1
    }
    return nil
  }

  /// The text of `{"Pay"}`.
  private func literal(in range: Range<Int>) -> String? {
    let json = LooseJSON(source.bytes[range])
    guard json.unknown == nil, let tape = try? JSONParser.parse(json.bytes) else { return nil }
    return tape.root.string
  }
}
