import Canvas
import Diagnosis
import Foundation
import UIKit

/// The touch area of the selected view on the stage, as nested outlines: what its rules made of its
/// bounds, what its ancestors leave of that, and what is free of others in front.
@MainActor
struct AreaOutlines {
  let workspace: Workspace

  init?(_ workspace: Workspace) {
    guard workspace.selection != nil, workspace.layers.contains(.touchAreas),
      workspace.telling.touchArea != nil
    else { return nil }
    self.workspace = workspace
  }

  func show(_ ui: inout Interface) {
    guard let area = workspace.telling.touchArea else { return }
    let theme = ui.theme
    for cut in area.cuts.prefix(8) where cut.gate == nil {
      draw(cut.step.pieces.map(\.corners), hatch(theme.refused), &ui)
    }
    guard let free = workspace.telling.freeArea else { return }
    for taker in free.takers.prefix(8) { draw(taker.outlines, hatch(theme.asking), &ui) }
    let outline = self.outline(free.outlines)
    guard outline.isDrawable else { return }
    ui.path(
      outline, fill: .solid(theme.touchArea.withAlpha(0.14)),
      stroke: Stroke(theme.touchArea, width: 2), rule: .evenOdd)
  }

  private func hatch(_ color: Color) -> Paint {
    .hatch(color: color.withAlpha(0.5), line: 2, spacing: 7, origin: workspace.camera.origin)
  }

  private func draw(_ polygons: [[CGPoint]], _ paint: Paint, _ ui: inout Interface) {
    let outline = self.outline(polygons)
    if outline.isDrawable { ui.path(outline, fill: paint, rule: .evenOdd) }
  }

  private func outline(_ polygons: [[CGPoint]]) -> Outline {
    var outline = Outline()
    for polygon in polygons where polygon.count > 2 {
      outline.elements +=
        Outline(polygon: polygon.map { workspace.camera.toStage($0) }).elements
    }
    return outline
  }
}
