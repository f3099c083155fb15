import Canvas
import Foundation
import Wording

/// The key that was pressed last, shown to a class for a moment.
struct PressedKey: Equatable, Sendable {
  static let lifetime = 1.2

  /// As `Labels.keyName` calls it.
  var name: String
  /// What it does; empty for keys without a meaning of their own.
  var words: String
  /// How often in a row.
  var count = 1
  /// Seconds.
  var age = 0.0

  /// Nil once it was long enough to be read.
  func aged(by seconds: Double) -> PressedKey? {
    var copy = self
    copy.age += seconds
    return copy.age < Self.lifetime ? copy : nil
  }
}

extension Workspace {
  /// In projector mode a class sees which keys are pressed.
  mutating func note(_ key: Key, _ modifiers: Modifiers) {
    guard comfort.isProjector else { return }
    let name = Labels.keyName(key, modifiers)
    var pressed = PressedKey(name: name, words: Shortcut.words(for: key, modifiers) ?? "")
    if let pressedKey, pressedKey.name == name { pressed.count = pressedKey.count + 1 }
    pressedKey = pressed
  }
}
