import Foundation

extension OutlineQuery {
  /// Reads what was typed; an empty text has no terms.
  init(_ text: String) throws(Refusal) {
    var reader = QueryReader(text)
    while let term = try reader.term() { terms.append(term) }
  }
}

/// Reads a query from left to right.
private struct QueryReader {
  private var rest: Substring

  init(_ text: String) { rest = text.prefix(2000)[...] }

  mutating func term() throws(OutlineQuery.Refusal) -> OutlineQuery.Term? {
    skipSpaces()
    guard let first = rest.first else { return nil }
    if QueryWords.quotes.contains(first) {
      return OutlineQuery.Term(condition: Self.anywhere(try quoted()))
    }
    if first == "!" || first == "-",
      rest.dropFirst().first.map({ $0.isLetter || QueryWords.quotes.contains($0) }) == true
    {
      rest.removeFirst()
      return try negated(term())
    }
    if let sign = comparison() { throw .nothingBefore(sign) }
    let word = word()
    let key = word.lowercased()
    if key == QueryWords.not, let next = try term() { return negated(next) }
    if key == QueryWords.and { return try term() }
    if let sign = comparison() { return try assigned(word, sign) }
    if let pairs = QueryWords.pairs[key] {
      let before = rest
      skipSpaces()
      if let flag = pairs[self.word().lowercased()] {
        return OutlineQuery.Term(condition: .flag(flag))
      }
      rest = before
    }
    if let flag = QueryWords.flags[key] { return OutlineQuery.Term(condition: .flag(flag)) }
    return OutlineQuery.Term(condition: Self.anywhere(word))
  }

  /// A word, a sign and a value: `alpha < 0.5`, `class:UIButton`, `isHidden = true`.
  private mutating func assigned(
    _ word: String, _ sign: String
  ) throws(OutlineQuery.Refusal) -> OutlineQuery.Term {
    let key = word.lowercased()
    skipSpaces()
    let isQuoted = rest.first.map { QueryWords.quotes.contains($0) } == true
    let value = isQuoted ? try quoted() : self.word(withSigns: sign == ":")
    let isEquality = sign == ":" || sign == "=" || sign == "==" || sign == "!=" || sign == "≠"
    let isNegated = sign == "!=" || sign == "≠"
    guard !value.isEmpty else { throw .nothingAfter(word + sign) }
    if isEquality, let property = QueryWords.properties[key] {
      let says = value.lowercased()
      guard QueryWords.yes.contains(says) || QueryWords.no.contains(says) else {
        throw .notYesOrNo(value, for: word)
      }
      let flag = QueryWords.yes.contains(says) ? property.whenTrue : property.whenFalse
      return OutlineQuery.Term(condition: .flag(flag), isNegated: isNegated)
    }
    if isEquality, let field = QueryWords.texts[key] {
      let letters = Array(value.lowercased().utf8)
      return OutlineQuery.Term(condition: .contains(letters, field), isNegated: isNegated)
    }
    if let quantity = QueryWords.numbers[key] {
      let plain = value.replacing("−", with: "-").replacing(",", with: ".")
      guard let number = Double(plain), number.isFinite else {
        throw .noNumber(value, after: word + sign)
      }
      return OutlineQuery.Term(condition: .compare(quantity, Self.comparison(sign), number))
    }
    // A name with a colon in it, such as a printed address, is a name.
    if sign == ":", !word.allSatisfy(\.isLetter) {
      return OutlineQuery.Term(condition: Self.anywhere(word + sign + value))
    }
    throw isEquality ? .unknownField(word) : .unknownQuantity(word)
  }

  private func negated(_ term: OutlineQuery.Term?) -> OutlineQuery.Term? {
    guard var term else { return nil }
    term.isNegated.toggle()
    return term
  }

  private static func anywhere(_ word: String) -> OutlineQuery.Condition {
    .contains(Array(word.lowercased().utf8), nil)
  }

  private static func comparison(_ sign: String) -> OutlineQuery.Comparison {
    switch sign {
    case "<": .less
    case "<=", "≤": .atMost
    case ">": .more
    case ">=", "≥": .atLeast
    case "!=", "≠": .notEqual
    default: .equal
    }
  }

  private mutating func skipSpaces() { rest = rest.drop { $0.isWhitespace } }

  private static let signs: Set<Character> = ["<", ">", "=", "≤", "≥", "≠", ":", "!"]

  /// Letters up to a space or a sign; a value after a colon may hold signs.
  private mutating func word(withSigns: Bool = false) -> String {
    let word = rest.prefix {
      !$0.isWhitespace && (withSigns || !Self.signs.contains($0))
    }
    rest = rest[word.endIndex...]
    return String(word)
  }

  private mutating func comparison() -> String? {
    let after = rest.drop { $0.isWhitespace }
    for sign in ["<=", ">=", "!=", "==", "<", ">", "=", "≤", "≥", "≠", ":"]
    where after.hasPrefix(sign) {
      rest = after.dropFirst(sign.count)
      return sign
    }
    // A mark that is no sign is a letter like another.
    if after.hasPrefix("!"), after.startIndex == rest.startIndex {
      rest = after.dropFirst()
      return "!"
    }
    return nil
  }

  private mutating func quoted() throws(OutlineQuery.Refusal) -> String {
    rest.removeFirst()
    guard let end = rest.firstIndex(where: { QueryWords.quotes.contains($0) }) else {
      throw .openQuote
    }
    let text = rest[..<end]
    rest = rest[rest.index(after: end)...]
    return String(text)
  }
}
