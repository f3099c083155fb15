import Scenes

/// What breaks the grammar of JSON, as sentences.
enum SyntaxWords {
  static func message(_ syntax: SceneError.Syntax, in language: Language) -> String {
    func text(_ key: String, _ values: [String: String] = [:]) -> String {
      language.text(key, echoing: values)
    }
    switch syntax {
    case .truncated(let part, let opened):
      return text(
        "syntax.truncated",
        [
          "part": self.part(part, in: language), "line": String(opened.line),
          "column": String(opened.column),
        ])
    case .expected(let expectation, let found):
      let found = found.isEmpty ? text("syntax.theEnd") : text("syntax.character", ["text": found])
      return text(
        "syntax.expected",
        ["expected": self.expectation(expectation, in: language), "found": found])
    case .trailingComma(let closing): return text("syntax.trailingComma", ["closing": closing])
    case .doubleComma: return text("syntax.doubleComma")
    case .missingComma: return text("syntax.missingComma")
    case .comment: return text("syntax.comment")
    case .singleQuote: return text("syntax.singleQuote")
    case .unquotedKey(let key):
      return text("syntax.unquotedKey", ["key": key])
    case .unknownWord(let word, _): return text("syntax.unknownWord", ["word": word])
    case .badNumber(let number, let fault):
      return text("syntax.badNumber", ["number": number, "why": self.fault(fault, in: language)])
    case .badEscape(let escape): return text("syntax.badEscape", ["escape": escape])
    case .loneSurrogate(let escape): return text("syntax.loneSurrogate", ["escape": escape])
    case .controlCharacter(10), .controlCharacter(13): return text("syntax.lineBreak")
    case .controlCharacter(let code):
      return text("syntax.controlCharacter", ["code": String(code)])
    case .afterTheEnd(let found): return text("syntax.afterTheEnd", ["text": found])
    }
  }

  static func hint(_ syntax: SceneError.Syntax, in language: Language) -> String {
    switch syntax {
    case .truncated: language.text("hint.truncated")
    case .trailingComma, .doubleComma: language.text("hint.removeComma")
    case .missingComma: language.text("hint.addComma")
    case .comment: language.text("hint.comment")
    case .singleQuote: language.text("hint.quotes")
    case .unquotedKey(let key) where key.contains(where: { "“”„«»‘’".contains($0) }):
      language.text("hint.curlyQuotes")
    case .unquotedKey(let key): language.text("hint.quoteKey", echoing: ["key": key])
    case .unknownWord(_, let meant?): language.text("hint.word", ["word": meant])
    case .unknownWord(let word, nil) where word.contains(where: { "“”„«»‘’".contains($0) }):
      language.text("hint.curlyQuotes")
    case .unknownWord: language.text("hint.textInQuotes")
    case .badEscape: language.text("hint.escape")
    case .loneSurrogate: language.text("hint.surrogate")
    case .controlCharacter(10), .controlCharacter(13): language.text("hint.closeQuote")
    case .controlCharacter(let code):
      language.text("hint.escapeCode", ["code": hexadecimal(code)])
    case .badNumber: language.text("hint.numbers")
    case .afterTheEnd: language.text("hint.afterTheEnd")
    case .expected(let expectation, _): hint(expectation, in: language)
    }
  }

  private static func hint(
    _ expectation: SceneError.Expectation, in language: Language
  ) -> String {
    switch expectation {
    case .value: language.text("hint.value")
    case .key: language.text("hint.key")
    case .colon: language.text("hint.colon")
    case .commaOrBrace, .commaOrBracket: language.text("hint.commaOrEnd")
    }
  }

  private static func hexadecimal(_ code: Int) -> String {
    let digits = String(code, radix: 16)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }

  private static func part(_ part: SceneError.Part, in language: Language) -> String {
    switch part {
    case .object: language.text("part.object")
    case .list: language.text("part.list")
    case .string: language.text("part.string")
    }
  }

  private static func expectation(
    _ expectation: SceneError.Expectation, in language: Language
  ) -> String {
    switch expectation {
    case .value: language.text("expectation.value")
    case .key: language.text("expectation.key")
    case .colon: language.text("expectation.colon")
    case .commaOrBrace: language.text("expectation.commaOrBrace")
    case .commaOrBracket: language.text("expectation.commaOrBracket")
    }
  }

  private static func fault(_ fault: SceneError.NumberFault, in language: Language) -> String {
    switch fault {
    case .leadingZero: language.text("fault.leadingZero")
    case .leadingPlus: language.text("fault.leadingPlus")
    case .leadingPoint: language.text("fault.leadingPoint")
    case .noDigitAfterPoint: language.text("fault.noDigitAfterPoint")
    case .noDigitInExponent: language.text("fault.noDigitInExponent")
    case .noDigitAfterMinus: language.text("fault.noDigitAfterMinus")
    case .otherNotation: language.text("fault.otherNotation")
    }
  }
}
