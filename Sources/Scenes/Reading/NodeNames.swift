import UIKit

/// Gives every view of a scene an id of its own.
struct NodeNames {
  private var taken: Set<String> = []
  private var counts: [String: Int] = [:]

  /// The name itself, or with a number where it is taken: `cell`, `cell#2`, `cell#3`.
  mutating func unique(_ name: String) -> String {
    if taken.insert(name).inserted { return name }
    if counts[name] == nil { counts[name] = 1 }
    return numbered(name)
  }

  /// Names the views that have no id after their class: `UIView#1`.
  mutating func fillIn(_ nodes: inout [SceneNode]) {
    for index in nodes.indices where nodes[index].id.name.isEmpty {
      nodes[index].id = ViewID(numbered(nodes[index].className ?? "UIView"))
    }
  }

  private mutating func numbered(_ name: String) -> String {
    while true {
      counts[name, default: 0] += 1
      let candidate = "\(name)#\(counts[name, default: 0])"
      if taken.insert(candidate).inserted { return candidate }
    }
  }
}
