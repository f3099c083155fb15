import CSDL2
public import Canvas
public import Foundation
public import Raster

/// The program's window: input comes out, draw lists go in.
@MainActor
public final class PlatformWindow {
  /// The size in points.
  public private(set) var size: CGSize
  /// Pixels per point.
  public private(set) var scale: CGFloat

  let handle: OpaquePointer
  private let rasterizer: Rasterizer
  private var held = HeldModifiers()
  private var presenter: any Presenter
  private var bitmap = Bitmap(width: 0, height: 0)
  private var shown: (list: DrawList, background: Color)?
  private var pace = FramePace()
  let zoom: CGFloat
  /// How much larger than usual everything is shown: the text size that somebody chose. The size
  /// in points shrinks as it grows.
  public var magnification: CGFloat = 1 {
    didSet { if magnification != oldValue { measure() } }
  }
  var cursor: PointerShape?
  var cursors: [PointerShape: OpaquePointer] = [:]

  /// Opens a window, resizable down to 640 × 480 points.
  /// - Parameters:
  ///   - size: points.
  ///   - fitsScreen: no larger than the screen, where it is known how large that is.
  ///   - glyphs: the fonts to draw with.
  ///   - zoom: window units per point, where the system does not scale by itself;
  ///     1 unless the environment says otherwise (`HITSCOPE_SCALE`, else `GDK_SCALE`).
  /// - Throws: `SDLError`, whose `isMissingDisplay` is true where there is no screen.
  public init(
    title: String, size: CGSize, fitsScreen: Bool = false, glyphs: any GlyphSource,
    zoom: CGFloat? = nil
  ) throws(SDLError) {
    self.zoom = zoom ?? Self.zoomOfEnvironment
    Self.speakUTF8()
    for (name, value) in Self.hints(title: title) { SDL_SetHint(name, value) }
    // Asked in vain, Wayland's library complains on standard error. A driver that somebody named
    // in the environment outranks this.
    if !Self.mayHaveWayland { SDL_SetHint(SDL_HINT_VIDEODRIVER, "x11") }
    guard SDL_InitSubSystem(UInt32(SDL_INIT_VIDEO)) == 0 else {
      throw SDLError("SDL_InitSubSystem")
    }
    guard Self.hasScreen else {
      SDL_QuitSubSystem(UInt32(SDL_INIT_VIDEO))
      throw SDLError("SDL_InitSubSystem", message: "neither X11 nor Wayland answers")
    }
    let flags = SDL_WINDOW_RESIZABLE.rawValue | SDL_WINDOW_ALLOW_HIGHDPI.rawValue
    let most = fitsScreen ? Self.screenSize : CGSize(width: CGFloat.infinity, height: .infinity)
    let center = Int32(bitPattern: UInt32(SDL_WINDOWPOS_CENTERED_MASK))
    guard
      let handle = SDL_CreateWindow(
        title, center, center, Self.units(min(size.width * self.zoom, most.width)),
        Self.units(min(size.height * self.zoom, most.height)), flags)
    else {
      let error = SDLError("SDL_CreateWindow")
      SDL_QuitSubSystem(UInt32(SDL_INIT_VIDEO))
      throw error
    }
    self.handle = handle
    SDL_SetWindowMinimumSize(handle, Int32(640 * self.zoom), Int32(480 * self.zoom))
    presenter = TexturePresenter(window: handle) ?? SurfacePresenter(window: handle)
    rasterizer = Rasterizer(text: glyphs)
    self.size = size
    scale = self.zoom
    measure()
    SDL_StartTextInput()
    SDL_EventState(SDL_DROPFILE.rawValue, SDL_ENABLE)
  }

  /// X11 takes titles and composed text only in the letters of the program's locale, which is the
  /// seven-bit one until somebody asks for the person's.
  private static func speakUTF8() {
    setlocale(LC_CTYPE, "")
    let letters = nl_langinfo(nl_item(CODESET)).map { String(cString: $0) }
    if letters != "UTF-8" { setlocale(LC_CTYPE, "C.UTF-8") }
  }

  /// Window units per point.
  var unitsPerPoint: CGFloat { zoom * magnification }

