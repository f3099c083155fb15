import Canvas
import Foundation
import Testing
import UIKit

@testable import Visualizer

/// Each part of the window once by the real mouse and the real keys.
@Suite(
  "The parts of the window under a real X server",
  .enabled(
    if: WindowUnderX.missing == nil && WindowUnderX.has("xclip"),
    Comment(rawValue: WindowUnderX.missing ?? "needs xclip")),
  .serialized)
struct PartsEndToEndTests {
  private static let lesson = "reaching-outside"

  private func at(_ line: [String: Any]) -> CGPoint {
    let at = line["at"] as? [Double] ?? [.nan, .nan]
    return CGPoint(x: at[0], y: at[1])
  }

  private func hit(_ line: [String: Any]) -> String { line["hit"] as? String ?? "" }

  private func isNear(_ one: CGPoint, _ other: CGPoint) -> Bool {
    hypot(one.x - other.x, one.y - other.y) <= 2
  }

  /// The id of the view that is copied: the selected one.
  private func selected(_ window: WindowUnderX) async throws -> String {
    let scene = try JSONSerialization.jsonObject(with: Data(try await window.copied().utf8))
    let roots = (scene as? [String: Any])?["windows"] as? [[String: Any]]
    return roots?.first?["id"] as? String ?? ""
  }

  @Test("exploded: a touch goes through the planes, a right-drag turns them, = puts them back")
  func exploded() async throws {
    let window = try await WindowUnderX([Self.lesson])
    let twin = try await WindowTwin(lesson: Self.lesson)
    await twin.perform(.exploded(.show(true)))
    let heart = CGPoint(x: 290, y: 190)
    let place = try await twin.place(heart, onPlaneOf: "view4")
    try await window.key("backslash")
    // The planes move apart first.
    #expect(
      try await window.eventually { isNear(at(try await window.touch(at: place)), heart) })
    #expect(hit(try await window.touch(at: place)) == "view4")

