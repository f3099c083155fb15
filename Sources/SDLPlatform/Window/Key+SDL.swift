import CSDL2
import Canvas

extension Key {
  init?(sdl keysym: SDL_Keysym) {
    let code = SDL_KeyCode(UInt32(bitPattern: keysym.sym))
    if let named = Key.named[code.rawValue] {
      self = named
      return
    }
    if let sign = Key.keypad[code.rawValue] {
      self = .character(sign, position: sign)
      return
    }
    let functionKeys = SDLK_F1.rawValue...SDLK_F12.rawValue
    if functionKeys.contains(code.rawValue) {
      self = .function(Int(code.rawValue - SDLK_F1.rawValue) + 1)
      return
    }
    // SDL marks keys that print nothing with bit 30; the others are the sign itself.
    guard keysym.sym > 0x20, keysym.sym & 1 << 30 == 0, let scalar = Unicode.Scalar(code.rawValue)
    else { return nil }
    let sign = Character(scalar)
    self = .character(sign, position: Key.position(keysym.scancode) ?? sign)
  }

  private static let named: [UInt32: Key] = [
    SDLK_SPACE.rawValue: .space, SDLK_RETURN.rawValue: .enter, SDLK_KP_ENTER.rawValue: .enter,
    SDLK_RETURN2.rawValue: .enter, SDLK_ESCAPE.rawValue: .escape, SDLK_TAB.rawValue: .tab,
    SDLK_BACKSPACE.rawValue: .backspace, SDLK_DELETE.rawValue: .delete,
    SDLK_LEFT.rawValue: .left, SDLK_RIGHT.rawValue: .right, SDLK_UP.rawValue: .up,
    SDLK_DOWN.rawValue: .down, SDLK_HOME.rawValue: .home, SDLK_END.rawValue: .end,
    SDLK_PAGEUP.rawValue: .pageUp, SDLK_PAGEDOWN.rawValue: .pageDown,
  ]

  private static let keypad: [UInt32: Character] = [
    SDLK_KP_0.rawValue: "0", SDLK_KP_1.rawValue: "1", SDLK_KP_2.rawValue: "2",
    SDLK_KP_3.rawValue: "3", SDLK_KP_4.rawValue: "4", SDLK_KP_5.rawValue: "5",
    SDLK_KP_6.rawValue: "6", SDLK_KP_7.rawValue: "7", SDLK_KP_8.rawValue: "8",
    SDLK_KP_9.rawValue: "9", SDLK_KP_PLUS.rawValue: "+", SDLK_KP_MINUS.rawValue: "-",
    SDLK_KP_MULTIPLY.rawValue: "*", SDLK_KP_DIVIDE.rawValue: "/", SDLK_KP_PERIOD.rawValue: ".",
    SDLK_KP_EQUALS.rawValue: "=",
  ]

  /// The sign that a US keyboard has at a place.
  private static func position(_ scancode: SDL_Scancode) -> Character? {
    let code = scancode.rawValue
    let letters = SDL_SCANCODE_A.rawValue...SDL_SCANCODE_Z.rawValue
    if letters.contains(code) {
      return Character(Unicode.Scalar(UInt8(ascii: "a") + UInt8(code - letters.lowerBound)))
    }
    let digits = SDL_SCANCODE_1.rawValue...SDL_SCANCODE_9.rawValue
    if digits.contains(code) {
      return Character(Unicode.Scalar(UInt8(ascii: "1") + UInt8(code - digits.lowerBound)))
    }
    return switch scancode {
    case SDL_SCANCODE_0: "0"
    case SDL_SCANCODE_MINUS: "-"
    case SDL_SCANCODE_EQUALS: "="
    case SDL_SCANCODE_LEFTBRACKET: "["
    case SDL_SCANCODE_RIGHTBRACKET: "]"
    case SDL_SCANCODE_BACKSLASH, SDL_SCANCODE_NONUSHASH: "\\"
    case SDL_SCANCODE_SEMICOLON: ";"
    case SDL_SCANCODE_APOSTROPHE: "'"
    case SDL_SCANCODE_GRAVE: "`"
    case SDL_SCANCODE_COMMA: ","
    case SDL_SCANCODE_PERIOD: "."
    case SDL_SCANCODE_SLASH: "/"
    case SDL_SCANCODE_NONUSBACKSLASH: "<"
    default: nil
    }
  }
}
