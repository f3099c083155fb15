public import Scenes
public import UIKit

/// The map of who owns each point of the screen: for every pixel of a grid the view that a touch
/// at its centre would go to.
///
/// Exact: equal to asking the windows at each pixel's centre, whatever rules, paths, transforms
/// and overrides there are.
@MainActor
public struct Territory {
  public let grid: SampleGrid
  /// Row by row: an index for `id(of:)`, or -1 where nothing is hit.
  public private(set) var owners: [Int32]
  /// Pixels of views with code of their own, which had to be asked one by one.
  public private(set) var askedPixels = 0
  /// Views that custom code answered with and that are not in the table.
  private var foreignViews: [UIView] = []
  private(set) var table: TerritoryTable
  private var words: [UInt64]
  private var free: [Int32]
  private(set) var scene: BuiltScene

  /// Maps `area`, or all windows, at `scale` pixels a point, coarser where that would be more than
  /// `limit` pixels.
  public init(
    of scene: BuiltScene, area: CGRect? = nil, scale: CGFloat = 1, limit: Int = 16_000_000
  ) {
    self.init(
      of: scene,
      grid: area.map { SampleGrid(covering: $0, scale: scale, limit: limit) }
        ?? .screen(scene.screenArea, scale: scale, limit: limit))
  }

  public init(of scene: BuiltScene, grid: SampleGrid) {
    self.init(unpainted: scene, grid: grid)
    paint(grid.bounds)
  }

  /// Nobody owns anything yet.
  init(unpainted scene: BuiltScene, grid: SampleGrid) {
    self.scene = scene
    self.grid = grid
    table = TerritoryTable(of: scene, grid: grid)
    owners = [Int32](repeating: -1, count: grid.width * grid.height)
    words = [UInt64](
      repeating: 0, count: Occupancy.wordCount(width: grid.width, height: grid.height))
    free = [Int32](
      repeating: 0, count: Occupancy.tileCount(width: grid.width, height: grid.height))
  }

  /// Whether there is code that only answers for one pixel after the other.
  public var isAskedByPixel: Bool {
    table.nodes.contains { $0.flags.contains(.askedByPixel) }
  }

  /// Paints the map anew from the scene as it is now; with `area` (screen points) only there, which
  /// must hold all that changed.
  public mutating func update(area: CGRect? = nil) {
    if table.reread(scene) {
      paint(area.map(grid.pixels(touching:)) ?? grid.bounds)
    } else {
      readAnew()
    }
  }

  /// Paints anew what the change of one view and of views in it changes; in time that depends on
  /// that alone. Returns the pixels that may be others than before.
  ///
  /// Any change of geometry, gates and rules may have been made, and only there; an order of
  /// subviews is their superview's. Where views came, went or changed their order, everything is
  /// read again. Code of its own elsewhere that looks at the view is not foreseen.
  @discardableResult
  public mutating func update(changed view: UIView) -> PixelRect {
    guard let index = table.index(of: view) else {
      update()
      return grid.bounds
    }
    let before = table.reach(of: index)
    guard table.reread(branch: index, in: scene) else {
      readAnew()
      return grid.bounds
    }
    let damage = before.union(table.reach(of: index))
    paint(damage)
    return damage
  }

  /// Goes over to another scene, such as an edit makes of the one that is mapped, and paints anew
  /// only where they differ. Returns the pixels that may be others than before.
  ///
  /// A tree of another shape is painted whole, as is one with code of its own, of which nobody can
  /// tell what it looks at.
  @discardableResult
  public mutating func follow(_ next: BuiltScene) -> PixelRect {
    let damage = read(next)
    paint(damage)
    return damage
  }

  /// Goes over to another scene without painting yet.
  mutating func read(_ next: BuiltScene) -> PixelRect {
    let before = table
    scene = next
    table = TerritoryTable(of: next, grid: grid)
    return isAskedByPixel ? grid.bounds : table.difference(from: before) ?? grid.bounds
  }

  /// The map of a scene all of whose views are read, closed ones too.
  var completed: Territory {
    guard table.hasUnread else { return self }
    var whole = self
    if !whole.table.readClosed(in: scene) { whole.readAnew() }
    return whole
  }

  /// Owners are numbers: they keep their meaning only while the tree has the same views.
  private mutating func readAnew() {
    table = TerritoryTable(of: scene, grid: grid)
    paint(grid.bounds)
  }

