import Foundation
import Testing
import Visualizer

@Suite(
  "Files in the window under a real X server",
  .enabled(
    if: WindowUnderX.missing == nil, Comment(rawValue: WindowUnderX.missing ?? "Xvfb is there")),
  .serialized)
struct FilesEndToEndTests {
  private static let lesson = """
    {"hitscope":1,"title":"Small","windows":[
     {"id":"window","class":"UIWindow","frame":[0,0,320,240],"subviews":[
      {"id":"save","class":"UIButton","frame":[20,20,100,40]}]}]}
    """

  private static func input(_ name: String) throws -> String {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("ScenesTests/Importing/Inputs/\(name)")
    return try String(contentsOf: file, encoding: .utf8)
  }

  /// Small dumps in which a touch at (30, 30) is for `pay`.
  private static let dumps: [(source: String, tool: String)] = [
    (
      """
      > <UIWindow: 0x1; frame = (0 0; 320 480); layer =
      > <UIWindowLayer: 0x2>>
      >    | pay <UIButton: 0x3; frame = (10 10; 100 44); layer = <CALayer: 0x4>>
      """, "a debugger, quoted in a mail"
    ),
    (
      "default\t10:00:01.1+0100\tShop\t<UIWindow: 0x1; frame = (0 0; 320 480)>\n"
        + "default\t10:00:01.2+0100\tShop\t   | pay <UIButton: 0x3; frame = (10 10; 100 44)>\n",
      "a console"
    ),
    (
      """
      <View style={{ width: 320, height: 480 }} pointerEvents="box-none">
        <Pressable testID="pay" hitSlop={16} style={{ left: 40, top: 40, width: 60, height: 44 }}
          onPress={() => pay()} />
      </View>
      """, "JSX"
    ),
    (
      #"""
      [{"AXFrame":"{{0, 0}, {320, 480}}","type":"Application","AXLabel":"Shop"},
       {"AXFrame":"{{10, 10}, {100, 44}}","type":"Button","AXUniqueId":"pay","enabled":true}]
      """#, "idb"
    ),
    (
      #"""
      {"value":{"type":"Application","rect":{"x":0,"y":0,"width":320,"height":480},"isEnabled":"1",
      "children":[{"type":"Button","rawIdentifier":"pay","isEnabled":"1",
      "rect":{"x":10,"y":10,"width":100,"height":44}}]}}
      """#, "WebDriverAgent"
    ),
    (
      """
      Element subtree:
       →Application, 0x600, pid: 42, label: 'Shop'
          Window (Main), 0x601, {{0.0, 0.0}, {320.0, 480.0}}
            Button, 0x602, {{10.0, 10.0}, {100.0, 44.0}}, identifier: 'pay', label: 'Pay'
      """, "XCUITest"
    ),
  ]

  private static func openings(_ window: WindowUnderX) -> [String] {
    window.lines.filter { $0["event"] as? String == "opened" }
      .map { $0["scene"] as? String ?? "" }
  }

  /// Pastes a text that can be opened, and waits until it is.
  private static func paste(_ text: String, into window: WindowUnderX) async throws -> Bool {
    let before = openings(window).count
    try await window.copy(text)
    try await window.key("ctrl+v")
    return try await window.eventually { openings(window).count > before }
  }

  @Test(
    "every format is pasted from the clipboard, and a touch in it is answered",
    .enabled(if: WindowUnderX.has("xclip"), "needs xclip"))
  func pasting() async throws {
    let window = try await WindowUnderX(["reaching-outside"])
    // The touches of the table that says what each input must give.
    let inputs: [(name: String, at: (Double, Double), hit: String?)] = [
      ("01-plain.txt", (300, 280), "UIButton"), ("02-log-prefix-old.txt", (50, 100), "UIButton"),
      ("03-traps.txt", (50, 50), nil), ("04-escaped-one-line.txt", (180, 180), "UIButton"),
      ("05-earlgrey.txt", (60, 32), "back"), ("06-sentry.json", (50, 50), nil),
      ("07-wda.xml", (355, 85), "Close"), ("08-view.xib", (50, 50), nil),
    ]
    for input in inputs {
      #expect(try await Self.paste(Self.input(input.name), into: window), "\(input.name)")
      #expect(try await window.eventually { try await window.title() == "pasted – Hitscope" })
      try await window.key("Escape")
      let touch = try await window.touch(input.at.0, input.at.1)
      guard let hit = input.hit else { continue }
      let name = touch["hit"] as? String ?? ""
      #expect(name.hasPrefix(hit), "\(input.name): \(name)")
    }
    for dump in Self.dumps {
      #expect(try await Self.paste(dump.source, into: window), "\(dump.tool)")
      try await window.key("Escape")
      #expect(try await window.touch(30, 30)["hit"] as? String == "pay", "\(dump.tool)")
    }
    // What expands without end opens nothing and hangs nothing.
    let before = Self.openings(window).count
    try await window.copy(Self.input("09-billion.xml"))
    try await window.key("ctrl+v")
    #expect(try await window.eventually { window.errors.contains("DOCTYPE") })
    #expect(Self.openings(window).count == before)
    #expect(try await Self.paste(Self.lesson, into: window))
    #expect(Self.openings(window).count == before + 1)
    #expect(window.isRunning)
  }

  @Test(
    "a dump of five megabytes, which comes through the clipboard in pieces, is pasted whole",
    .enabled(if: WindowUnderX.has("xclip"), "needs xclip"))
  func largePaste() async throws {
    let window = try await WindowUnderX(["reaching-outside"])
    // Long lines, so that it is the clipboard that is tried and not the reader.
    let root = "<UIWindow: 0x1; frame = (0 0; 390 844); layer = <CALayer: 0x2>>\n"
    let words = String(repeating: "long ", count: 500)
    let views = (0..<2_000).map {
      "   | <UILabel: 0x\($0 + 16); frame = (0 \($0); 100 20); text = '\(words)'; layer = <CALayer: 0x2>>"
    }
    let last = "\n   | <UIButton: 0x9; frame = (10 10; 50 50); layer = <CALayer: 0x2>>"
    let dump = root + views.joined(separator: "\n") + last
    #expect(dump.utf8.count > 5_000_000)
    #expect(try await Self.paste(dump, into: window))
    try await window.key("Escape")
    #expect(try await window.touch(30, 30)["hit"] as? String == "UIButton")
    #expect(window.isRunning)
  }

  @Test(
    "a file dropped on the window is opened, whatever its name; of several the last that is there",
    .enabled(if: XTest.missing == nil, Comment(rawValue: XTest.missing ?? "X is there")))
  func dropping() async throws {
    let home = try WindowUnderX.Folder()
    let file = home.file("mein Bild ü 100%.hitscene.json")
    try Data(Self.lesson.utf8).write(to: file)
    let window = try await WindowUnderX(["reaching-outside"], home: home)
    let hand = try #require(XTest(display: window.display))
    let id = try await window.windowNumber()
    let before = Self.openings(window).count
    #expect(
      try await hand.drop("\(file.absoluteString)\r\n", on: id, x: 600, y: 300, looks: 1500))
    #expect(try await window.eventually { Self.openings(window).count == before + 1 })
    #expect(try await window.touch(60, 40)["hit"] as? String == "save")

    let gone = home.file("gone.json").absoluteString
    #expect(
      try await hand.drop(
        "\(gone)\r\n\(file.absoluteString)\r\n", on: id, x: 600, y: 300, looks: 1500))
    #expect(try await window.eventually { Self.openings(window).count == before + 2 })
    #expect(window.errors.contains("gone.json: error: there is no such file"))
    #expect(window.isRunning)
  }

  @Test("what was copied in the window itself is pasted at once")
  func ownCopy() async throws {
    let home = try WindowUnderX.Folder()
    let file = home.file("small.hitscene.json")
    try Data(Self.lesson.utf8).write(to: file)
    let window = try await WindowUnderX([file.path], home: home)
    #expect(try await window.touch(70, 40)["hit"] as? String == "save")
    try await window.controlClick(70, 40)
    try await window.key("ctrl+c")
    try await window.key("ctrl+v")
    #expect(try await window.eventually { try await window.title().hasPrefix("•") })
    try await window.key("ctrl+s")
    // One more button, beside the one that it was copied from.
    #expect(
      try await window.eventually {
        try String(contentsOf: file, encoding: .utf8).ranges(of: "UIButton").count == 2
      })
  }

  @Test("a killed window's work is offered by the next one, restored and saved")
  func recovery() async throws {
    let home = try WindowUnderX.Folder()
    let file = home.file("small.hitscene.json")
    try Data(Self.lesson.utf8).write(to: file)
    let recovery = home.file("hitscope/recovery")
    func isKept() -> Bool {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: recovery.path)) ?? []
      return names.contains { $0.hasSuffix(".work.json") }
    }

    let first = try await WindowUnderX([file.path], home: home)
    try await Self.deleteButton(in: first)
    #expect(try await first.eventually { isKept() })
    first.killWindow()
    #expect(!first.isRunning)
    #expect(try String(contentsOf: file, encoding: .utf8) == Self.lesson)

    let second = try await WindowUnderX([], home: home)
    let twin = try await WindowTwin(lesson: "05")
    let work = UnsavedWork(name: "small.hitscene.json", path: file.path, scene: Self.lesson)
    let restore = try await twin.placeOfRestoring(work)
    try await second.click(at: restore)
    #expect(try await second.eventually { try await second.title().hasPrefix("• ") })
    try await second.key("ctrl+s")
    #expect(try await second.eventually { try await !second.title().hasPrefix("•") })
    #expect(try !String(contentsOf: file, encoding: .utf8).contains("save"))
    #expect(try await second.eventually { !isKept() })
    #expect(try await second.touch(70, 40)["hit"] as? String == "window")
  }

  @Test(
    "changes are asked about before another scene takes their place, and saved on the way",
    .enabled(if: WindowUnderX.has("xclip"), "needs xclip"))
  func unsaved() async throws {
    let home = try WindowUnderX.Folder()
    let file = home.file("small.hitscene.json")
    try Data(Self.lesson.utf8).write(to: file)
    let window = try await WindowUnderX([file.path], home: home)
    try await Self.deleteButton(in: window)
    let before = Self.openings(window).count

    // Escape in the question keeps everything as it was.
    try await window.copy(Self.input("01-plain.txt"))
    try await window.key("ctrl+v")
    try await window.key("Escape")
    #expect(try await window.touch(70, 40)["hit"] as? String == "window")
    #expect(window.isRunning && Self.openings(window).count == before)
    #expect(try String(contentsOf: file, encoding: .utf8) == Self.lesson)

    try await window.key("ctrl+v")
    // “Save” has the keyboard.
    try await window.key("Return")
    #expect(try await window.eventually { Self.openings(window).count == before + 1 })
    #expect(try await window.eventually { try await window.title() == "pasted – Hitscope" })
    #expect(try !String(contentsOf: file, encoding: .utf8).contains("save"))
  }

  /// Selects the button of the small scene and deletes it.
  private static func deleteButton(in window: WindowUnderX) async throws {
    #expect(try await window.touch(70, 40)["hit"] as? String == "save")
    try await window.key("e")
    try await window.click(at: 70, 40)
    try await window.key("Delete")
    try await window.key("e")
    #expect(try await window.eventually { try await window.title().hasPrefix("•") })
  }
}
