import UIKit

extension SceneWriter {
  /// The members of a view but `subviews`, each as `"key": value`.
  func members(of node: SceneNode) -> [String] {
    var unread: [String: [UnreadValue]] = [:]
    for value in node.unread { unread[value.key, default: []].append(value) }
    var members: [String] = []
    for key in NodeKey.allCases {
      let left = unread.removeValue(forKey: key.rawValue) ?? []
      guard
        let value = value(of: key, in: node, left) ?? left.first(where: { $0.index == nil })?.json
      else { continue }
      members.append("\"\(key.rawValue)\": \(value)")
    }
    for value in node.unread where unread[value.key] != nil {
      members.append("\(JSONText.string(value.key)): \(value.json)")
    }
    return members
  }

  private func value(of key: NodeKey, in node: SceneNode, _ unread: [UnreadValue]) -> String? {
    switch key {
    case .id: writesID(of: node) ? JSONText.string(node.id.name) : nil
    case .className: node.className.map(JSONText.string)
    case .frame: node.frame.map(list)
    case .bounds: node.bounds.map(list)
    case .center: node.center.map { list([$0.x, $0.y]) }
    case .anchorPoint: node.anchorPoint.map { list([$0.x, $0.y]) }
    case .transform: node.transform.map { list([$0.a, $0.b, $0.c, $0.d, $0.tx, $0.ty]) }
    case .contentOffset: node.contentOffset.map { list([$0.x, $0.y]) }
    case .zPosition: node.zPosition.map(number)
    case .windowLevel: node.windowLevel.map(number)
    case .alpha: node.alpha.map(number)
    case .isHidden: node.isHidden.map(String.init)
    case .isUserInteractionEnabled: node.isUserInteractionEnabled.map(String.init)
    case .isEnabled: node.isEnabled.map(String.init)
    case .clipsToBounds: node.clipsToBounds.map(String.init)
    case .isMultipleTouchEnabled: node.isMultipleTouchEnabled.map(String.init)
    case .isExclusiveTouch: node.isExclusiveTouch.map(String.init)
    case .backgroundColor: node.backgroundColor.map { JSONText.string($0.text) }
    case .cornerRadius: node.cornerRadius.map(number)
    case .text: node.text.map(JSONText.string)
    case .viewController: node.viewController.map(JSONText.string)
    case .gestureRecognizers: objects(merged(node.gestureRecognizers.map(json), with: unread))
    case .handlesTouches: node.handlesTouches.map(String.init)
    case .actions: actions(node.actions)
    case .hitTestRules: objects(merged(node.hitTestRules.map(json), with: unread))
    case .animation: node.animation.map(json)
    case .subviews: nil
    }
  }

  private func objects(_ elements: [String]) -> String? {
    elements.isEmpty ? nil : "[" + elements.joined(separator: ", ") + "]"
  }

  private func json(_ recognizer: SceneGestureRecognizer) -> String {
    let name = recognizer.name.map { ", \"name\": \(JSONText.string($0))" } ?? ""
    return "{ \"kind\": \(JSONText.string(recognizer.kind))\(name) }"
  }

  private func actions(_ actions: [SceneAction]) -> String? {
    guard !actions.isEmpty else { return nil }
    let members = actions.map { "\(JSONText.string($0.event)): \(JSONText.string($0.name))" }
    return "{ " + members.joined(separator: ", ") + " }"
  }
}
