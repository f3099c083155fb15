import Scenes
import Wording

extension Labels {
  static let animation = text("inspector.animation")
  static let isAnimated = text("inspector.animated")
  static let animatedBy = text("inspector.animatedBy")
  static let curve = text("inspector.curve")
  static let allowsTouches = text("inspector.allowsTouches")
  static let staysAtEnd = text("inspector.staysAtEnd")
  static let duration = text("inspector.duration")
  static let shownAt = text("inspector.shownAt")
  static let comesFrom = text("inspector.comesFrom")
  static let goesTo = text("inspector.goesTo")
  static let alphaThere = text("inspector.alphaThere")

  static func kind(_ kind: SceneAnimation.Kind) -> String {
    text("inspector.animation." + kind.rawValue)
  }

  /// UIKit's names; nothing stated is what UIKit does by itself.
  static func curve(_ curve: SceneAnimation.Curve?) -> String {
    curve?.rawValue ?? text("inspector.curveDefault")
  }

  static func alsoStated(_ keys: [String]) -> String {
    text("inspector.alsoStated", ["keys": keys.joined(separator: ", ")])
  }
}
