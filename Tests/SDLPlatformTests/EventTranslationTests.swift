import CSDL2
import Canvas
import Foundation
import Testing

@testable import SDLPlatform

@Suite struct EventTranslationTests {
  private func translate(
    unitsPerPoint: CGFloat = 1, modifiers: SDL_Keymod = KMOD_NONE, _ fill: (inout SDL_Event) -> Void
  ) -> InputEvent? {
    var event = SDL_Event()
    fill(&event)
    return EventTranslation(unitsPerPoint: unitsPerPoint).inputEvent(event, modifiers: modifiers)
  }

  private func key(
    _ code: SDL_KeyCode, _ place: SDL_Scancode, held: SDL_Keymod = KMOD_NONE, isRepeat: Bool = false
  ) -> InputEvent? {
    translate {
      $0.key.type = SDL_KEYDOWN.rawValue
      $0.key.keysym.sym = SDL_Keycode(bitPattern: code.rawValue)
      $0.key.keysym.scancode = place
      $0.key.keysym.mod = UInt16(held.rawValue)
      $0.key.repeat = isRepeat ? 1 : 0
    }
  }

  @Test(
    "fingers keep their number and are told in points",
    arguments: [
      (SDL_FINGERDOWN, FingerPhase.down), (SDL_FINGERMOTION, .moved), (SDL_FINGERUP, .up),
    ])
  func fingers(type: SDL_EventType, phase: FingerPhase) {
    var event = SDL_Event()
    event.tfinger.type = type.rawValue
    event.tfinger.fingerId = 7
    event.tfinger.x = 0.25
    event.tfinger.y = 0.5
    let translation = EventTranslation(
      unitsPerPoint: 2, windowSize: CGSize(width: 800, height: 600))
    #expect(
      translation.inputEvent(event, modifiers: KMOD_NONE)
        == .finger(7, phase, at: CGPoint(x: 200, y: 300)))
  }

  @Test(
    "what SDL makes up from a finger or from the mouse is told once, and a touchpad is no screen",
    arguments: [
      (SDL_FINGERDOWN, SDL_TouchID(3), true), (SDL_FINGERDOWN, -1, false),
      (SDL_FINGERMOTION, -1, false), (SDL_FINGERUP, -1, false), (SDL_FINGERDOWN, 4, false),
    ])
  func echoes(type: SDL_EventType, device: SDL_TouchID, isTold: Bool) {
    var event = SDL_Event()
    event.tfinger.type = type.rawValue
    event.tfinger.touchId = device
    var translation = EventTranslation(
      unitsPerPoint: 1, windowSize: CGSize(width: 800, height: 600))
    translation.isTouchpad = { $0 == 4 }
    #expect((translation.inputEvent(event, modifiers: KMOD_NONE) != nil) == isTold)
  }

  @Test(
    "a mouse that only follows a finger is no mouse",
    arguments: [SDL_MOUSEMOTION, SDL_MOUSEBUTTONDOWN, SDL_MOUSEBUTTONUP])
  func followingMouse(type: SDL_EventType) {
    func told(_ mouse: UInt32) -> InputEvent? {
      translate { event in
        event.type = type.rawValue
        if type == SDL_MOUSEMOTION {
          event.motion.which = mouse
        } else {
          event.button.which = mouse
          event.button.button = UInt8(SDL_BUTTON_LEFT)
        }
      }
    }
    #expect(told(0) != nil)
    #expect(told(.max) == nil)
  }

  @Test("fingers of two screens are different fingers")
  func screens() {
    func told(_ device: SDL_TouchID, _ finger: SDL_FingerID) -> InputEvent? {
      translate {
        $0.tfinger.type = SDL_FINGERDOWN.rawValue
        $0.tfinger.touchId = device
        $0.tfinger.fingerId = finger
      }
    }
    #expect(told(1, 0) != told(2, 0))
    #expect(told(1, 0) != told(1, 1))
  }

  @Test("of several fingers' moves only the last of each counts, between what they press")
  @MainActor func fingerMoves() {
    func move(_ finger: Int, _ x: CGFloat) -> InputEvent {
      .finger(finger, .moved, at: CGPoint(x: x, y: 0))
    }
    let up = InputEvent.finger(1, .up, at: .zero)
    #expect(
      PlatformWindow.coalesced([
        move(1, 1), move(2, 1), move(1, 2), move(2, 2), move(1, 3), up, move(2, 3), move(2, 4),
      ]) == [move(2, 2), move(1, 3), up, move(2, 4)])
  }

  @Test("a modifier counts for what happened while it was held, however late that is looked at")
  func held() {
    func key(_ type: SDL_EventType, _ mod: SDL_Keymod) -> SDL_Event {
      var event = SDL_Event()
      event.key.type = type.rawValue
      event.key.keysym.mod = UInt16(mod.rawValue)
      return event
    }
    var held = HeldModifiers()
    held.note(key(SDL_KEYDOWN, KMOD_LCTRL))
    var click = SDL_Event()
    click.button.type = SDL_MOUSEBUTTONDOWN.rawValue
    held.note(click)
    #expect(Modifiers(sdl: UInt32(held.modifiers.rawValue)) == .control)
    held.note(key(SDL_KEYUP, KMOD_NONE))
    #expect(held.modifiers == KMOD_NONE)
    held.note(key(SDL_KEYDOWN, KMOD_LSHIFT))
    var left = SDL_Event()
    left.window.type = SDL_WINDOWEVENT.rawValue
    left.window.event = UInt8(SDL_WINDOWEVENT_FOCUS_LOST.rawValue)
    held.note(left)
    #expect(held.modifiers == KMOD_NONE)
  }

  @Test("the pointer's place is told in points")
  func pointer() {
    let moved = translate(unitsPerPoint: 2, modifiers: KMOD_LSHIFT) {
      $0.motion.type = SDL_MOUSEMOTION.rawValue
      $0.motion.x = 301
      $0.motion.y = 20
    }
    #expect(moved == .pointerMoved(to: CGPoint(x: 150.5, y: 10), modifiers: .shift))
  }

  @Test(
    "buttons and clicks",
    arguments: [
      (SDL_BUTTON_LEFT, PointerButton.primary), (SDL_BUTTON_MIDDLE, .middle),
      (SDL_BUTTON_RIGHT, .secondary),
    ] as [(Int32, PointerButton)])
  func buttons(sdl: Int32, button: PointerButton) {
    func press(_ type: SDL_EventType) -> InputEvent? {
      translate(modifiers: KMOD_RCTRL) {
        $0.button.type = type.rawValue
        $0.button.button = UInt8(sdl)
        $0.button.clicks = 2
        $0.button.x = 4
      }
    }
    let at = CGPoint(x: 4, y: 0)
    #expect(
      press(SDL_MOUSEBUTTONDOWN)
        == .pointerDown(at: at, button: button, modifiers: .control, clicks: 2))
    #expect(press(SDL_MOUSEBUTTONUP) == .pointerUp(at: at, button: button, modifiers: .control))
  }

  @Test("buttons of the side of a mouse are nothing to the application")
  func sideButtons() {
    #expect(
      translate {
        $0.button.type = SDL_MOUSEBUTTONDOWN.rawValue
        $0.button.button = UInt8(SDL_BUTTON_X1)
      } == nil)
  }

  @Test("the wheel tells fractions and where it turned")
  func wheel() {
    let event = translate {
      $0.wheel.type = SDL_MOUSEWHEEL.rawValue
      $0.wheel.preciseX = -0.5
      $0.wheel.preciseY = 1.25
      $0.wheel.mouseX = 30
      $0.wheel.mouseY = 40
    }
    #expect(event == .wheel(dx: -0.5, dy: 1.25, at: CGPoint(x: 30, y: 40), modifiers: []))
  }

  @Test("a key tells its sign and what a US keyboard has at its place")
  func positions() {
    #expect(
      key(SDLK_z, SDL_SCANCODE_Y)
        == .keyDown(.character("z", position: "y"), modifiers: [], isRepeat: false))
    #expect(
      key(SDLK_PLUS, SDL_SCANCODE_RIGHTBRACKET, held: KMOD_LCTRL, isRepeat: true)
        == .keyDown(.character("+", position: "]"), modifiers: .control, isRepeat: true))
    #expect(
      key(SDL_KeyCode(0xFC), SDL_SCANCODE_LEFTBRACKET)
        == .keyDown(.character("ü", position: "["), modifiers: [], isRepeat: false))
    #expect(
      key(SDLK_0, SDL_SCANCODE_0)
        == .keyDown(.character("0", position: "0"), modifiers: [], isRepeat: false))
  }

  @Test(
    "named keys",
    arguments: [
      (SDLK_SPACE, .space), (SDLK_RETURN, .enter), (SDLK_KP_ENTER, .enter), (SDLK_ESCAPE, .escape),
      (SDLK_TAB, .tab), (SDLK_BACKSPACE, .backspace), (SDLK_DELETE, .delete), (SDLK_LEFT, .left),
      (SDLK_PAGEDOWN, .pageDown), (SDLK_HOME, .home), (SDLK_F1, .function(1)),
      (SDLK_F11, .function(11)), (SDLK_KP_PLUS, .character("+", position: "+")),
    ] as [(SDL_KeyCode, Key)])
  func named(code: SDL_KeyCode, expected: Key) {
    #expect(
      key(code, SDL_SCANCODE_UNKNOWN) == .keyDown(expected, modifiers: [], isRepeat: false))
  }

  @Test("keys without a sign are nothing", arguments: [SDLK_LSHIFT, SDLK_CAPSLOCK, SDLK_UNKNOWN])
  func silent(code: SDL_KeyCode) {
    #expect(key(code, SDL_SCANCODE_UNKNOWN) == nil)
  }

  @Test("typed text is UTF-8")
  func text() {
    let event = translate {
      $0.text.type = SDL_TEXTINPUT.rawValue
      withUnsafeMutableBytes(of: &$0.text.text) { $0.copyBytes(from: Array("é中".utf8)) }
    }
    #expect(event == .text("é中"))
  }

  @Test(
    "a sign that is typed with Control held is a shortcut and no text",
    arguments: [
      (KMOD_NONE, true), (KMOD_SHIFT, true), (KMOD_LCTRL, false), (KMOD_RCTRL, false),
      (KMOD_CTRL, false), (KMOD_LALT, true),
    ])
  func shortcut(held: SDL_Keymod, isText: Bool) {
    var event = SDL_Event()
    event.text.type = SDL_TEXTINPUT.rawValue
    withUnsafeMutableBytes(of: &event.text.text) { $0.copyBytes(from: Array("+".utf8)) }
    let translated = EventTranslation(unitsPerPoint: 1).inputEvent(event, modifiers: held)
    #expect(translated == (isText ? .text("+") : nil))
  }

  @Test("a dropped file tells its path")
  func drop() {
    let event = translate {
      $0.drop.type = SDL_DROPFILE.rawValue
      $0.drop.file = SDL_strdup("/tmp/a scene.json")
    }
    #expect(event == .dropped(file: "/tmp/a scene.json"))
  }

  @Test("leaving, losing the focus and quitting")
  func window() {
    func window(_ id: SDL_WindowEventID) -> InputEvent? {
      translate {
        $0.window.type = SDL_WINDOWEVENT.rawValue
        $0.window.event = UInt8(id.rawValue)
      }
    }
    #expect(window(SDL_WINDOWEVENT_LEAVE) == .pointerLeft)
    #expect(window(SDL_WINDOWEVENT_FOCUS_LOST) == .focusLost)
    #expect(window(SDL_WINDOWEVENT_MOVED) == nil)
    #expect(translate { $0.type = SDL_QUIT.rawValue } == .quit)
  }

  @Test("of moves in a row the last counts, unless something happened between")
  @MainActor func coalescing() {
    func move(_ x: CGFloat, _ held: Modifiers = []) -> InputEvent {
      .pointerMoved(to: CGPoint(x: x, y: 0), modifiers: held)
    }
    #expect(
      PlatformWindow.coalesced([move(1), move(2), .focusLost, move(3), move(4, .shift), move(5)])
        == [move(2), .focusLost, move(3), move(4, .shift), move(5)])
  }

  @Test(
    "programs that play a graphics processor count as none",
    arguments: [
      ("llvmpipe (LLVM 15.0.6, 256 bits)", false), ("softpipe", false),
      ("Software Rasterizer", false), ("Mesa DRI swrast", false),
      ("Mesa Intel(R) UHD Graphics 620", true), ("AMD Radeon RX 6600", true),
    ])
  func hardware(name: String, isHardware: Bool) {
    #expect(AcceleratedGraphics.isHardware(openGLRenderer: name) == isHardware)
  }
}
