import CSDL2
public import Canvas
import Foundation

/// Turns SDL's events into the application's.
struct EventTranslation {
  /// Window coordinates (which are not pixels everywhere) per point.
  var unitsPerPoint: CGFloat
  /// Points.
  var windowSize = CGSize.zero
  /// Whether a touch device is a touchpad, whose fingers only move the pointer.
  var isTouchpad: (SDL_TouchID) -> Bool = { _ in false }

  /// Nil for what the application does not want to know. Frees what the event owns.
  func inputEvent(_ event: SDL_Event, modifiers: SDL_Keymod) -> InputEvent? {
    let held = Modifiers(sdl: UInt32(modifiers.rawValue))
    guard !isEcho(event) else { return nil }
    switch SDL_EventType(event.type) {
    case SDL_MOUSEMOTION:
      return .pointerMoved(to: point(event.motion.x, event.motion.y), modifiers: held)
    case SDL_MOUSEBUTTONDOWN:
      guard let button = PointerButton(sdl: event.button.button) else { return nil }
      return .pointerDown(
        at: point(event.button.x, event.button.y), button: button, modifiers: held,
        clicks: max(1, Int(event.button.clicks)))
    case SDL_MOUSEBUTTONUP:
      guard let button = PointerButton(sdl: event.button.button) else { return nil }
      return .pointerUp(
        at: point(event.button.x, event.button.y), button: button, modifiers: held)
    case SDL_FINGERDOWN, SDL_FINGERMOTION, SDL_FINGERUP:
      let phase: FingerPhase =
        event.type == SDL_FINGERDOWN.rawValue
        ? .down : event.type == SDL_FINGERUP.rawValue ? .up : .moved
      // A share of the window, whatever its size.
      let place = CGPoint(
        x: CGFloat(event.tfinger.x) * windowSize.width,
        y: CGFloat(event.tfinger.y) * windowSize.height)
      // Each screen counts its own fingers.
      let name = event.tfinger.touchId &* 1_000_003 &+ event.tfinger.fingerId
      return .finger(Int(truncatingIfNeeded: name), phase, at: place)
    case SDL_MOUSEWHEEL:
      return .wheel(
        dx: CGFloat(event.wheel.preciseX), dy: CGFloat(event.wheel.preciseY),
        at: point(event.wheel.mouseX, event.wheel.mouseY), modifiers: held)
    case SDL_KEYDOWN:
      guard let key = Key(sdl: event.key.keysym) else { return nil }
      return .keyDown(
        key, modifiers: Modifiers(sdl: UInt32(event.key.keysym.mod)),
        isRepeat: event.key.repeat != 0)
    case SDL_KEYUP:
      guard let key = Key(sdl: event.key.keysym) else { return nil }
      return .keyUp(key, modifiers: Modifiers(sdl: UInt32(event.key.keysym.mod)))
    case SDL_TEXTINPUT:
      // With Control held a sign is a shortcut, which its key has told; with Alt too it is typed, as
      // by AltGr on some keyboards.
      if held.contains(.control), modifiers.rawValue & KMOD_ALT.rawValue == 0 { return nil }
      let text = withUnsafeBytes(of: event.text.text) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      return text.isEmpty ? nil : .text(text)
    case SDL_DROPFILE:
      guard let file = event.drop.file else { return nil }
      defer { SDL_free(file) }
      return .dropped(file: String(cString: file))
    case SDL_WINDOWEVENT:
      switch SDL_WindowEventID(UInt32(event.window.event)) {
      case SDL_WINDOWEVENT_LEAVE: return .pointerLeft
      case SDL_WINDOWEVENT_FOCUS_LOST: return .focusLost
      default: return nil
      }
    case SDL_QUIT:
      return .quit
    default:
      return nil
    }
  }

  /// Whether SDL made the event up from another one that is told as well, whatever its hints say: the
  /// mouse that follows a finger, the finger that follows the mouse, or a touchpad's pointer.
  private func isEcho(_ event: SDL_Event) -> Bool {
    let (touchMouse, mouseTouch) = (UInt32.max, SDL_TouchID(-1))
    return switch SDL_EventType(event.type) {
    case SDL_MOUSEMOTION: event.motion.which == touchMouse
    case SDL_MOUSEBUTTONDOWN, SDL_MOUSEBUTTONUP: event.button.which == touchMouse
    case SDL_FINGERDOWN, SDL_FINGERMOTION, SDL_FINGERUP:
      event.tfinger.touchId == mouseTouch || isTouchpad(event.tfinger.touchId)
    default: false
    }
  }

  private func point(_ x: Int32, _ y: Int32) -> CGPoint {
    CGPoint(x: CGFloat(x) / unitsPerPoint, y: CGFloat(y) / unitsPerPoint)
  }
}

extension Modifiers {
  init(sdl flags: UInt32) {
    self = []
    if flags & (KMOD_LSHIFT.rawValue | KMOD_RSHIFT.rawValue) != 0 { insert(.shift) }
    #if os(macOS)
      let control = KMOD_LGUI.rawValue | KMOD_RGUI.rawValue
    #else
      let control = KMOD_LCTRL.rawValue | KMOD_RCTRL.rawValue
    #endif
    if flags & control != 0 { insert(.control) }
  }
}

extension PointerButton {
  init?(sdl button: UInt8) {
    switch Int32(button) {
    case SDL_BUTTON_LEFT: self = .primary
    case SDL_BUTTON_MIDDLE: self = .middle
    case SDL_BUTTON_RIGHT: self = .secondary
    default: return nil
    }
  }
}

extension InputEvent {
  /// Ctrl-V, by the sign on the key. What is in the clipboard follows it as `pasted`, which the
  /// program adds: asking for that takes a while, and what was copied just before must be there.
  public var isPasteKey: Bool {
    guard case .keyDown(.character(let sign, _), let modifiers, false) = self else { return false }
    return modifiers.contains(.control) && (sign == "v" || sign == "V")
  }
}
