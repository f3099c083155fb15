import Canvas
import Foundation
import SDLPlatform
import Visualizer
import Wording

/// `hitscope [FILE]`: the window, until it is closed.
@MainActor
struct WindowRun {
  let options: Options

  init(_ options: Options) { self.options = options }

  /// - Returns: whether the file could be used; without a window only, for a window stays open.
  func run() throws(Failure) -> Bool {
    // An interrupt ends the program as everywhere, also while it sleeps.
    setenv("SDL_NO_SIGNAL_HANDLERS", "1", 0)
    let application = try Application(theme: options.theme)
    var log: TouchLogFile?
    if let path = options.log { log = try TouchLogFile(path) }
    let window: PlatformWindow
    do {
      window = try PlatformWindow(
        title: "Hitscope", size: options.size, fitsScreen: !options.isSizeGiven,
        glyphs: application.fonts)
    } catch {
      guard error.isMissingDisplay else { throw Failure.other(error.call, reason: error.message) }
      return try OffScreenRun(options, application, reason: error.message).run()
    }
    // Whoever stops reading a stream or the log ends only that, and no stream's end ends the window.
    signal(SIGPIPE, SIG_IGN)
    let visualizer = application.visualizer
    visualizer.handle(.resized(window.size, scale: window.scale))
    let storage = Storage(options)
    // The settings say how what is opened looks; what a killed run left waits over it.
    for answer in storage.settings() + storage.stopped() { visualizer.take(answer) }
    if Self.wishesNoMotion { visualizer.reduceMotion() }
    defer { storage.close() }
    do throws(SDLError) {
      try StoppedWords.watch("hitscope", keeping: storage.journal()) { () throws(SDLError) in
        visualizer.greet()
        visualizer.open(file: options.file, scene: options.scene)
        for answer in storage.leftovers() { visualizer.take(answer) }
        try loop(visualizer, window, storage, &log)
      }
    } catch {
      throw Failure.other(error.call, reason: error.message)
    }
    return true
  }

  private static var wishesNoMotion: Bool {
    ProcessInfo.processInfo.environment["HITSCOPE_REDUCED_MOTION"].map { $0 != "0" } ?? false
  }

  /// A larger text leaves the window fewer points.
  private func magnify(_ window: PlatformWindow, _ visualizer: Visualizer) {
    let whole = CGSize(
      width: window.size.width * window.magnification,
      height: window.size.height * window.magnification)
    let wished = visualizer.magnification(in: whole)
    // Half a pixel of rounding is no other size.
    guard abs(window.magnification - wished) > 0.002 else { return }
    window.magnification = wished
    visualizer.handle(.resized(window.size, scale: window.scale))
    visualizer.handle(.pointerMoved(to: window.pointer, modifiers: []))
  }

  /// Sleeps while nothing moves; a frame at most each refresh of the screen while something does.
  private func loop(
    _ visualizer: Visualizer, _ window: PlatformWindow, _ storage: Storage,
    _ log: inout TouchLogFile?
  ) throws(SDLError) {
    let clock = ContinuousClock()
    var last = clock.now
    var isFullScreen = false
    while true {
      for answer in storage.poll() { visualizer.take(answer) }
      tellAll(visualizer, window, storage, &log)
      if visualizer.isClosing { return }
      magnify(window, visualizer)
      if visualizer.needsFrame {
        try window.present(visualizer.frame(), background: visualizer.background)
        window.setCursor(visualizer.cursor)
        // Who waits for the title reads in the log where the scene stands under it.
        tellAll(visualizer, window, storage, &log)
        if window.title != visualizer.title { window.title = visualizer.title }
      }
      if visualizer.isFullScreen != isFullScreen {
        isFullScreen.toggle()
        window.toggleFullScreen()
      }
      let wasMoving = visualizer.isMoving
      let due = [visualizer.dueIn, storage.isWaiting ? 0.1 : nil].compactMap { $0 }.min()
      let events = window.nextEvents(isMoving: visualizer.needsFrame, within: due)
      let now = clock.now
      visualizer.elapse((now - last) / .seconds(1))
      // Time asleep is no time for what did not move; a stall is shown as a pause, not a jump.
      if wasMoving { visualizer.advance(by: min((now - last) / .seconds(1), 0.1)) }
      last = now
      for event in events {
        visualizer.handle(event)
        guard event.isPasteKey else { continue }
        tellAll(visualizer, window, storage, &log)
        // No text is told too, so that the key is never without an answer.
        visualizer.handle(.pasted(window.clipboardText ?? ""))
      }
    }
  }

  /// Does what the application asks for, until it asks no more: an answer may lead to the next
  /// request.
  private func tellAll(
    _ visualizer: Visualizer, _ window: PlatformWindow, _ storage: Storage,
    _ log: inout TouchLogFile?
  ) {
    var lines = visualizer.takeOutput()
    while !lines.isEmpty {
      for line in lines { tell(line, visualizer, window, storage, &log) }
      lines = visualizer.takeOutput()
    }
  }

  private func tell(
    _ line: Output, _ visualizer: Visualizer, _ window: PlatformWindow, _ storage: Storage,
    _ log: inout TouchLogFile?
  ) {
    switch line {
    case .message(let text): try? Standard.error(text)
    case .copy(let text): window.clipboardText = text
    case .files(.copyCapture(let capture)): window.clipboardText = Storage.text(of: capture)
    case .files(let request):
      for answer in storage.perform(request) { visualizer.take(answer) }
    case .log(let line):
      guard let file = log, !file.write(line) else { return }
      try? Standard.error(Failure.logEnded().text(by: "hitscope"))
      log = nil
    }
  }
}
