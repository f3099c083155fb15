public import Scenes
import UIKit

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

  private let scene: BuiltScene
  private var pieces: [Piece] = []
  private var next = 0
  private var coarse: Territory?

  /// A stretch of the map to be asked, in blocks of one size.
  private struct Piece {
    var blockSize: Int
    var blocks: PixelRect
  }

  private static let blockSizes = [16, 4, 1]
  /// A step asks this many blocks at most.
  private static let piece = (width: 64, height: 16)

  public init(of scene: BuiltScene, grid: SampleGrid) {
    self.scene = scene
    territory = Territory(unpainted: scene, grid: grid)
    blockSize = 1
    guard territory.isAskedByPixel else {
      territory.update()
      return
    }
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

  /// The next piece: about a thousand questions.
  public mutating func advance() {
    guard next < pieces.count else { return }
    let piece = pieces[next]
    next += 1
    if piece.blockSize == 1 {
      coarse = nil
      territory.paint(piece.blocks)
    } else {
      sketch(piece)
    }
    blockSize = next < pieces.count ? pieces[next].blockSize : 1
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
