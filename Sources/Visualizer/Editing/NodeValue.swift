import Scenes
import UIKit

/// One property of a node with a value for it.
enum NodeValue: Equatable, Sendable {
  case alpha(Double)
  case isHidden(Bool)
  case isUserInteractionEnabled(Bool)
  case isEnabled(Bool)
  case clipsToBounds(Bool)
  case isMultipleTouchEnabled(Bool)
  case isExclusiveTouch(Bool)
  case handlesTouches(Bool)
  case zPosition(Double)
  case windowLevel(Double)
  case cornerRadius(Double)
  case backgroundColor(SceneColor?)
  case text(String)
  case className(String)
  case viewController(String)
  case rules([HitTestRule])
  case animation(SceneAnimation?)

  /// UIKit's name of the property, as scene files have it.
  var name: String {
    switch self {
    case .alpha: "alpha"
    case .isHidden: "isHidden"
    case .isUserInteractionEnabled: "isUserInteractionEnabled"
    case .isEnabled: "isEnabled"
    case .clipsToBounds: "clipsToBounds"
    case .isMultipleTouchEnabled: "isMultipleTouchEnabled"
    case .isExclusiveTouch: "isExclusiveTouch"
    case .handlesTouches: "handlesTouches"
    case .zPosition: "zPosition"
    case .windowLevel: "windowLevel"
    case .cornerRadius: "cornerRadius"
    case .backgroundColor: "backgroundColor"
    case .text: "text"
    case .className: "class"
    case .viewController: "viewController"
    case .rules: "hitTestRules"
    case .animation: "animation"
    }
  }

  func write(to node: inout SceneNode) {
    switch self {
    case .alpha(let value): node.alpha = value
    case .isHidden(let value): node.isHidden = value
    case .isUserInteractionEnabled(let value): node.isUserInteractionEnabled = value
    case .isEnabled(let value): node.isEnabled = value
    case .clipsToBounds(let value): node.clipsToBounds = value
    case .isMultipleTouchEnabled(let value): node.isMultipleTouchEnabled = value
    case .isExclusiveTouch(let value): node.isExclusiveTouch = value
    case .handlesTouches(let value): node.handlesTouches = value
    case .zPosition(let value): node.zPosition = value == 0 ? nil : value
    case .windowLevel(let value): node.windowLevel = value == 0 ? nil : value
    case .cornerRadius(let value): node.cornerRadius = value == 0 ? nil : value
    case .backgroundColor(let value): node.backgroundColor = value
    case .text(let value): node.text = value.isEmpty ? nil : value
    case .className(let value): node.className = value.isEmpty ? nil : value
    case .viewController(let value): node.viewController = value.isEmpty ? nil : value
    case .rules(let value): node.hitTestRules = value
    case .animation(let value): node.animation = value
    }
  }
}
