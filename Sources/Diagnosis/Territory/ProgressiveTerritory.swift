public import Scenes
public import UIKit

/// A map of a scene with code of its own, made in small steps: coarse first, then finer, exact in
/// the end.
///
/// Code can only be asked pixel by pixel, and may take as long as it likes. A scene without such
/// code is mapped at once.
@MainActor
public struct ProgressiveTerritory {
  /// The map as far as it is known: where it is not exact yet, blocks of `blockSize` pixels a side
  /// share the answer at their middle.
  public private(set) var territory: Territory
  /// 1 once every pixel has been asked.
  public private(set) var blockSize: Int
  /// Of the work, from 0 to 1.
  public var progress: Double { Double(next) / Double(max(1, pieces.count)) }
  public var isExact: Bool { next == pieces.count }

  private var scene: BuiltScene
  private var pieces: [Piece] = []
  private var next = 0
  private var coarse: Territory?

  /// A stretch of the map to be asked, in blocks of one size.
  private struct Piece {
    var blockSize: Int
    var blocks: PixelRect

    var pixels: PixelRect {
      PixelRect(
        left: blocks.left * blockSize, top: blocks.top * blockSize,
        right: blocks.right * blockSize, bottom: blocks.bottom * blockSize)
    }
  }

  private static let blockSizes = [16, 4, 1]
  /// A step asks this many blocks at most.
  private static let piece = (width: 64, height: 16)

  public init(of scene: BuiltScene, grid: SampleGrid) {
    self.scene = scene
    territory = Territory(unpainted: scene, grid: grid)
    blockSize = 1
    guard territory.isAskedByPixel else {
      territory.paint(grid.bounds)
      return
    }
    plan(grid)
  }

  private mutating func plan(_ grid: SampleGrid) {
    for size in Self.blockSizes {
      let (width, height) = ((grid.width + size - 1) / size, (grid.height + size - 1) / size)
      for top in stride(from: 0, to: height, by: Self.piece.height) {
        for left in stride(from: 0, to: width, by: Self.piece.width) {
          let blocks = PixelRect(
            left: left, top: top, right: min(width, left + Self.piece.width),
            bottom: min(height, top + Self.piece.height))
          pieces.append(Piece(blockSize: size, blocks: blocks))
        }
      }
    }
    blockSize = Self.blockSizes[0]
  }

  /// Goes over to another scene on the same grid; what code answers is asked from the beginning.
  /// Returns the pixels that may be others than before.
  @discardableResult
  public mutating func follow(_ next: BuiltScene) -> PixelRect {
    guard isExact, !territory.isAskedByPixel else {
      self = ProgressiveTerritory(of: next, grid: territory.grid)
      return territory.grid.bounds
    }
    let damage = territory.read(next)
    guard !territory.isAskedByPixel else {
      self = ProgressiveTerritory(of: next, grid: territory.grid)
      return territory.grid.bounds
    }
    scene = next
    territory.paint(damage)
    return damage
  }

  /// The same after a change of one view of the scene that is mapped, and of nothing else; in time
  /// that depends on what it covers.
  @discardableResult
  public mutating func update(changed view: UIView) -> PixelRect {
    guard isExact, !territory.isAskedByPixel else { return follow(scene) }
    return territory.update(changed: view)
  }

  /// Makes the first and coarsest pass, before which no part of the map says anything.
  public mutating func advanceToFirstSketch() {
    while !isExact, blockSize == Self.blockSizes[0] { advance() }
  }

  /// The next piece: about a thousand questions. Returns the pixels that may be others than before.
  @discardableResult
  public mutating func advance() -> PixelRect {
    guard next < pieces.count else { return .empty }
    let piece = pieces[next]
    next += 1
    if piece.blockSize == 1 {
      coarse = nil
      territory.paint(piece.blocks)
    } else {
      sketch(piece)
    }
    blockSize = next < pieces.count ? pieces[next].blockSize : 1
    return piece.pixels.intersection(territory.grid.bounds)
  }

  private mutating func sketch(_ piece: Piece) {
    let size = piece.blockSize
    var grid = territory.grid
    grid.scale /= CGFloat(size)
    grid.width = (grid.width + size - 1) / size
    grid.height = (grid.height + size - 1) / size
    var map =
      coarse.flatMap { $0.grid == grid ? $0 : nil } ?? Territory(unpainted: scene, grid: grid)
    coarse = nil
    map.paint(piece.blocks)
    territory.enlarge(piece.blocks, of: map, by: size)
    coarse = map
  }
}
