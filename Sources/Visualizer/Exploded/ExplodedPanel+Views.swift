import Canvas
import Foundation
import UIKit

extension ExplodedPanel {
  /// Draws the planes from back to front.
  func show(
    _ views: [PlaneView], _ moment: Moment?, in rect: CGRect, _ ui: inout Interface
  ) {
    // Thousands of panes over one another are fog: then only edges are drawn.
    let covered = views.reduce(0) { $0 + min($1.extent.width * $1.extent.height, 1e8) }
    let isFog = covered > rect.width * rect.height * 40
    let zones = Dictionary(
      grouping: workspace.layers.contains(.deadZones) ? workspace.deadZones : [], by: \.view)
    let territory = TerritoryLayer(workspace)
    let animated = Set(projection.animated)
    for view in views {
      clipped(view, &ui) { ui in show(view, moment, isFog: isFog, &ui) }
      if animated.contains(view.index) { model(view, &ui) }
      territory?.show(projection.views[view.index].id, by: view.map, &ui)
      for zone in zones[projection.views[view.index].id] ?? [] {
        show(zone, on: view, in: rect, &ui)
      }
    }
  }

  /// The model of a view that an animation shows elsewhere, on its plane: dashed, and tied to it.
  private func model(_ view: PlaneView, _ ui: inout Interface) {
    let placed = projection.views[view.index]
    let corners = placed.modelCorners.map { $0.applying(view.map) }
    guard !corners.isEmpty, corners.allSatisfy(\.isDrawable) else { return }
    ui.path(
      Outline(polygon: corners), stroke: Stroke(ui.theme.touchArea, width: 1.5, dash: [6, 4]))
    for (seen, model) in zip(view.corners, corners) where seen.isDrawable {
      ui.path(
        Outline([.move(seen), .line(model)]),
        stroke: Stroke(ui.theme.touchArea.withAlpha(0.35), width: 1, dash: [2, 4]))
    }
  }

  /// What a clipping ancestor cuts off is not drawn, as on iOS; a dashed edge shows where it is.
  private func clipped(
    _ view: PlaneView, _ ui: inout Interface, _ draw: (inout Interface) -> Void
  ) {
    guard let clip = projection.views[view.index].clippedBy else { return draw(&ui) }
    edge(view, Stroke(ui.theme.neverAsked.withAlpha(0.5), dash: [2, 4]), &ui)
    let corners = projection.views[clip].corners.map { $0.applying(view.map) }
    guard corners.allSatisfy(\.isDrawable) else { return }
    ui.list.add(.clipPath(Outline(polygon: corners), rule: .nonZero))
    draw(&ui)
    ui.list.add(.endClip)
  }

  private func show(
    _ view: PlaneView, _ moment: Moment?, isFog: Bool, _ ui: inout Interface
  ) {
    let placed = projection.views[view.index]
    let theme = ui.theme
    let state = workspace.state(of: view.index, in: moment)
    let accent = theme.color(of: state.accent)
    let isMarked = workspace.lit == placed.id || workspace.selection == placed.id
    if placed.isInvisible {
      edge(view, Stroke(theme.neverAsked.withAlpha(0.8), width: 1, dash: [3, 5]), &ui)
      if isMarked { edge(view, Stroke(theme.touchArea, width: 2), &ui) }
      return
    }
    let region = workspace.layers.contains(.touchAreas) ? placed.looks.region : nil
    if !isFog || isMarked || accent != nil { fill(view, state, hasRegion: region != nil, &ui) }
    if let accent, region == nil {
      edge(view, Stroke(accent, width: state.accent == .asking ? 2.5 : 2), &ui)
    } else if region != nil {
      edge(
        view, Stroke((accent ?? theme.touchArea).withAlpha(0.8), width: 1.25, dash: [4, 4]), &ui)
    } else if state == .neverAsked {
      edge(view, Stroke(theme.neverAsked, width: 1.25, dash: [5, 4]), &ui)
    } else if workspace.layers.contains(.frames) {
      edge(view, Stroke(theme.textFaint.withAlpha(0.8), width: 1.25), &ui)
    }
    if let region { show(region, of: view, state, &ui) }
    if workspace.layers.contains(.touchAreas), let result = placed.looks.resultPath {
      show(result, of: view, state, &ui)
    }
    if isMarked { mark(view, region, &ui) }
  }

