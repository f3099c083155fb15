/// Says which names there are, for a name that is none of them.
enum KnownNames {
  /// More are not read.
  private static let most = 32

  static func hint(_ names: [String], in language: Language) -> String {
    guard !names.isEmpty else { return language.text("hint.known.none") }
    let shown = names.prefix(most).map(Legible.excerpt)
    let more = names.count > most ? ["…"] : []
    return language.text(
      names.count == 1 ? "hint.known.one" : "hint.known",
      ["names": (shown + more).joined(separator: ", ")])
  }
}
