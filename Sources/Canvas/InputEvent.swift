public import Foundation

/// What a person did, in points of the window; the platform's only message to the application.
public enum InputEvent: Equatable, Sendable {
  case pointerMoved(to: CGPoint, modifiers: Modifiers)
  case pointerDown(at: CGPoint, button: PointerButton, modifiers: Modifiers, clicks: Int)
  case pointerUp(at: CGPoint, button: PointerButton, modifiers: Modifiers)
  /// The pointer left the window.
  case pointerLeft
  /// A finger on a touchscreen, or a pen; each keeps its number from down to up.
  case finger(Int, FingerPhase, at: CGPoint)
  /// Wheel notches: y > 0 away from the person, x > 0 to the right; fractions from touchpads.
  case wheel(dx: CGFloat, dy: CGFloat, at: CGPoint, modifiers: Modifiers)
  case keyDown(Key, modifiers: Modifiers, isRepeat: Bool)
  case keyUp(Key, modifiers: Modifiers)
  /// Text that the keyboard or an input method composed.
  case text(String)
  /// Text from the system's clipboard, asked for by its key.
  case pasted(String)
  /// The window's size in points and its pixels per point.
  case resized(CGSize, scale: CGFloat)
  case dropped(file: String)
  case focusLost
  case quit
}

public enum FingerPhase: Sendable, Equatable {
  case down
  case moved
  case up
}

public enum PointerButton: Sendable, Equatable {
  case primary
  case middle
  case secondary
}

public struct Modifiers: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let shift = Modifiers(rawValue: 1)
  /// Control, or Command on macOS.
  public static let control = Modifiers(rawValue: 2)
}

/// A key. `character` carries the sign the layout prints; `position` the sign a US layout has there,
/// for keys that are bound by place (`\`, `[`, `]`).
public enum Key: Hashable, Sendable {
  case character(Character, position: Character)
  case space
  case enter
  case escape
  case tab
  case backspace
  case delete
  case left
  case right
  case up
  case down
  case home
  case end
  case pageUp
  case pageDown
  case function(Int)
}
