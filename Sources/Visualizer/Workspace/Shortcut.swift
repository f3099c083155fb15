import Canvas

/// The keys, and what they do; the help sheet is made from the same table.
struct Shortcut: Sendable {
  var keys: [Key] = []
  /// Signs that a layout may print on any key, with or without Shift: taken as typed.
  var typed: [String] = []
  var command: Command
  /// The sign in the help sheet.
  var sign: String
  var words: String

  static let all: [Shortcut] = [
    Shortcut(
      keys: [.space], command: .togglePlaying, sign: "Space", words: "play or pause the descent"),
    Shortcut(
      keys: [.right, .pageDown], command: .stepForward, sign: "→  Page Down", words: "next step"),
    Shortcut(
      keys: [.left, .pageUp], command: .stepBack, sign: "←  Page Up", words: "previous step"),
    Shortcut(keys: [.home], command: .goToFirst, sign: "Home", words: "first step"),
    Shortcut(keys: [.end], command: .goToLast, sign: "End", words: "last step"),
    Shortcut(typed: ["+"], command: .faster, sign: "+", words: "faster"),
    Shortcut(typed: ["-", "−"], command: .slower, sign: "−", words: "slower"),
    Shortcut(keys: [.sign("1")], command: .toggle(.frames), sign: "1", words: "frames"),
    Shortcut(keys: [.sign("2")], command: .toggle(.touchAreas), sign: "2", words: "touch areas"),
    Shortcut(keys: [.sign("3")], command: .toggle(.territory), sign: "3", words: "territory"),
    Shortcut(keys: [.sign("4")], command: .toggle(.deadZones), sign: "4", words: "dead zones"),
    Shortcut(keys: [.sign("0")], command: .fitCamera, sign: "0", words: "show the whole scene"),
    Shortcut(
      keys: [.sign("\\")], command: .exploded(.toggle), sign: "\\", words: "flat or exploded"),
    Shortcut(
      keys: [.sign("[")], command: .exploded(.widen(-1)), sign: "[", words: "planes closer together"
    ),
    Shortcut(
      keys: [.sign("]")], command: .exploded(.widen(1)), sign: "]", words: "planes farther apart"),
    Shortcut(
      keys: [.sign("=")], command: .exploded(.reset), sign: "=",
      words: "the view as it was at first"),
    Shortcut(keys: [.function(11)], command: .toggleFullScreen, sign: "F11", words: "full screen"),
    Shortcut(
      keys: [.function(1)], typed: ["?"], command: .toggleHelp, sign: "?", words: "this sheet"),
    Shortcut(
      keys: [.escape], command: .back, sign: "Esc", words: "close, then clear the selection"),
  ]

  /// What typed text does.
  static func command(forTyped text: String) -> Command? {
    all.first { $0.typed.contains(text) }?.command
  }

  /// What a key does; signs match as printed or, where a layout prints another one, by position.
  static func command(for key: Key, modifiers: Modifiers) -> Command? {
    guard !modifiers.contains(.control) else { return nil }
    let matching = all.first { $0.keys.contains { $0.hasSign(of: key) } }
    return (matching ?? all.first { $0.keys.contains { $0.hasPosition(of: key) } })?.command
  }
}

extension Key {
  fileprivate static func sign(_ character: Character) -> Key {
    .character(character, position: character)
  }

  fileprivate func hasSign(of other: Key) -> Bool {
    guard case .character(let own, _) = self, case .character(let sign, _) = other else {
      return self == other
    }
    return own == sign
  }

  /// A digit row that prints accents (French) still has its digits by position, and so have the
  /// signs whose places other layouts give to letters.
  fileprivate func hasPosition(of other: Key) -> Bool {
    guard case .character(let own, _) = self, case .character(_, let position) = other else {
      return false
    }
    return own == position && (own.isNumber || "\\[]=".contains(own))
  }
}
