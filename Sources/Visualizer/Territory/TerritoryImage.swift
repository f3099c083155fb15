import Canvas
import Diagnosis
import Foundation

/// Colours a territory: the fill of an owner, and a line where another one begins.
@MainActor
struct TerritoryImage {
  private let territory: Territory
  private let line: Int
  /// By owner; owners are numbered from -1, one place further they are indices.
  private let fills: [UInt32]
  private let lines: [UInt32]

  init(
    _ territory: Territory, _ holdings: [Territory.Holding], _ subject: TerritoryMap.Subject,
    colors: OwnerColors
  ) {
    self.territory = territory
    line = subject.line
    let theme = subject.theme
    let count = max(0, (holdings.map { Int($0.owner) }.max() ?? -1) + 1)
    let nothing = TerritoryMap.paint(nil, in: theme)
    var fills = [nothing.fill.pixel] + [UInt32](repeating: 0, count: count)
    var lines = [nothing.line.pixel] + [UInt32](repeating: 0, count: count)
    for holding in holdings {
      guard let id = holding.id else { continue }
      let paint = TerritoryMap.paint(colors.color(of: id, in: theme), in: theme)
      fills[Int(holding.owner) + 1] = paint.fill.pixel
      lines[Int(holding.owner) + 1] = paint.line.pixel
    }
    self.fills = fills
    self.lines = lines
  }

  var painted: PixelImage {
    let grid = territory.grid
    let pixels = [UInt32](unsafeUninitializedCapacity: grid.width * grid.height) { pixels, count in
      paint(grid.bounds, into: pixels)
      count = grid.width * grid.height
    }
    return PixelImage(width: grid.width, height: grid.height, pixels: pixels)
  }

  /// The image after the owners in `damage` changed.
  func repainted(_ image: consuming PixelImage, _ damage: PixelRect) -> PixelImage {
    let grid = territory.grid
    // A border belongs to both sides.
    let area = PixelRect(
      left: damage.left - line, top: damage.top - line, right: damage.right + line,
      bottom: damage.bottom + line
    ).intersection(grid.bounds)
    guard !damage.isEmpty, !area.isEmpty else { return image }
    var pixels = image.pixels
    image = PixelImage(width: 0, height: 0, pixels: [])
    pixels.withUnsafeMutableBufferPointer { paint(area, into: $0) }
    return PixelImage(width: grid.width, height: grid.height, pixels: pixels)
  }

  private func paint(_ area: PixelRect, into pixels: UnsafeMutableBufferPointer<UInt32>) {
    let (width, height) = (territory.grid.width, territory.grid.height)
    guard !area.isEmpty else { return }
    territory.owners.withUnsafeBufferPointer { owners in
      for y in area.top..<area.bottom {
        let (above, below) = (max(y - line, 0) * width, min(y + line, height - 1) * width)
        let row = y * width
        for x in area.left..<area.right {
          let owner = owners[row + x]
          let isEdge =
            owner != owners[above + x] || owner != owners[below + x]
            || owner != owners[row + max(x - line, 0)]
            || owner != owners[row + min(x + line, width - 1)]
          pixels[row + x] = (isEdge ? lines : fills)[Int(owner) + 1]
        }
      }
    }
  }
}
