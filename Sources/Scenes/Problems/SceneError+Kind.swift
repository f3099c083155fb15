extension SceneError {
  public enum Kind: Sendable, Equatable {
    /// Nothing in it but white space.
    case empty
    /// Not text: what it is, where its first bytes tell.
    case binary(format: String?)
    case wrongEncoding(Encoding)
    /// More than `InputFile.limit`.
    case tooLarge(bytes: Int)
    case file(FileFault)
    case syntax(Syntax)
    /// Well-formed JSON, but no scene: what it is instead.
    case notAScene(Problem.Found)
    /// Text, but of no format that can be imported.
    case unknownFormat(start: String)
    /// A format that can't be imported, by its name.
    case unsupportedFormat(name: String)
    case importing(ImportFailure)
  }

  public enum Encoding: String, Sendable, Equatable {
    case utf16
    case utf32
    /// A byte that is not UTF-8: Latin-1 or another encoding of 8 bits.
    case latin1
  }

  /// What breaks the grammar of JSON.
  public enum Syntax: Sendable, Equatable {
    /// The input ends inside something that began at `opened`.
    case truncated(inside: Part, opened: Problem.Place)
    case expected(Expectation, found: String)
    case trailingComma(closing: String)
    case doubleComma
    case missingComma
    case comment
    case singleQuote
    case unquotedKey(String)
    /// `True`, `None`, `undefined`: the word and JSON's own for it, where there is one.
    case unknownWord(String, meant: String?)
    case badNumber(String, NumberFault)
    case badEscape(String)
    case loneSurrogate(String)
    case controlCharacter(Int)
    case afterTheEnd(String)
  }

  public enum Part: String, Sendable, Equatable {
    case object
    case list
    case string
  }

  public enum Expectation: String, Sendable, Equatable {
    case value
    case key
    case colon
    case commaOrBrace
    case commaOrBracket
  }

  public enum NumberFault: String, Sendable, Equatable, CaseIterable {
    case leadingZero
    case leadingPlus
    case leadingPoint
    case noDigitAfterPoint
    case noDigitInExponent
    case noDigitAfterMinus
    case otherNotation
  }
}
