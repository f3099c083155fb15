import Canvas
import Foundation
import UIKit

/// A view as it is seen on its plane.
struct PlaneView {
  var index: Int
  var level: Int
  /// From screen points of the scene to points of the window.
  var map: CGAffineTransform
  /// The corners in points of the window, clockwise from the view's own top left.
  var corners: [CGPoint]

  /// The box around it on the stage.
  var extent: CGRect {
    let xs = corners.map(\.x)
    let ys = corners.map(\.y)
    let (left, right) = (xs.min() ?? 0, xs.max() ?? 0)
    let (top, bottom) = (ys.min() ?? 0, ys.max() ?? 0)
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}

extension Workspace {
  /// The views to draw on their planes, back to front: not peeled off, on the stage, large enough to
  /// see, and not to be taken for one that is drawn already (a thousand wrappers, planes less than a
  /// point apart).
  func planeViews(_ spread: Spread, in rect: CGRect) -> [PlaneView] {
    var drawn: [PlaneView] = []
    var seen: Set<Look> = []
    var level = -1
    var map = CGAffineTransform.identity
    let near = rect.insetBy(dx: -4, dy: -4)
    let hit = descent?.trace.hit
    for index in exploded.planes.order where exploded.shown.contains(exploded.planes.levels[index])
    {
      let view = projection.views[index]
      if exploded.planes.levels[index] != level {
        level = exploded.planes.levels[index]
        map = spread.map(level: level)
      }
      let seenView = PlaneView(
        index: index, level: level, map: map, corners: view.corners.map { $0.applying(map) })
      guard seenView.corners.allSatisfy(\.isDrawable) else { continue }
      let box = seenView.extent
      guard box.intersects(near), box.width + box.height > 2 else { continue }
      let isNew = seen.insert(Look(seenView.corners)).inserted
      guard isNew || view.id == lit || view.id == selection || view.id == hit else { continue }
      drawn.append(seenView)
    }
    return drawn.count > Self.mostDrawn ? thinned(drawn) : drawn
  }

  /// Who was asked and what is chosen first; of the others the front-most ones are what the eye
  /// looks for.
  private func thinned(_ drawn: [PlaneView]) -> [PlaneView] {
    func isNeeded(_ view: PlaneView) -> Bool {
      let id = projection.views[view.index].id
      return descent?.visitsOfView[id] != nil || id == lit || id == selection
    }
    let needed = drawn.indices.filter { isNeeded(drawn[$0]) }.suffix(Self.mostDrawn / 2)
    let others = drawn.indices.filter { !isNeeded(drawn[$0]) }
      .suffix(Self.mostDrawn - needed.count)
    return (needed + others).sorted().map { drawn[$0] }
  }

  /// Two views whose corners fall into the same cells of 2 points look the same.
  private struct Look: Hashable {
    var cells: [Int32]

    init(_ corners: [CGPoint]) {
      cells = []
      cells.reserveCapacity(6)
      for corner in corners.prefix(3) {
        cells.append(Int32((corner.x / 2).rounded()))
        cells.append(Int32((corner.y / 2).rounded()))
      }
    }
  }

  /// What lies in front on the planes at a point of the window, and the screen point of the scene
  /// that is shown there; with `isSeen` only what a person sees, not what is hidden or cut off.
  func frontMost(onPlanesAt point: CGPoint, isSeen: Bool) -> (index: Int, point: CGPoint)? {
    guard point.x.isFinite, point.y.isFinite else { return nil }
    let spread = spread
    var level = -1
    var place = CGPoint.zero
    for index in exploded.planes.order.reversed()
    where exploded.shown.contains(exploded.planes.levels[index]) {
      if exploded.planes.levels[index] != level {
        level = exploded.planes.levels[index]
        place = spread.toScene(point, level: CGFloat(level))
      }
      let view = projection.views[index]
      if isSeen, view.isInvisible { continue }
      guard let inverse = view.fromScreen else { continue }
      let local = place.applying(inverse)
      guard view.bounds.holds(local) || grownHolds(index, local) else { continue }
      if isSeen, let clip = view.clippedBy.map({ projection.views[$0] }),
        let inverse = clip.fromScreen, !clip.bounds.holds(place.applying(inverse))
      {
        continue
      }
      return (index, place)
    }
    return nil
  }

  /// What is drawn around the bounds counts as seen: grown touch areas, paths that reach out.
  private func grownHolds(_ index: Int, _ local: CGPoint) -> Bool {
    guard layers.contains(.touchAreas), projection.views[index].looks.region != nil,
      let live = scene?.view(projection.views[index].id)
    else { return false }
    return live.insideRegion.contains(local)
  }
}
