import Foundation
import Testing

@Suite(
  "A dead button, pasted and mended under a real X server",
  .enabled(
    if: WindowUnderX.missing == nil && WindowUnderX.has("xclip"), "needs Xvfb, xdotool and xclip"),
  .serialized)
struct MendingEndToEndTests {
  @Test("paste a scene, select the dead button, take the first fix, press it, and it is hit")
  func pasted() async throws {
    let window = try await WindowUnderX(["reaching-outside"])
    try await window.copy(
      """
      {"hitscope": 1, "title": "Dead", "windows": [
        {"id": "w", "class": "UIWindow", "frame": [0, 0, 300, 300], "subviews": [
          {"id": "card", "frame": [20, 20, 100, 100], "subviews": [
            {"id": "dead", "class": "UIButton", "frame": [60, 30, 120, 50]}]}]}]}
      """)
    let before = try await window.title()
    try await window.key("ctrl+v")
    #expect(try await window.eventually { try await window.title() != before })

    let dead = try await window.touch(170, 75)
    #expect(dead["hit"] as? String == "w")
    try await window.controlClick(170, 75)

    // The fixes are searched between frames; the key does nothing until there is one.
    var after = dead
    for _ in 0..<120 where after["hit"] as? String != "dead" {
      try await window.key("t")
      after = try await window.touch(170, 75)
    }
    #expect(after["hit"] as? String == "dead")
    #expect(window.isRunning)
  }
}
