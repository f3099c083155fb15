public import Scenes
public import UIKit

extension TouchArea {
  /// What is left of the reachable area after what lies in front, and who took the rest.
  ///
  /// Touches that go to something in the view are its own.
  public struct Free: Sendable, Equatable {
    /// Square points.
    public var area: CGFloat
    /// Closed outlines in screen points, to be filled even-odd.
    public var outlines: [[CGPoint]]
    /// The largest rectangle that fits, turned as the view is, in points.
    public var largestRectangle: CGSize
    /// Whether both sizes were found on pixels, four to the point, so that they may be a quarter of
    /// a point off.
    public var isSampled = false
    /// The side of the largest square that fits, turned as the view is, in points.
    public var smallestSide: CGFloat
    /// Who gets the rest of the reachable area, the largest part first.
    public var takers: [Taker]

    /// Whether a square of the minimum fits.
    public func meets(_ minimum: MinimumTarget) -> Bool { minimum.isMet(by: smallestSide) }
  }

  /// Somebody who gets touches in a view's reachable area.
  public struct Taker: Sendable, Equatable {
    /// nil where nothing is hit.
    public var view: ViewID?
    /// Square points.
    public var area: CGFloat
    /// Closed outlines in screen points, to be filled even-odd.
    public var outlines: [[CGPoint]]
  }

  /// The last of the nested outlines: `reachable` without what others take.
  ///
  /// Asked at four places to the point, fewer where the view is very large.
  @MainActor
  public func free(of view: UIView, in scene: BuiltScene) -> Free {
    guard let grid = freeGrid else {
      return Free(area: 0, outlines: [], largestRectangle: .zero, smallestSide: 0, takers: [])
    }
    return free(of: view, on: Territory(of: scene, grid: grid))
  }

  /// The grid of the map that `free` needs; nil where nothing is reachable.
  public var freeGrid: SampleGrid? {
    let boxes = reachable.pieces.map(\.boundingBox)
    guard let first = boxes.first else { return nil }
    let box = boxes.dropFirst().reduce(first) { $0.union($1) }
    // A little more, so that the true edges lie between two pixels of the map.
    let area = CGRect(
      x: box.minX.rounded(.down) - 1, y: box.minY.rounded(.down) - 1,
      width: box.width.rounded(.up) + 3, height: box.height.rounded(.up) + 3)
    return SampleGrid(covering: area, scale: 4, limit: 1_000_000)
  }

  /// The same from a whole map on `freeGrid`, for those who make it little by little.
  @MainActor
  public func free(of view: UIView, on territory: Territory) -> Free {
    var free = Free(reachable.pieces, of: view, in: territory)
    // The map's outlines are true to a hundredth of its pixels, and nothing grows from step to step.
    free.area = free.takers.isEmpty ? reachable.area : min(free.area, reachable.area)
    return free
  }
}

extension TouchArea.Free {
  @MainActor
  fileprivate init(_ pieces: [ConvexPolygon], of view: UIView, in territory: Territory) {
    let grid = territory.grid
    var masks: [ViewID?: PixelMask] = [:]
    var own = PixelMask(width: grid.width, height: grid.height)
    let reachable = PixelMask(pieces, on: grid)
    territory.forEachRun { owner, y, left, right in
      let taker = territory.view(of: owner)
      let isOwn = taker?.isDescendant(of: view) ?? false
      let id = isOwn ? nil : territory.id(of: owner)
      for x in left..<right where reachable[x, y] {
        if isOwn {
          own[x, y] = true
        } else {
          masks[id, default: PixelMask(width: grid.width, height: grid.height)][x, y] = true
        }
      }
    }
    outlines = territory.outlines(of: own, in: grid.bounds)
    area = Self.area(of: own, outlines, grid)
    let upright = UprightPieces(outlines: outlines, alongside: view)
    largestRectangle = upright.largestRectangle
    smallestSide = upright.smallestSide
    isSampled = upright.isSampled
    takers = masks.map { id, mask in
      let outlines = territory.outlines(of: mask, in: grid.bounds)
      return TouchArea.Taker(
        view: id, area: Self.area(of: mask, outlines, grid), outlines: outlines)
    }
    .sorted { ($1.area, $0.view?.name ?? "") < ($0.area, $1.view?.name ?? "") }
  }

  /// The area inside the outlines, or, where they do not follow the pixels, of the pixels.
  private static func area(
    of mask: PixelMask, _ outlines: [[CGPoint]], _ grid: SampleGrid
  ) -> CGFloat {
    let counted = CGFloat(mask.count) * grid.pixelArea
    // Outer outlines run one way round, holes the other.
    let enclosed = outlines.reduce(0) { $0 + $1.signedArea }
    let length = outlines.reduce(0) { $0 + $1.length }
    return abs(enclosed - counted) <= length / grid.scale ? enclosed : counted
  }
}

extension [CGPoint] {
  /// The enclosed area, positive where the outline turns as x does towards y.
  fileprivate var signedArea: CGFloat {
    zip(self, dropFirst() + prefix(1)).reduce(0) { $0 + $1.0.x * $1.1.y - $1.1.x * $1.0.y } / 2
  }

  fileprivate var length: CGFloat {
    zip(self, dropFirst() + prefix(1)).reduce(0) {
      let (dx, dy) = ($1.1.x - $1.0.x, $1.1.y - $1.0.y)
      return $0 + (dx * dx + dy * dy).squareRoot()
    }
  }
}
