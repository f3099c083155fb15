import CSDL2
import Canvas

extension PointerShape {
  var sdl: SDL_SystemCursor {
    switch self {
    case .arrow: SDL_SYSTEM_CURSOR_ARROW
    case .hand: SDL_SYSTEM_CURSOR_HAND
    case .grab: SDL_SYSTEM_CURSOR_SIZEALL
    case .crosshair: SDL_SYSTEM_CURSOR_CROSSHAIR
    case .text: SDL_SYSTEM_CURSOR_IBEAM
    case .resizeAcross: SDL_SYSTEM_CURSOR_SIZEWE
    case .resizeDown: SDL_SYSTEM_CURSOR_SIZENS
    case .resizeRising: SDL_SYSTEM_CURSOR_SIZENESW
    case .resizeFalling: SDL_SYSTEM_CURSOR_SIZENWSE
    case .move: SDL_SYSTEM_CURSOR_SIZEALL
    }
  }
}
