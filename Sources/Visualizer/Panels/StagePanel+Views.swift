import Canvas
import Foundation
import UIKit
import Wording

extension StagePanel {
  /// Draws the views from back to front, then what lies over all of them.
  func views(_ labels: StageLabels, _ moment: Moment?, in rect: CGRect, _ ui: inout Interface) {
    for index in workspace.drawn(in: rect) {
      clippedByAncestors(of: index, &ui) { ui in
        show(index, state: workspace.state(of: index, in: moment), in: rect, &ui)
      }
    }
    models(&ui)
    let territory = TerritoryLayer(workspace)
    territory?.showImage(&ui)
    DeadZoneLayer(workspace)?.show(in: rect, &ui)
    labels.captions.show(&ui)
    labels.showDeadZones(&ui)
    territory?.show(labels.names, &ui)
  }

  /// What a clipping ancestor cuts off is not drawn, as on iOS; a dashed edge shows where it is.
  private func clippedByAncestors(
    of index: Int, _ ui: inout Interface, _ draw: (inout Interface) -> Void
  ) {
    guard let clip = projection.views[index].clippedBy else { return draw(&ui) }
    edge(index, Stroke(ui.theme.neverAsked.withAlpha(0.5), dash: [2, 4]), &ui)
    ui.list.add(.clipPath(Outline(polygon: stageCorners(clip)), rule: .nonZero))
    draw(&ui)
    ui.list.add(.endClip)
  }

  private func show(_ index: Int, state: ViewState, in rect: CGRect, _ ui: inout Interface) {
    let view = projection.views[index]
    let theme = ui.theme
    let isLit = workspace.lit == view.id
    if view.isInvisible {
      edge(index, Stroke(theme.neverAsked.withAlpha(0.8), width: 1, dash: [3, 5]), &ui)
      // A redirect may name a hidden view: then it gets the touch, and that must be seen.
      if state == .hit { edge(index, Stroke(theme.hit, width: 2, dash: [6, 4]), &ui) }
      if isLit { edge(index, Stroke(theme.touchArea, width: 2), &ui) }
      return
    }
    let accent = theme.color(of: state.accent)
    let areas = workspace.layers.contains(.touchAreas)
    let region = areas ? view.looks.region : nil
    // Where a region replaces the bounds, it carries the colour of the state.
    let carriesState = region == nil
    fill(index, state: state, carriesState: carriesState, &ui)
    if carriesState, let accent {
      edge(index, Stroke(accent, width: state.accent == .asking ? 2.5 : 2), &ui)
    } else if region != nil {
      edge(
        index, Stroke((accent ?? theme.touchArea).withAlpha(0.75), width: 1.25, dash: [4, 4]), &ui)
    } else if state == .neverAsked {
      edge(index, Stroke(theme.neverAsked, width: 1.25, dash: [5, 4]), &ui)
    } else if workspace.layers.contains(.frames) {
      edge(
        index, Stroke(view.parent == nil ? theme.line : theme.textFaint.withAlpha(0.7), width: 1.5),
        &ui)
    }
    if let region { show(region, of: view, state: state, &ui) }
    if let control = view.looks.control, view.isUpright {
      face(control, in: stageBox(index), radius: radius(index), &ui)
    }
    if areas, let result = view.looks.resultPath { show(result, of: view, state: state, &ui) }
    if isLit || workspace.selection == view.id { light(index, isLit: isLit, &ui) }
  }

  private func fill(_ index: Int, state: ViewState, carriesState: Bool, _ ui: inout Interface) {
    let view = projection.views[index]
    let theme = ui.theme
    if view.zPosition != 0 {
      // Lifted off its place among the subviews: what the eye sees is not the order of asking.
      let box = stageBox(index)
      ui.list.add(
        .shadow(
          box.offsetBy(dx: 0, dy: 3), radius: radius(index), blur: 12, color: theme.shadow))
      shape(index, fill: .solid(theme.panel), stroke: nil, &ui)
    }
    if let fill = view.looks.fill, fill.alpha > 0 {
      // What is behind a coloured view shows through it less, so that front and behind can be told.
      shape(index, fill: .solid(theme.panel.withAlpha(min(fill.alpha, 1) * 0.6)), stroke: nil, &ui)
      shape(index, fill: .solid(Color(fill.rgb).withAlpha(fill.alpha * 0.3)), stroke: nil, &ui)
    }
    if view.looks.isGlass {
      glass(index, &ui)
    } else if view.looks.fill == nil {
      let alpha = state == .neverAsked ? 0.14 : 0.08
      shape(
        index,
        fill: .solid(view.parent == nil ? theme.panel : theme.neverAsked.withAlpha(alpha)),
        stroke: nil, &ui)
    }
    if carriesState, let accent = theme.color(of: state.accent) {
      let strength = state.accent == .passed ? theme.tint * 0.4 : theme.tint
      shape(index, fill: .solid(accent.withAlpha(strength)), stroke: nil, &ui)
    }
  }