  private func fill(
    _ view: PlaneView, _ state: ViewState, hasRegion: Bool, _ ui: inout Interface
  ) {
    let placed = projection.views[view.index]
    let theme = ui.theme
    let outline = Outline(polygon: view.corners)
    if let fill = placed.looks.fill {
      ui.path(outline, fill: .solid(Color(fill.rgb).withAlpha(fill.alpha * 0.22)))
    }
    if placed.looks.isGlass {
      ui.path(outline, fill: .solid(theme.touchArea.withAlpha(0.04)))
      ui.path(
        outline,
        fill: .hatch(
          color: theme.textFaint.withAlpha(0.10), line: 14, spacing: 52, origin: view.corners[0]))
    } else if placed.looks.fill == nil {
      ui.path(outline, fill: .solid(theme.neverAsked.withAlpha(placed.parent == nil ? 0.07 : 0.09)))
    }
    if !hasRegion, let accent = theme.color(of: state.accent) {
      let strength = state.accent == .passed ? theme.tint * 0.75 : theme.tint * 1.25
      ui.path(outline, fill: .solid(accent.withAlpha(strength)))
    }
  }

  /// The region of `point(inside:)` where it is not the bounds: shapes solid, grown ones dotted.
  private func show(
    _ region: PlacedView.Region, of view: PlaneView, _ state: ViewState, _ ui: inout Interface
  ) {
    let theme = ui.theme
    let toScreen = projection.views[view.index].toScreen
    let outline = region.mapped { $0.applying(toScreen).applying(view.map) }
    guard outline.isDrawable else { return }
    let isLost = state == .neverAsked
    let color = theme.color(of: state.accent) ?? theme.touchArea
    ui.path(
      outline, fill: .solid(theme.touchArea.withAlpha(region.kind == .shaped ? 0.28 : 0.12)),
      stroke: Stroke(
        isLost ? theme.neverAsked : color, width: 2,
        dash: region.kind == .grown ? [2, 4] : isLost ? [5, 4] : []), rule: region.rule)
    if state.accent == .hit {
      ui.path(outline, fill: .solid(theme.hit.withAlpha(0.2)), rule: region.rule)
    }
  }

  private func mark(_ view: PlaneView, _ region: PlacedView.Region?, _ ui: inout Interface) {
    let color = ui.theme.touchArea
    let toScreen = projection.views[view.index].toScreen
    let area =
      region?.mapped { $0.applying(toScreen).applying(view.map) } ?? Outline(polygon: view.corners)
    if area.isDrawable {
      ui.path(area, fill: .solid(color.withAlpha(0.14)), rule: region?.rule ?? .nonZero)
    }
    let isSelected = workspace.selection == projection.views[view.index].id
    edge(view, Stroke(color, width: isSelected ? 3 : 2), &ui)
  }

  private func show(
    _ zone: DeadZone, on view: PlaneView, in rect: CGRect, _ ui: inout Interface
  ) {
    var area = Outline()
    for outline in zone.outlines where outline.count > 2 {
      area.elements += Outline(polygon: outline.map { $0.applying(view.map) }).elements
    }
    guard area.isDrawable else { return }
    ui.hatch(area, zone.kind, in: rect, from: view.corners[0], spacing: 7)
    ui.path(area, stroke: Stroke(ui.theme.neverAsked, width: 1.25, dash: [5, 4]))
  }

  private func edge(_ view: PlaneView, _ stroke: Stroke, _ ui: inout Interface) {
    ui.path(Outline(polygon: view.corners), stroke: stroke)
  }
}
