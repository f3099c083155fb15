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
  private var views: [UIView] = []
  private(set) var table: TerritoryTable
  private var words: [UInt64]
  private var free: [Int32]
  private let scene: BuiltScene

  /// Maps `area`, or all windows, at `scale` pixels a point, coarser where that would be more than
  /// `limit` pixels.
  public init(
    of scene: BuiltScene, area: CGRect? = nil, scale: CGFloat = 1, limit: Int = 16_000_000
  ) {
    self.init(
      of: scene,
      grid: SampleGrid(covering: area ?? scene.screenArea, scale: scale, limit: limit))
  }

  public init(of scene: BuiltScene, grid: SampleGrid) {
    self.scene = scene
    self.grid = grid
    table = TerritoryTable(of: scene)
    owners = [Int32](repeating: -1, count: grid.width * grid.height)
    words = [UInt64](
      repeating: 0, count: Occupancy.wordCount(width: grid.width, height: grid.height))
    free = [Int32](
      repeating: 0, count: Occupancy.tileCount(width: grid.width, height: grid.height))
    paint(grid.bounds)
  }

  /// Paints the map anew from the scene as it is now; with `area` (screen points) only there, which
  /// must hold all that changed.
  public mutating func update(area: CGRect? = nil) {
    let old = table
    table = TerritoryTable(of: scene)
    // Owners are numbers: they keep their meaning only while the tree has the same views.
    let keepsNumbers =
      views.count == old.views.count && table.views.elementsEqual(old.views, by: ===)
    paint(keepsNumbers ? area.map(grid.pixels(touching:)) ?? grid.bounds : grid.bounds)
  }

  private mutating func paint(_ pixels: PixelRect) {
    let table = table
    let foreign = ForeignOwners(table: table)
    views = table.views
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
          var painter = TerritoryPainter(
            table: table, grid: grid, owners: owners, occupancy: occupancy, foreign: foreign)
          painter.paint(pixels)
        }
      }
    }
    views = table.views + foreign.views
    askedPixels = foreign.askedPixels
  }

  /// The view that an index of `owners` stands for.
  public func view(of owner: Int32) -> UIView? {
    views.indices.contains(Int(owner)) ? views[Int(owner)] : nil
  }

  /// The number that stands for a view of the scene; nil for one that is not asked.
  func index(of view: UIView) -> Int32? { table.index(of: view) }

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
}