  /// A side of a window in whole units that SDL and the system take.
  /// The room that the desktop leaves for windows, in window units.
  private static var screenSize: CGSize {
    var area = SDL_Rect()
    guard SDL_GetDisplayUsableBounds(0, &area) == 0, area.w > 0, area.h > 0 else {
      return CGSize(width: CGFloat.infinity, height: .infinity)
    }
    return CGSize(width: Int(area.w), height: Int(area.h))
  }

  private static func units(_ side: CGFloat) -> Int32 { side > 1 ? Int32(min(side, 16_384)) : 1 }

  private static func hints(title: String) -> [(name: String, value: String)] {
    [
      (SDL_HINT_APP_NAME, title), ("SDL_VIDEO_X11_WMCLASS", title),
      (SDL_HINT_VIDEO_ALLOW_SCREENSAVER, "1"), (SDL_HINT_IME_SHOW_UI, "1"),
      // A window is no full-screen game: the desktop keeps composing it.
      (SDL_HINT_VIDEO_X11_NET_WM_BYPASS_COMPOSITOR, "0"),
      // The window's own surface, not SDL's emulation of one through a renderer.
      (SDL_HINT_FRAMEBUFFER_ACCELERATION, "0"),
      // The click that brings the window to the front counts as a click.
      (SDL_HINT_MOUSE_FOCUS_CLICKTHROUGH, "1"),
      // A finger is a finger, and not a mouse as well.
      (SDL_HINT_TOUCH_MOUSE_EVENTS, "0"), (SDL_HINT_MOUSE_TOUCH_EVENTS, "0"),
    ]
  }

  isolated deinit {
    for cursor in cursors.values { SDL_FreeCursor(cursor) }
    (presenter as? TexturePresenter)?.close()
    SDL_DestroyWindow(handle)
    SDL_QuitSubSystem(UInt32(SDL_INIT_VIDEO))
  }

  /// Without a display SDL falls back to drivers that show nothing and wait for ever; they count
  /// only when somebody asked for them by name.
  private static var hasScreen: Bool {
    guard ProcessInfo.processInfo.environment["SDL_VIDEODRIVER"] == nil,
      let driver = SDL_GetCurrentVideoDriver()
    else { return true }
    return !["offscreen", "dummy", "evdev", "KMSDRM"].contains(String(cString: driver))
  }

  /// Whether there is a place where Wayland's socket could be.
  private static var mayHaveWayland: Bool {
    #if os(Linux)
      let environment = ProcessInfo.processInfo.environment
      return environment["XDG_RUNTIME_DIR"] != nil || environment["WAYLAND_SOCKET"] != nil
        || environment["WAYLAND_DISPLAY"]?.hasPrefix("/") == true
    #else
      return true
    #endif
  }

  // MARK: Showing

  /// Draws what differs from the list shown last, and shows it.
  /// - Throws: `SDLError` when the system refuses the pixels.
  public func present(_ list: DrawList, background: Color) throws(SDLError) {
    let pixels = pixelSize
    if bitmap.width != pixels.width || bitmap.height != pixels.height {
      bitmap = Bitmap(width: pixels.width, height: pixels.height)
      shown = nil
    }
    // A window may have no pixels while it is put away.
    if bitmap.bounds.isEmpty { return }
    var areas = [bitmap.bounds]
    if let shown, shown.background == background {
      areas = rasterizer.damage(from: shown.list, to: list, scale: scale, within: bitmap.bounds)
    }
    defer { pace.shown(at: Self.now, interval: frameInterval) }
    if areas.isEmpty, !presenter.isSynchronized { return }
    bitmap.withPixelBuffer { buffer in
      for area in areas {
        rasterizer.draw(list, into: buffer, scale: scale, background: background, area: area)
      }
    }
    shown = (list, background)
    try presenter.present(&bitmap, areas: areas)
  }

  /// Shows the last picture again, after something covered the window.
  private func presentAgain() {
    guard shown != nil, bitmap.width == pixelSize.width, bitmap.height == pixelSize.height else {
      return
    }
    // Refused pixels come again with the next frame, whose failure is reported.
    try? presenter.present(&bitmap, areas: [bitmap.bounds])
  }

  private var pixelSize: (width: Int, height: Int) {
    var (width, height): (Int32, Int32) = (0, 0)
    SDL_GetWindowSizeInPixels(handle, &width, &height)
    return (Int(width), Int(height))
  }

