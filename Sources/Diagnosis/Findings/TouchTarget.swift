import Scenes
import UIKit

/// Whether a view is there to be touched, as far as a scene can tell.
@MainActor
enum TouchTarget {
  /// Words in the names of classes that are there to be touched, where the class itself is unknown.
  private static let words = [
    "Button", "Touchable", "Pressable", "MouseArea", "GestureDetector", "Switch", "Slider",
    "Stepper", "Segmented", "TextField", "Control",
  ]

  /// A control, or a view that recognizes gestures, handles touches or sends actions.
  static func isTarget(_ view: UIView, _ node: SceneNode?) -> Bool {
    if view is UIControl { return true }
    guard let node else { return false }
    return !node.gestureRecognizers.isEmpty || node.handlesTouches == true
      || !node.actions.isEmpty || hasTellingName(node.className ?? "")
  }

  private static func hasTellingName(_ name: String) -> Bool {
    words.contains { name.hasSuffix($0) } || name.contains("Touchable")
  }
}
