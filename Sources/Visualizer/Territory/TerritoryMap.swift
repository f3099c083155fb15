import Canvas
import Diagnosis
import Foundation
import Scenes
import UIKit

/// The territory as the stage shows it, at the stage's resolution: made when it is first needed and
/// kept until scene, resolution or theme change.
@MainActor
struct TerritoryMap {
  let subject: Subject
  let territory: Territory
  let colors: OwnerColors
  /// The largest first; those that hit nothing have no owner.
  let holdings: [Territory.Holding]
  /// For the flat stage.
  let image: PixelImage?
  /// For the exploded stage, in screen points of the scene, by owner.
  let outlines: [ViewID: [[CGPoint]]]
  /// Where the names of the larger holdings have room, in screen points of the scene.
  let rooms: [ViewID: CGRect]

  /// What the map was made of.
  struct Subject: Equatable {
    var scene: ObjectIdentifier
    var grid: SampleGrid
    var theme: Theme.Name
    var isExploded: Bool
    /// Pixels on either side of a border.
    var line: Int
  }

  /// More outlines than this on one stage tell nothing.
  private static let mostNamed = 60

  init(_ subject: Subject, of scene: BuiltScene) {
    self.subject = subject
    territory = Territory(of: scene, grid: subject.grid)
    holdings = territory.holdings
    let owners = Set(holdings.compactMap(\.id))
    colors = OwnerColors(owners: scene.document.nodes.map(\.id).filter { owners.contains($0) })
    let named = holdings.filter { $0.id != nil }.prefix(Self.mostNamed)
    var outlines: [ViewID: [[CGPoint]]] = [:]
    var rooms: [ViewID: CGRect] = [:]
    for holding in named {
      guard let id = holding.id else { continue }
      if subject.isExploded {
        outlines[id] = territory.outlines(of: holding)
      } else {
        rooms[id] = territory.room(of: holding)
      }
    }
    self.outlines = outlines
    self.rooms = rooms
    image =
      subject.isExploded
      ? nil
      : Self.image(
        territory, holdings, theme: subject.theme, line: subject.line, colors: colors)
  }

  func color(of owner: ViewID) -> Color { colors.color(of: owner, in: subject.theme) }

  /// What covers the points that hit nothing.
  static func nothing(_ theme: Theme.Name) -> Color {
    theme.isDark ? Color(0x000000, alpha: 0.6) : Color(0x1F2634, alpha: 0.42)
  }

  private static func image(
    _ territory: Territory, _ holdings: [Territory.Holding], theme: Theme.Name, line: Int,
    colors: OwnerColors
  ) -> PixelImage {
    let grid = territory.grid
    var fills: [UInt32] = [nothing(theme).pixel]
    var lines: [UInt32] = [nothing(theme).withAlpha(0.9).pixel]
    // Owners are numbered from -1: one place further, they index the palettes.
    let last = holdings.map { Int($0.owner) }.max() ?? -1
    fills += [UInt32](repeating: 0, count: last + 1)
    lines += [UInt32](repeating: 0, count: last + 1)
    for holding in holdings {
      guard let id = holding.id else { continue }
      let color = colors.color(of: id, in: theme)
      fills[Int(holding.owner) + 1] = color.withAlpha(theme.isDark ? 0.42 : 0.40).pixel
      lines[Int(holding.owner) + 1] = color.withAlpha(0.95).pixel
    }
    let (width, height) = (grid.width, grid.height)
    let pixels = territory.owners.withUnsafeBufferPointer { owners in
      [UInt32](unsafeUninitializedCapacity: width * height) { pixels, count in
        for y in 0..<height {
          let (above, below) = (max(y - line, 0) * width, min(y + line, height - 1) * width)
          let row = y * width
          for x in 0..<width {
            let owner = owners[row + x]
            let isEdge =
              owner != owners[above + x] || owner != owners[below + x]
              || owner != owners[row + max(x - line, 0)]
              || owner != owners[row + min(x + line, width - 1)]
            pixels[row + x] = (isEdge ? lines : fills)[Int(owner) + 1]
          }
        }
        count = width * height
      }
    }
    return PixelImage(width: width, height: height, pixels: pixels)
  }
}
