import Scenes
import Wording

/// Why a command can't do what it was asked, ready to be told.
struct Failure: Error {
  /// The file concerned, as it was named.
  var file: String?
  var place: Problem.Place?
  var message: String
  var hint: String?

  init(_ message: String, file: String? = nil, place: Problem.Place? = nil, hint: String? = nil) {
    self.message = message
    self.file = file
    self.place = place
    self.hint = hint
  }

  private static let words = Language.english

  private static func didYouMean(_ name: String, _ known: [String]) -> String? {
    NearestName.of(name, in: known).map { words.text("hint.nearest", ["name": $0]) }
  }

  static func unknownCommand(_ name: String, of known: [String]) -> Failure {
    Failure(
      words.text("argument.unknownCommand", ["name": name]),
      hint: didYouMean(name, known)
        ?? words.text("hint.known", ["names": known.joined(separator: ", ")]))
  }

  /// Only a file was named.
  static func noCommand(for file: String) -> Failure {
    Failure(
      words.text("argument.missing", ["name": "COMMAND"]),
      hint: words.text("hint.write", ["example": "hittest trace \(file) --at X,Y"]))
  }

  static func unwritable() -> Failure { Failure(words.text("argument.unwritable")) }

  static func unknownOption(_ name: String, of known: [String]) -> Failure {
    Failure(
      words.text("argument.unknownOption", ["name": name]),
      hint: didYouMean(name, known)
        ?? words.text("hint.known", ["names": known.joined(separator: ", ")]))
  }

  static func valueOfSwitch(_ name: String) -> Failure {
    Failure(words.text("argument.valueOfSwitch", ["name": name]))
  }

  static func missingValue(of option: Option) -> Failure {
    Failure(
      words.text("argument.missingValue", ["name": option.name]),
      hint: words.text(
        "hint.write", ["example": "\(option.name) \(option.value ?? "")"]))
  }

  static func twice(_ name: String) -> Failure {
    Failure(words.text("argument.twice", ["name": name]))
  }

  static func missing(_ what: String, for command: any Command.Type) -> Failure {
    Failure(
      words.text("argument.missing", ["name": what]),
      hint: words.text("hint.write", ["example": Help.usage(of: command)]))
  }

  static func tooMany(_ argument: String, for command: any Command.Type) -> Failure {
    Failure(
      words.text("argument.tooMany", ["name": argument]),
      hint: words.text("hint.write", ["example": Help.usage(of: command)]))
  }

  static func notAPoint(_ text: String, of option: String) -> Failure {
    Failure(
      words.text("argument.notAPoint", ["name": option, "value": text]),
      hint: words.text("hint.write", ["example": "\(option) 120,40.5"]))
  }

  static func tooFar(_ text: String, of option: String) -> Failure {
    Failure(
      words.text("argument.tooFar", ["name": option, "value": text]),
      hint: words.text("hint.unusableNumber"))
  }

  static func unknownFormat(_ text: String, of known: String = "text, json") -> Failure {
    Failure(
      words.text("argument.unknownFormat", ["value": text]),
      hint: words.text("hint.known", ["names": known]))
  }

  static func unknownLevel(_ text: String) -> Failure {
    Failure(
      words.text("argument.unknownLevel", ["value": text]),
      hint: words.text("hint.known", ["names": "note, warning, error, never"]))
  }

  static func notANumber(
    _ text: String, of option: String, _ low: Double, _ high: Double
  ) -> Failure {
    Failure(
      words.text(
        "argument.notANumber",
        [
          "name": option, "value": text, "low": Figures.number(low), "high": Figures.number(high),
        ]))
  }

  static func noView(_ id: String, of known: [String], in file: String) -> Failure {
    let few = known.prefix(12).joined(separator: ", ") + (known.count > 12 ? " …" : "")
    return Failure(
      words.text("argument.noView", ["view": id]), file: file,
      hint: didYouMean(id, known) ?? words.text("hint.known", ["names": few]))
  }

  static func noWindow(_ id: String, of known: [String], in file: String) -> Failure {
    Failure(
      words.text("argument.noWindow", ["view": id]), file: file,
      hint: didYouMean(id, known)
        ?? words.text("hint.known", ["names": known.joined(separator: ", ")]))
  }

  static func unwritable(_ name: String, _ fault: FileFault) -> Failure {
    Failure(
      FileFaultWords.message(writing: fault), file: name, hint: FileFaultWords.hint(fault))
  }

  static func tooDeep(_ name: String, most levels: Int) -> Failure {
    Failure(
      words.text("argument.tooDeep", ["count": String(levels)]), file: name,
      hint: words.text("hint.tooDeep"))
  }

  static func unusable(_ error: SceneError, in file: String) -> Failure {
    Failure(
      SceneErrorWords.message(error), file: file, place: error.place,
      hint: SceneErrorWords.hint(error))
  }
}
