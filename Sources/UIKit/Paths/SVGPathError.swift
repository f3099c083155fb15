/// Why a text is not SVG path data: a place and a reason, no words.
public struct SVGPathError: Error, Hashable, Sendable {
  /// How many bytes of UTF-8 come before the fault.
  public var offset: Int
  public var reason: Reason

  public enum Reason: Hashable, Sendable {
    /// Path data begins with `M` or `m`.
    case expectedMove
    /// A character that is no command and continues no arguments.
    case unexpected(Character)
    /// A command lacks an argument, which is a number.
    case expectedNumber(command: Character)
    /// A command lacks an argument, which is `0` or `1`.
    case expectedFlag(command: Character)
    /// A comma with nothing behind it to separate.
    case strayComma
    /// A number, or a point that it leads to, is beyond ±1,000,000,000.
    case tooLarge
  }

  public init(offset: Int, reason: Reason) {
    self.offset = offset
    self.reason = reason
  }
}
