import Foundation
import Testing

@Suite(
  "hitscope under a real X server",
  .enabled(
    if: WindowUnderX.missing == nil, Comment(rawValue: WindowUnderX.missing ?? "Xvfb is there")),
  .serialized)
struct WindowEndToEndTests {
  @Test("the real mouse touches the heart, beside the heart, and where view2 refuses")
  func touches() async throws {
    let window = try await WindowUnderX(["reaching-outside"])

    let inHeart = try await window.touch(290, 190)
    // Inside view4's square, outside its path: base is behind it.
    let besideHeart = try await window.touch(330, 130)
    // On view3, where it sticks out of view2.
    let refused = try await window.touch(310, 420)

    #expect(inHeart["hit"] as? String == "view4")
    #expect(besideHeart["hit"] as? String == "base")
    #expect(refused["hit"] as? String == "base")
    for (line, point) in [
      (inHeart, [290, 190]), (besideHeart, [330, 130]), (refused, [310, 420]),
    ] {
      let at = try #require(line["at"] as? [Double])
      #expect(abs(at[0] - Double(point[0])) <= 1 && abs(at[1] - Double(point[1])) <= 1)
      #expect((line["steps"] as? Int ?? 0) > 6)
    }
    #expect(window.isRunning)
  }

  @Test("real keys work, and a touch after zooming still lands where it should")
  func keys() async throws {
    let window = try await WindowUnderX(["reaching-outside"])
    for key in ["space", "Right", "Left", "Home", "End", "plus", "question", "Escape", "0"] {
      try await window.key(key)
    }

    let touch = try await window.touch(60, 100)

    #expect(touch["hit"] as? String == "view1")
    #expect(window.isRunning)
  }

  @Test("a dead button: select it, try the first fix, press the mouse on it, and it is hit")
  func fixed() async throws {
    let window = try await WindowUnderX(["reaching-outside"])
    let before = try await window.touch(310, 420)
    #expect(before["hit"] as? String == "base")
    try await window.controlClick(310, 420)

    // The search goes on between frames; the key does nothing until there is a fix.
    var after = before
    for _ in 0..<120 where after["hit"] as? String != "view3" {
      try await window.key("t")
      after = try await window.touch(310, 420)
    }
    #expect(after["hit"] as? String == "view3")

    try await window.key("ctrl+z")
    let undone = try await window.touch(310, 420)
    #expect(undone["hit"] as? String == "base")
    #expect(window.isRunning)
  }

  @Test("edit mode: the real mouse drags a view, and it is touched where it is now")
  func edited() async throws {
    let window = try await WindowUnderX(["reaching-outside"])
    let before = try await window.touch(330, 300)
    #expect(before["hit"] as? String == "base")
    try await window.key("e")
    try await window.drag(from: (60, 440), to: (160, 420))
    try await window.key("e")
    let after = try await window.touch(330, 440)
    #expect(after["hit"] as? String == "view2")
    try await window.key("ctrl+z")
    let undone = try await window.touch(330, 440)
    #expect(undone["hit"] as? String == "base")
    #expect(window.isRunning)
  }
}

@Suite("hitscope without a screen")
struct OffScreenTests {
  private let hitscope: Program
  private let folder: URL

