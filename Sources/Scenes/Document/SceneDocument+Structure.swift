public import UIKit

extension SceneDocument {
  /// Geometry must be finite and within ±1,000,000,000.
  public static let greatestMagnitude = 1e9

  /// The node and everything below it, as indices of `nodes`.
  public func subtree(at index: Int) -> Range<Int> {
    let depth = nodes[index].depth
    var end = index + 1
    while end < nodes.count, nodes[end].depth > depth { end += 1 }
    return index..<end
  }

  /// The node's children, back to front.
  public func children(of index: Int) -> [Int] {
    let depth = nodes[index].depth + 1
    return subtree(at: index).filter { nodes[$0].depth == depth }
  }

  /// The index of the superview; nil for a root.
  public func parent(of index: Int) -> Int? {
    let depth = nodes[index].depth
    return nodes[..<index].lastIndex { $0.depth < depth }
  }

  /// The superview of every node at once; nil for the roots.
  public var parents: [Int?] {
    var path: [Int] = []
    return nodes.indices.map { index in
      path.removeLast(max(0, path.count - nodes[index].depth))
      defer { path.append(index) }
      return path.last
    }
  }

  /// The roots, back to front.
  public var roots: [Int] { nodes.indices.filter { nodes[$0].depth == 0 } }

  public func index(of id: ViewID) -> Int? { nodes.firstIndex { $0.id == id } }
}
