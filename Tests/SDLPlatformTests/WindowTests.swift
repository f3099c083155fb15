import CSDL2
import Canvas
import Foundation
import Raster
import Testing

@testable import SDLPlatform

/// SDL without a screen: its dummy driver opens windows that nobody sees.
@Suite(.serialized) @MainActor struct WindowTests {
  private func window(zoom: CGFloat = 1) throws -> PlatformWindow {
    setenv("SDL_VIDEODRIVER", "dummy", 1)
    return try PlatformWindow(
      title: "test", size: CGSize(width: 800, height: 600), glyphs: FontLibrary(), zoom: zoom)
  }

  private func push(_ fill: (inout SDL_Event) -> Void) {
    var event = SDL_Event()
    fill(&event)
    SDL_PushEvent(&event)
  }

  /// What the window's own surface shows.
  private func pixel(_ window: PlatformWindow, _ x: Int, _ y: Int) throws -> UInt32 {
    let surface = try #require(SDL_GetWindowSurface(window.handle))
    let row = surface.pointee.pixels + y * Int(surface.pointee.pitch)
    return row.assumingMemoryBound(to: UInt32.self)[x] & 0xFFFFFF
  }

  @Test("a window has its size and draws its list")
  func present() throws {
    let window = try window()
    #expect(window.size == CGSize(width: 800, height: 600))
    #expect(window.scale == 1)
    var list = DrawList()
    list.add(
      .rect(
        CGRect(x: 10, y: 10, width: 20, height: 20), radius: 0, fill: .solid(Color(0xFF8000)),
        stroke: nil))
    try window.present(list, background: Color(0x102030))
    #expect(try pixel(window, 15, 15) == 0xFF8000)
    #expect(try pixel(window, 100, 100) == 0x102030)
    list.commands = []
    try window.present(list, background: Color(0x102030))
    #expect(try pixel(window, 15, 15) == 0x102030)
    try window.present(list, background: Color(0x405060))
    #expect(try pixel(window, 799, 599) == 0x405060)
  }

  @Test("a zoomed window counts in points")
  func zoom() throws {
    let window = try window(zoom: 2)
    #expect(window.size == CGSize(width: 800, height: 600))
    #expect(window.scale == 2)
    var list = DrawList()
    list.add(
      .rect(
        CGRect(x: 10, y: 10, width: 1, height: 1), radius: 0, fill: .solid(Color(0xFF8000)),
        stroke: nil))
    try window.present(list, background: Color(0))
    #expect(try pixel(window, 21, 21) == 0xFF8000)
    #expect(try pixel(window, 22, 21) == 0)
  }

