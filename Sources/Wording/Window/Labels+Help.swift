/// The sheet of keys and of what the mouse does.
extension Labels {
  public static let helpTitle = text("help.title")

  /// What a key is called: `space`, `pageDown`.
  public static func sign(_ name: String) -> String { text("sign.\(name)") }

  /// What a key does.
  public static func key(_ name: String) -> String { text("key.\(name)") }

  /// What is done with the mouse, and what that does.
  public static let mouse: [(String, String)] = [
    (text("mouse.click"), text("mouse.touch")),
    (text("mouse.controlClick"), text("mouse.select")),
    (text("mouse.rightClick"), text("mouse.list")),
    (text("mouse.shift"), text("mouse.ruler")),
    (text("mouse.secondFinger"), text("mouse.holdFinger")),
    (text("mouse.wheel"), text("mouse.zoom")),
    (text("mouse.middleDrag"), text("mouse.pan")),
    (text("mouse.spaceDrag"), text("mouse.pan")),
    (text("mouse.rightDrag"), text("mouse.turn")),
  ]
}