    let empty = CGPoint(x: place.x + 10, y: await twin.stage.maxY - 130)
    try await window.drag(at: empty, to: CGPoint(x: empty.x + 90, y: empty.y), button: 3)
    #expect(
      try await window.eventually { !isNear(at(try await window.touch(at: place)), heart) })
    try await window.key("equal")
    #expect(
      try await window.eventually { isNear(at(try await window.touch(at: place)), heart) })
    #expect(window.isRunning)
  }

  @Test("selecting: Control-click takes the front one, again the next; a right click lists them")
  func selecting() async throws {
    let window = try await WindowUnderX([Self.lesson])
    let twin = try await WindowTwin(lesson: Self.lesson)
    let heart = await twin.onStage(CGPoint(x: 290, y: 190))
    try await window.click(at: heart, holding: "ctrl")
    #expect(try await selected(window) == "view4")
    try await window.click(at: heart, holding: "ctrl")
    #expect(try await selected(window) == "base")
    try await window.click(at: heart, button: 3)
    try await window.key("Down")
    try await window.key("Down")
    try await window.key("Return")
    let chosen = try await selected(window)
    #expect(chosen == "window")
    // Nothing of this was a touch.
    #expect(!window.lines.contains { $0["event"] as? String == "touch" })
  }

  @Test("the inspector: a switch, a typed number and a dragged one change who is hit; all undone")
  func inspector() async throws {
    let window = try await WindowUnderX([Self.lesson])
    let twin = try await WindowTwin(lesson: Self.lesson)
    #expect(hit(try await window.touch(60, 440)) == "view2")
    try await window.controlClick(60, 440)
    await twin.perform(.touch(CGPoint(x: 60, y: 440)), .goToLast, .select("view2"))
    try await window.click(at: try await twin.place(of: "inspector.isHidden.view2"))
    #expect(hit(try await window.touch(60, 440)) == "base")
    try await window.key("ctrl+z")
    #expect(hit(try await window.touch(60, 440)) == "view2")

    let x = try await twin.place(of: "inspector.geometry.x.view2")
    try await window.click(at: x)
    try await window.key("ctrl+a")
    try await window.type("100")
    try await window.key("Return")
    #expect(hit(try await window.touch(60, 440)) == "base")
    #expect(hit(try await window.touch(330, 300)) == "base")
    #expect(hit(try await window.touch(325, 320)) == "view2")
    // Garbage is refused in place, and the old value stays.
    try await window.click(at: x)
    try await window.key("ctrl+a")
    try await window.type("a hundred")
    try await window.key("Return")
    try await window.key("Escape")
    #expect(hit(try await window.touch(325, 320)) == "view2")
    try await window.key("ctrl+z")
    #expect(hit(try await window.touch(325, 320)) == "base")

    try await window.controlClick(60, 440)
    try await window.drag(at: x, to: CGPoint(x: x.x + 70, y: x.y))
    #expect(hit(try await window.touch(55, 440)) == "base")
    try await window.key("ctrl+z")
    #expect(hit(try await window.touch(55, 440)) == "view2")
    #expect(window.isRunning)
  }

  @Test("edit mode: delete, undo, copy, paste, a typed point")
  func editing() async throws {
    let window = try await WindowUnderX([Self.lesson])
    let twin = try await WindowTwin(lesson: Self.lesson)
    // The camera makes room for the buttons, and says where the scene is once it has arrived.
    func stages() -> Int { window.lines.count { $0["event"] as? String == "stage" } }
    try await window.controlClick(60, 440)
    let laidOut = stages()
    try await window.key("e")
    #expect(try await window.eventually { stages() > laidOut })
    try await window.key("Delete")
    try await window.key("e")
    #expect(hit(try await window.touch(60, 440)) == "base")
    try await window.key("ctrl+z")
    #expect(hit(try await window.touch(60, 440)) == "view2")
    await twin.perform(.touch(CGPoint(x: 60, y: 440)), .goToLast)

    try await window.click(at: try await twin.place(of: "stage.touchAt"))
    try await window.key("ctrl+a")
    let before = window.lines.count { $0["event"] as? String == "touch" }
    try await window.type("120, 20")
    try await window.key("Return")
    let typed = try await window.wait(for: "touch", after: before)
    #expect(at(typed) == CGPoint(x: 120, y: 20) && hit(typed) == "window")
  }

  @Test("touch mode: a drag scrolls, and the same place is another button then")
  func scrolling() async throws {
    let scene = """
      {"hitscope":1,"title":"Scrolling","windows":[
       {"id":"window","class":"UIWindow","frame":[0,0,320,480],"subviews":[
        {"id":"list","class":"UIScrollView","frame":[0,0,320,480],"subviews":[
         {"id":"first","class":"UIView","frame":[0,0,320,240]},
         {"id":"second","class":"UIView","frame":[0,240,320,240]},
         {"id":"third","class":"UIView","frame":[0,480,320,1520]}]}]}]}
      """
    let home = try WindowUnderX.Folder()
    let file = home.file("scrolling.hitscene.json")
    try Data(scene.utf8).write(to: file)
    let window = try await WindowUnderX([file.path], home: home)
    #expect(hit(try await window.touch(160, 300)) == "second")
    try await window.drag(from: (160, 400), to: (160, 100))
    #expect(try await window.eventually { hit(try await window.touch(160, 300)) == "third" })
    #expect(window.isRunning)
  }

  @Test(
    "the timeline: a breakpoint in the outline stops the descent, and the keys go on from there")
  func breakpoints() async throws {
    let window = try await WindowUnderX([Self.lesson])
    let twin = try await WindowTwin(lesson: Self.lesson)
    let row = try #require(await twin.row(of: "view1"))
    try await window.click(at: try await twin.place(of: WidgetID("outline.gutter", row)))
    let steps = try await window.touch(290, 190)["steps"] as? Int ?? 0
    await twin.perform(.touch(CGPoint(x: 290, y: 190)), .goToLast)
    let log = try await twin.place(of: "log.text")

    func told() async throws -> Int {
      try await window.click(at: log)
      try await window.key("ctrl+a")
      return try await window.copied().split(separator: "\n").count
    }
    var lines = 0
    #expect(
      try await window.eventually {
        let now = try await told()
        defer { lines = now }
        return now > 3 && now == lines
      })
    #expect(lines < steps)
    try await window.key("Escape")
    // A look clicks on the log, which leads to that line: each one gives the end its time first.
    #expect(
      try await window.eventually {
        try await window.key("End")
        try await Task.sleep(for: .seconds(1))
        return try await told() >= steps
      })
  }

  @Test("the outline is searched by name and property")
  func searching() async throws {
    let window = try await WindowUnderX([Self.lesson])
    try await window.key("ctrl+f")
    try await window.type("view3")
    try await window.key("Return")
    try await window.key("Escape")
    #expect(try await selected(window) == "view3")
  }

  @Test("comfort: theme and text size are kept for the next time")
  func comfort() async throws {
    let window = try await WindowUnderX([Self.lesson])
    try await window.key("d")
    try await window.key("ctrl+plus")
    let folder = window.home.url
    #expect(
      try await window.eventually {
        let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
        let texts = (files?.allObjects as? [URL] ?? []).compactMap {
          try? String(contentsOf: $0, encoding: .utf8)
        }
        return texts.contains { $0.contains("\"theme\"") && $0.contains("light") }
      })
    #expect(hit(try await window.touch(290, 190)) == "view4")
  }

  @Test("Hitscope's own window opens as a scene, and its buttons are hit in it")
  func portrait() async throws {
    let window = try await WindowUnderX([Self.lesson])
    let twin = try await WindowTwin(lesson: Self.lesson)
    let button = try await twin.place(of: WidgetID("transport", 2))
    try await window.key("question")
    await twin.perform(.toggleHelp)
    try await window.click(at: try await twin.helpButton())
    #expect(
      try await window.eventually {
        window.lines.count { $0["event"] as? String == "opened" } > 1
      })
    #expect(hit(try await window.touch(button.x, button.y)).contains("transport"))
    #expect(window.isRunning)
  }

  @Test("predict: asked by key, answered by digit, the touch comes then")
  func predicting() async throws {
    let window = try await WindowUnderX([Self.lesson])
    try await window.key("g")
    try await window.key("n")
    #expect(!window.lines.contains { $0["event"] as? String == "touch" })
    try await window.key("1")
    #expect(hit(try await window.wait(for: "touch")) == "view4")
  }
}