  /// Paints a stretch from the table as it was read last.
  mutating func paint(_ pixels: PixelRect) {
    let table = table
    let isWhole = pixels == grid.bounds
    let foreign = ForeignOwners(table: table, known: isWhole ? [] : foreignViews)
    guard !pixels.isEmpty else { return }
    owners.withUnsafeMutableBufferPointer { owners in
      words.withUnsafeMutableBufferPointer { words in
        free.withUnsafeMutableBufferPointer { free in
          guard let owners = owners.baseAddress, let words = words.baseAddress,
            let free = free.baseAddress
          else { return }
          let occupancy = Occupancy(
            width: grid.width, height: grid.height, words: words, free: free)
          occupancy.clear(pixels)
          table.nodes.withUnsafeBufferPointer { nodes in
            table.boxes.withUnsafeBufferPointer { boxes in
              var painter = TerritoryPainter(
                table: table, nodes: nodes, boxes: boxes, owners: owners, occupancy: occupancy,
                foreign: foreign)
              painter.paint(pixels)
            }
          }
        }
      }
    }
    foreignViews = foreign.views
    askedPixels = foreign.askedPixels
  }

  /// The view that an index of `owners` stands for.
  public func view(of owner: Int32) -> UIView? {
    let index = Int(owner)
    if table.views.indices.contains(index) { return table.views[index] }
    let place = index - table.views.count
    return foreignViews.indices.contains(place) ? foreignViews[place] : nil
  }

  /// How many views can be owners: one more than the highest number.
  var viewCount: Int { table.views.count + foreignViews.count }

  /// The number that stands for a view of the scene; nil for one that is not asked.
  func index(of view: UIView) -> Int32? { table.index(of: view) }

  /// Takes a stretch of a coarser map, each of its pixels for a block of this one's.
  mutating func enlarge(_ pixels: PixelRect, of coarse: Territory, by size: Int) {
    let area = PixelRect(
      left: pixels.left * size, top: pixels.top * size, right: pixels.right * size,
      bottom: pixels.bottom * size
    ).intersection(grid.bounds)
    guard !area.isEmpty else { return }
    for y in area.top..<area.bottom {
      for x in area.left..<area.right {
        let owner = coarse.owners[y / size * coarse.grid.width + x / size]
        owners[y * grid.width + x] = translated(owner, from: coarse)
      }
    }
  }

  /// Views outside the table are numbered as each map meets them.
  private mutating func translated(_ owner: Int32, from other: Territory) -> Int32 {
    let first = Int32(table.views.count)
    guard owner >= first, let view = other.view(of: owner) else { return owner }
    if let known = foreignViews.firstIndex(where: { $0 === view }) { return first + Int32(known) }
    foreignViews.append(view)
    return first + Int32(foreignViews.count - 1)
  }

  /// Who gets a touch at a place between the pixels.
  func hit(atPixel place: CGPoint) -> UIView? { scene.hitTest(grid.screenPoint(place)) }

  public func id(of owner: Int32) -> ViewID? { view(of: owner).map { scene.name(of: $0) } }

  /// The owner of the pixel that holds a screen point.
  public func owner(at point: CGPoint) -> ViewID? {
    grid.pixel(at: point).flatMap { id(of: owners[$0.y * grid.width + $0.x]) }
  }
}

extension BuiltScene {
  /// The rectangle around all windows, in screen points; zero without windows.
  public var screenArea: CGRect {
    let boxes = windows.roots.map { Way.drawnQuad(of: $0.view).boundingBox }
      .filter { $0.size.width > 0 && $0.size.height > 0 }
    guard let first = boxes.first else { return .zero }
    return boxes.dropFirst().reduce(first) { $0.union($1) }
  }

  /// The window nearest to a point that lies in none, and how far it is, in screen points; nil for
  /// a point in a window, or where no window has a size.
  public func windowMissed(by point: CGPoint) -> (window: ViewID, distance: CGFloat)? {
    let distances = windows.roots.compactMap { root -> (window: ViewID, distance: CGFloat)? in
      let quad = Way.drawnQuad(of: root.view)
      return quad.isEmpty ? nil : (name(of: root.view), quad.distance(to: point))
    }
    return distances.min { $0.distance < $1.distance }.flatMap { $0.distance > 0 ? $0 : nil }
  }
}
