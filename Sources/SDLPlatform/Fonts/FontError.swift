/// Why no text can be shown.
public enum FontError: Error, Equatable, Sendable {
  /// The system has no scalable font at all.
  case noFont
  /// SDL2_ttf does not start.
  case library(SDLError)
}
