import Foundation

/// The built window under a private X server, with the real mouse.
final class WindowUnderX {
  struct Unavailable: Error, CustomStringConvertible {
    var description: String
  }

  let display: String
  private let log: URL
  /// The person's folders: settings, unsaved work.
  let home: URL
  private var server: Process?
  /// Those that hold the clipboard's text.
  private var clipboards: [Process?] = []
  private var window: Process?

  /// What this machine lacks to run the window, or nil.
  static var missing: String? {
    let needed = ["Xvfb", "xdotool"].filter { path(of: $0) == nil }
    return needed.isEmpty
      ? nil : "needs \(needed.joined(separator: " and ")) (Debian: xvfb, xdotool)"
  }

  /// Starts a server and the window in it, and waits until the window says that it is open.
  ///
  /// - Parameters:
  ///   - home: the folder of an earlier window, to start again after it.
  ///   - path: where programs are found, for a desktop with a file dialog.
  init(
    _ arguments: [String], size: String = "1440x900", home: URL? = nil, path: String? = nil
  ) throws {
    self.home =
      home
      ?? FileManager.default.temporaryDirectory
      .appendingPathComponent("hitscope-home-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: self.home, withIntermediateDirectories: true)
    log = FileManager.default.temporaryDirectory
      .appendingPathComponent("hitscope-\(UUID().uuidString).jsonl")
    let server = Process()
    server.executableURL = Self.path(of: "Xvfb")
    // The server picks a free display and tells its number.
    let told = Pipe()
    server.arguments = ["-displayfd", "1", "-screen", "0", "\(size)x24", "-nolisten", "tcp"]
    server.standardOutput = told
    server.standardError = FileHandle.nullDevice
    try server.run()
    self.server = server
    var number = Data()
    while !number.contains(10) {
      let more = told.fileHandleForReading.availableData
      guard !more.isEmpty else { throw Unavailable(description: "Xvfb does not start") }
      number += more
    }
    display =
      ":"
      + String(decoding: number, as: UTF8.self).trimmingCharacters(
        in: .whitespaces.union(.newlines))

    let window = Process()
    window.executableURL = try Program("hitscope").url
    window.arguments = arguments + ["--log", log.path]
    // What somebody saves lands where it is cleared away.
    window.currentDirectoryURL = self.home
    window.environment = ProcessInfo.processInfo.environment.merging(
      [
        "DISPLAY": display, "SDL_VIDEODRIVER": "x11", "HITSCOPE_SCALE": "1",
        "XDG_CONFIG_HOME": self.home.path, "XDG_STATE_HOME": self.home.path,
        "PATH": path ?? self.home.path,
      ],
      uniquingKeysWith: { $1 })
    window.standardError = FileHandle.nullDevice
    try window.run()
    self.window = window
    _ = try wait(for: "opened")
  }

  deinit {
    // The thread that starts processes for a test may block signals, and they inherit that: only
    // the one that can't be blocked is sure to end them.
    for process in clipboards + [window, server] where process?.isRunning == true {
      kill(process?.processIdentifier ?? 0, SIGKILL)
      process?.waitUntilExit()
    }
    let number = display.dropFirst()
    for left in ["/tmp/.X\(number)-lock", "/tmp/.X11-unix/X\(number)", log.path] {
      try? FileManager.default.removeItem(atPath: left)
    }
  }

  var isRunning: Bool { window?.isRunning == true }

  /// Presses the real mouse on a point of the scene, and gives the log's line of that touch.
  func touch(_ x: Double, _ y: Double) throws -> [String: Any] {
    let before = lines.count { $0["event"] as? String == "touch" }
    let place = try screenPoint(x, y)
    try xdotool("mousemove", place.0, place.1, "click", "1")
    return try wait(for: "touch", after: before)
  }

  /// Selects what is drawn in front at a point of the scene, without touching it.
  func controlClick(_ x: Double, _ y: Double) throws {
    let place = try screenPoint(x, y)
    try xdotool("keydown", "ctrl")
    try xdotool("mousemove", place.0, place.1, "click", "1")
    try xdotool("keyup", "ctrl")
  }

  /// Drags the real mouse from one point of the scene to another.
  func drag(from start: (Double, Double), to end: (Double, Double)) throws {
    let (from, to) = (try screenPoint(start.0, start.1), try screenPoint(end.0, end.1))
    try xdotool("mousemove", from.0, from.1, "mousedown", "1")
    try xdotool("mousemove", to.0, to.1)
    try xdotool("mouseup", "1")
  }

  /// Where a point of the scene is on the screen.
  private func screenPoint(_ x: Double, _ y: Double) throws -> (String, String) {
    let stage = try wait(for: "opened", or: "stage")
    let place = stage["stage"] as? [String: Double] ?? [:]
    let (left, top, scale) = (place["x"] ?? 0, place["y"] ?? 0, place["scale"] ?? 1)
    let origin = try windowOrigin()
    return (
      "\(Int((origin.0 + left + scale * x).rounded()))",
      "\(Int((origin.1 + top + scale * y).rounded()))"
    )
  }

  func key(_ name: String) throws { try xdotool("key", name) }

  /// Clicks on a point of the window, in points.
  func click(_ x: Int, _ y: Int) throws {
    let origin = try windowOrigin()
    try xdotool(
      "mousemove", "\(Int(origin.0) + x)", "\(Int(origin.1) + y)", "click", "1")
  }

  func type(_ text: String) throws { try xdotool("type", text) }

  /// What the window is called.
  var title: String {
    let name = try? xdotool("search", "--onlyvisible", "--class", "Hitscope", "getwindowname")
    return (name ?? "").trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// X's number of the window.
  func windowNumber() throws -> UInt {
    let found = try xdotool("search", "--sync", "--onlyvisible", "--class", "Hitscope")
    guard let line = found.split(separator: "\n").first, let number = UInt(line) else {
      throw Unavailable(description: "X has no window of hitscope")
    }
    return number
  }

  /// Whether something comes true within a minute.
  func eventually(_ condition: () throws -> Bool) rethrows -> Bool {
    let end = Date().addingTimeInterval(60)
    while Date() < end {
      if try condition() { return true }
      Thread.sleep(forTimeInterval: 0.1)
    }
    return false
  }

  /// Puts text into the clipboard, where it stays until other text comes.
  func copy(_ text: String) throws {
    let process = Process()
    process.executableURL = Self.path(of: "xclip")
    // In the background xclip would keep open what tells of its end.
    process.arguments = ["-selection", "clipboard", "-in", "-quiet"]
    process.environment = ["DISPLAY": display]
    let input = Pipe()
    process.standardInput = input
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    clipboards.append(process)
    input.fileHandleForWriting.write(Data(text.utf8))
    try input.fileHandleForWriting.close()
    _ = eventually { clipboard == text }
  }

  /// What is in the clipboard.
  var clipboard: String {
    (try? output(of: "xclip", "-selection", "clipboard", "-out")) ?? ""
  }

  /// Ends the window as a crash or a power cut would.
  func killWindow() {
    guard let window else { return }
    kill(window.processIdentifier, SIGKILL)
    window.waitUntilExit()
  }

  static func has(_ program: String) -> Bool { path(of: program) != nil }

  /// Where the window stands on the screen; without a window manager it may be anywhere.
  private func windowOrigin() throws -> (Double, Double) {
    let geometry = try xdotool(
      "search", "--sync", "--onlyvisible", "--class", "Hitscope", "getwindowgeometry", "--shell")
    var values: [String: Double] = [:]
    for line in geometry.split(separator: "\n") {
      let parts = line.split(separator: "=")
      if parts.count == 2 { values[String(parts[0])] = Double(parts[1]) }
    }
    return (values["X"] ?? 0, values["Y"] ?? 0)
  }

  // MARK: The log

  var lines: [[String: Any]] {
    let text = (try? String(contentsOf: log, encoding: .utf8)) ?? ""
    return text.split(separator: "\n").compactMap {
      (try? JSONSerialization.jsonObject(with: Data($0.utf8))) as? [String: Any]
    }
  }

  /// The last line of an event, once there are more than `after` of it.
  private func wait(
    for event: String, or other: String? = nil, after count: Int = 0
  ) throws -> [String: Any] {
    let end = Date().addingTimeInterval(60)
    while Date() < end {
      let found = lines.filter { line in
        let name = line["event"] as? String
        return name == event || other != nil && name == other
      }
      if found.count > count, let last = found.last { return last }
      guard isRunning else { throw Unavailable(description: "the window is gone") }
      Thread.sleep(forTimeInterval: 0.05)
    }
    throw Unavailable(description: "no \(event) in the log after a minute")
  }

  // MARK: Programs

  private static func path(of name: String) -> URL? {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    return folders.map { URL(fileURLWithPath: String($0)).appendingPathComponent(name) }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }

  @discardableResult
  private func xdotool(_ arguments: String...) throws -> String {
    try run("xdotool", arguments)
  }

  private func output(of program: String, _ arguments: String...) throws -> String {
    try run(program, arguments)
  }

  private func run(_ program: String, _ arguments: [String]) throws -> String {
    let process = Process()
    process.executableURL = Self.path(of: program)
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(
      ["DISPLAY": display], uniquingKeysWith: { $1 })
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
  }
}
