import Scenes

/// What can be wrong with the arguments of any program.
extension Failure {
  private static let words = Language.english

  /// The known name that was probably meant, else the known names.
  public static func nameHint(_ name: String, of known: [String]) -> String {
    NearestName.of(name, in: known).map { words.text("hint.nearest", echoing: ["name": $0]) }
      ?? KnownNames.hint(known, in: words)
  }

  private static func write(_ example: String) -> String {
    words.text("hint.write", ["example": example])
  }

  public static func unknownCommand(_ name: String, of known: [String]) -> Failure {
    Failure(
      words.text("argument.unknownCommand", echoing: ["name": name]),
      hint: nameHint(name, of: known))
  }

  /// - Parameter formats: what `--format` may be, where the program has it: `--json` means that.
  public static func unknownOption(
    _ name: String, of known: [String], formats: [String] = []
  ) -> Failure {
    let format = formats.first { name == "--" + $0 }
    return Failure(
      words.text("argument.unknownOption", echoing: ["name": name]),
      hint: format.map { write("--format \($0)") } ?? nameHint(name, of: known))
  }

  public static func valueOfSwitch(_ name: String) -> Failure {
    Failure(words.text("argument.valueOfSwitch", ["name": name]), hint: write(name))
  }

  /// - Parameter value: what its value is called: `X,Y`.
  public static func missingValue(of name: String, _ value: String) -> Failure {
    Failure(
      words.text("argument.missingValue", ["name": name]), hint: write("\(name) \(value)"))
  }

  public static func twice(_ name: String) -> Failure {
    Failure(
      words.text("argument.twice", ["name": name]), hint: words.text("hint.duplicateKey"))
  }

  /// - Parameter usage: a whole command line, as it should be.
  public static func missing(_ what: String, usage: String) -> Failure {
    Failure(words.text("argument.missing", ["name": what]), hint: write(usage))
  }

  public static func tooMany(_ argument: String, usage: String) -> Failure {
    Failure(words.text("argument.tooMany", echoing: ["name": argument]), hint: write(usage))
  }

  public static func notAPoint(_ text: String, of option: String) -> Failure {
    Failure(
      words.text("argument.notAPoint", echoing: ["name": option, "value": text]),
      hint: write("\(option) 120,40.5"))
  }

  public static func tooFar(_ text: String, of option: String) -> Failure {
    Failure(
      words.text("argument.unknownValue", echoing: ["name": option, "value": text]),
      hint: words.text("hint.unusableNumber"))
  }

  /// A word that is not one of an option's few.
  public static func unknownValue(_ text: String, of option: String, known: [String]) -> Failure {
    Failure(
      words.text("argument.unknownValue", echoing: ["name": option, "value": text]),
      hint: nameHint(text, of: known))
  }

  public static func notANumber(
    _ text: String, of option: String, _ low: Double, _ high: Double, or words: [String] = []
  ) -> Failure {
    Failure(
      self.words.text(
        "argument.notANumber",
        echoing: [
          "name": option, "value": text, "low": Figures.exact(low), "high": Figures.exact(high),
        ]),
      hint: words.isEmpty
        ? write("\(option) \(Figures.exact(max(low, min(high, 1))))")
        : self.words.text("hint.orWords", ["names": words.joined(separator: ", ")]))
  }

  /// A width and a height, as `1440x900`.
  public static func notASize(
    _ text: String, of option: String, _ low: Double, _ high: Double, example: String
  ) -> Failure {
    Failure(
      words.text(
        "argument.notASize",
        echoing: [
          "name": option, "value": text, "low": Figures.exact(low), "high": Figures.exact(high),
        ]),
      hint: write("\(option) \(example)"))
  }

  /// An option that says nothing without another.
  public static func needs(_ option: String, _ other: String, example: String) -> Failure {
    Failure(
      words.text("argument.needs", ["name": option, "other": other]), hint: write(example))
  }

  /// An output whose name says no format that can be written.
  public static func unknownEnding(of file: String, known: [String]) -> Failure {
    Failure(
      words.text("argument.unknownEnding"), file: file,
      hint: words.text("hint.endings", ["names": known.joined(separator: ", ")]))
  }

  /// A step that is no whole number.
  public static func notAStep(_ text: String, of option: String) -> Failure {
    Failure(
      words.text("argument.notAStep", echoing: ["name": option, "value": text]),
      hint: write("\(option) 1"))
  }

  /// A step that the touch does not have.
  public static func noStep(_ step: Int, of option: String, count: Int) -> Failure {
    Failure(
      words.text(
        count == 1 ? "argument.noStep.one" : "argument.noStep",
        ["name": option, "value": String(step), "count": String(count)]),
      hint: count > 1
        ? words.text("hint.steps", ["count": String(count)])
        : words.text("hint.leaveOut", ["name": option]))
  }

  /// More pixels than a picture may have.
  public static func tooManyPixels(_ width: Int, _ height: Int, most: Int) -> Failure {
    let values = ["width": String(width), "height": String(height), "most": String(most)]
    return Failure(
      words.text("argument.tooManyPixels", values), hint: words.text("hint.pixels", values))
  }

  /// Words of the system or of a library about something that does not work.
  public static func other(_ what: String, reason: String) -> Failure {
    Failure(words.text("failure.of", ["what": what, "reason": reason]))
  }

  public static func noFont() -> Failure {
    Failure(words.text("failure.noFont"), hint: words.text("hint.noFont"))
  }
}
