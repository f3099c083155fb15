import Scenes
import UIKit

/// Reading the live tree, the first time and again after changes.
extension TerritoryTable {
  /// Takes what the view says of itself now into its node. The superview's node must be up to date.
  mutating func read(_ index: Int32, _ view: UIView) {
    let facts = view.hitFacts
    var node = nodes[Int(index)]
    let above = node.parent < 0 ? nil : nodes[Int(node.parent)]
    node.region = facts.bounds
    node.flags = []
    if !facts.passesGates { node.flags.insert(.closed) }
    if facts.isSingular { node.flags.insert(.singular) }
    if !facts.isPlain { node.flags.formUnion([.askedByPixel, .customInside]) }
    if facts.isTranslation, !(above?.flags.contains(.mapped) ?? false) {
      let own = CGPoint(x: facts.toSuperview.tx, y: facts.toSuperview.ty)
      node.offset = CGPoint(
        x: own.x + (above?.offset.x ?? 0), y: own.y + (above?.offset.y ?? 0))
      node.flags.insert(.upright)
      if above?.flags.contains(.exact) ?? true, own.isShortFraction, node.offset.isShortFraction,
        facts.bounds.isShortFraction
      {
        node.flags.insert(.exact)
      }
    } else {
      setMap(of: &node, facts.toSuperview.concatenating(above.map(toScreen) ?? .identity))
      let isParentUpright = above?.flags.contains(.upright) ?? true
      let keepsAxes = facts.toSuperview.b == 0 && facts.toSuperview.c == 0
      node.flags.formUnion([.mapped, isParentUpright && keepsAxes ? .upright : .turned])
    }
    nodes[Int(index)] = node
    if facts.hasRules {
      details[index] = Details(region: view.insideRegion)
    } else if !details.isEmpty {
      details[index] = nil
    }
  }

  private mutating func setMap(of node: inout Node, _ map: CGAffineTransform) {
    if node.map >= 0 {
      maps[Int(node.map)] = map
    } else {
      node.map = Int32(maps.count)
      maps.append(map)
    }
  }

  /// Reads a view and everything in it again. False where the tree there is another than before,
  /// which only a new table can tell.
  ///
  /// What lies in a closed view is left unread, as painting never looks at it.
  mutating func reread(branch: Int32, in scene: BuiltScene) -> Bool {
    reread([branch], in: scene, leavingClosed: true)
  }

  /// The same for the whole tree.
  mutating func reread(_ scene: BuiltScene) -> Bool {
    let windows = scene.windows.frontMostFirst
    guard windows.count == roots.count,
      zip(windows, roots).allSatisfy({ $0 === views[Int($1)] })
    else { return false }
    return reread(roots, in: scene, leavingClosed: true)
  }

  /// The same without leaving anything unread, for those who look at closed views too.
  mutating func readClosed(in scene: BuiltScene) -> Bool {
    hasUnread = false
    return reread(roots, in: scene, leavingClosed: false)
  }

  /// Reads from the tops of branches downwards, each node after the one it lies in.
  private mutating func reread(
    _ tops: [Int32], in scene: BuiltScene, leavingClosed: Bool
  ) -> Bool {
    var read = tops
    read.reserveCapacity(nodes.count)
    var next = 0
    while next < read.count {
      let index = read[next]
      next += 1
      guard reread(index, in: scene) else { return false }
      let node = nodes[Int(index)]
      if node.firstChild == node.endChild { continue }
      if leavingClosed, !hasReaching, node.flags.contains(.closed) {
        hasUnread = true
      } else {
        read.append(contentsOf: node.firstChild..<node.endChild)
      }
    }
    findBoxes(of: read)
    return true
  }

  private mutating func reread(_ index: Int32, in scene: BuiltScene) -> Bool {
    let view = views[Int(index)]
    read(index, view)
    if !details.isEmpty, details[index] != nil { resolveRules(of: index, in: scene) }
    let node = nodes[Int(index)]
    let subviews = view.unobservedSubviews
    guard subviews.count == Int(node.endChild - node.firstChild) else { return false }
    for place in 0..<subviews.count where views[Int(node.firstChild) + place] !== subviews[place] {
      return false
    }
    return true
  }

  /// The boxes of all nodes. A loop, because a closure would ask at every node which thread it is on.
  mutating func findBoxes() {
    var found: [PixelBox] = []
    found.reserveCapacity(nodes.count)
    let raster = RegionRaster(table: self)
    for index in nodes.indices { found.append(raster.box(of: Int32(index))) }
    boxes = found
  }

  private mutating func findBoxes(of indices: [Int32]) {
    // Taken out, as the raster's table would share them and the first change copy them.
    var found = boxes
    boxes = []
    let raster = RegionRaster(table: self)
    for index in indices { found[Int(index)] = raster.box(of: index) }
    boxes = found
  }

  /// The pixels that a view and everything in it can claim; all of them where that can't be told.
  func reach(of branch: Int32) -> PixelRect {
    var above = branch
    while above >= 0 {
      // Elsewhere anything may answer with a view of this branch, wherever it is.
      if !nodes[Int(above)].flags.isDisjoint(with: [.reaching, .askedByPixel]) {
        return grid.bounds
      }
      above = nodes[Int(above)].parent
    }
    return boxes[Int(branch)].rect.intersection(grid.bounds)
  }
}
