public import UIKit

extension Territory {
  /// What one view owns of the map.
  public struct Holding: Sendable, Equatable {
    /// The index in `owners`; -1 for the points that hit nothing.
    public var owner: Int32
    /// nil for the points that hit nothing.
    public var id: ViewID?
    public var pixels: Int
    /// Square points.
    public var area: CGFloat
    /// Of the whole map, from 0 to 1.
    public var share: CGFloat
    /// The pixels' extent.
    public var box: PixelRect
  }

  /// Everybody who owns a pixel, the largest holding first, equal ones in the order of the tree.
  public var holdings: [Holding] {
    // Owners are numbered from -1, one place further they are indices.
    var counts = [(pixels: Int, box: PixelRect)](repeating: (0, .empty), count: viewCount + 1)
    forEachRun { owner, y, left, right in
      let known = counts[Int(owner) + 1]
      let box = PixelRect(left: left, top: y, right: right, bottom: y + 1)
      counts[Int(owner) + 1] = (known.pixels + right - left, known.box.union(box))
    }
    let total = CGFloat(max(1, owners.count))
    return counts.indices.filter { counts[$0].pixels > 0 }
      .sorted { (counts[$1].pixels, $0) < (counts[$0].pixels, $1) }
      .map { place in
        let (owner, count) = (Int32(place - 1), counts[place])
        return Holding(
          owner: owner, id: id(of: owner), pixels: count.pixels,
          area: CGFloat(count.pixels) * grid.pixelArea, share: CGFloat(count.pixels) / total,
          box: count.box)
      }
  }

  /// Calls `body` with each stretch of a row that has one owner.
  func forEachRun(_ body: (_ owner: Int32, _ y: Int, _ left: Int, _ right: Int) -> Void) {
    owners.withUnsafeBufferPointer { owners in
      for y in 0..<grid.height {
        let row = y * grid.width
        var left = 0
        while left < grid.width {
          let owner = owners[row + left]
          var right = left + 1
          while right < grid.width, owners[row + right] == owner { right += 1 }
          body(owner, y, left, right)
          left = right
        }
      }
    }
  }

  /// The pixels of one owner inside `box`, counted from its corner.
  func mask(of owner: Int32, in box: PixelRect) -> PixelMask {
    var mask = PixelMask(width: box.width, height: box.height)
    for y in box.top..<max(box.top, box.bottom) {
      for x in box.left..<box.right where owners[y * grid.width + x] == owner {
        mask[x - box.left, y - box.top] = true
      }
    }
    return mask
  }

  /// The closed outlines of a holding in screen points, holes included: filled even-odd they
  /// give the holding back.
  ///
  /// Corners lie on the true edges of the regions that part the owners: of rectangles, however
  /// turned, to the rounding of numbers; of curves within a hundredth of a pixel. Parts narrower
  /// than a pixel may be missing. Where code of its own decides, only the pixels are known, and
  /// slanted stairs become lines within a pixel and a half.
  public func outlines(of holding: Holding) -> [[CGPoint]] {
    outlines(of: mask(of: holding.owner, in: holding.box), in: holding.box)
  }

  /// The same of any set of pixels that is parted from the others by their owners.
  func outlines(of mask: PixelMask, in box: PixelRect) -> [[CGPoint]] {
    var tracer = OutlineTracer(of: self)
    return mask.contours.map { contour in
      let contour = contour.map { PixelMask.Corner(x: $0.x + box.left, y: $0.y + box.top) }
      return tracer.trace(contour).map(grid.screenPoint)
    }
  }

  /// The largest rectangle inside a holding, in screen points: where its name has most room.
  public func room(of holding: Holding) -> CGRect {
    let rect = mask(of: holding.owner, in: holding.box).largestRectangle
    let corner = grid.corner(rect.left + holding.box.left, rect.top + holding.box.top)
    return CGRect(
      x: corner.x, y: corner.y, width: CGFloat(rect.width) / grid.scale,
      height: CGFloat(rect.height) / grid.scale)
  }
}
