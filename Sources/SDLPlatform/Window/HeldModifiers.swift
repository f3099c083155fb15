import CSDL2

/// The modifier keys as they were when an event happened.
///
/// SDL tells the keys of this moment, when several events may wait: a quick Control-click would
/// lose its Control while the application draws.
struct HeldModifiers {
  private(set) var modifiers = KMOD_NONE

  mutating func note(_ event: SDL_Event) {
    switch SDL_EventType(event.type) {
    case SDL_KEYDOWN, SDL_KEYUP:
      modifiers = SDL_Keymod(rawValue: SDL_Keymod.RawValue(event.key.keysym.mod))
    case SDL_WINDOWEVENT:
      switch SDL_WindowEventID(UInt32(event.window.event)) {
      // Keys may have changed elsewhere meanwhile.
      case SDL_WINDOWEVENT_FOCUS_GAINED, SDL_WINDOWEVENT_ENTER: modifiers = SDL_GetModState()
      case SDL_WINDOWEVENT_FOCUS_LOST: modifiers = KMOD_NONE
      default: break
      }
    default: break
    }
  }
}
