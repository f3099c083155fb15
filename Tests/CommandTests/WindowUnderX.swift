import Foundation

/// The built window under a private X server, with the real mouse.
///
/// Nothing here waits without an end, and nothing holds a thread of Swift's pool while it waits:
/// with two cores two waiting tests would stop all others. Waiting is counted in looks and not in
/// time, for while other tests fill the pool a look may come minutes after the one before.
final class WindowUnderX {
  struct Unavailable: Error, CustomStringConvertible {
    var description: String
  }

  /// A folder that goes with the last window that uses it.
  final class Folder {
    let url: URL

    init() throws {
      url = FileManager.default.temporaryDirectory
        .appendingPathComponent("hitscope-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    func file(_ name: String) -> URL { url.appendingPathComponent(name) }
  }

  /// The person's folders: settings, unsaved work.
  let home: Folder
  private let scratch: Folder
  let display: String
  private let server: Process
  private var window = Process()
  /// Those that hold the clipboard's text.
  private var clipboards: [Process] = []
  private var runs = 0

  private var log: URL { scratch.file("log.jsonl") }

  /// What this machine lacks to run the window, or nil.
  static var missing: String? {
    let needed = ["Xvfb", "xdotool"].filter { path(of: $0) == nil }
    return needed.isEmpty
      ? nil : "needs \(needed.joined(separator: " and ")) (Debian: xvfb, xdotool)"
  }

  static func has(_ program: String) -> Bool { path(of: program) != nil }

  /// Starts a server and the window in it, and waits until the window says that it is open.
  ///
  /// - Parameters:
  ///   - home: the folder of an earlier window, to start again after it.
  ///   - path: where programs are found, for a desktop with a file dialog.
  ///   - isStill: nothing glides, so that the scene stands where the log says as soon as it says
  ///     so, however slow the machine.
  init(
    _ arguments: [String], size: String = "1440x900", home: Folder? = nil, path: String? = nil,
    isStill: Bool = false
  ) async throws {
    self.home = try home ?? Folder()
    scratch = try Folder()
    (server, display) = try await Self.startServer(size: size, in: scratch)
    window.executableURL = try Program("hitscope").url
    window.arguments = arguments + ["--log", log.path]
    // What somebody saves lands where it is cleared away.
    window.currentDirectoryURL = self.home.url
    window.environment = ProcessInfo.processInfo.environment.merging(
      [
        "DISPLAY": display, "SDL_VIDEODRIVER": "x11", "HITSCOPE_SCALE": "1",
        "XDG_CONFIG_HOME": self.home.url.path, "XDG_STATE_HOME": self.home.url.path,
        "PATH": path ?? self.home.url.path, "HITSCOPE_REDUCED_MOTION": isStill ? "1" : "0",
      ],
      uniquingKeysWith: { $1 })
    let complaints = scratch.file("errors")
    try Data().write(to: complaints)
    let errors = try FileHandle(forWritingTo: complaints)
    window.standardError = errors
    try window.run()
    try errors.close()
    _ = try await wait(for: "opened")
  }

  private static func startServer(
    size: String, in folder: Folder
  ) async throws -> (Process, display: String) {
    let server = Process()
    server.executableURL = path(of: "Xvfb")
    // The server picks a free display and tells its number.
    let told = folder.file("display")
    try Data().write(to: told)
    server.arguments = ["-displayfd", "1", "-screen", "0", "\(size)x24", "-nolisten", "tcp"]
    let output = try FileHandle(forWritingTo: told)
    server.standardOutput = output
    server.standardError = FileHandle.nullDevice
    try server.run()
    try output.close()
    for _ in 0..<1500 where server.isRunning {
      let text = (try? String(contentsOf: told, encoding: .utf8)) ?? ""
      if text.hasSuffix("\n") { return (server, ":\(text.dropLast())") }
      try await Task.sleep(for: .milliseconds(20))
    }
    kill(server.processIdentifier, SIGKILL)
    throw Unavailable(description: "Xvfb does not start")
  }

  deinit {
    for process in clipboards + [window, server] { Self.end(process) }
    let number = display.dropFirst()
    for left in ["/tmp/.X\(number)-lock", "/tmp/.X11-unix/X\(number)"] {
      try? FileManager.default.removeItem(atPath: left)
    }
  }

  /// The thread that starts processes for a test may block signals, and they inherit that: only
  /// the one that can't be blocked is sure to end them.
  private static func end(_ process: Process) {
    guard process.isRunning else { return }
    kill(process.processIdentifier, SIGKILL)
    // Whoever comes next must not meet it; nothing outlives this signal for long.
    let end = Date().addingTimeInterval(5)
    while process.isRunning, Date() < end { usleep(5_000) }
  }

  var isRunning: Bool { window.isRunning }

  /// What it said on standard error.
  var errors: String {
    (try? String(contentsOf: scratch.file("errors"), encoding: .utf8)) ?? ""
  }

  /// Ends the window as a crash or a power cut would.
  func killWindow() { Self.end(window) }

  // MARK: Mouse and keys

  /// Presses the real mouse on a point of the scene, and gives the log's line of that touch.
  func touch(_ x: Double, _ y: Double) async throws -> [String: Any] {
    let before = lines.count { $0["event"] as? String == "touch" }
    let place = try await screenPoint(x, y)
    try await xdotool("mousemove", place.0, place.1, "click", "1")
    return try await wait(for: "touch", after: before)
  }

  /// Selects what is drawn in front at a point of the scene, without touching it.
  func controlClick(_ x: Double, _ y: Double) async throws {
    let place = try await screenPoint(x, y)
    try await xdotool("keydown", "ctrl")
    try await xdotool("mousemove", place.0, place.1, "click", "1")
    try await xdotool("keyup", "ctrl")
  }

  /// Clicks on a point of the scene where that touches nothing, as in edit mode.
  func click(at x: Double, _ y: Double) async throws {
    let place = try await screenPoint(x, y)
    try await xdotool("mousemove", place.0, place.1, "click", "1")
  }

  /// Drags the real mouse from one point of the scene to another.
  func drag(from start: (Double, Double), to end: (Double, Double)) async throws {
    let from = try await screenPoint(start.0, start.1)
    let to = try await screenPoint(end.0, end.1)
    try await xdotool("mousemove", from.0, from.1, "mousedown", "1")
    try await xdotool("mousemove", to.0, to.1)
    try await xdotool("mouseup", "1")
  }

  func key(_ name: String) async throws { try await xdotool("key", name) }

  func type(_ text: String) async throws { try await xdotool("type", text) }

  /// Clicks on a point of the window, in points.
  func click(_ x: Int, _ y: Int) async throws {
    let origin = try await windowOrigin()
    try await xdotool("mousemove", "\(Int(origin.0) + x)", "\(Int(origin.1) + y)", "click", "1")
  }

  /// Where a point of the scene is on the screen.
  private func screenPoint(_ x: Double, _ y: Double) async throws -> (String, String) {
    let stage = try await wait(for: "opened", or: "stage")
    let place = stage["stage"] as? [String: Double] ?? [:]
    let (left, top, scale) = (place["x"] ?? 0, place["y"] ?? 0, place["scale"] ?? 1)
    let origin = try await windowOrigin()
    return (
      "\(Int((origin.0 + left + scale * x).rounded()))",
      "\(Int((origin.1 + top + scale * y).rounded()))"
    )
  }

  /// Where the window stands on the screen; without a window manager it may be anywhere.
  func windowOrigin() async throws -> (Double, Double) {
    let geometry = try await xdotool(
      "search", "--onlyvisible", "--class", "Hitscope", "getwindowgeometry", "--shell")
    var values: [String: Double] = [:]
    for line in geometry.split(separator: "\n") {
      let parts = line.split(separator: "=")
      if parts.count == 2 { values[String(parts[0])] = Double(parts[1]) }
    }
    return (values["X"] ?? 0, values["Y"] ?? 0)
  }

  /// What the window is called.
  func title() async throws -> String {
    try await xdotool("search", "--onlyvisible", "--class", "Hitscope", "getwindowname")
      .trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// X's number of the window.
  func windowNumber() async throws -> UInt {
    let found = try await xdotool("search", "--onlyvisible", "--class", "Hitscope")
    guard let line = found.split(separator: "\n").first, let number = UInt(line) else {
      throw Unavailable(description: "X has no window of hitscope")
    }
    return number
  }

  // MARK: The clipboard

  /// Puts text into the clipboard, where it stays until other text comes.
  func copy(_ text: String) async throws {
    runs += 1
    let file = scratch.file("copy-\(runs)")
    try Data(text.utf8).write(to: file)
    let process = Process()
    process.executableURL = Self.path(of: "xclip")
    // In the background xclip would keep open what tells of its end.
    process.arguments = ["-selection", "clipboard", "-in", "-quiet"]
    process.environment = ["DISPLAY": display]
    let input = try FileHandle(forReadingFrom: file)
    process.standardInput = input
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    try input.close()
    clipboards.append(process)
    guard try await eventually({ try await self.clipboard() == text }) else {
      throw Unavailable(description: "xclip does not hold the text")
    }
  }

  /// What is in the clipboard.
  func clipboard() async throws -> String {
    try await run("xclip", ["-selection", "clipboard", "-out"])
  }

  // MARK: The log

  var lines: [[String: Any]] {
    let text = (try? String(contentsOf: log, encoding: .utf8)) ?? ""
    return text.split(separator: "\n").compactMap {
      (try? JSONSerialization.jsonObject(with: Data($0.utf8))) as? [String: Any]
    }
  }

  /// Whether something comes true within a minute of looking.
  func eventually(_ condition: () async throws -> Bool) async throws -> Bool {
    for _ in 0..<1200 {
      if try await condition() { return true }
      try await Task.sleep(for: .milliseconds(50))
    }
    return false
  }

  /// The last line of an event, once there are more than `after` of it.
  func wait(
    for event: String, or other: String? = nil, after count: Int = 0
  ) async throws -> [String: Any] {
    var last: [String: Any] = [:]
    let isThere = try await eventually {
      let found = self.lines.filter { line in
        let name = line["event"] as? String
        return name == event || other != nil && name == other
      }
      last = found.last ?? [:]
      guard found.count <= count else { return true }
      guard self.isRunning else { throw Unavailable(description: "the window is gone") }
      return false
    }
    guard isThere else { throw Unavailable(description: "no \(event) in the log after a minute") }
    return last
  }

  // MARK: Programs

  private static func path(of name: String) -> URL? {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    return folders.map { URL(fileURLWithPath: String($0)).appendingPathComponent(name) }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }

  @discardableResult
  func xdotool(_ arguments: String...) async throws -> String {
    try await run("xdotool", arguments)
  }

  /// What a program prints, which is given half a minute.
  private func run(_ program: String, _ arguments: [String]) async throws -> String {
    runs += 1
    // A file instead of a pipe: a pipe that nobody empties stops the program.
    let printed = scratch.file("run-\(runs)")
    try Data().write(to: printed)
    let output = try FileHandle(forWritingTo: printed)
    // A process keeps what it was given: left open, some hundred runs use up the descriptors.
    defer {
      try? output.close()
      try? FileManager.default.removeItem(at: printed)
    }
    let process = Process()
    process.executableURL = Self.path(of: program)
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(
      ["DISPLAY": display], uniquingKeysWith: { $1 })
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    for _ in 0..<6000 where process.isRunning { try await Task.sleep(for: .milliseconds(5)) }
    if process.isRunning {
      Self.end(process)
      throw Unavailable(description: "\(program) \(arguments.joined(separator: " ")) hangs")
    }
    return String(decoding: try Data(contentsOf: printed), as: UTF8.self)
  }
}
