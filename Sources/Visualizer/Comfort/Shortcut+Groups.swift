import Canvas
import Wording

extension Shortcut {
  /// How the sheet of keys is ordered.
  enum Group: CaseIterable, Sendable {
    case touch
    case play
    case view
    case edit
    case file
  }

  var group: Group {
    switch command {
    case .toggleMode, .predict, .pinTouch, .resetScene, .toggleDelivery, .toggleFindings,
      .tryFirstFix, .pick, .outline:
      .touch
    case .togglePlaying, .stepForward, .stepBack, .goToFirst, .goToLast, .faster, .slower,
      .nextPage, .previousPage, .toggleLoop:
      .play
    case .undo, .redo, .deleteSelected, .duplicateSelected, .copySelected, .nudge,
      .toggleComparison:
      .edit
    case .file, .openFile, .quit: .file
    default: .view
    }
  }

  /// What a key does, in the words of the sheet; nil where it does nothing.
  static func words(for key: Key, _ modifiers: Modifiers) -> String? {
    let command =
      controlCommand(for: key, modifiers: modifiers) ?? self.command(for: key, modifiers: modifiers)
      ?? typedCommand(for: key, modifiers)
    guard let command else { return nil }
    return all.first { $0.command == command }?.words
  }

  private static func typedCommand(for key: Key, _ modifiers: Modifiers) -> Command? {
    guard !modifiers.contains(.control), case .character(let sign, _) = key else { return nil }
    return self.command(forTyped: String(sign))
  }

  /// The tip of a button that does `command`.
  static func tip(for command: Command) -> String {
    guard let shortcut = all.first(where: { $0.command == command }) else { return "" }
    return Labels.tip(shortcut.words, key: shortcut.sign)
  }
}
