import Scenes
import Testing
import UIKit

/// A scene from its JSON.
@MainActor
func scene(_ windows: String) throws -> BuiltScene {
  let json = "{\"hitscope\": 1, \"windows\": [\(windows)]}"
  let reading = try SceneReader.read(Data(json.utf8))
  #expect(reading.problems.allSatisfy { $0.severity == .notice })
  return build(reading.document)
}

/// Scenes in which a view sticks out, is covered, is shaped.
enum SmallScenes {
  /// A button of which the right half sticks out of its card.
  static let sticksOut = """
    {"id": "window", "class": "UIWindow", "frame": [0, 0, 200, 200], "subviews": [
      {"id": "card", "frame": [20, 20, 100, 100], "subviews": [
        {"id": "button", "class": "UIButton", "frame": [60, 10, 80, 40]}]}]}
    """
}
