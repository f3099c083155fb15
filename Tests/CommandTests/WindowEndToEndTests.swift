import Foundation
import Testing

@Suite(
  "hitscope under a real X server",
  .enabled(
    if: WindowUnderX.missing == nil, Comment(rawValue: WindowUnderX.missing ?? "Xvfb is there")),
  .serialized)
struct WindowEndToEndTests {
  @Test("the real mouse touches the heart, beside the heart, and where view2 refuses")
  func touches() throws {
    let window = try WindowUnderX(["reaching-outside"])

    let inHeart = try window.touch(290, 190)
    // Inside view4's square, outside its path: base is behind it.
    let besideHeart = try window.touch(330, 130)
    // On view3, where it sticks out of view2.
    let refused = try window.touch(310, 420)

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
  func keys() throws {
    let window = try WindowUnderX(["reaching-outside"])
    for key in ["space", "Right", "Left", "Home", "End", "plus", "question", "Escape", "0"] {
      try window.key(key)
    }

    let touch = try window.touch(60, 100)

    #expect(touch["hit"] as? String == "view1")
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
    for name in ["DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER"] { environment[name] = nil }
    environment["TMPDIR"] = folder.path
    process.environment = environment
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let text = String(
      decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()

    #expect(process.terminationStatus == 0)
    #expect(text.contains("window.hitTest (290, 190)"))
    #expect(text.contains("ssh -X"))
    let picture = folder.appendingPathComponent("hitscope.png").path
    #expect(text.contains(picture))
    #expect(FileManager.default.fileExists(atPath: picture))
  }

  @Test(
    "what can't be done is said with a hint, and the status is 2",
    arguments: [
      (["render", "reaching-outside"], "-o"), (["render", "-o", "x.png"], "scene file"),
      (["render", "1", "-o", "x.png", "--at", "5"], "--at can't be 5"),
      (["render", "1", "-o", "x.png", "--at", "nan,1"], "--at can't be nan,1"),
      (["render", "1", "-o", "x.gif"], "no PNG"), (["--theme", "pink"], "dark or light"),
      (["--size", "0x0"], "--size can't be 0x0"), (["--frobnicate"], "no option --frobnicate"),
      (["a", "b"], "one too many"), (["render", "/no/such.json", "-o", "x.png"], "no such file"),
      (["render", "1", "-o", "/no/such/folder/x.png"], "can't be written"),
      (["render", "1", "-o", "x.png", "--step", "3"], "--at X,Y"),
    ] as [([String], String)])
  func refusals(arguments: [String], words: String) throws {
    let result = try hitscope.run(arguments)
    #expect(result.status == 2)
    #expect(result.errors.contains(words))
  }

  @Test("--help says how it is used")
  func help() throws {
    let result = try hitscope.run("--help")
    #expect(result.status == 0)
    #expect(result.output.contains("--log FILE"))
  }
}