  private func measure() {
    var (width, height): (Int32, Int32) = (1, 1)
    SDL_GetWindowSize(handle, &width, &height)
    size = CGSize(
      width: CGFloat(width) / unitsPerPoint, height: CGFloat(height) / unitsPerPoint)
    scale = CGFloat(pixelSize.width) / CGFloat(max(width, 1)) * unitsPerPoint
  }

  // MARK: Input

  /// What happened since the last call, without waiting.
  public func pollEvents() -> [InputEvent] {
    var events: [InputEvent] = []
    var event = SDL_Event()
    while SDL_PollEvent(&event) != 0 { note(event, in: &events) }
    return events
  }

  /// Sleeps until something happens or the time is over, and tells what happened.
  /// - Parameter timeout: seconds; nil waits for ever.
  public func waitEvents(timeout: Double?) -> [InputEvent] {
    var events: [InputEvent] = []
    var event = SDL_Event()
    let milliseconds = timeout.map { Int32(min(max($0 * 1000, 0), 1e9).rounded(.up)) } ?? -1
    if SDL_WaitEventTimeout(&event, milliseconds) != 0 { note(event, in: &events) }
    return events + pollEvents()
  }

  /// Waits as long as the application may: for the next frame while something moves, else until
  /// something happens, and never less than a frame after the last one.
  /// - Parameter limit: seconds after which something is due though nothing moves.
  public func nextEvents(isMoving: Bool, within limit: Double? = nil) -> [InputEvent] {
    var events = isMoving ? pollEvents() : waitEvents(timeout: limit)
    if presenter.isSynchronized { return events }
    while true {
      let rest = pace.due - Self.now
      if rest <= 0.0005 { return Self.coalesced(events) }
      events += waitEvents(timeout: rest)
    }
  }

  /// Seconds between two refreshes of the screen.
  private var frameInterval: Double {
    var mode = SDL_DisplayMode()
    let known = SDL_GetWindowDisplayMode(handle, &mode) == 0 && mode.refresh_rate > 0
    return 1 / Double(known ? min(max(mode.refresh_rate, 30), 240) : 60)
  }

  private func note(_ event: SDL_Event, in events: inout [InputEvent]) {
    if SDL_EventType(event.type) == SDL_WINDOWEVENT {
      switch SDL_WindowEventID(UInt32(event.window.event)) {
      case SDL_WINDOWEVENT_SIZE_CHANGED, SDL_WINDOWEVENT_DISPLAY_CHANGED:
        measure()
        events.append(.resized(size, scale: scale))
        return
      case SDL_WINDOWEVENT_EXPOSED:
        presentAgain()
        return
      default: break
      }
    }
    held.note(event)
    let translation = EventTranslation(
      unitsPerPoint: unitsPerPoint, windowSize: size, isTouchpad: Self.isTouchpad)
    if let event = translation.inputEvent(event, modifiers: held.modifiers) {
      events.append(event)
    }
  }

  private static func isTouchpad(_ device: SDL_TouchID) -> Bool {
    [SDL_TOUCH_DEVICE_INDIRECT_ABSOLUTE, SDL_TOUCH_DEVICE_INDIRECT_RELATIVE]
      .contains(SDL_GetTouchDeviceType(device))
  }

  /// Of moves that follow each other only the last counts, of each finger on its own.
  static func coalesced(_ events: [InputEvent]) -> [InputEvent] {
    var result: [InputEvent] = []
    for event in events {
      switch event {
      case .pointerMoved(_, let held):
        if case .pointerMoved(_, held)? = result.last { result.removeLast() }
      case .finger(let finger, .moved, _):
        let moves = result.reversed().prefix {
          if case .finger(_, .moved, _) = $0 { true } else { false }
        }
        let earlier = moves.firstIndex {
          if case .finger(finger, _, _) = $0 { true } else { false }
        }
        if let earlier { result.remove(at: result.index(before: earlier.base)) }
      default: break
      }
      result.append(event)
    }
    return result
  }

  private static var now: Double {
    Double(SDL_GetPerformanceCounter()) / Double(SDL_GetPerformanceFrequency())
  }

  private static var zoomOfEnvironment: CGFloat {
    let environment = ProcessInfo.processInfo.environment
    for name in ["HITSCOPE_SCALE", "GDK_SCALE"] {
      if let value = environment[name].flatMap(Double.init), value >= 0.5, value <= 8 {
        return CGFloat(value)
      }
    }
    return 1
  }
}
