/// The `.strings` format: `"key" = "value";`, with comments in `/* */` and `//`.
struct StringsFile {
  private(set) var entries: [String: String] = [:]
  /// Keys that stand twice.
  private(set) var doubles: [String] = []

  init(_ source: String) {
    var rest = Substring(source)
    while let key = Self.string(&rest) {
      guard let value = Self.string(&rest) else { break }
      if entries.updateValue(value, forKey: key) != nil { doubles.append(key) }
    }
  }

  /// The next quoted text, whatever signs and comments come before it.
  private static func string(_ rest: inout Substring) -> String? {
    while let character = rest.first, character != "\"" {
      if rest.hasPrefix("/*") {
        skip(&rest, past: "*/")
      } else if rest.hasPrefix("//") {
        skip(&rest, past: "\n")
      } else {
        rest.removeFirst()
      }
    }
    guard rest.popFirst() != nil else { return nil }
    var text = ""
    while let character = rest.popFirst(), character != "\"" {
      guard character == "\\", let escaped = rest.popFirst() else {
        text.append(character)
        continue
      }
      text.append(escaped == "n" ? "\n" : escaped)
    }
    return text
  }

  private static func skip(_ rest: inout Substring, past end: String) {
    rest = rest.firstRange(of: end).map { rest[$0.upperBound...] } ?? ""
  }
}
