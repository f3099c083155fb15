import Scenes
import UIKit

/// Sorts the dead pixels of a view by what ends the question on its way there.
@MainActor
struct DeadZoneSorter {
  let area: DrawnArea
  let scene: BuiltScene
  /// Pixels without a cause yet.
  let dead: ClipMask
  private var found: [(cause: DeadZone.Cause, mask: ClipMask)] = []

  init(area: DrawnArea, scene: BuiltScene, dead: ClipMask) {
    self.area = area
    self.scene = scene
    self.dead = dead
  }

  private var name: ViewID { scene.name(of: area.view) }

  mutating func zones() -> [DeadZone] {
    if let (view, gate) = Limits.closedGate(onWayTo: area.view) {
      take(.closed(scene.name(of: view), DeadZone.Gate(gate)), dead.copy())
    } else {
      regions()
      owners()
    }
    return found.compactMap { zone(of: $0.mask, $0.cause) }
  }

  private mutating func regions() {
    let raster = RegionRaster(table: area.territory.table)
    for ancestor in Limits(of: area.view).ancestors where dead.count > 0 {
      guard let index = area.territory.index(of: ancestor) else { continue }
      takeOutside(index, raster, .outside(scene.name(of: ancestor)))
    }
    takeOutside(area.index, raster, .shape)
  }

  private mutating func takeOutside(
    _ index: Int32, _ raster: RegionRaster, _ cause: DeadZone.Cause
  ) {
    let node = area.territory.table.nodes[Int(index)]
    let (rect, mask) = raster.region(of: index, node, clip: dead.rect, mask: nil)
    let outside = dead.copy()
    if !rect.isEmpty { outside.subtract(mask ?? ClipMask(filling: rect)) }
    if outside.count > 0 { take(cause, outside) }
  }

  /// What is left lies in the view's reach: somebody else owns it.
  private mutating func owners() {
    let (owners, width) = (area.territory.owners, area.territory.grid.width)
    var masks: [Int32: ClipMask] = [:]
    dead.forEachPixel { x, y in
      let owner = owners[y * width + x]
      if masks[owner] == nil { masks[owner] = ClipMask(dead.rect) }
      masks[owner]?.set(x, y, to: true)
    }
    for owner in masks.keys.sorted() {
      guard let mask = masks[owner] else { continue }
      take(cause(of: area.territory.view(of: owner)), mask)
    }
  }

  private func cause(of owner: UIView?) -> DeadZone.Cause {
    if let owner, let giver = redirecting(to: owner) {
      return .rule(scene.name(of: giver), "redirect")
    }
    if let owner, !area.view.isDescendant(of: owner), isInFront(owner) {
      return .covered(scene.name(of: owner))
    }
    var current: UIView? = area.view
    while let view = current {
      if let rule = view.hitTestRules.first(where: { $0.changesAnswers }) {
        return .rule(scene.name(of: view), rule.name)
      }
      if !view.isOfEngineClass { return .code(scene.name(of: view)) }
      current = view.superview
    }
    return owner.map { .covered(scene.name(of: $0)) } ?? .shape
  }

  /// The view or an ancestor whose rule hands the view's touches to the owner.
  private func redirecting(to owner: UIView) -> UIView? {
    var current: UIView? = area.view
    while let view = current {
      for case .redirect(let target, let sources, _) in view.hitTestRules
      where scene.view(target) === owner
        && sources?.contains(where: { scene.view($0) === area.view }) != false
      {
        return view
      }
      current = view.superview
    }
    return nil
  }

  /// Whether the owner is asked before the view: its branch stands in front where both part.
  private func isInFront(_ owner: UIView) -> Bool {
    let (way, other) = (Way(to: area.view, at: .zero).views, Way(to: owner, at: .zero).views)
    guard let fork = zip(way, other).enumerated().first(where: { $0.element.0 !== $0.element.1 })
    else { return false }
    let (mine, theirs) = fork.element
    let siblings =
      fork.offset == 0
      ? scene.windows.frontMostFirst.reversed() : way[fork.offset - 1].unobservedSubviews
    let places = (
      siblings.firstIndex { $0 === mine }, siblings.firstIndex { $0 === theirs }
    )
    return places.0 ?? 0 < places.1 ?? 0
  }

  private mutating func take(_ cause: DeadZone.Cause, _ mask: ClipMask) {
    dead.subtract(mask)
    found.append((cause, mask))
  }

  private func zone(of mask: ClipMask, _ cause: DeadZone.Cause) -> DeadZone? {
    let grid = area.territory.grid
    let (pixels, box) = mask.trimmed
    guard !box.isEmpty else { return nil }
    let room = pixels.largestRectangle
    let spot = grid.center(
      box.left + (room.left + room.right) / 2, box.top + (room.top + room.bottom) / 2)
    return DeadZone(
      view: name, cause: cause, area: CGFloat(pixels.count) * grid.pixelArea, mask: pixels,
      box: box, spot: spot)
  }
}

extension HitTestRule {
  /// Whether the rule may give an answer that the default search would not.
  fileprivate var changesAnswers: Bool {
    switch self {
    case .expand, .hole, .overflow, .path(_, _, .inside): false
    default: true
    }
  }
}
