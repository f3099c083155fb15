import Scenes

/// Kinds of values, expected and found.
enum ValueWords {
  static func expected(_ expected: Problem.Expected, in language: Language) -> String {
    switch expected {
    case .text: language.text("expected.text")
    case .number: language.text("expected.number")
    case .flag: language.text("expected.flag")
    case .list: language.text("expected.list")
    case .object: language.text("expected.object")
    case .members: language.text("expected.members")
    case .point: language.text("expected.point")
    case .size: language.text("expected.size")
    case .rect: language.text("expected.rect")
    case .transform: language.text("expected.transform")
    case .insets: language.text("expected.insets")
    case .growth: language.text("expected.growth")
    case .color: language.text("expected.color")
    case .identifier: language.text("expected.identifier")
    case .identifiers: language.text("expected.identifiers")
    case .identifierOrNull: language.text("expected.identifierOrNull")
    case .actions: language.text("expected.actions")
    case .version: language.text("expected.version")
    }
  }

  static func found(_ found: Problem.Found, in language: Language) -> String {
    switch found {
    case .null: "null"
    case .flag(let flag): String(flag)
    case .number(let number): Legible.excerpt(number)
    case .text(let text): language.text("found.text", ["text": Legible.excerpt(text)])
    case .list(let count): language.text("found.list", ["count": String(count)])
    case .object: language.text("found.object")
    case .word(let word): word
    }
  }
}