  init() throws {
    hitscope = try Program("hitscope")
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  @Test("render draws the scene and a touch as a PNG of the size asked for")
  func render() throws {
    let picture = folder.appendingPathComponent("out.png")
    let result = try hitscope.run(
      "render", "reaching-outside", "-o", picture.path, "--at", "290,190", "--size", "900x600",
      "--scale", "2", "--theme", "light")
    #expect(result.status == 0)
    #expect(result.errors == "")
    let png = try Data(contentsOf: picture)
    #expect(png.prefix(8) == Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]))
    // Width and height stand in the header, big-endian.
    let size = png[16..<24].map { Int($0) }
    #expect(size[2] << 8 | size[3] == 1800)
    #expect(size[6] << 8 | size[7] == 1200)
  }

  @Test(
    "without a display it prints the trace, writes the last picture, and says how to get a window")
  func noDisplay() throws {
    let process = Process()
    process.executableURL = hitscope.url
    process.arguments = ["reaching-outside"]
    var environment = ProcessInfo.processInfo.environment
    for name in ["DISPLAY", "WAYLAND_DISPLAY", "XDG_RUNTIME_DIR", "SDL_VIDEODRIVER"] {
      environment[name] = nil
    }
    environment["TMPDIR"] = folder.path
    process.environment = environment
    let output = Pipe()
    let errors = Pipe()
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    let text = String(
      decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()

    #expect(process.terminationStatus == 0)
    #expect(errors.fileHandleForReading.readDataToEndOfFile() == Data())
    #expect(text.contains("window.hitTest (290, 190)"))
    #expect(text.contains("ssh -X"))
    let picture = folder.appendingPathComponent("hitscope.png").path
    #expect(text.contains(picture))
    #expect(FileManager.default.fileExists(atPath: picture))
  }

  @Test(
    "what can't be done is said with a hint, and the status is 2",
    arguments: [
      (["render", "reaching-outside"], "-o"), (["render", "-o", "x.png"], "FILE is missing"),
      (["render", "1", "-o", "x.png", "--at", "5"], "--at must be two numbers, not “5”"),
      (["render", "1", "-o", "x.png", "--at", "nan,1"], "--at can't be “nan,1”"),
      (["render", "1", "-o", "x.gif"], "says no format that can be written"),
      (["render", "1", "-o", "svg"], "end it in .png, .svg"),
      (["--theme", "pink"], "known are dark, light, high-contrast"),
      (["--size", "0x0"], "a width and a height from 64 to 8192"),
      (["--size", "1x1"], "a width and a height from 64 to 8192"),
      (["--size", "99999x99999"], "a width and a height from 64 to 8192"),
      (["render", "1", "-o", "x.png", "--scale", "0"], "from 0.25 to 8"),
      (
        ["render", "1", "-o", "x.png", "--size", "8192x100", "--scale", "8"],
        "at most 16384 × 16384"
      ),
      (["--frobnicate"], "there is no option --frobnicate here"),
      (["a", "b"], "one argument too many"),
      (["render", "/no/such.json", "-o", "x.png"], "no such file"),
      (["render", "/", "-o", "x.png"], "/: error: this is a folder"),
      (["render", "/dev/null", "-o", "x.png"], "there is nothing in it"),
      (["render", "1", "-o", "/no/such/folder/x.png"], "there is no folder “/no/such/folder”"),
      (["--log", "/no/such/folder/x.jsonl"], "there is no folder “/no/such/folder”"),
      (["render", "1", "-o", "x.png", "--step", "3"], "--at X,Y"),
      (["--theme", "lihgt"], "did you mean “light”?"), (["--them", "light"], "“--theme”"),
      (["--theme", "light", "--theme", "dark"], "--theme stands here twice"),
      (["render", "1", "-o", "x.png", "--layer", "frmes"], "did you mean “frames”?"),
      (["--at", "1,1"], "--at belongs to render"),
    ] as [([String], String)])
  func refusals(arguments: [String], words: String) throws {
    let result = try hitscope.run(arguments)
    #expect(result.status == 2)
    #expect(result.errors.contains(words))
  }

  @Test(
    "both programs say the same of what can't be used",
    arguments: [
      ("/no/such.json", ["--at", "1,1"]), ("/", ["--at", "1,1"]), ("/dev/null", ["--at", "1,1"]),
      ("the-decsent", ["--at", "1,1"]), ("1", ["--at", "5"]), ("1", ["--at", "1e99,1"]),
      ("1", ["--att", "1,1"]), ("1", ["--at", "1,1", "--at", "1,1"]), ("1", ["--at"]),
    ])
  func sameWords(file: String, touch: [String]) throws {
    let picture = folder.appendingPathComponent("same.png").path
    let drawn = try hitscope.run(["render", "-o", picture, file] + touch)
    let traced = try Program("hittest").run(["trace", file] + touch)
    #expect(drawn.status == 2 && traced.status == 2)
    #expect(drawn.errors == traced.errors.replacing("hittest: error", with: "hitscope: error"))
  }

  @Test("a step that the touch doesn't have is refused with how many it has")
  func tooManySteps() throws {
    let touch = ["render", "the-descent", "--at", "195,280"]
    let picture = folder.appendingPathComponent("step.png").path
    let result = try hitscope.run(touch + ["--step", "999", "-o", picture])
    #expect(result.status == 2)
    let count = try #require(
      result.errors.firstMatch(
        of: /this touch takes (\d+) steps\n  hint: it is a number from 1 to (\d+)/)
    )
    #expect(count.1 == count.2)
    #expect(!FileManager.default.fileExists(atPath: picture))
    #expect(try hitscope.run(touch + ["--step", String(count.1), "-o", picture]).status == 0)
  }

  @Test("a picture that can't be written says why, and a device is never replaced")
  func unwritable() throws {
    let place = folder.appendingPathComponent("folder.png")
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    let full = folder.appendingPathComponent("full.svg")
    try FileManager.default.createSymbolicLink(atPath: full.path, withDestinationPath: "/dev/full")
    for (output, words) in [(place, "this is a folder"), (full, "there is no room left")] {
      let result = try hitscope.run("render", "1", "-o", output.path)
      #expect(result.status == 2)
      #expect(result.errors.contains("the file can't be written: \(words)"))
    }
    var status = stat()
    #expect(stat("/dev/full", &status) == 0 && status.st_mode & S_IFMT == S_IFCHR)
  }

  @Test("render writes an SVG in which the scene's words are text")
  func svg() throws {
    let picture = folder.appendingPathComponent("out.SVG")
    let result = try hitscope.run(
      "render", "reaching-outside", "-o", picture.path, "--at", "290,190", "--size", "900x600",
      "--layer", "frames,territory")
    #expect(result.status == 0)
    let elements = try SVGElements(Data(contentsOf: picture))
    #expect(elements.size == ["900", "600"])
    #expect(elements.texts.contains("view4"))
    // Territory is outlines, no bitmap.
    #expect(elements.count("path") > 0 && elements.count("image") == 0)
  }

  @Test("--help says how it is used")
  func help() throws {
    let result = try hitscope.run("--help")
    #expect(result.status == 0)
    #expect(result.output.contains("--log FILE"))
  }
}
