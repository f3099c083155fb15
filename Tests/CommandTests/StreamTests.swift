import Foundation
import Testing

/// Both programs where an output takes nothing, and where there is no display.
@Suite("Streams that take nothing")
struct StreamTests {
  /// Runs a program without a display in a shell, which can hand it a full or a closed stream.
  private func run(_ program: String, _ rest: String) throws -> Program.Result {
    let program = try Program(program).url.path
    return try Program(at: URL(fileURLWithPath: "/bin/sh")).run(
      "-c", "unset DISPLAY WAYLAND_DISPLAY; '\(program)' \(rest)")
  }

  @Test(
    "an answer that can't be written is told on standard error",
    arguments: ["/dev/full", "&-"],
    [
      ("hitscope", ""), ("hitscope", "--help"), ("hitscope", "--version"), ("hitscope", "1"),
      ("hittest", "help"), ("hittest", "--version"), ("hittest", "trace 1 --at 1,1"),
      ("hittest", "check 1"), ("hittest", "scenes"), ("hittest", "convert 1 -"),
      ("hittest", "capture"), ("hittest", "map 1 --format json"),
    ])
  func output(to place: String, _ test: (program: String, arguments: String)) throws {
    let result = try run(test.program, "\(test.arguments) >\(place)")
    #expect(result.status == 2)
    #expect(result.errors.contains("\(test.program): error: the answer can't be written: "))
  }

  @Test(
    "a message that can't be written is told on standard output",
    arguments: ["/dev/full", "&-"],
    [
      ("hitscope", "nope.json", "nope.json: error: there is no such file"),
      ("hitscope", "--nope", "hitscope: error: there is no option --nope here"),
      (
        "hitscope", "render nope.json -o /dev/null/x.png",
        "nope.json: error: there is no such file"
      ),
      ("hittest", "check nope.json", "nope.json: error: there is no such file"),
      ("hittest", "nope", "hittest: error: there is no command “nope”"),
      ("hittest", "", "Shows which view a touch goes to, and why."),
    ])
  func errors(
    to place: String, _ test: (program: String, arguments: String, message: String)
  ) throws {
    let result = try run(test.program, "\(test.arguments) 2>\(place)")
    #expect(result.status == 2)
    #expect(result.output.contains(test.message))
    #expect(result.output.contains("\(test.program): error: standard error can't be written: "))
  }

  @Test(
    "where neither stream takes anything, the exit status says it",
    arguments: [
      ("hitscope", ""), ("hitscope", "nope.json"), ("hittest", "check nope.json"),
      ("hittest", "trace 1 --at 1,1"), ("hittest", ""),
    ])
  func neither(program: String, arguments: String) throws {
    #expect(try run(program, "\(arguments) >/dev/full 2>/dev/full").status == 2)
  }

  @Test("without a display a FILE that can't be used is told, and no other scene is shown")
  func unusableFile() throws {
    for file in ["nope.json", "/", "/dev/null"] {
      let result = try run("hitscope", "'\(file)'")
      #expect(result.status == 2)
      #expect(result.errors.hasPrefix("\(file): error: "))
      #expect(result.output.isEmpty)
    }
    #expect(try run("hitscope", "glass").status == 0)
  }

  @Test("without a display a log that takes nothing is told")
  func log() throws {
    let result = try run("hitscope", "--log /dev/full")
    #expect(result.status == 2)
    #expect(result.errors.hasPrefix("hitscope: error: the log can't be written any more\n"))
  }

  @Test("a window goes on where standard error takes nothing")
  func window() async throws {
    let log = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).log")
    defer { try? FileManager.default.removeItem(at: log) }
    let process = Process()
    process.executableURL = try Program("hitscope").url
    // The scene of the first picture is opened after the message about the file.
    process.arguments = ["nope.json", "--log", log.path]
    process.environment = ProcessInfo.processInfo.environment
      .merging(["SDL_VIDEODRIVER": "dummy", "SDL_RENDER_DRIVER": "software"]) { $1 }
    process.standardOutput = FileHandle.nullDevice
    process.standardError = try FileHandle(forWritingTo: URL(fileURLWithPath: "/dev/full"))
    try process.run()
    defer {
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
    }
    func lines() -> String { (try? String(contentsOf: log, encoding: .utf8)) ?? "" }
    for _ in 0..<600 where process.isRunning && !lines().contains("opened") {
      try await Task.sleep(for: .milliseconds(50))
    }
    #expect(lines().contains(#""event":"opened""#))
    #expect(process.isRunning)
  }

  @Test(
    "hitscope's arguments are answered with what is wrong and what to write",
    arguments: [
      ("reder 5", "there is no command “reder”", "did you mean “render”?"),
      ("rendr 5 -o /tmp/x.png", "there is no command “rendr”", "did you mean “render”?"),
      ("glass 5", "“5” is one argument too many", "write hitscope FILE"),
      (
        "render 5 -o /tmp/x.png --at 290,190 --step 0",
        "--step can't be 0: this touch takes 15 steps",
        "it is a number from 1 to 15"
      ),
      (
        "render 5 -o /tmp/x.png --at 290,190 --step -9223372036854775808",
        "--step can't be -9223372036854775808: this touch takes 15 steps",
        "it is a number from 1 to 15"
      ),
      (
        "render 5 -o /tmp/x.png --at 290,190 --step 16",
        "--step can't be 16: this touch takes 15 steps", "it is a number from 1 to 15"
      ),
      (
        "render 5 -o /tmp/x.png --at 1,1 --step 1.5",
        "--step must be a whole number from 1, not “1.5”", "write --step 1"
      ),
    ])
  func arguments(arguments: String, message: String, hint: String) throws {
    let result = try run("hitscope", arguments)
    #expect(result.status == 2)
    #expect(result.errors == "hitscope: error: \(message)\n  hint: \(hint)\n")
  }

  @Test("both programs say which version they are, the same one")
  func version() throws {
    let versions = try ["hitscope", "hittest"].map { try run($0, "--version").output }
    #expect(versions[0].hasPrefix("hitscope "))
    #expect(versions[0].dropFirst("hitscope ".count) == versions[1].dropFirst("hittest ".count))
  }
}
