import CSDL2
import Canvas

extension PointerShape {
  var sdl: SDL_SystemCursor {
    switch self {
    case .arrow: SDL_SYSTEM_CURSOR_ARROW
    case .hand: SDL_SYSTEM_CURSOR_HAND
    case .grab: SDL_SYSTEM_CURSOR_SIZEALL
    case .crosshair: SDL_SYSTEM_CURSOR_CROSSHAIR
    }
  }
}
