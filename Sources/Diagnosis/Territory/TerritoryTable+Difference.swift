import UIKit

extension TerritoryTable {
  /// The pixels that may have other owners than in a table of another scene on the same grid; nil
  /// where the trees have different shapes, so that the numbers mean other views.
  func difference(from old: TerritoryTable) -> PixelRect? {
    guard nodes.count == old.nodes.count, roots.count == old.roots.count else { return nil }
    // A branch reaches no farther than its root: below a view that changed nothing is compared.
    var isCovered = [Bool](repeating: false, count: nodes.count)
    var damage = PixelRect.empty
    for (index, node) in nodes.enumerated() {
      let before = old.nodes[index]
      guard node.firstChild == before.firstChild, node.endChild == before.endChild else {
        return nil
      }
      if node.parent >= 0, isCovered[Int(node.parent)] {
        isCovered[index] = true
      } else if damage != grid.bounds, !isSame(Int32(index), as: old) {
        isCovered[index] = true
        damage = damage.union(old.reach(of: Int32(index))).union(reach(of: Int32(index)))
      }
    }
    return damage
  }

  /// Whether a node takes the same pixels in both, as far as that is its own doing.
  private func isSame(_ index: Int32, as old: TerritoryTable) -> Bool {
    let (node, before) = (nodes[Int(index)], old.nodes[Int(index)])
    guard node.flags == before.flags, node.region == before.region, node.offset == before.offset,
      details[index] == old.details[index]
    else { return false }
    guard node.flags.contains(.mapped) else { return true }
    let (view, other) = (views[Int(index)], old.views[Int(index)])
    // The same map may come about by other numbers, which round otherwise.
    return toScreen(node) == old.toScreen(before) && view.bounds == other.bounds
      && view.center == other.center && view.anchorPoint == other.anchorPoint
  }
}
