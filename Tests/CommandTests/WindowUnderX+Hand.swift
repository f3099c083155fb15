import Foundation

/// What a hand does with mouse and keys at a point of the window.
extension WindowUnderX {
  private func onScreen(_ point: CGPoint) async throws -> (String, String) {
    let origin = try await windowOrigin()
    return ("\(Int(origin.0 + point.x.rounded()))", "\(Int(origin.1 + point.y.rounded()))")
  }

  func click(at point: CGPoint, button: Int = 1, holding key: String? = nil) async throws {
    let place = try await onScreen(point)
    if let key { try await xdotool("keydown", key) }
    try await xdotool("mousemove", place.0, place.1, "click", String(button))
    if let key { try await xdotool("keyup", key) }
  }

  func drag(at start: CGPoint, to end: CGPoint, button: Int = 1) async throws {
    let (from, to) = (try await onScreen(start), try await onScreen(end))
    try await xdotool("mousemove", from.0, from.1, "mousedown", String(button))
    try await xdotool("mousemove", to.0, to.1)
    try await xdotool("mouseup", String(button))
  }

  /// Presses, and gives the log's line of that touch.
  func touch(at point: CGPoint) async throws -> [String: Any] {
    let before = lines.count { $0["event"] as? String == "touch" }
    try await click(at: point)
    return try await wait(for: "touch", after: before)
  }

  /// What the key that copies puts into the clipboard; nil while that stays what it was.
  func copied() async throws -> String { try await copied { try await self.key("ctrl+c") } }

  /// What a button that copies puts into the clipboard.
  func copied(byClickingAt point: CGPoint) async throws -> String {
    try await copied { try await self.click(at: point) }
  }

  private func copied(_ act: () async throws -> Void) async throws -> String {
    try await copy("nothing yet")
    try await act()
    var text = ""
    _ = try await eventually {
      text = try await self.clipboard()
      return text != "nothing yet"
    }
    return text
  }
}