  @Test("events that SDL gets come out in order, moves in a row as one")
  func events() throws {
    let window = try window()
    _ = window.pollEvents()
    push {
      $0.motion.type = SDL_MOUSEMOTION.rawValue
      $0.motion.x = 5
    }
    push {
      $0.motion.type = SDL_MOUSEMOTION.rawValue
      $0.motion.x = 6
    }
    push {
      $0.button.type = SDL_MOUSEBUTTONDOWN.rawValue
      $0.button.button = UInt8(SDL_BUTTON_LEFT)
      $0.button.clicks = 1
      $0.button.x = 6
    }
    push { $0.type = SDL_QUIT.rawValue }
    let events = window.nextEvents(isMoving: true)
    #expect(
      events.suffix(3) == [
        .pointerMoved(to: CGPoint(x: 6, y: 0), modifiers: []),
        .pointerDown(at: CGPoint(x: 6, y: 0), button: .primary, modifiers: [], clicks: 1), .quit,
      ])
  }

  @Test(
    "three fingers at once come out of SDL's queue as three, wherever they go, and press once",
    arguments: [1, 2] as [CGFloat])
  func fingers(zoom: CGFloat) throws {
    let window = try window(zoom: zoom)
    _ = window.pollEvents()
    func push(_ type: SDL_EventType, _ finger: SDL_FingerID, _ x: Float, _ y: Float) {
      self.push {
        $0.tfinger.type = type.rawValue
        $0.tfinger.touchId = 9
        $0.tfinger.fingerId = finger
        $0.tfinger.x = x
        $0.tfinger.y = y
        $0.tfinger.pressure = 0.5
      }
    }
    for finger in 0..<3 as Range<SDL_FingerID> {
      push(SDL_FINGERDOWN, finger, 0.25 * Float(finger), 0.5)
      // What SDL makes of a finger where the environment asks it to.
      self.push {
        $0.button.type = SDL_MOUSEBUTTONDOWN.rawValue
        $0.button.button = UInt8(SDL_BUTTON_LEFT)
        $0.button.which = .max
      }
    }
    for step in 1...4 {
      push(SDL_FINGERMOTION, 0, 0, 0.5 + 0.1 * Float(step))
      push(SDL_FINGERMOTION, 2, 0.5 + 0.2 * Float(step), 0.5)
    }
    push(SDL_FINGERUP, 1, 0.25, 0.5)
    push(SDL_FINGERUP, 2, 1.3, 0.5)
    push(SDL_FINGERUP, 0, 0, 0.9)
    var names: [Int] = []
    var told: [String] = []
    for event in window.nextEvents(isMoving: true) {
      guard case .finger(let name, let phase, let at) = event else {
        if case .pointerDown = event { told.append("mouse") }
        continue
      }
      if !names.contains(name) { names.append(name) }
      let number = names.firstIndex(of: name) ?? -1
      told.append("\(number) \(phase) \(Int(at.x.rounded())) \(Int(at.y.rounded()))")
    }
    #expect(
      told == [
        "0 down 0 300", "1 down 200 300", "2 down 400 300", "0 moved 0 540", "2 moved 1040 300",
        "1 up 200 300", "2 up 1040 300", "0 up 0 540",
      ])
  }

  @Test("a resized window tells its new size and draws all of it")
  func resize() throws {
    let window = try window()
    try window.present(DrawList(), background: Color(0x102030))
    _ = window.pollEvents()
    SDL_SetWindowSize(window.handle, 900, 700)
    #expect(window.pollEvents().contains(.resized(CGSize(width: 900, height: 700), scale: 1)))
    try window.present(DrawList(), background: Color(0x102030))
    #expect(try pixel(window, 899, 699) == 0x102030)
  }

  @Test("a window is never smaller than 640 by 480 points")
  func minimum() throws {
    let window = try window()
    SDL_SetWindowSize(window.handle, 100, 100)
    _ = window.pollEvents()
    #expect(window.size == CGSize(width: 640, height: 480))
  }

  @Test("odd sizes open a window all the same", arguments: [CGFloat.nan, -5, 0, 1e12])
  func oddSizes(side: CGFloat) throws {
    setenv("SDL_VIDEODRIVER", "dummy", 1)
    let window = try PlatformWindow(
      title: "test", size: CGSize(width: side, height: 600), glyphs: FontLibrary(), zoom: 1)
    #expect(window.size.width >= 640 && window.size.width <= 16_384)
  }

  @Test("a window that is to fit the screen is no larger, and a small one stays as it is")
  func fitting() throws {
    setenv("SDL_VIDEODRIVER", "dummy", 1)
    for (wished, isCut) in [
      (CGSize(width: 6000, height: 5000), true), (CGSize(width: 700, height: 500), false),
    ] {
      let window = try PlatformWindow(
        title: "test", size: wished, fitsScreen: true, glyphs: FontLibrary(), zoom: 1)
      var screen = SDL_Rect()
      #expect(SDL_GetDisplayUsableBounds(0, &screen) == 0)
      let most = CGSize(width: Int(screen.w), height: Int(screen.h))
      #expect(window.size == (isCut ? most : wished))
    }
  }

  @Test("text goes to the clipboard and comes back")
  func clipboard() throws {
    let window = try window()
    window.clipboardText = "{ \"hitscope\": 1 } ✓"
    #expect(window.clipboardText == "{ \"hitscope\": 1 } ✓")
    window.clipboardText = nil
    #expect(window.clipboardText == nil)
  }

  @Test("without a driver there is an error that names the call, not a window")
  func noDisplay() {
    setenv("SDL_VIDEODRIVER", "nothing-like-this", 1)
    #expect {
      _ = try PlatformWindow(
        title: "", size: CGSize(width: 800, height: 600), glyphs: FontLibrary())
    } throws: { error in
      guard let error = error as? SDLError else { return false }
      return error.isMissingDisplay && error.call == "SDL_InitSubSystem" && !error.message.isEmpty
    }
  }
}

@Suite("The pace of frames")
struct FramePaceTests {
  @Test(
    "frames that take a part of the interval come in step with the screen",
    arguments: [0.001, 0.004, 0.012, 0.0155])
  func inStep(drawing: Double) {
    var pace = FramePace()
    var now = 100.0
    var shown: [Double] = []
    for frame in 0..<120 {
      // The system wakes up to a millisecond late.
      now = max(now, pace.due) + (frame.isMultiple(of: 3) ? 0.0009 : 0)
      shown.append(now)
      now += drawing
      pace.shown(at: now, interval: 1 / 60)
    }
    let rate = Double(shown.count - 2) / (shown[shown.count - 1] - shown[1])
    #expect(abs(rate - 60) < 0.6)
  }

  @Test("frames that take longer follow each other at once, and nothing is caught up after a stall")
  func late() {
    var pace = FramePace()
    pace.shown(at: 10, interval: 1 / 60)
    #expect(pace.due == 10)
    pace.shown(at: 10.025, interval: 1 / 60)
    #expect(pace.due == 10.025)
    pace.shown(at: 10.028, interval: 1 / 60)
    #expect(pace.due > 10.028 && pace.due <= 10.025 + 1 / 60)
    pace.shown(at: 90, interval: 1 / 60)
    #expect(pace.due == 90)
  }
}
