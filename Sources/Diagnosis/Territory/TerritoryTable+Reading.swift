import Scenes
import UIKit

/// Reading the live tree, the first time and again after changes.
extension TerritoryTable {
  /// Takes what the view says of itself now into its node. The superview's node must be up to date.
  mutating func read(_ index: Int32) {
    var facts = sources[Int(index)].facts
    if !facts.isPlain { facts.passesGates = views[Int(index)].closedGate == nil }
    // Member by member: a node is long, and there are many.
    let parent = Int(nodes[Int(index)].parent)
    let isRoot = parent < 0
    let above: Flags = isRoot ? [.exact, .upright] : nodes[parent].flags
    var flags: Flags = []
    if !facts.passesGates { flags.insert(.closed) }
    if facts.isSingular { flags.insert(.singular) }
    let isProjected = facts.isProjected || above.contains(.projected)
    if isProjected { flags.insert(.projected) }
    if isProjected || !facts.isPlain { flags.formUnion([.askedByPixel, .customInside]) }
    nodes[Int(index)].region = facts.bounds
    if facts.isTranslation, !above.contains(.mapped) {
      let start = isRoot ? CGPoint.zero : nodes[parent].offset
      let offset = CGPoint(x: facts.offset.x + start.x, y: facts.offset.y + start.y)
      nodes[Int(index)].offset = offset
      flags.insert(.upright)
      if above.contains(.exact), facts.offset.isShortFraction, offset.isShortFraction,
        facts.bounds.isShortFraction
      {
        flags.insert(.exact)
      }
    } else {
      let own = views[Int(index)].mapToSuperview
      setMap(of: index, isRoot ? own : own.concatenating(toScreen(nodes[parent])))
      let keepsAxes = own.b == 0 && own.c == 0
      flags.formUnion([.mapped, above.contains(.upright) && keepsAxes ? .upright : .turned])
    }
    nodes[Int(index)].flags = flags
    if facts.hasRules {
      details[index] = Details(region: views[Int(index)].insideRegion)
    } else if !details.isEmpty {
      details[index] = nil
    }
  }

  private mutating func setMap(of index: Int32, _ map: CGAffineTransform) {
    let place = Int(nodes[Int(index)].map)
    if place >= 0 {
      maps[place] = map
    } else {
      nodes[Int(index)].map = Int32(maps.count)
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
      let (first, end) = (nodes[Int(index)].firstChild, nodes[Int(index)].endChild)
      if first == end { continue }
      if leavingClosed, !hasReaching, nodes[Int(index)].flags.contains(.closed) {
        hasUnread = true
      } else {
        read.append(contentsOf: first..<end)
      }
    }
    findBoxes(of: read)
    return true
  }

  private mutating func reread(_ index: Int32, in scene: BuiltScene) -> Bool {
    read(index)
    if !details.isEmpty, details[index] != nil { resolveRules(of: index, in: scene) }
    let (first, end) = (nodes[Int(index)].firstChild, nodes[Int(index)].endChild)
    return sources[Int(index)].hasSubviews(sources[Int(first)..<Int(end)])
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
