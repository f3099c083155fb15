import CSDL2
import Foundation
import Raster

/// A way to bring pixels to the screen.
@MainActor
protocol Presenter {
  /// Presenting waits for the screen's refresh, so that nothing else needs to pace frames.
  var isSynchronized: Bool { get }
  /// Shows a picture of the window's size, of which only some areas changed since the last time.
  mutating func present(_ bitmap: inout Bitmap, areas: [PixelRect]) throws(SDLError)
}

/// Copies changed areas into the window's own surface: the fastest way where the processor draws.
struct SurfacePresenter: Presenter {
  let window: OpaquePointer
  let isSynchronized = false

  mutating func present(_ bitmap: inout Bitmap, areas: [PixelRect]) throws(SDLError) {
    guard let surface = SDL_GetWindowSurface(window) else {
      throw SDLError("SDL_GetWindowSurface")
    }
    let format = surface.pointee.format.pointee.format
    let bounds = PixelRect(width: Int(surface.pointee.w), height: Int(surface.pointee.h))
    let pitch = Int(surface.pointee.pitch)
    let target = surface.pointee.pixels!
    let source = bitmap.withPixelBuffer { $0 }
    var rects: [SDL_Rect] = []
    for area in areas {
      let area = area.intersection(bounds).intersection(bitmap.bounds)
      if area.isEmpty { continue }
      rects.append(SDL_Rect(area))
      let from = source.base + area.minY * source.stride + area.minX
      let to =
        target + area.minY * pitch + area.minX * Int(surface.pointee.format.pointee.BytesPerPixel)
      SDL_ConvertPixels(
        Int32(area.width), Int32(area.height), Uint32(SDL_PIXELFORMAT_RGB888.rawValue), from,
        Int32(source.stride * 4), format, to, Int32(pitch))
    }
    if rects.isEmpty { return }
    guard SDL_UpdateWindowSurfaceRects(window, rects, Int32(rects.count)) == 0 else {
      throw SDLError("SDL_UpdateWindowSurfaceRects")
    }
  }
}

/// Uploads changed areas to a texture, where a graphics processor shows it with the refresh.
final class TexturePresenter: Presenter {
  let isSynchronized: Bool
  private let renderer: OpaquePointer
  private var texture: OpaquePointer?
  private var size = (width: 0, height: 0)

  /// Nil without a renderer that is really accelerated.
  init?(window: OpaquePointer) {
    guard AcceleratedGraphics.isPlausible,
      let renderer = SDL_CreateRenderer(
        window, -1, SDL_RENDERER_ACCELERATED.rawValue | SDL_RENDERER_PRESENTVSYNC.rawValue)
    else { return nil }
    var info = SDL_RendererInfo()
    SDL_GetRendererInfo(renderer, &info)
    guard info.flags & SDL_RENDERER_ACCELERATED.rawValue != 0,
      AcceleratedGraphics.isHardware(rendererName: String(cString: info.name))
    else {
      SDL_DestroyRenderer(renderer)
      return nil
    }
    self.renderer = renderer
    isSynchronized = info.flags & SDL_RENDERER_PRESENTVSYNC.rawValue != 0
  }

  /// Before the window goes away.
  func close() {
    if let texture { SDL_DestroyTexture(texture) }
    SDL_DestroyRenderer(renderer)
  }

  func present(_ bitmap: inout Bitmap, areas: [PixelRect]) throws(SDLError) {
    var areas = areas
    if texture == nil || size != (bitmap.width, bitmap.height) {
      if let texture { SDL_DestroyTexture(texture) }
      texture = SDL_CreateTexture(
        renderer, SDL_PIXELFORMAT_RGB888.rawValue, Int32(SDL_TEXTUREACCESS_STREAMING.rawValue),
        Int32(bitmap.width), Int32(bitmap.height))
      guard texture != nil else { throw SDLError("SDL_CreateTexture") }
      size = (bitmap.width, bitmap.height)
      areas = [bitmap.bounds]
    }
    let source = bitmap.withPixelBuffer { $0 }
    for area in areas where !area.isEmpty {
      var rect = SDL_Rect(area)
      SDL_UpdateTexture(
        texture, &rect, source.base + area.minY * source.stride + area.minX,
        Int32(source.stride * 4))
    }
    guard SDL_RenderCopy(renderer, texture, nil, nil) == 0 else {
      throw SDLError("SDL_RenderCopy")
    }
    SDL_RenderPresent(renderer)
  }
}

/// Tells graphics processors from programs that play one: those are slower than drawing ourselves.
enum AcceleratedGraphics {
  /// False where asking would only cost start-up time: on Linux a graphics processor has a file.
  static var isPlausible: Bool {
    #if os(Linux)
      let devices = (try? FileManager.default.contentsOfDirectory(atPath: "/dev/dri")) ?? []
      return devices.contains { $0.hasPrefix("renderD") }
    #else
      return true
    #endif
  }

  /// With OpenGL's renderer current.
  static func isHardware(rendererName: String) -> Bool {
    guard rendererName.hasPrefix("opengl") else { return rendererName != "software" }
    guard let address = SDL_GL_GetProcAddress("glGetString") else { return false }
    typealias GetString = @convention(c) (UInt32) -> UnsafePointer<UInt8>?
    let getString = unsafeBitCast(address, to: GetString.self)
    let glRenderer: UInt32 = 0x1F01
    guard let name = getString(glRenderer) else { return false }
    return isHardware(openGLRenderer: String(cString: name))
  }

  static func isHardware(openGLRenderer name: String) -> Bool {
    let software = ["llvmpipe", "softpipe", "swrast", "software", "swiftshader"]
    return !software.contains { name.lowercased().contains($0) }
  }
}

extension SDL_Rect {
  init(_ area: PixelRect) {
    self.init(
      x: Int32(area.minX), y: Int32(area.minY), w: Int32(area.width), h: Int32(area.height))
  }
}
