import Canvas
import Foundation
import Scenes
import UIKit

extension Workspace {
  /// Takes hold of a handle of the selected view.
  mutating func grab(_ handle: Handle, at point: CGPoint, gesture: Int) {
    guard let selection, let view = scene?.view(selection) else { return }
    // Nothing glides away under the pointer that holds it.
    cameraTarget = camera
    var path: String?
    if case .pathPoint(let rule, _) = handle {
      guard let rules = node(of: selection)?.hitTestRules, rules.indices.contains(rule) else {
        return
      }
      path = rules[rule].pathData
    }
    drag = StageDrag(
      handle: handle, view: selection, start: point, geometry: NodeGeometry(of: view), path: path,
      gesture: gesture)
  }

  /// Moves what is held to another place on the screen.
  ///
  /// - Parameter isFree: nothing snaps.
  mutating func drag(to point: CGPoint, isFree: Bool) {
    guard var current = drag, let placed = projection[current.view] else { return }
    let distance = hypot(point.x - current.start.x, point.y - current.start.y)
    if !current.isMoving, distance * camera.scale < 3 { return }
    current.isMoving = true
    current.guides = []
    drag = current
    defer { drag = current }
    let inSuper = superviewPoints(of: placed)
    guard let start = inSuper(current.start), let end = inSuper(point) else { return }
    var delta = CGSize(width: end.x - start.x, height: end.y - start.y)
    if !isFree { delta = rounded(delta) }
    var geometry: NodeGeometry?
    switch current.handle {
    case .body:
      var moved = current.geometry
      moved.frame.origin.x += delta.width
      moved.frame.origin.y += delta.height
      if !isFree { current.guides = snap(&moved, of: placed) }
      geometry = moved
    case .edge(let x, let y):
      let own = CGSize(delta, through: current.geometry.transform)
      var resized = current.resized(by: isFree ? own : rounded(own), x: x, y: y)
      if !isFree { current.guides = snapEdge(&resized, x: x, y: y, of: placed, current) }
      geometry = resized
    case .rotation: geometry = current.rotated(from: start, to: end, isFree: isFree)
    case .pathPoint(let rule, let index):
      move(pathPoint: index, of: rule, to: point, current, isFree)
    }
    if let geometry, !carry(geometry, &current) {
      edit(.place(geometry, of: current.view, current.movement), gesture: current.gesture)
    }
  }

  mutating func letGo() {
    let isAhead = drag?.isAhead == true
    drag = nil
    heldLabels = nil
    if isAhead { show(document) }
  }

  /// From the screen to the coordinates of a view's superview; nil where there is no way back.
  private func superviewPoints(of placed: PlacedView) -> (CGPoint) -> CGPoint? {
    guard let parent = placed.parent else { return { $0 } }
    let inverse = projection.views[parent].fromScreen
    return { point in inverse.map { point.applying($0) } }
  }

  /// Whole points, or finer ones from near.
  private func rounded(_ delta: CGSize) -> CGSize {
    let parts: CGFloat = camera.scale < 2 ? 1 : camera.scale < 4 ? 2 : camera.scale < 10 ? 5 : 20
    return CGSize(
      width: (delta.width * parts).rounded() / parts,
      height: (delta.height * parts).rounded() / parts)
  }

  private mutating func move(
    pathPoint index: Int, of rule: Int, to point: CGPoint, _ drag: StageDrag, _ isFree: Bool
  ) {
    guard let data = drag.path, let points = PathPoints(data),
      points.points.indices.contains(index),
      let inverse = projection[drag.view]?.fromScreen,
      var rules = node(of: drag.view)?.hitTestRules, rules.indices.contains(rule)
    else { return }
    let (start, end) = (drag.start.applying(inverse), point.applying(inverse))
    var delta = CGSize(width: end.x - start.x, height: end.y - start.y)
    if !isFree { delta = rounded(delta) }
    let old = points.points[index].at
    let moved = CGPoint(x: old.x + delta.width, y: old.y + delta.height)
    rules[rule] = rules[rule].withPathData(points.moving(index, to: moved))
    edit(.set(.rules(rules), of: drag.view), gesture: drag.gesture)
  }

  // MARK: Snapping

