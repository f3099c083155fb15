import Canvas
import Foundation
import UIKit
import Wording

/// The ruler between the selected and the hovered view, while Shift is held.
@MainActor
struct RulerLayer {
  let workspace: Workspace

  init(_ workspace: Workspace) { self.workspace = workspace }

  func show(in rect: CGRect, _ ui: inout Interface) {
    guard ui.modifiers.contains(.shift), workspace.drag == nil,
      let selected = workspace.selection.flatMap({ workspace.projection[$0] }),
      let hovered = hovered(&ui, in: rect), hovered.id != selected.id
    else { return }
    let theme = ui.theme
    box(hovered, theme, &ui, dash: [4, 3])
    box(selected, theme, &ui, dash: [])
    let lines = Ruler(from: selected.box, to: hovered.box).lines.map { line in
      (line, workspace.camera.toStage(line.from), workspace.camera.toStage(line.to))
    }.filter { $0.1.isDrawable && $0.2.isDrawable }
    for (line, from, to) in lines { draw(line, from, to, &ui) }
    let texts = lines.map { Labels.number($0.0.length) }
    let places = RulerLabels.places(
      for: zip(texts, lines).map { text, line in
        (
          CGSize(width: (ui.text.width(of: text, font: .noteStrong) + 12).rounded(.up), height: 18),
          CGPoint(x: (line.1.x + line.2.x) / 2, y: (line.1.y + line.2.y) / 2)
        )
      }, in: rect.insetBy(dx: 4, dy: 4))
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
    guard let index = projection.frontMost(at: workspace.camera.toScene(pointer)) else {
      return nil
    }
    let view = projection.views[index]
    guard view.id == workspace.selection else { return view }
    return view.parent.map { projection.views[$0] }
  }

  private func box(
    _ view: PlacedView, _ theme: Theme, _ ui: inout Interface, dash: [CGFloat]
  ) {
    let origin = workspace.camera.toStage(view.box.origin)
    let scale = workspace.camera.scale
    let box = CGRect(
      x: origin.x, y: origin.y, width: view.box.width * scale, height: view.box.height * scale)
    guard origin.isDrawable, box.width < 1e6, box.height < 1e6 else { return }
    ui.stroke(box, Stroke(theme.touchArea, width: 1.5, dash: dash))
  }

  private func draw(_ line: Ruler.Line, _ from: CGPoint, _ to: CGPoint, _ ui: inout Interface) {
    let color = ui.theme.touchArea
    let guide = line.guide.map { workspace.camera.toStage($0) }
    if guide.count == 2, guide.allSatisfy(\.isDrawable) {
      ui.path(
        Outline([.move(guide[0]), .line(guide[1])]),
        stroke: Stroke(color.withAlpha(0.7), width: 1, dash: [3, 3]))
    }
    ui.path(Outline([.move(from), .line(to)]), stroke: Stroke(color, width: 1.5))
    // Feet at both ends, across the line.
    let isAcross = abs(to.x - from.x) > abs(to.y - from.y)
    for end in [from, to] {
      let (dx, dy): (CGFloat, CGFloat) = isAcross ? (0, 4) : (4, 0)
      ui.path(
        Outline([
          .move(CGPoint(x: end.x - dx, y: end.y - dy)),
          .line(CGPoint(x: end.x + dx, y: end.y + dy)),
        ]), stroke: Stroke(color, width: 1.5))
    }
  }
}
