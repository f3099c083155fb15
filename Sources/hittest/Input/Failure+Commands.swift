import Scenes
import Wording

/// What can be wrong with a command of this program.
extension Failure {
  private static let words = Language.english

  /// Only a file was named.
  static func noCommand(for file: String) -> Failure {
    missing("COMMAND", usage: "hittest trace \(file) --at X,Y")
  }

  static func missing(_ what: String, for command: any Command.Type) -> Failure {
    missing(what, usage: Help.usage(of: command))
  }

  static func tooMany(_ argument: String, for command: any Command.Type) -> Failure {
    tooMany(argument, usage: Help.usage(of: command))
  }

  static func noView(_ id: String, of known: [String], in file: String) -> Failure {
    Failure(
      words.text("argument.noView", ["view": Legible.excerpt(id)]), file: file,
      hint: nameHint(id, of: known))
  }

  static func noWindow(_ id: String, of known: [String], in file: String) -> Failure {
    Failure(
      words.text("argument.noWindow", ["view": Legible.excerpt(id)]), file: file,
      hint: nameHint(id, of: known))
  }

  static func picture(_ name: String) -> Failure {
    Failure(
      words.text("argument.picture"), file: name, hint: words.text("hint.picture", ["file": name]))
  }

  static func overSource(_ name: String) -> Failure {
    Failure(words.text("argument.overSource"), file: name, hint: words.text("hint.overSource"))
  }

  static func tooDeep(_ name: String, most levels: Int) -> Failure {
    Failure(
      words.text("argument.tooDeep", ["count": String(levels)]), file: name,
      hint: words.text("hint.tooDeep"))
  }
}
