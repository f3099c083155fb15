import UIKit

/// The pixels of a view's region on a grid, exact for every centre.
@MainActor
struct RegionRaster {
  let table: TerritoryTable
  let grid: SampleGrid
  /// Pixel centres are short binary fractions too.
  private let isGridExact: Bool

  init(table: TerritoryTable) {
    self.table = table
    grid = table.grid
    isGridExact =
      grid.origin.isShortFraction && grid.scale.significandWidth == 0 && grid.scale <= 1024
      && grid.scale >= 1 / 65536
  }

  /// The pixels whose centres the node's rectangle holds, where its chain keeps axes parallel.
  func pixelRect(of node: TerritoryTable.Node, _ index: Int32) -> PixelRect {
    let region = node.region
    guard region.size.width > 0, region.size.height > 0 else { return .empty }
    let scale = grid.scale
    if node.flags.contains(.exact), isGridExact {
      let left = (region.origin.x + node.offset.x - grid.origin.x) * scale - 0.5
      let top = (region.origin.y + node.offset.y - grid.origin.y) * scale - 0.5
      return PixelRect(
        left: left.upward, top: top.upward, right: (left + region.size.width * scale).upward,
        bottom: (top + region.size.height * scale).upward)
    }
    let map = table.toScreen(node)
    let first = CGPoint(x: region.origin.x, y: region.origin.y).applying(map)
    let second = CGPoint(
      x: region.origin.x + region.size.width, y: region.origin.y + region.size.height
    ).applying(map)
    let (left, right) = (min(first.x, second.x), max(first.x, second.x))
    let (top, bottom) = (min(first.y, second.y), max(first.y, second.y))
    let chain = table.chain(to: index)
    let columns = settle(
      ceilToInt((left - grid.origin.x) * scale - 0.5),
      ceilToInt((right - grid.origin.x) * scale - 0.5), within: grid.width
    ) { x in
      guard let local = table.localPoint(chain, grid.center(x, 0))?.x else { return false }
      return local >= region.origin.x && local < region.origin.x + region.size.width
    }
    let rows = settle(
      ceilToInt((top - grid.origin.y) * scale - 0.5),
      ceilToInt((bottom - grid.origin.y) * scale - 0.5), within: grid.height
    ) { y in
      guard let local = table.localPoint(chain, grid.center(0, y))?.y else { return false }
      return local >= region.origin.y && local < region.origin.y + region.size.height
    }
    return PixelRect(left: columns.0, top: rows.0, right: columns.1, bottom: rows.1)
  }

  /// Where a node and everything in it may claim pixels. Code of its own and rules that search or
  /// answer elsewhere may claim any.
  func box(of index: Int32) -> PixelBox {
    let node = table.nodes[Int(index)]
    if node.flags.isDisjoint(with: .special) { return PixelBox(pixelRect(of: node, index)) }
    if node.flags.contains(.singular) { return .empty }
    if !node.flags.isDisjoint(with: [.askedByPixel, .reaching, .answersAnywhere]) {
      return .everything
    }
    if !node.flags.isDisjoint(with: [.closed, .answersNothing]) { return .empty }
    if node.flags.contains(.overflow) { return .everything }
    guard !node.flags.isDisjoint(with: [.shaped, .turned]) else {
      return PixelBox(pixelRect(of: node, index))
    }
    guard node.region.size.width > 0, node.region.size.height > 0 else { return .empty }
    let bounds = PixelPolygon(node.region, by: pixels(of: node)).pixelBounds
    // The box of a path is known as well as its curves are.
    return PixelBox(
      PixelRect(
        left: max(bounds.left, -1 << 40) - 1, top: max(bounds.top, -1 << 40) - 1,
        right: min(bounds.right, 1 << 40) + 1, bottom: min(bounds.bottom, 1 << 40) + 1))
  }

  /// Moves the ends of an estimated run to where the exact test turns.
  private func settle(
    _ first: Int, _ end: Int, within size: Int, _ holds: (Int) -> Bool
  ) -> (Int, Int) {
    var first = min(max(first, 0), size)
    var end = min(max(end, first), size)
    while first > 0, holds(first - 1) { first -= 1 }
    while first < end, !holds(first) { first += 1 }
    while end < size, holds(end) { end += 1 }
    while end > first, !holds(end - 1) { end -= 1 }
    return (first, end)
  }

  /// Where a node of any shape holds the pixels of `clip`, together with the mask that comes in.
  func region(
    of index: Int32, _ node: TerritoryTable.Node, clip: PixelRect, mask: ClipMask?
  ) -> (PixelRect, ClipMask?) {
    if node.flags.contains(.customInside) { return askedRegion(of: index, clip: clip, mask: mask) }
    let shape = table.details[index]?.region ?? InsideRegion(shape: .rect(node.region))
    return region(of: index, node, shape: shape, clip: clip, mask: mask)
  }

