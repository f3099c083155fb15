/// Values as JSON text.
public enum JSONText {
  /// With quotes, escaping what must be, and what would turn the direction of writing or steer the
  /// terminal that shows it.
  public static func string(_ text: String) -> String {
    let isPlain = text.utf8.allSatisfy {
      // The last ones begin what is looked at more closely.
      $0 >= 0x20 && $0 != 0x22 && $0 != 0x5C && $0 != 0x7F && $0 != 0xC2 && $0 != 0xD8 && $0 != 0xE2
    }
    if isPlain { return "\"" + text + "\"" }
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\n": quoted += "\\n"
      case "\r": quoted += "\\r"
      case "\t": quoted += "\\t"
      case "\0"..<" ", "\u{7F}"..."\u{9F}", "\u{61C}", "\u{200E}", "\u{200F}",
        "\u{2028}"..."\u{202E}", "\u{2066}"..."\u{2069}":
        let digits = String(scalar.value, radix: 16)
        quoted += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }

  /// The shortest text that reads back as the same number, whole numbers without a point; `null`
  /// for what is not finite, which JSON can't say.
  public static func number(_ value: Double) -> String {
    guard value.isFinite else { return "null" }
    if value == 0 { return value.sign == .minus ? "-0" : "0" }
    if value == value.rounded(), value.magnitude < 1e15 { return String(Int(value)) }
    return "\(value)"
  }

  /// `[1, 2]`
  public static func list(_ elements: [String]) -> String {
    "[" + elements.joined(separator: ", ") + "]"
  }
}
