import Scenes
import UIKit

/// What each view and everything in it owns of the map, counted for all of them at once: a view that
/// loses no pixel of its bounds need not be looked at pixel by pixel, of which a thousand views
/// nested in each other would have too many.
@MainActor
struct OwnedBranches {
  private let scene: BuiltScene
  private let territory: Territory
  private var pixels: [Int]
  private var boxes: [PixelRect]

  init(
    of document: SceneDocument, _ scene: BuiltScene, parents: [Int?], _ territory: Territory
  ) {
    self.scene = scene
    self.territory = territory
    pixels = [Int](repeating: 0, count: parents.count)
    boxes = [PixelRect](repeating: .empty, count: parents.count)
    let indices = Dictionary(
      document.nodes.enumerated().map { ($0.element.id, $0.offset) },
      uniquingKeysWith: { first, _ in first })
    for holding in territory.holdings {
      guard let index = holding.id.flatMap({ indices[$0] }) else { continue }
      pixels[index] += holding.pixels
      boxes[index] = boxes[index].union(holding.box)
    }
    for index in parents.indices.reversed() {
      guard let parent = parents[index] else { continue }
      pixels[parent] += pixels[index]
      boxes[parent] = boxes[parent].union(boxes[index])
    }
  }

  /// Whether touches on the whole of a view's bounds go to it or to something in it. False also
  /// where that can't be told in a moment.
  func ownsAll(_ index: Int) -> Bool {
    let view = scene.view(at: index)
    guard let place = territory.index(of: view) else { return false }
    var node = territory.table.nodes[Int(place)]
    guard node.flags.contains(.exact), view.bounds.isShortFraction else { return false }
    node.region = view.bounds
    let drawn = RegionRaster(table: territory.table).pixelRect(of: node, place)
      .intersection(territory.grid.bounds)
    let box = boxes[index]
    // Nothing in it owns anything outside, and inside it owns as many pixels as there are.
    return !drawn.isEmpty && pixels[index] == drawn.width * drawn.height
      && box.left >= drawn.left && box.top >= drawn.top && box.right <= drawn.right
      && box.bottom <= drawn.bottom
  }
}
