import Foundation
import Scenes
import UIKit

/// A tree as apps have them: few levels of many views, wrappers between them, some hidden, disabled
/// or transparent; the same one in every run.
enum Workload {
  private static let names = [
    "ConversationListContainerView", "headerBackgroundEffect", "hostingWrapper", "cell",
    "titleLabel", "avatarImageView", "separator", "accessoryButton",
  ]

  static func scene(views count: Int) -> SceneDocument {
    var random = Random()
    var window = SceneNode(id: "window", depth: 0, className: "UIWindow")
    window.frame = CGRect(x: 0, y: 0, width: 1024, height: 1366)
    var nodes = [window]
    // The frames of the views around the next one, from the window inwards.
    var around = [window.frame ?? .zero]
    while nodes.count < count {
      let depth = min(Int(random.next() % 4) + around.count - 2, 12)
      around.removeSubrange(min(max(depth, 1), around.count)...)
      let outer = around[around.count - 1]
      let isWrapper = random.next() % 4 == 0
      var node = SceneNode(
        id: ViewID("\(names[Int(random.next() % 8)])-\(nodes.count)"), depth: around.count)
      node.frame =
        isWrapper
        ? CGRect(origin: .zero, size: outer.size)
        : CGRect(
          x: CGFloat(random.next() % 100) / 200 * outer.width,
          y: CGFloat(random.next() % 100) / 120 * outer.height, width: outer.width * 0.7,
          height: max(outer.height * 0.3, 1))
      switch random.next() % 32 {
      case 0: node.isHidden = true
      case 1: node.alpha = Double(random.next() % 100) / 100
      case 2: node.isUserInteractionEnabled = false
      case 3...6: node.className = "UIButton"
      case 7: node.hitTestRules = [.passThrough]
      default: break
      }
      nodes.append(node)
      around.append(node.frame ?? .zero)
    }
    return SceneDocument(title: "\(count) views", nodes: nodes)
  }

  private struct Random {
    private var state: UInt64 = 7

    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state >> 33
    }
  }
}
