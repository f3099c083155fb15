import Canvas
import Wording

/// The keys, and what they do; the help sheet is made from the same table.
struct Shortcut: Sendable {
  var keys: [Key] = []
  /// Signs that a layout may print on any key, with or without Shift: taken as typed.
  var typed: [String] = []
  /// Together with Control.
  var control: [Chord] = []
  var command: Command
  /// The sign in the help sheet.
  var sign: String
  var words: String

  static let all: [Shortcut] = [
    Shortcut(
      keys: [.space], command: .togglePlaying, sign: Labels.sign("space"), words: Labels.key("play")
    ),
    Shortcut(
      keys: [.right], command: .stepForward, sign: Labels.sign("next"),
      words: Labels.key("next")),
    Shortcut(
      keys: [.left], command: .stepBack, sign: Labels.sign("back"),
      words: Labels.key("back")),
    Shortcut(
      keys: [.pageDown], command: .nextPage, sign: Labels.sign("nextPage"),
      words: Labels.key("nextPage")),
    Shortcut(
      keys: [.pageUp], command: .previousPage, sign: Labels.sign("previousPage"),
      words: Labels.key("previousPage")),
    Shortcut(
      keys: [.home], command: .goToFirst, sign: Labels.sign("home"), words: Labels.key("first")),
    Shortcut(keys: [.end], command: .goToLast, sign: Labels.sign("end"), words: Labels.key("last")),
    Shortcut(
      control: ["o"], command: .file(.open), sign: Labels.sign("open"), words: Labels.key("open")),
    Shortcut(
      control: [Chord("s", isShifted: false)], command: .file(.save), sign: Labels.sign("save"),
      words: Labels.key("save")),
    Shortcut(
      control: [Chord("s", isShifted: true)], command: .file(.saveAs), sign: Labels.sign("saveAs"),
      words: Labels.key("saveAs")),
    Shortcut(command: .file(.paste("")), sign: Labels.sign("paste"), words: Labels.key("paste")),
    Shortcut(typed: ["+"], command: .faster, sign: "+", words: Labels.key("faster")),
    Shortcut(typed: ["-", "−"], command: .slower, sign: "−", words: Labels.key("slower")),
    Shortcut(keys: [.sign("1")], command: .toggle(.frames), sign: "1", words: Labels.key("frames")),
    Shortcut(
      keys: [.sign("2")], command: .toggle(.touchAreas), sign: "2", words: Labels.key("touchAreas")),
    Shortcut(
      keys: [.sign("3")], command: .toggle(.territory), sign: "3", words: Labels.key("territory")),
    Shortcut(
      keys: [.sign("4")], command: .toggle(.deadZones), sign: "4", words: Labels.key("deadZones")),
    Shortcut(
      typed: ["."], command: .stepDeadZone(1), sign: ".", words: Labels.key("nextDeadZone")),
    Shortcut(
      typed: [","], command: .stepDeadZone(-1), sign: ",", words: Labels.key("previousDeadZone")),
    Shortcut(keys: [.sign("e")], command: .toggleMode(.edit), sign: "E", words: Labels.key("edit")),
    Shortcut(
      keys: [.sign("g")], command: .toggleMode(.predict), sign: "G", words: Labels.key("predict")),
    Shortcut(
      keys: [.sign("n")], command: .predict(.askNext), sign: "N", words: Labels.key("askNext")),
    Shortcut(
      keys: [.sign("b")], command: .toggleComparison, sign: "B", words: Labels.key("compare")),
    Shortcut(
      keys: [.sign("r")], command: .resetScene, sign: "R", words: Labels.key("resetScene")),
    Shortcut(
      keys: [.sign("c")], command: .toggleDelivery, sign: "C", words: Labels.key("delivery")),
    Shortcut(keys: [.sign("t")], command: .tryFirstFix, sign: "T", words: Labels.key("tryFix")),
    Shortcut(keys: [.sign("p")], command: .pinTouch, sign: "P", words: Labels.key("pin")),
    Shortcut(
      keys: [.delete], command: .deleteSelected, sign: Labels.sign("delete"),
      words: Labels.key("delete")),
    Shortcut(
      control: [Chord("z", isShifted: false)], command: .undo, sign: Labels.sign("undo"),
      words: Labels.key("undo")),
    Shortcut(
      control: [Chord("z", isShifted: true), "y"], command: .redo, sign: Labels.sign("redo"),
      words: Labels.key("redo")),
    Shortcut(
      control: ["c"], command: .copySelected, sign: Labels.sign("copy"), words: Labels.key("copy")),
    Shortcut(
      control: ["d"], command: .duplicateSelected, sign: Labels.sign("duplicate"),
      words: Labels.key("duplicate")),
    Shortcut(
      command: .nudge(.zero, gesture: 0), sign: Labels.sign("nudge"), words: Labels.key("nudge")),
    Shortcut(
      control: ["]"], command: .shiftLevel(by: 1), sign: Labels.sign("into"),
      words: Labels.key("into")),
    Shortcut(
      control: ["["], command: .shiftLevel(by: -1), sign: Labels.sign("outOf"),
      words: Labels.key("outOf")),
    Shortcut(
      command: .dragTouch(from: .zero, to: .zero), sign: Labels.sign("dragTouch"),
      words: Labels.key("dragTouch")),
    Shortcut(
      command: .pinFinger(at: .zero), sign: Labels.sign("pinFinger"),
      words: Labels.key("pinFinger")),
    Shortcut(
      keys: [.sign("f")], command: .toggleFindings, sign: "F", words: Labels.key("findings")),
    Shortcut(
      keys: [.sign("o")], command: .toggleLoop, sign: "O", words: Labels.key("loop")),
    Shortcut(
      keys: [.sign("l")], command: .pick(.listHere), sign: "L", words: Labels.key("list")),
    Shortcut(
      control: ["f"], command: .outline(.beginSearch), sign: Labels.sign("find"),
      words: Labels.key("find")),
    Shortcut(command: .zoom(1, at: .zero), sign: Labels.sign("zoom"), words: Labels.key("zoom")),
    Shortcut(command: .pan(.zero), sign: Labels.sign("pan"), words: Labels.key("pan")),
    Shortcut(keys: [.sign("0")], command: .fitCamera, sign: "0", words: Labels.key("fit")),
    Shortcut(
      keys: [.sign("\\")], command: .exploded(.toggle), sign: "\\", words: Labels.key("exploded")),
    Shortcut(
      keys: [.sign("[")], command: .exploded(.widen(-1)), sign: "[", words: Labels.key("closer")
    ),
    Shortcut(
      keys: [.sign("]")], command: .exploded(.widen(1)), sign: "]", words: Labels.key("farther")),
    Shortcut(
      keys: [.sign("=")], command: .exploded(.reset), sign: "=",
      words: Labels.key("reset")),
    Shortcut(
      keys: [.sign("d")], command: .comfort(.nextTheme), sign: "D", words: Labels.key("theme")),
    Shortcut(
      control: ["+", "="], command: .comfort(.enlarge(1)), sign: Labels.sign("larger"),
      words: Labels.key("larger")),
    Shortcut(
      control: ["-", "−", "_"], command: .comfort(.enlarge(-1)), sign: Labels.sign("smaller"),
      words: Labels.key("smaller")),
    Shortcut(
      control: ["0"], command: .comfort(.enlarge(0)), sign: Labels.sign("usual"),
      words: Labels.key("usual")),
    Shortcut(
      keys: [.function(5)], command: .comfort(.toggleProjector), sign: Labels.sign("projector"),
      words: Labels.key("projector")),
    Shortcut(
      keys: [.sign("m")], command: .comfort(.toggleMotion), sign: "M", words: Labels.key("motion")),
    Shortcut(
      control: ["1"], command: .comfort(.togglePart(.left)), sign: Labels.sign("left"),
      words: Labels.key("left")),
    Shortcut(
      control: ["2"], command: .comfort(.togglePart(.inspector)), sign: Labels.sign("inspector"),
      words: Labels.key("inspector")),
    Shortcut(
      control: ["3"], command: .comfort(.togglePart(.bottom)), sign: Labels.sign("bottom"),
      words: Labels.key("bottom")),
    Shortcut(
      keys: [.sign("h")], command: .comfort(.toggleAllParts), sign: "H",
      words: Labels.key("onlyStage")),
    Shortcut(
      keys: [.function(11)], command: .toggleFullScreen, sign: Labels.sign("fullScreen"),
      words: Labels.key("fullScreen")),
    Shortcut(
      keys: [.function(1)], typed: ["?"], command: .toggleHelp, sign: "?", words: Labels.key("help")
    ),
    Shortcut(
      keys: [.escape], command: .back, sign: Labels.sign("escape"), words: Labels.key("escape")),
  ]

  /// What typed text does.
  static func command(forTyped text: String) -> Command? {
    all.first { $0.typed.contains(text) }?.command
  }

  /// What a key does together with Control; a digit also where a layout prints another sign on it.
  static func controlCommand(for key: Key, modifiers: Modifiers) -> Command? {
    guard modifiers.contains(.control), case .character(let sign, let position) = key else {
      return nil
    }
    let isShifted = modifiers.contains(.shift)
    func command(for sign: Character) -> Command? {
      all.first { $0.control.contains { $0.fits(sign, isShifted: isShifted) } }?.command
    }
    return command(for: sign)
      ?? (position.isNumber && !sign.isNumber ? command(for: position) : nil)
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
