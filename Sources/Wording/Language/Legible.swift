/// Text that others wrote, fit to be shown: names, classes, keys and values of an input may hold
/// anything, and a sentence, a log or a terminal must not be changed by it.
public enum Legible {
  /// The text with what can't be seen made visible: `\n`, `\u{1B}`. That is controls, line and
  /// paragraph separators, and the marks that turn the direction of writing.
  public static func text(_ text: String) -> String {
    // Most texts have no byte with which such a sign begins.
    guard text.utf8.contains(where: mayBegin), text.unicodeScalars.contains(where: isInvisible)
    else { return text }
    var shown = ""
    for scalar in text.unicodeScalars {
      guard isInvisible(scalar) else {
        shown.unicodeScalars.append(scalar)
        continue
      }
      shown += named[scalar] ?? "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
    }
    return shown
  }

  /// The same, cut where a message would not be read to its end.
  public static func excerpt(_ text: String) -> String {
    let start = text.prefix(longestExcerpt)
    return Self.text(start.endIndex < text.endIndex ? start.dropLast() + "…" : text)
  }

  /// Characters.
  public static let longestExcerpt = 60

  private static func mayBegin(_ byte: UInt8) -> Bool {
    switch byte {
    case 0..<0x20, 0x7F, 0xC2, 0xD8, 0xE2, 0xEF: true
    default: false
    }
  }

  private static let named: [Unicode.Scalar: String] = ["\n": "\\n", "\r": "\\r", "\t": "\\t"]

  private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "\0"..<" ", "\u{7F}"..."\u{9F}", "\u{61C}", "\u{200E}", "\u{200F}",
      "\u{2028}"..."\u{202E}", "\u{2066}"..."\u{2069}", "\u{FEFF}":
      true
    default: false
    }
  }
}
