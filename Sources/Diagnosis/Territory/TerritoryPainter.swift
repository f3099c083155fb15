import UIKit

/// Paints who owns each pixel, front to back, every pixel once.
///
/// The front-most view is painted first and keeps its pixels; a view's subviews are painted inside
/// its region, then the view takes what is left of it, and so on backwards. That is the order of
/// the default search, so the owner is the view that `hitTest` answers at the pixel's centre.
/// Nodes that the picture can't express (overrides, the published recursion) are asked pixel by pixel.
@MainActor
struct TerritoryPainter {
  let table: TerritoryTable
  let grid: SampleGrid
  /// The table's own nodes and boxes.
  private let nodes: UnsafeBufferPointer<TerritoryTable.Node>
  private let boxes: UnsafeBufferPointer<PixelBox>
  let owners: UnsafeMutablePointer<Int32>
  let occupancy: Occupancy
  private var frames: [Frame] = []
  /// Views around the one that is painted now which search all that is in them afterwards: any, and
  /// those that respect gates. What they find takes the place of what a search in them found.
  var searchesToCome = (all: 0, respectingGates: 0)
  let foreign: ForeignOwners
  let raster: RegionRaster

  /// A view whose subviews are being painted.
  struct Frame {
    var node: Int32
    /// One past the subview to paint next; they are painted from the last to the first.
    var cursor: Int32
    /// Where subviews may be painted.
    var childClip: PixelRect
    var childMask: ClipMask?
    /// Where the view itself may be painted afterwards.
    var ownClip: PixelRect
    var ownMask: ClipMask?
    var layer: Layer?
  }

  init(
    table: TerritoryTable, nodes: UnsafeBufferPointer<TerritoryTable.Node>,
    boxes: UnsafeBufferPointer<PixelBox>, owners: UnsafeMutablePointer<Int32>,
    occupancy: Occupancy, foreign: ForeignOwners
  ) {
    self.table = table
    self.nodes = nodes
    self.boxes = boxes
    grid = table.grid
    self.owners = owners
    self.occupancy = occupancy
    self.foreign = foreign
    raster = RegionRaster(table: table)
  }

  /// Paints everything inside `area`.
  mutating func paint(_ area: PixelRect) {
    let area = area.intersection(grid.bounds)
    guard !area.isEmpty else { return }
    for root in table.roots { paint(branch: root, clip: area, mask: nil) }
    clearRest(area)
  }

  /// Paints a view and everything below it where it is asked: inside `clip` and `mask`.
  mutating func paint(branch node: Int32, clip: PixelRect, mask: ClipMask?) {
    let base = frames.count
    enter(node, clip: clip, mask: mask)
    while frames.count > base {
      let top = frames.count - 1
      let child = nextChild(of: frames[top])
      if child >= 0 {
        frames[top].cursor = child
        enter(child, clip: frames[top].childClip, mask: frames[top].childMask)
      } else {
        leave(frames.removeLast())
      }
    }
  }

  /// The next subview whose box meets the clip; -1 where there is none.
  private func nextChild(of frame: Frame) -> Int32 {
    let first = nodes[Int(frame.node)].firstChild
    let clip = PixelBox(frame.childClip)
    var cursor = frame.cursor
    while cursor > first {
      cursor -= 1
      let box = boxes[Int(cursor)]
      if box.left < clip.right, box.right > clip.left, box.top < clip.bottom,
        box.bottom > clip.top
      {
        return cursor
      }
    }
    return -1
  }

  private mutating func enter(_ index: Int32, clip: PixelRect, mask: ClipMask?) {
    let rect = boxes[Int(index)].rect.intersection(clip)
    guard !rect.isEmpty else { return }
    guard nodes[Int(index)].flags.isDisjoint(with: .special) else {
      enterSpecial(index, nodes[Int(index)], clip: rect, mask: mask)
      return
    }
    let end = nodes[Int(index)].endChild
    if nodes[Int(index)].firstChild == end {
      fill(rect, mask, owner: index)
    } else if !occupancy.isFull(rect) {
      frames.append(
        Frame(
          node: index, cursor: end, childClip: rect, childMask: mask, ownClip: rect,
          ownMask: mask))
    }
  }

  private mutating func enterSpecial(
    _ index: Int32, _ node: TerritoryTable.Node, clip: PixelRect, mask: ClipMask?
  ) {
    if node.flags.contains(.singular) { return }
    if node.flags.contains(.askedByPixel) {
      ask(index, clip: clip, mask: mask)
      return
    }
    let layer = needsLayer(index, node) ? beginLayer(clip: clip, mask: mask) : nil
    if layer != nil { countSearches(of: index, by: 1) }
    var frame = Frame(
      node: index, cursor: node.endChild, childClip: clip, childMask: mask, ownClip: .empty,
      ownMask: nil, layer: layer)
    if node.flags.isDisjoint(with: [.closed, .answersNothing]) {
      (frame.ownClip, frame.ownMask) = raster.region(of: index, node, clip: clip, mask: mask)
      if node.flags.contains(.childrenNotAsked) {
        frame.cursor = node.firstChild
      } else if !node.flags.contains(.overflow) {
        (frame.childClip, frame.childMask) = (frame.ownClip, frame.ownMask)
      }
    } else {
      frame.cursor = node.firstChild
    }
    if frame.childClip.isEmpty { frame.cursor = node.firstChild }
    if frame.cursor == node.firstChild {
      leave(frame)
    } else {
      frames.append(frame)
    }
  }

  private mutating func leave(_ frame: Frame) {
    if !frame.ownClip.isEmpty { fill(frame.ownClip, frame.ownMask, owner: frame.node) }
    if let layer = frame.layer {
      countSearches(of: frame.node, by: -1)
      finish(layer, node: frame.node)
    }
  }
}
