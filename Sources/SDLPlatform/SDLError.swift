import CSDL2

/// A call to SDL that failed.
public struct SDLError: Error, Equatable, Sendable {
  /// The C function.
  public let call: String
  /// What SDL says about it, possibly nothing.
  public let message: String

  /// Takes the message from SDL, so make it right after the call.
  init(_ call: String) {
    self.call = call
    message = String(cString: SDL_GetError())
  }

  init(_ call: String, message: String) {
    self.call = call
    self.message = message
  }

  /// There is no screen to open a window on: the program can still work off screen.
  public var isMissingDisplay: Bool { call == "SDL_InitSubSystem" || call == "SDL_CreateWindow" }
}
