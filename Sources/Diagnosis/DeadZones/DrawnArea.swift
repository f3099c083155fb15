import UIKit

/// The pixels in which a view is drawn, and what becomes of touches there.
@MainActor
struct DrawnArea {
  let territory: Territory
  let view: UIView
  let index: Int32
  /// The view's bounds inside every ancestor that clips, on the map.
  let drawn: ClipMask
  /// The part of it that the view or something in it owns.
  let owned: ClipMask
  /// Views that are no ancestors and not in the view, by how many of the drawn pixels they own.
  private(set) var strangers: [Int32: Int] = [:]

  init?(of view: UIView, in territory: Territory) {
    let territory = territory.completed
    guard let index = territory.index(of: view) else { return nil }
    self.territory = territory
    self.view = view
    self.index = index
    let raster = RegionRaster(table: territory.table)
    let table = territory.table
    var drawn = raster.bounds(of: index, over: territory.grid.bounds)
    var ancestor = table.nodes[Int(index)].parent
    while ancestor >= 0, !drawn.rect.isEmpty {
      if table.views[Int(ancestor)].clipsToBounds {
        drawn = drawn.intersected(with: raster.bounds(of: ancestor, over: drawn.rect))
      }
      ancestor = table.nodes[Int(ancestor)].parent
    }
    self.drawn = drawn
    owned = ClipMask(drawn.rect)
    classify()
  }

  private mutating func classify() {
    let (owners, width, owned, drawn) = (territory.owners, territory.grid.width, owned, drawn)
    var isOwn: [Int32: Bool] = [:]
    let rect = drawn.rect
    for y in rect.top..<max(rect.top, rect.bottom) {
      var left = rect.left
      while left < rect.right {
        let owner = owners[y * width + left]
        var right = left + 1
        while right < rect.right, owners[y * width + right] == owner { right += 1 }
        let own = isOwn[owner] ?? isInView(owner)
        isOwn[owner] = own
        if own {
          owned.insert(row: y, left: left, right: right)
        } else {
          let count = drawn.count(row: y, left: left, right: right)
          if count > 0 { strangers[owner, default: 0] += count }
        }
        left = right
      }
    }
    owned.formIntersection(drawn)
  }

  private func isInView(_ owner: Int32) -> Bool {
    territory.view(of: owner)?.isDescendant(of: view) ?? false
  }

  var drawnCount: Int { drawn.count }
  var ownedCount: Int { owned.count }
}
