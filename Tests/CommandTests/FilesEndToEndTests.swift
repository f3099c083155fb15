import Foundation
import Testing

@Suite(
  "Files in the window under a real X server",
  .enabled(
    if: WindowUnderX.missing == nil, Comment(rawValue: WindowUnderX.missing ?? "Xvfb is there")),
  .serialized)
struct FilesEndToEndTests {
  private static let inputs: [String] = [
    "01-plain.txt", "02-log-prefix-old.txt", "03-traps.txt", "04-escaped-one-line.txt",
    "05-earlgrey.txt", "06-sentry.json", "07-wda.xml", "08-view.xib",
  ]

  private static func input(_ name: String) throws -> String {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("ScenesTests/Importing/Inputs/\(name)")
    return try String(contentsOf: file, encoding: .utf8)
  }

  private static let lesson = """
    {"hitscope":1,"title":"Small","windows":[
     {"id":"window","class":"UIWindow","frame":[0,0,320,240],"subviews":[
      {"id":"save","class":"UIButton","frame":[20,20,100,40]}]}]}
    """

  private func openings(_ window: WindowUnderX) -> Int {
    window.lines.count { $0["event"] as? String == "opened" }
  }

  @Test(
    "every format is pasted from the clipboard",
    .enabled(if: WindowUnderX.has("xclip"), "needs xclip"))
  func pasting() throws {
    let window = try WindowUnderX(["reaching-outside"])
    for name in Self.inputs {
      let before = openings(window)
      try window.copy(Self.input(name))
      try window.key("ctrl+v")
      #expect(window.eventually { openings(window) > before }, "\(name) was not opened")
      #expect(window.eventually { window.title == "pasted – Hitscope" })
      try window.key("Escape")
    }
    // What expands without end opens nothing and hangs nothing.
    let before = openings(window)
    try window.copy(Self.input("09-billion.xml"))
    try window.key("ctrl+v")
    try window.copy(Self.lesson)
    try window.key("ctrl+v")
    #expect(window.eventually { openings(window) == before + 1 })
    #expect(window.isRunning)
  }

  @Test(
    "a dump too large for the clipboard is told of, and the window goes on",
    .enabled(if: WindowUnderX.has("xclip"), "needs xclip"))
  func largePaste() throws {
    let window = try WindowUnderX(["reaching-outside"])
    let before = openings(window)
    let root = "<UIWindow: 0x1; frame = (0 0; 390 844); layer = <CALayer: 0x2>>\n"
    let views = (0..<30_000).map {
      "   | <UIView: 0x\($0 + 16); frame = (0 \($0); 100 20); layer = <CALayer: 0x6000021d8aa0>>"
    }
    try window.copy(root + views.joined(separator: "\n"))
    try window.key("ctrl+v")
    try window.copy(Self.lesson)
    try window.key("ctrl+v")
    #expect(window.eventually { openings(window) > before })
    #expect(window.isRunning)
  }

  @Test("a killed window's work is offered by the next one, restored and saved")
  func recovery() throws {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("\(UUID()).hitscene.json")
    try Data(Self.lesson.utf8).write(to: file)
    let first = try WindowUnderX([file.path])
    _ = try first.touch(70, 40)
    try first.key("End")
    // The name, at the top of the inspector.
    try first.click(1290, 72)
    try first.type("renamed")
    try first.key("Return")
    #expect(first.eventually { first.title.hasPrefix("•") })
    let recovery = first.home.appendingPathComponent("hitscope/recovery")
    let isKept = first.eventually {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: recovery.path)) ?? []
      return names.contains { $0.hasSuffix(".work.json") }
    }
    #expect(isKept)
    first.killWindow()
    #expect(try String(contentsOf: file, encoding: .utf8) == Self.lesson)

    let second = try WindowUnderX([], home: first.home)
    // “Restore”, over the stage.
    try second.click(955, 116)
    #expect(second.eventually { second.title.hasPrefix("• ") })
    try second.key("ctrl+s")
    #expect(second.eventually { !second.title.hasPrefix("•") })
    #expect(try String(contentsOf: file, encoding: .utf8).contains("renamed"))
    let left = try FileManager.default.contentsOfDirectory(atPath: recovery.path)
    #expect(!left.contains { $0.hasSuffix(".work.json") })
  }
}
