import Canvas
import Foundation
import UIKit
import Wording

/// The ruler between the selected and the hovered view, while Shift is held. Between planes it lies
/// on that of the selected view, with the other one's shadow there.
@MainActor
struct RulerLayer {
  let workspace: Workspace

  init(_ workspace: Workspace) { self.workspace = workspace }

  /// From screen points of the scene to points of the window, on the plane of a view.
  private func map(_ view: PlacedView) -> CGAffineTransform {
    let camera = workspace.camera
    guard workspace.exploded.isShown, let index = workspace.projection.index[view.id] else {
      return CGAffineTransform(translationX: camera.origin.x, y: camera.origin.y)
        .scaledBy(x: camera.scale, y: camera.scale)
    }
    return workspace.spread.map(level: workspace.exploded.planes.levels[index])
  }

  /// Whether it may be on the stage: names at the pointer would stand on its numbers.
  static func isWished(_ workspace: Workspace, _ ui: Interface) -> Bool {
    ui.modifiers.contains(.shift) && workspace.drag == nil && workspace.selection != nil
  }

  /// - Parameter words: what its numbers keep clear of where they can.
  func show(in rect: CGRect, avoiding words: [CGRect], _ ui: inout Interface) {
    guard Self.isWished(workspace, ui),
      let selected = workspace.selection.flatMap({ workspace.projection[$0] }),
      let hovered = hovered(&ui, in: rect), hovered.id != selected.id
    else { return }
    let theme = ui.theme
    let map = map(selected)
    box(hovered, through: self.map(hovered), theme, &ui, dash: [4, 3])
    if workspace.exploded.isShown { box(hovered, through: map, theme, &ui, dash: [2, 4]) }
    box(selected, through: map, theme, &ui, dash: [])
    let lines = Ruler(from: selected.box, to: hovered.box).lines.map { line in
      (line, line.from.applying(map), line.to.applying(map))
    }.filter { $0.1.isDrawable && $0.2.isDrawable }
    for (line, from, to) in lines { draw(line, from, to, through: map, &ui) }
    let texts = lines.map { Labels.number($0.0.length) }
    let places = RulerLabels.places(
      for: zip(texts, lines).map { text, line in
        (
          CGSize(width: (ui.text.width(of: text, font: .noteStrong) + 12).rounded(.up), height: 18),
          CGPoint(x: (line.1.x + line.2.x) / 2, y: (line.1.y + line.2.y) / 2)
        )
      }, in: rect.insetBy(dx: 4, dy: 4), avoiding: words)
    for (text, place) in zip(texts, places) {
      guard let place else { continue }
      ui.fill(place, theme.touchArea, radius: 5)
      ui.label(text, in: place, font: .noteStrong, color: theme.onAccent, align: .center)
    }
  }

  /// What is under the pointer, whatever hit testing says of it; over the selected view itself, what
  /// it stands in. Beside the stage, what is lit there.
  private func hovered(_ ui: inout Interface, in rect: CGRect) -> PlacedView? {
    let projection = workspace.projection
    guard let pointer = ui.pointer, rect.covers(pointer) else {
      return workspace.lit.flatMap { projection[$0] }
    }
    let index =
      workspace.exploded.isShown
      ? workspace.frontMost(onPlanesAt: pointer, isSeen: false)?.index
      : projection.frontMost(at: workspace.camera.toScene(pointer))
    guard let index else { return nil }
    let view = projection.views[index]
    guard view.id == workspace.selection else { return view }
    return view.parent.map { projection.views[$0] }
  }

  private func box(
    _ view: PlacedView, through map: CGAffineTransform, _ theme: Theme, _ ui: inout Interface,
    dash: [CGFloat]
  ) {
    let box = view.box
    let corners = [
      box.origin, CGPoint(x: box.maxX, y: box.minY), CGPoint(x: box.maxX, y: box.maxY),
      CGPoint(x: box.minX, y: box.maxY),
    ].map { $0.applying(map) }
    guard corners.allSatisfy(\.isDrawable) else { return }
    ui.path(
      Outline(polygon: corners), stroke: Stroke(theme.touchArea, width: 1.5, dash: dash))
  }

  private func draw(
    _ line: Ruler.Line, _ from: CGPoint, _ to: CGPoint, through map: CGAffineTransform,
    _ ui: inout Interface
  ) {
    let color = ui.theme.touchArea
    let guide = line.guide.map { $0.applying(map) }
    if guide.count == 2, guide.allSatisfy(\.isDrawable) {
      ui.path(
        Outline([.move(guide[0]), .line(guide[1])]),
        stroke: Stroke(color.withAlpha(0.7), width: 1, dash: [3, 3]))
    }
    ui.path(Outline([.move(from), .line(to)]), stroke: Stroke(color, width: 1.5))
    let length = hypot(to.x - from.x, to.y - from.y)
    guard length > 0 else { return }
    // Feet at both ends, across the line.
    let (dx, dy) = (4 * (to.y - from.y) / length, 4 * (to.x - from.x) / length)
    for end in [from, to] {
      ui.path(
        Outline([
          .move(CGPoint(x: end.x - dx, y: end.y + dy)),
          .line(CGPoint(x: end.x + dx, y: end.y - dy)),
        ]), stroke: Stroke(color, width: 1.5))
    }
  }
}