  /// A view that touches fall through: a pane with broad, faint reflections.
  private func glass(_ index: Int, _ ui: inout Interface) {
    let white = Color(0xFFFFFF)
    let isDark = ui.theme.name.isDark
    shape(
      index, fill: .solid((isDark ? white : ui.theme.touchArea).withAlpha(0.045)), stroke: nil, &ui)
    shape(
      index,
      fill: .hatch(
        color: white.withAlpha(isDark ? 0.05 : 0.5), line: 18, spacing: 64,
        origin: camera.origin), stroke: nil, &ui)
  }

  /// The region of `point(inside:)` where it is not the bounds: shapes solid, grown ones dotted.
  private func show(
    _ region: PlacedView.Region, of view: PlacedView, state: ViewState, _ ui: inout Interface
  ) {
    let theme = ui.theme
    let color = theme.color(of: state.accent) ?? theme.touchArea
    let isLost = state == .neverAsked
    let outline = region.mapped { camera.toStage($0.applying(view.toScreen)) }
    guard outline.isDrawable else { return }
    ui.path(
      outline,
      fill: .solid(theme.touchArea.withAlpha(region.kind == .shaped ? 0.24 : 0.1)),
      stroke: Stroke(
        isLost ? theme.neverAsked : color, width: 2,
        dash: region.kind == .grown ? [2, 4] : isLost ? [5, 4] : []), rule: region.rule)
    if state.accent == .hit {
      ui.path(outline, fill: .solid(theme.hit.withAlpha(0.18)), rule: region.rule)
    }
  }

  private func light(_ index: Int, isLit: Bool, _ ui: inout Interface) {
    let view = projection.views[index]
    let color = ui.theme.touchArea
    if isLit, workspace.layers.contains(.touchAreas) {
      let area =
        view.looks.region?.mapped { camera.toStage($0.applying(view.toScreen)) }
        ?? Outline(polygon: stageCorners(index))
      if area.isDrawable {
        ui.path(
          area, fill: .solid(color.withAlpha(0.12)), rule: view.looks.region?.rule ?? .nonZero)
      }
    }
    let width: CGFloat = workspace.selection == view.id ? 1.5 : 1
    let grown = projection.views[index]
    guard grown.isUpright else { return edge(index, Stroke(color, width: width + 1), &ui) }
    ui.stroke(
      stageBox(index).insetBy(dx: -3.5, dy: -3.5), Stroke(color, width: width),
      radius: radius(index) + 3)
  }

  /// The model of a view that an animation shows elsewhere: dashed, and tied to what is seen.
  private func models(_ ui: inout Interface) {
    for view in projection.animated.map({ projection.views[$0] }) {
      let corners = view.modelCorners.map { camera.toStage($0) }
      guard corners.allSatisfy(\.isDrawable) else { continue }
      let stroke = Stroke(ui.theme.touchArea, width: 1.5, dash: [6, 4])
      ui.path(Outline(polygon: corners), fill: nil, stroke: stroke)
      for (seen, model) in zip(view.corners, corners) {
        let start = camera.toStage(seen)
        guard start.isDrawable else { continue }
        ui.path(
          Outline(polygon: [start, model]), fill: nil,
          stroke: Stroke(ui.theme.touchArea.withAlpha(0.35), width: 1, dash: [2, 4]))
      }
    }
  }

  // MARK: Shapes on the stage

  func stageCorners(_ index: Int) -> [CGPoint] {
    projection.views[index].corners.map { camera.toStage($0) }
  }

  /// The box of an upright view.
  func stageBox(_ index: Int) -> CGRect { workspace.stageBox(index) }

  /// Corners are rounded a little so that frames read as views; hit testing knows no round corners.
  func radius(_ index: Int) -> CGFloat {
    let view = projection.views[index]
    let box = stageBox(index)
    let most = min(box.width, box.height) / 2
    let wished =
      view.parent == nil
      ? 20 * min(camera.scale, 1) : max(view.looks.cornerRadius * camera.scale, 5)
    return max(0, min(wished, most))
  }

  private func edge(_ index: Int, _ stroke: Stroke, _ ui: inout Interface) {
    shape(index, fill: nil, stroke: stroke, &ui)
  }

  private func shape(_ index: Int, fill: Paint?, stroke: Stroke?, _ ui: inout Interface) {
    if projection.views[index].isUpright {
      ui.list.add(.rect(stageBox(index), radius: radius(index), fill: fill, stroke: stroke))
    } else {
      ui.path(Outline(polygon: stageCorners(index)), fill: fill, stroke: stroke)
    }
  }
}
