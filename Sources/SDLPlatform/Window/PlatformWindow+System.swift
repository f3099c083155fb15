import CSDL2
public import Canvas
public import Foundation
import Raster

/// What the window asks of the system around it.
extension PlatformWindow {
  public var title: String {
    get { String(cString: SDL_GetWindowTitle(handle)) }
    set { SDL_SetWindowTitle(handle, newValue) }
  }

  public func setCursor(_ shape: PointerShape) {
    if shape == cursor { return }
    cursor = shape
    if cursors[shape] == nil { cursors[shape] = SDL_CreateSystemCursor(shape.sdl) }
    // Without this shape the pointer stays as it is.
    if let cursor = cursors[shape] { SDL_SetCursor(cursor) }
  }

  public func toggleFullScreen() {
    let flag = SDL_WINDOW_FULLSCREEN_DESKTOP.rawValue
    let isFull = SDL_GetWindowFlags(handle) & flag == flag
    SDL_SetWindowFullscreen(handle, isFull ? 0 : flag)
  }

  /// Where the pointer is, in points.
  public var pointer: CGPoint {
    var (x, y): (Int32, Int32) = (0, 0)
    SDL_GetMouseState(&x, &y)
    return CGPoint(x: CGFloat(x) / unitsPerPoint, y: CGFloat(y) / unitsPerPoint)
  }

  /// Where text is being typed, in points, so that an input method can show its window beside it.
  public func setTextInput(_ rect: CGRect) {
    var area = SDL_Rect(PixelRect(covering: rect, scale: unitsPerPoint))
    SDL_SetTextInputRect(&area)
  }
}