  /// Edges and middles of the superview and the siblings, in the superview's coordinates.
  private func lines(beside placed: PlacedView) -> (x: [CGFloat], y: [CGFloat]) {
    guard let parent = placed.parent else { return ([0], [0]) }
    let bounds = projection.views[parent].bounds
    var boxes = [bounds]
    for sibling in projection.children(of: parent).prefix(200)
    where projection.views[sibling].id != placed.id {
      if let view = scene?.view(projection.views[sibling].id) { boxes.append(view.frame) }
    }
    return (
      boxes.flatMap { [$0.minX, $0.midX, $0.maxX] }, boxes.flatMap { [$0.minY, $0.midY, $0.maxY] }
    )
  }

  private func snap(_ geometry: inout NodeGeometry, of placed: PlacedView) -> [Guide] {
    guard geometry.transform == .identity else { return [] }
    let lines = lines(beside: placed)
    let reach = 6 / camera.scale
    let frame = geometry.frame
    var guides: [Guide] = []
    if let shift = Snapping(lines: lines.x, reach: reach).shift(
      of: [frame.minX, frame.midX, frame.maxX])
    {
      geometry.frame.origin.x += shift.by
      guides.append(guide(x: shift.to, placed))
    }
    if let shift = Snapping(lines: lines.y, reach: reach).shift(
      of: [frame.minY, frame.midY, frame.maxY])
    {
      geometry.frame.origin.y += shift.by
      guides.append(guide(y: shift.to, placed))
    }
    return guides
  }

  private func snapEdge(
    _ geometry: inout NodeGeometry, x: Int, y: Int, of placed: PlacedView, _ drag: StageDrag
  ) -> [Guide] {
    guard geometry.transform == .identity else { return [] }
    let lines = lines(beside: placed)
    let reach = 6 / camera.scale
    let frame = geometry.frame
    var guides: [Guide] = []
    var more = CGSize.zero
    if x != 0,
      let shift = Snapping(lines: lines.x, reach: reach).shift(of: [x > 0 ? frame.maxX : frame.minX]
      )
    {
      more.width = shift.by
      guides.append(guide(x: shift.to, placed))
    }
    if y != 0,
      let shift = Snapping(lines: lines.y, reach: reach).shift(of: [y > 0 ? frame.maxY : frame.minY]
      )
    {
      more.height = shift.by
      guides.append(guide(y: shift.to, placed))
    }
    guard more != .zero else { return [] }
    var again = drag
    again.geometry = geometry
    geometry = again.resized(by: more, x: x, y: y)
    return guides
  }

  private func guide(x: CGFloat, _ placed: PlacedView) -> Guide {
    line(placed) { bounds in
      (CGPoint(x: x, y: bounds.minY - 24), CGPoint(x: x, y: bounds.maxY + 24))
    }
  }

  private func guide(y: CGFloat, _ placed: PlacedView) -> Guide {
    line(placed) { bounds in
      (CGPoint(x: bounds.minX - 24, y: y), CGPoint(x: bounds.maxX + 24, y: y))
    }
  }

  private func line(
    _ placed: PlacedView, _ ends: (CGRect) -> (CGPoint, CGPoint)
  ) -> Guide {
    guard let parent = placed.parent.map({ projection.views[$0] }) else {
      let (from, to) = ends(placed.box)
      return Guide(from: from, to: to)
    }
    let (from, to) = ends(parent.bounds)
    return Guide(from: from.applying(parent.toScreen), to: to.applying(parent.toScreen))
  }
}

extension StageDrag {
  var movement: Edit.Movement {
    switch handle {
    case .body, .pathPoint: .move
    case .edge: .resize
    case .rotation: .rotate
    }
  }
}

extension CGSize {
  /// A way in the superview's coordinates as one in the view's own.
  fileprivate init(_ delta: CGSize, through transform: CGAffineTransform) {
    guard transform.isInvertible else {
      self = delta
      return
    }
    let inverse = transform.inverted()
    self.init(
      width: inverse.a * delta.width + inverse.c * delta.height,
      height: inverse.b * delta.width + inverse.d * delta.height)
  }
}

extension HitTestRule {
  var pathData: String? {
    switch self {
    case .path(let data, _, _), .hole(let data, _): data
    default: nil
    }
  }

  func withPathData(_ data: String) -> HitTestRule {
    switch self {
    case .path(_, let fillRule, let gate): .path(d: data, fillRule: fillRule, gate: gate)
    case .hole(_, let fillRule): .hole(d: data, fillRule: fillRule)
    default: self
    }
  }
}
