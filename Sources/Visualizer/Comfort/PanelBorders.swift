import Canvas
import Foundation

/// The borders between panels: dragged, moved by arrow keys, put back by a double click or Enter.
struct PanelBorders {
  let layout: WindowLayout

  init(_ layout: WindowLayout) { self.layout = layout }

  func show(_ ui: inout Interface, _ send: (Command) -> Void) {
    for (index, divider) in Panels.Divider.allCases.enumerated() {
      guard let line = layout.line(of: divider), let handle = layout.handle(of: divider) else {
        continue
      }
      let id = WidgetID("border.of", index)
      // Above the panels, whose widgets come up to their edges.
      ui.beginOverlay(handle)
      let pointed = ui.interact(id, in: handle)
      if pointed.isHovered || pointed.isHeld {
        ui.cursor = divider.isUpright ? .resizeAcross : .resizeDown
        ui.fill(
          line.insetBy(dx: divider.isUpright ? -1 : 0, dy: divider.isUpright ? 0 : -1),
          ui.theme.touchArea)
      }
      follow(divider, id, pointed, line, &ui, send)
      ui.drawFocus(of: id, around: handle, radius: 2)
      ui.endOverlay()
    }
  }

  private func follow(
    _ divider: Panels.Divider, _ id: WidgetID, _ pointed: Interaction, _ line: CGRect,
    _ ui: inout Interface, _ send: (Command) -> Void
  ) {
    if pointed.pressed != nil {
      if case .pointerDown(_, _, _, let clicks) = ui.whole, clicks == 2 {
        send(.comfort(.resize(divider, nil)))
      }
      return
    }
    if pointed.isHeld, ui.isPointerNews, let pointer = ui.pointer {
      return send(.comfort(.resize(divider, layout.length(of: divider, at: pointer))))
    }
    let steps = ui.arrowSteps(id, in: line)
    if steps != 0 {
      let middle = CGPoint(x: line.midX, y: line.midY)
      let moved =
        divider.isUpright
        ? CGPoint(x: middle.x + 16 * steps, y: middle.y)
        : CGPoint(x: middle.x, y: middle.y - 16 * steps)
      send(.comfort(.resize(divider, layout.length(of: divider, at: moved))))
    } else if ui.isActivated(id, in: line) {
      send(.comfort(.resize(divider, nil)))
    }
  }
}
