import Canvas
import Foundation
import Testing

@testable import Visualizer

@Suite(
  "A dead button, pasted and mended under a real X server",
  .enabled(
    if: WindowUnderX.missing == nil && WindowUnderX.has("xclip"), "needs Xvfb, xdotool and xclip"),
  .serialized)
struct MendingEndToEndTests {
  private static let scene = """
    {"hitscope": 1, "title": "Dead", "windows": [
      {"id": "w", "class": "UIWindow", "frame": [0, 0, 300, 300], "subviews": [
        {"id": "card", "frame": [20, 20, 100, 100], "subviews": [
          {"id": "dead", "class": "UIButton", "frame": [60, 30, 120, 50]}]}]}]}
    """

  @Test(
    "paste a scene, select the dead button, read the verdict, click the first fix, press it: it is hit"
  )
  func pasted() async throws {
    let twin = try await WindowTwin(Data(Self.scene.utf8), title: "Dead")
    await twin.perform(.touchExactly(CGPoint(x: 170, y: 75)), .select("dead"))
    await twin.findFixes()
    let verdict = try await twin.place(of: "verdict.copy")
    let copyFirst = try await twin.place(of: WidgetID("fixes.copy", 0))
    let tryFirst = try await twin.place(of: WidgetID("fixes.try", 0))

    let window = try await WindowUnderX(["reaching-outside"], isStill: true)
    try await window.copy(Self.scene)
    try await window.key("ctrl+v")
    #expect(try await window.eventually { try await window.title() == "pasted – Hitscope" })

    let dead = try await window.touch(170, 75)
    #expect(dead["hit"] as? String == "w")
    try await window.controlClick(170, 75)
    let words = try await window.copied(byClickingAt: verdict)
    #expect(
      words == """
        Why not dead?
        It was never asked: card, one level up, does not contain the point: (150, 55) is 50 pt \
        beyond its right edge.
        """)

    // The fixes are searched between frames, and the least harmful one may come late.
    let first = "for subview in subviews.reversed() {"
    var isFound = false
    for _ in 0..<60 where !isFound {
      isFound = try await window.copied(byClickingAt: copyFirst).contains(first)
    }
    #expect(isFound)
    try await window.click(at: tryFirst)
    #expect(try await window.touch(170, 75)["hit"] as? String == "dead")

    // Tried with one click, undone with one.
    try await window.key("ctrl+z")
    #expect(try await window.touch(170, 75)["hit"] as? String == "w")
    #expect(window.isRunning)
  }
}