  private func region(
    of index: Int32, _ node: TerritoryTable.Node, shape region: InsideRegion, clip: PixelRect,
    mask: ClipMask?
  ) -> (PixelRect, ClipMask?) {
    guard !node.flags.isDisjoint(with: [.shaped, .turned]) else {
      return (pixelRect(of: node, index).intersection(clip), mask)
    }
    let toPixels = pixels(of: node)
    var box = clip
    var own: ClipMask
    var doubtful: [(x: Int, y: Int)] = []
    switch region.shape {
    case .rect(let rect):
      guard rect.size.width > 0, rect.size.height > 0 else { return (.empty, nil) }
      if node.flags.contains(.turned) {
        own = draw(PixelPolygon(rect, by: toPixels), in: &box, &doubtful)
      } else {
        box = box.intersection(pixelRect(of: node, index))
        own = ClipMask(filling: box.isEmpty ? .empty : box)
      }
    case .path(let path, let rule):
      own = draw(
        PixelPolygon(path, isEvenOdd: rule == .evenodd, by: toPixels), in: &box, &doubtful)
    }
    guard !box.isEmpty else { return (.empty, nil) }
    for hole in region.holes {
      var within = box
      let cut = draw(
        PixelPolygon(hole.path, isEvenOdd: hole.fillRule == .evenodd, by: toPixels), in: &within,
        &doubtful)
      own.subtract(cut)
    }
    for (x, y) in doubtful {
      own.set(
        x, y, to: table.localPoint(index, grid.center(x, y)).map(region.contains) ?? false)
    }
    return (box, ClipMask.both(own, mask, over: box))
  }

  /// Draws a shape over `box`, which shrinks to what the shape can touch.
  private func draw(
    _ polygon: PixelPolygon, in box: inout PixelRect, _ doubtful: inout [(x: Int, y: Int)]
  ) -> ClipMask {
    box = box.intersection(polygon.pixelBounds)
    guard !box.isEmpty else { return ClipMask(.empty) }
    doubtful += polygon.doubtfulPixels(in: box)
    return polygon.mask(over: box)
  }

  /// The pixels of `clip` at which a class of its own says inside, one after the other.
  private func askedRegion(
    of index: Int32, clip: PixelRect, mask: ClipMask?
  ) -> (PixelRect, ClipMask?) {
    let region = ClipMask(clip)
    let view = table.views[Int(index)]
    for y in clip.top..<max(clip.top, clip.bottom) {
      for x in clip.left..<clip.right where mask?.contains(x, y) ?? true {
        if let point = table.localPoint(index, grid.center(x, y)), view.saysInside(point) {
          region.set(x, y, to: true)
        }
      }
    }
    return (clip, region)
  }

  /// The pixels of the view's bounds, drawn or not, over `clip`.
  func bounds(of index: Int32, over clip: PixelRect) -> ClipMask {
    var node = table.nodes[Int(index)]
    node.region = table.views[Int(index)].bounds
    node.flags.subtract([.shaped, .customInside])
    if !node.region.isShortFraction { node.flags.remove(.exact) }
    let (rect, mask) = region(
      of: index, node, shape: InsideRegion(shape: .rect(node.region)), clip: clip, mask: nil)
    return mask ?? ClipMask(filling: rect.isEmpty ? .empty : rect)
  }

  /// The pixels of a path in a node's own coordinates, over `rect`.
  func mask(
    of outline: InsideRegion.Outline, _ index: Int32, over rect: PixelRect
  ) -> ClipMask {
    let polygon = PixelPolygon(
      outline.path, isEvenOdd: outline.fillRule == .evenodd, by: pixels(of: table.nodes[Int(index)])
    )
    let mask = polygon.mask(over: rect)
    for (x, y) in polygon.doubtfulPixels(in: rect) {
      mask.set(
        x, y, to: table.localPoint(index, grid.center(x, y)).map(outline.contains) ?? false)
    }
    return mask
  }

  /// A node's own coordinates to pixels.
  func pixels(of node: TerritoryTable.Node) -> CGAffineTransform {
    let map = table.toScreen(node)
    let scale = grid.scale
    return CGAffineTransform(
      a: map.a * scale, b: map.b * scale, c: map.c * scale, d: map.d * scale,
      tx: (map.tx - grid.origin.x) * scale, ty: (map.ty - grid.origin.y) * scale)
  }
}

extension CGFloat {
  /// The next whole number, of one that is known to be far from where whole numbers end.
  fileprivate var upward: Int {
    let whole = Int(self)
    return CGFloat(whole) < self ? whole + 1 : whole
  }
}
