import Scenes
import UIKit

/// Reading the live tree, the first time and again after changes.
extension TerritoryTable {
  /// Takes what the view says of itself now into its node. The superview's node must be up to date.
  mutating func read(_ index: Int32) {
    let view = views[Int(index)]
    let facts = view.hitFacts
    let parent = nodes[Int(index)].parent
    let above = parent < 0 ? nil : nodes[Int(parent)]
    var flags: Flags = []
    if !facts.passesGates { flags.insert(.closed) }
    if facts.isSingular { flags.insert(.singular) }
    if !facts.isPlain { flags.formUnion([.askedByPixel, .customInside]) }
    nodes[Int(index)].region = facts.bounds
    if facts.isTranslation, !(above?.flags.contains(.mapped) ?? false) {
      let own = CGPoint(x: facts.toSuperview.tx, y: facts.toSuperview.ty)
      let offset = CGPoint(
        x: own.x + (above?.offset.x ?? 0), y: own.y + (above?.offset.y ?? 0))
      nodes[Int(index)].offset = offset
      flags.insert(.upright)
      if above?.flags.contains(.exact) ?? true, own.isShortFraction, offset.isShortFraction,
        facts.bounds.isShortFraction
      {
        flags.insert(.exact)
      }
    } else {
      setMap(of: index, facts.toSuperview.concatenating(above.map(toScreen) ?? .identity))
      let isParentUpright = above?.flags.contains(.upright) ?? true
      let keepsAxes = facts.toSuperview.b == 0 && facts.toSuperview.c == 0
      flags.formUnion([.mapped, isParentUpright && keepsAxes ? .upright : .turned])
    }
    nodes[Int(index)].flags = flags
    if facts.hasRules {
      details[index] = Details(region: view.insideRegion)
    } else if !details.isEmpty {
      details[index] = nil
    }
  }

  private mutating func setMap(of index: Int32, _ map: CGAffineTransform) {
    let place = nodes[Int(index)].map
    if place >= 0 {
      maps[Int(place)] = map
    } else {
      nodes[Int(index)].map = Int32(maps.count)
      maps.append(map)
    }
  }

  /// Reads a view and everything in it again. False where the tree there is another than before,
  /// which only a new table can tell.
  mutating func reread(branch: Int32, in scene: BuiltScene) -> Bool {
    var branch = [branch]
    var next = 0
    while next < branch.count {
      let index = branch[next]
      guard reread(index, in: scene) else { return false }
      branch += nodes[Int(index)].firstChild..<nodes[Int(index)].endChild
      next += 1
    }
    let new = boxes(of: branch)
    for (index, box) in zip(branch, new) { boxes[Int(index)] = box }
    return true
  }

  /// The same for the whole tree.
  mutating func reread(_ scene: BuiltScene) -> Bool {
    let windows = scene.windows.frontMostFirst
    guard windows.count == roots.count,
      zip(windows, roots).allSatisfy({ $0 === views[Int($1)] })
    else { return false }
    for index in nodes.indices {
      guard reread(Int32(index), in: scene) else { return false }
    }
    boxes = boxes(of: nodes.indices)
    return true
  }

  private mutating func reread(_ index: Int32, in scene: BuiltScene) -> Bool {
    read(index)
    if !details.isEmpty, details[index] != nil { resolveRules(of: index, in: scene) }
    let subviews = views[Int(index)].unobservedSubviews
    let first = Int(nodes[Int(index)].firstChild)
    guard subviews.count == Int(nodes[Int(index)].endChild) - first else { return false }
    for (offset, view) in subviews.enumerated() where views[first + offset] !== view {
      return false
    }
    return true
  }

  func boxes(of indices: some Sequence<some BinaryInteger>) -> [PixelBox] {
    let raster = RegionRaster(table: self)
    return indices.map { raster.box(of: Int32($0)) }
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
